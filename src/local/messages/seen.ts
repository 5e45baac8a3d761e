import type { WireMessage } from '../wire.ts';
import type { Component, Media } from './component.ts';

/** All that is to be read in a message, without its buttons. */
export function textOf({ content, components }: WireMessage): string {
  return [content, ...textsIn((components ?? []) as Component[])].filter((text) => text !== '').join('\n');
}

/** The texts in the parts of a message. */
export function textsIn(parts: readonly Component[]): string[] {
  return parts.flatMap(({ content, components = [] }) => [...(content ? [content] : []), ...textsIn(components)]);
}

/** The pictures in a frame. */
export function mediaIn({ items = [], components = [] }: Component): Media[] {
  return [...(items ?? []).map(({ media }) => media), ...components.flatMap(mediaIn)];
}
