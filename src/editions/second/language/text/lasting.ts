import { type Phrase, ref } from '../../../../engine/phrase.ts';
import { loadContent } from '../../content/content.ts';
import type { Effect, Forbid, Modify } from '../../content/effect.ts';
import type { CheckName } from '../../content/vocabulary.ts';
import { abilityKey } from './condition.ts';
import { type Form, list, monsters, place, say, signed } from './noun.ts';

/** A change that lasts, or something that is prevented, re-rolled or ignored, as a clause. */
export function lastingClause(effect: Effect, form: Form): Phrase {
  if ('modify' in effect) return withUntil(modifyClause(effect.modify, form), effect.modify.until);
  if ('forbid' in effect) return withUntil(forbidClause(effect.forbid), effect.forbid.until);
  if ('modifyDraw' in effect) {
    const { extra, thenDiscard, keep, from } = effect.modifyDraw;
    if (from) return say('draw-either-end', { form });
    if (keep !== undefined) return say('draw-extra-keep', { extra: extra ?? 0, keep, form });
    return say('draw-extra-discard', { extra: extra ?? 0, discard: thenDiscard ?? 0, form });
  }
  if ('cancel' in effect) return say(`cancel-${effect.cancel.what}`, { form });
  if ('ignore' in effect) {
    const { monsterAbility, not = [] } = effect.ignore;
    if (monsterAbility === 'any') {
      const except = list(not.map((ability) => say(abilityKey(ability))));
      return withUntil(say('ignore-any', { not: except, form }), effect.ignore.until);
    }
    return monsterAbility === 'endless'
      ? say('ignore-endless', { form })
      : say('ignore', { ability: say(abilityKey(monsterAbility)), form });
  }
  if ('reroll' in effect) {
    const { check, dice, who } = effect.reroll;
    return say(`reroll-${dice}`, { check: checkName(check), whose: who ?? 'owner', form });
  }
  if ('autoPass' in effect) return say('auto-pass', { check: checkName(effect.autoPass.check), form });
  if ('autoFail' in effect)
    return say('auto-fail', { checks: list(effect.autoFail.check.map((check) => say(`next-check-${check}`))), form });
  if ('set' in effect) return say('set-combat-rating-terror', { form });
  if ('mythosDraw' in effect) return say('mythos-draw', { cards: effect.mythosDraw.cards });
  if ('mark' in effect) return say('mark-defaulted', { form });
  if ('gameOver' in effect) return say('game-lost');
  throw new Error(`no words for ${Object.keys(effect).join(', ')}`);
}

/** The name of a check, for instance "Combat check". */
export function checkName(check: CheckName | 'any' | 'gateClose'): Phrase {
  return say(`check-${check}`);
}

function withUntil(clause: Phrase, until: Modify['until']): Phrase {
  if (until === undefined || until === 'cardLeaves') return clause;
  return say('lasting', { clause, until: say(`until-${until}`) });
}

function modifyClause(modify: Modify, form: Form): Phrase {
  const { what, by = 0, set, where, min } = modify;
  switch (what) {
    case 'check:speed':
    case 'check:sneak':
    case 'check:fight':
    case 'check:will':
    case 'check:lore':
    case 'check:luck':
    case 'check:combat':
      return say(where?.in === 'arkham' ? 'modify-check-arkham' : 'modify-check', {
        by: signed(by),
        check: say(`checks-${what.slice('check:'.length)}`),
        form,
      });
    case 'check:all':
      return say('modify-check-all', { by: signed(by), form });
    case 'movementPoints':
      return say('modify-movement', { count: Math.abs(by), change: by < 0 ? 'less' : 'more' });
    case 'movementType':
      return say('modify-movement-type', {
        from: say(`movement-${where?.movement ?? 'normal'}`),
        to: say(`movement-${String(set)}`),
      });
    case 'toughness':
      if (where?.monsters === 'opponent') {
        return say('modify-toughness-opponent', { count: Math.abs(by), min: min ?? 0 });
      }
      if (where?.ability) return say('modify-toughness-undead', { by: signed(by) });
      if (where?.monsters === 'all') return say('modify-toughness-all', { by: signed(by) });
      return say('modify-toughness', { by: signed(by), monsters: monsters(where?.monsters ?? 'all', 'subject') });
    case 'combatDamage':
      return say('modify-no-combat-damage');
    case 'combatCheckSkill':
      return say('modify-combat-skill', { skill: say(`skill-${String(set)}`) });
    case 'gateCheckDifficulty':
      return where?.otherWorld === undefined
        ? say('modify-gate-difficulty', { count: by })
        : say('modify-gate-difficulty-world', { count: by, world: ref('world', where.otherWorld) });
    case 'sealClueCost':
      return say('modify-seal-cost', { count: Math.abs(by), change: by < 0 ? 'less' : 'more' });
    case 'spellSanityCost':
      return say('modify-spells-free');
    case 'maxSanity':
    case 'maxStamina':
      return say(`stock-${what}`, { role: 'object' });
    case 'successFaces':
      return Array.isArray(set) && set.length > 1
        ? say('modify-success-from', { face: Math.min(...set) })
        : say('modify-success-only', { face: Array.isArray(set) ? (set[0] ?? 6) : 6 });
    case 'successesPerSix':
      return say('modify-sixes', { count: typeof set === 'number' ? set : 1 });
    case 'dicePerClue':
      return say('modify-dice-per-clue', { count: by });
    case 'weaponKind':
      return say('modify-weapon-magical', { form });
    case 'monsterLimit':
      return say('modify-no-monster-limit');
    case 'returnGate':
      return say('modify-return-gate', { form });
    default: {
      const never: never = what;
      throw new Error(`no words for ${String(never)}`);
    }
  }
}

function forbidClause(forbid: Forbid): Phrase {
  switch (forbid.what) {
    case 'gain:sanity':
    case 'gain:stamina': {
      const what = say(forbid.what === 'gain:sanity' ? 'stock-sanity' : 'stock-stamina', { role: 'object' });
      return say('forbid-gain', { what, except: list((forbid.except ?? []).map(exception)) });
    }
    case 'status:arrested':
      return say('forbid-arrest');
    case 'move':
      return say('forbid-move', { place: place(forbid.into ?? '', 'object') });
    case 'monsterMove':
      return say('forbid-monster-move');
    case 'gateAppears':
    case 'monsterAppears':
      return say(`forbid-${forbid.what}`);
    case 'terrorIncrease':
      return say('forbid-terror');
    case 'sealGate':
      return say('forbid-seal');
    case 'castSpell':
      return say('forbid-spells');
    default: {
      const never: never = forbid.what;
      throw new Error(`no words for ${String(never)}`);
    }
  }
}

/** Somebody or some place that a prohibition leaves alone. */
function exception(id: string): Phrase {
  const location = loadContent().locations.find((found) => found.ability?.id === id);
  if (location) return say('except-location', { place: place(location.id, 'at') });
  return say('except-investigator', { investigator: ref('investigator', id) });
}
