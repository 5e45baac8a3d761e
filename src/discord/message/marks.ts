/**
 * What people mark and turn in the menus of questions. The message itself shows it, but whoever is quick presses again
 * before it has been redrawn, and Discord then hands over the message as they saw it. Nothing here outlives the program;
 * after a restart the message alone counts.
 */
export class Marks {
  private readonly chosen = new Map<string, Map<string, readonly string[]>>();

  /** Something was chosen in a menu of that message. */
  keep(message: string, menu: string, values: readonly string[]): void {
    const menus = this.chosen.get(message) ?? new Map<string, readonly string[]>();
    this.chosen.set(message, menus.set(menu, values));
  }

  /** What was chosen last in that menu; null when nothing was since the message was made or changed. */
  in(message: string, menu: string): readonly string[] | null {
    return this.chosen.get(message)?.get(menu) ?? null;
  }

  /** Everything that was chosen last in the menus of a message. */
  of(message: string): string[] {
    return [...(this.chosen.get(message)?.values() ?? [])].flat();
  }

  /** The message shows something else now, or is over. */
  forget(message: string): void {
    this.chosen.delete(message);
  }
}
