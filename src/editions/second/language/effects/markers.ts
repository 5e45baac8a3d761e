import type { Option, Seat } from '../../../../engine/decision.ts';
import type { Flow } from '../../../../engine/flow.ts';
import { phrase, ref } from '../../../../engine/phrase.ts';
import { monstersAt } from '../../board/area.ts';
import { fight } from '../../combat/combat.ts';
import { loadContent } from '../../content/content.ts';
import type { EffectOf } from '../../content/effect.ts';
import { copiesOf } from '../../content/marker.ts';
import type { MonsterAbility } from '../../content/vocabulary.ts';
import { investigator, upset, upsets } from '../../investigators/investigator.ts';
import { printedAbility } from '../../investigators/modifier.ts';
import { claimMonster, defeatMonster, drawFromCup, returnMonster } from '../../monsters/monster.ts';
import type { EffectContext } from '../../state/context.ts';
import { choose } from '../../state/question.ts';
import type { Game } from '../../state/state.ts';
import { monsterHas } from '../conditions.ts';

/** A monster becomes a trophy without a fight, from the cup by chance or from the board by choice. */
export function* claimTrophy(
  game: Game,
  seat: Seat,
  spec: EffectOf<'claimTrophy'>['claimTrophy'],
  context: EffectContext,
): Flow {
  const evenEndless = spec.evenEndless === true;
  for (let one = 0; one < spec.count; one++) {
    const marker =
      spec.from === 'cup' ? drawFromCup(game, false) : yield* chosenFromBoard(game, seat, evenEndless, context);
    if (marker === null) return;
    claimMonster(game, seat, marker, evenEndless);
  }
}

/** Arkham and the Sky are the board; an Endless monster cannot be kept and is not on offer. */
function* chosenFromBoard(game: Game, seat: Seat, evenEndless: boolean, context: EffectContext): Flow<string | null> {
  const { places } = loadContent();
  return yield* choose(
    game,
    seat,
    'effect.claim',
    context.rule ?? '2E-101',
    () =>
      game.state.monsters
        .filter(({ at }) => at === 'sky' || places.has(at))
        .filter(({ marker }) => evenEndless || !monsterHas(game, marker, 'endless', seat))
        .map(({ marker, at }) => ({
          id: marker,
          label: phrase('option-monster-at', { monster: ref('monster', marker), place: ref('place', at) }),
          about: { ref: 'monster', id: marker },
        })),
    { about: context.about ?? {} },
  );
}

/** Every monster in the owner's area, and the one he fights, is defeated by him. */
export function* defeatMonsters(game: Game, seat: Seat): Flow {
  const { combat } = game.state;
  const fought = combat?.seat === seat ? combat.monster : null;
  const there = monstersAt(game, investigator(game, seat).at).map(({ marker }) => marker);
  const markers = fought && !there.includes(fought) ? [fought, ...there] : there;
  for (const marker of markers) yield* defeatMonster(game, seat, marker);
}

/** Puts that many monsters from the cup on the rumor; there they are not in play. */
export function monstersOnCard(game: Game, count: number): void {
  const { rumor } = game.state;
  if (!rumor) return;
  for (let one = 0; one < count; one++) {
    const marker = drawFromCup(game, false);
    if (marker === null) break;
    game.state.monsters.push({ marker, at: 'rumor' });
  }
  const monsters = game.state.monsters.filter(({ at }) => at === 'rumor').length;
  game.events.push({ type: 'RumorTokens', card: rumor.card, tokens: rumor.tokens, monsters });
}

/** Fights against monsters on the rumor, one after the other, at least `min` of them; he may stop after that. */
export function* fightFromCard(game: Game, seat: Seat, min: number, context: EffectContext): Flow {
  const before = upsets(game, seat);
  const fought: string[] = [];
  for (;;) {
    const left = () => game.state.monsters.filter(({ marker, at }) => at === 'rumor' && !fought.includes(marker));
    const chosen = yield* choose(
      game,
      seat,
      'effect.fightFromCard',
      context.rule ?? '2E-101',
      () => {
        const options: Option[] = left().map(({ marker }) => ({
          id: marker,
          label: phrase('option-rumor-fight', { monster: ref('monster', marker) }),
          about: { ref: 'monster', id: marker },
        }));
        if (fought.length >= min && options.length > 0)
          options.push({ id: 'stop', label: phrase('option-rumor-stop') });
        return options;
      },
      { default: 'stop', about: context.about ?? {} },
    );
    if (chosen === null || chosen === 'stop') return;
    fought.push(chosen);
    // L8.2: an escape ends his turn.
    const outcome = yield* fight(game, seat, chosen);
    if (outcome === 'escaped' || upset(game, seat, before)) return;
  }
}

/** The monster at hand goes back to the cup and a different one takes its place. */
export function redrawMonster(game: Game, context: EffectContext): void {
  const old = game.state.monsters.find(({ marker }) => marker === context.monster);
  if (!old) return;
  const next = drawFromCup(game);
  returnMonster(game, old.marker, 'cup');
  if (next === null) return;
  game.state.monsters.push({ ...old, marker: next });
  context.monster = next;
}

/** All monsters with that ability join the cup (the Masks of Nyarlathotep). */
export function addToCup(game: Game, ability: MonsterAbility): void {
  const { state } = game;
  const joining = loadContent()
    .monsters.filter(({ id }) => printedAbility(game, id, ability))
    .flatMap(copiesOf)
    .filter((marker) => state.box.includes(marker));
  state.box = state.box.filter((marker) => !joining.includes(marker));
  state.cup = [...state.cup, ...joining].sort();
}
