type Child = Node | string | null | undefined | false;

interface Listeners {
  onclick?: (event: MouseEvent) => void;
  oninput?: (event: Event) => void;
  onkeydown?: (event: KeyboardEvent) => void;
  onsubmit?: (event: SubmitEvent) => void;
  onfocus?: (event: FocusEvent) => void;
  onmousedown?: (event: MouseEvent) => void;
}

type Attributes = Listeners & {
  [name: string]: string | number | boolean | null | undefined | Listeners[keyof Listeners];
};

/** Makes an element. False, null and undefined attributes are left out, true ones stand without a value. */
export function make<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Attributes = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined || value === null || value === false) continue;
    if (typeof value === 'function') element.addEventListener(name.slice(2), value as EventListener);
    else element.setAttribute(name, value === true ? '' : String(value));
  }
  element.append(...present(children));
  return element;
}

/** Leaves out the children that are not there. */
export function present(children: readonly Child[]): (Node | string)[] {
  return children.filter((child): child is Node | string => child !== null && child !== undefined && child !== false);
}

/** A container whose inside is HTML made by this page's own markdown writer. */
export function markup(tag: 'div' | 'span', name: string, html: string): HTMLElement {
  const element = make(tag, { class: name });
  element.innerHTML = html;
  return element;
}

/** Puts exactly these nodes into a parent, in order, without touching those that stay: focus and open menus survive. */
export function arrange(parent: Element, nodes: readonly Node[]): void {
  const wanted = new Set(nodes);
  for (const child of [...parent.childNodes]) if (!wanted.has(child)) child.remove();
  let cursor = parent.firstChild;
  for (const node of nodes) {
    if (node === cursor) cursor = cursor.nextSibling;
    else parent.insertBefore(node, cursor);
  }
}

const SHAPES = {
  hash: 'M9 3 7 21M17 3l-2 18M4 9h17M3 15h17',
  thread: 'M4 4v9a3 3 0 0 0 3 3h8M12 12l4 4-4 4M9 5h11M12 9h8',
  direct: 'M4 5h16v11H9l-5 4z',
  plus: 'M12 4v16M4 12h16',
  menu: 'M4 6h16M4 12h16M4 18h16',
  close: 'M5 5l14 14M19 5 5 19',
  pin: 'M9 3h6l-1 7 4 3v2H6v-2l4-3zM12 15v6',
  send: 'M4 4l17 8-17 8 3-8zM7 12h8',
  reply: 'M10 5 4 11l6 6M4 11h9a7 7 0 0 1 7 7v1',
  dots: 'M5 12h.01M12 12h.01M19 12h.01',
  eye: 'M2 12s4-7 10-7 10 7 10 7-4 7-10 7S2 12 2 12zM12 9a3 3 0 1 1 0 6 3 3 0 0 1 0-6z',
  chevron: 'M5 9l7 7 7-7',
  check: 'M4 12l5 6L20 6',
  lock: 'M6 11h12v9H6zM8 11V8a4 4 0 0 1 8 0v3',
  out: 'M14 4h6v6M20 4l-9 9M17 14v6H4V7h6',
  down: 'M12 4v15M5 12l7 7 7-7',
  trash: 'M4 6h16M9 6V4h6v2M6 6l1 14h10l1-14M10 10v6M14 10v6',
  alert: 'M12 3 2 20h20zM12 10v4M12 17h.01',
  shield: 'M12 3l8 3v6c0 5-4 8-8 9-4-1-8-4-8-9V6z',
  slash: 'M16 4 8 20',
  bot: 'M12 2v4M5 8h14v10H5zM9 12v2M15 12v2M2 12v3M22 12v3',
} as const;
export type Shape = keyof typeof SHAPES;

/** A line drawing of 24 units, hidden from screen readers: whatever holds it has its own label. */
export function icon(shape: Shape): SVGSVGElement {
  const space = 'http://www.w3.org/2000/svg';
  const drawing = document.createElementNS(space, 'svg');
  drawing.setAttribute('viewBox', '0 0 24 24');
  drawing.setAttribute('class', `icon icon-${shape}`);
  drawing.setAttribute('aria-hidden', 'true');
  const path = document.createElementNS(space, 'path');
  path.setAttribute('d', SHAPES[shape]);
  drawing.append(path);
  return drawing;
}
