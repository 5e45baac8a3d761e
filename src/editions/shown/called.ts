/** What friends call somebody of that name: the first word of it. */
export function calledAs(name: string): string {
  const [first = name] = name.split(' ');
  return first;
}
