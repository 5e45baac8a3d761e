import type { Ref } from '../../../../engine/phrase.ts';
import { kindNamed } from '../../../edition/copy.ts';
import type { Content } from '../../content/content.ts';

/** The printed name of a thing of this edition; null for what is none of its things. Copies have the name of their kind. */
export function printedName(content: Content, { ref, id }: Ref): string | null {
  const kind = kindNamed(id);
  const find = (things: readonly { id: string; name: string }[]): string | null =>
    things.find((thing) => thing.id === kind)?.name ?? null;
  switch (ref) {
    case 'card':
      return find(content.cards);
    case 'monster':
      return find(content.monsters);
    case 'gate':
      return find(content.gates);
    case 'world':
      return find(content.worlds);
    case 'mythos':
      return find(content.mythosCards);
    case 'investigator':
      return find(content.investigators);
    case 'ancient-one':
      return find(content.ancientOnes);
    case 'neighborhood':
      return find(content.neighborhoods);
    case 'place':
      return find([...content.places.values(), ...content.zones]);
    case 'power':
      return content.ancientOnes.find((ancientOne) => ancientOne.id === kind)?.power.name ?? null;
    case 'ability':
      return (
        content.investigators.flatMap((investigator) => investigator.abilities).find((ability) => ability.id === kind)
          ?.name ?? find(content.locations.flatMap((location) => (location.ability ? [location.ability] : [])))
      );
    default:
      return null;
  }
}
