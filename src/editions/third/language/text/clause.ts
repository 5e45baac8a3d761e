import { type Phrase, ref } from '../../../../engine/phrase.ts';
import { loadContent } from '../../content/content.ts';
import { type Effect, operationOf } from '../../content/effect.ts';
import { boardClause } from './boardclause.ts';
import { amount, type Form, list, monsterName, oneOf, place, say } from './noun.ts';
import { verbClause, verbOf } from './verb.ts';

/** One effect without conditions, dice or choices, as a clause. @throws Error for an operation without words */
export function simpleClause(effect: Effect, form: Form): Phrase {
  const verb = verbOf(effect, form);
  if (verb) return verbClause(verb, form);
  const clause =
    ownClause(effect, form) ?? cardClause(effect, form) ?? monsterClause(effect, form) ?? boardClause(effect, form);
  if (clause) return clause;
  throw new Error(`no words for ${operationOf(effect) ?? Object.keys(effect).join(', ')}`);
}

/** What the investigator does and becomes. */
function ownClause(effect: Effect, form: Form): Phrase | null {
  if ('sufferSplit' in effect)
    return say('suffer-split', { amount: amount('damage', effect.sufferSplit.amount, form), form });
  if ('status' in effect) return say(`status-${effect.status}`, { form, other: String(effect.to !== undefined) });
  if ('retire' in effect) return say('retire', { form });
  if ('focus' in effect) {
    const { skill, count = 1, exceedLimit = false } = effect.focus;
    const args = { count, exceed: String(exceedLimit), form };
    if (skill === 'any' || skill === 'every') return say(`focus-${skill}`, args);
    return say('focus-skill', { ...args, skill: ref('skill', skill) });
  }
  if ('research' in effect) return say('research', { what: amount('clue', effect.research, form), form });
  if ('move' in effect) return moveClause(effect.move, form);
  if ('prevent' in effect) {
    const { loss, amount: value } = effect.prevent;
    const what = [loss].flat().map((kind) => amount(kind, value, form));
    return say('prevent', { what: oneOf(what), form });
  }
  if ('addToTest' in effect && typeof effect.addToTest === 'object') return say('add-as-many', { form });
  if ('addToTest' in effect) return say('add-to-test', { what: amount('success', effect.addToTest, form), form });
  if ('addToDie' in effect) return say(`add-to-die-${effect.addToDie.dice}`, { by: effect.addToDie.by, form });
  if ('addDamage' in effect) return say('add-damage', { what: amount('damage', effect.addDamage, form), form });
  if ('exchange' in effect) return say('exchange', { form });
  if ('grantAction' in effect) return say('grant-action', { form });
  if ('repeatAction' in effect) return say('repeat-action', { form });
  if ('drawMythos' in effect) return say('draw-mythos', { count: effect.drawMythos, form });
  if ('readHeadline' in effect) return say('read-headline', { count: effect.readHeadline, form });
  if ('chooseInvestigator' in effect) return say('choose-investigator', { form });
  if ('encounter' in effect) return say('encounter-anomaly', { form });
  return null;
}

function moveClause(move: Extract<Effect, { move: unknown }>['move'], form: Form): Phrase {
  if ('to' in move) return say('move-to', { place: place(move.to, 'to', form), form });
  if ('steps' in move) {
    const spaces = amount('space', move.steps, form);
    if (move.toward === undefined) return say('move-steps', { spaces, form });
    const toward = place(move.toward, 'to', form);
    return say('move-toward', { spaces, place: toward, along: String(move.with === 'this'), form });
  }
  const clause = say('move-up-to', {
    spaces: amount('space', move.upTo, form),
    ignore: String(move.ignoreMonsters ?? false),
    form,
  });
  const { payForMore } = move;
  return payForMore
    ? say('move-paid', { clause, money: payForMore.money, spaces: amount('space', payForMore.steps, form) })
    : clause;
}

/** What happens to cards. */
function cardClause(effect: Effect, form: Form): Phrase | null {
  if ('take' in effect) return say('take-leader', { card: ref('card', loadContent().specialNamed(effect.take).id) });
  if ('discard' in effect) {
    const { what, count = 1, from } = effect.discard;
    if (what === 'clue')
      return say(from === 'sheet' ? 'discard-sheet-clues' : 'discard-clues', { count: String(count), form });
    return say(`discard-${what}`, { count: typeof count === 'number' ? count : 0, form });
  }
  if ('tokensOnCard' in effect) {
    const what = Object.entries(effect.tokensOnCard).map(([kind, change]) =>
      say(`token-${kind}`, { count: typeof change === 'number' ? change : 1 }),
    );
    return say('tokens-on', { what: list(what), form });
  }
  if ('ignore' in effect) return say('ignore', { form });
  if ('placeUnder' in effect)
    return say('place-under', { count: effect.placeUnder.count, deck: ref('deck', effect.placeUnder.deck), form });
  if ('gainCardsUnder' in effect) return say('gain-cards-under', { form });
  if ('flip' in effect) return say('flip', { form });
  return null;
}

/** What happens to monsters. */
function monsterClause(effect: Effect, form: Form): Phrase | null {
  if ('restore' in effect) return say('restore-monster');
  if ('spawnMonster' in effect) return spawnClause(effect.spawnMonster, form);
  if ('damageMonster' in effect) {
    const { which, amount: value } = effect.damageMonster;
    return say('damage-monster', { what: amount('damage', value, form), which: say(`which-${which}`, { form }), form });
  }
  if ('defeatMonster' in effect) return say('defeat-monster', { monster: monsterName(effect.defeatMonster), form });
  if ('exhaustMonster' in effect) return say(`exhaust-${effect.exhaustMonster}`, { form });
  if ('disengage' in effect) return say(`disengage-${effect.disengage}`, { form });
  if ('engage' in effect) return say('engage', { monster: monsterName(effect.engage), form });
  if ('monsterAttacks' in effect) return say('monster-attacks', { monster: monsterName(effect.monsterAttacks) });
  if ('moveMonster' in effect) {
    const { moveMonster } = effect;
    const monster = monsterName(moveMonster.which);
    if ('to' in moveMonster) return say('move-monster-to', { monster, place: place(moveMonster.to, 'to', form), form });
    const spaces = amount('space', moveMonster.steps, form);
    return say('move-monster', { monster, spaces, place: place(moveMonster.toward, 'to', form), form });
  }
  if ('returnToBox' in effect) return say('return-to-box', { form });
  if ('chooseMonster' in effect)
    return say('choose-monster', { epic: String(effect.chooseMonster.epic ?? true), form });
  return null;
}

function spawnClause(spawn: Extract<Effect, { spawnMonster: unknown }>['spawnMonster'], form: Form): Phrase {
  const { at, exhausted = false, monster, archive, search, engagedWith } = spawn;
  const epic = archive === undefined ? undefined : loadContent().archiveCard(archive).front.epicMonster;
  const name = monster ?? epic;
  const what = search
    ? say('spawned-search', { count: search.count, trait: say(`trait-${search.trait}`, { count: search.count }) })
    : name === undefined
      ? say('spawned-any')
      : monsterName(name);
  const where = at === undefined ? say('spawned-where-printed') : place(at, 'at', form);
  if (engagedWith) return say(`spawn-engaged-${engagedWith}`, { what, form });
  if (at === 'eachSpaceInYourNeighborhood') return say('spawn-each-space', { form });
  return say('spawn', { what, where, exhausted: String(exhausted), printed: String(at === undefined), form });
}
