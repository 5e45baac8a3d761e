/** What the codex makes of the end of monsters. */
import { onceEach } from '../../../engine/once.ts';
import { printed } from '../board/monster.ts';
import { codexRulesThat } from '../codex/codex.ts';
import type { ArchiveRule, Objective } from '../content/archive.ts';
import type { Content } from '../content/content.ts';
import { isIf } from '../content/effect.ts';
import type { Game, Monster } from '../state/state.ts';

/** Those whose end wins the game, or that the story counts: an objective on an archive card is their end. */
const decisive = onceEach((content: Content) => {
  const sides = [...content.archive.values()].flatMap(({ front, back }) => [front, ...(back ? [back] : [])]);
  return new Set(sides.flatMap(({ objectives }) => objectives.flatMap(foesOf)));
});

/** The monsters whose end reaches an objective. */
function foesOf(rule: ArchiveRule | Objective): readonly string[] {
  if (!('after' in rule) || rule.after !== 'monsterDefeated') return [];
  return rule.where && isIf(rule.where, 'monsters') ? rule.where.monsters : [];
}

/** Monsters that a scenario is decided by. */
export const isDecisive = ({ content }: Game, { kind }: Monster): boolean => decisive(content).has(kind);

/** Whether the end of one of those is what the codex asks for now. */
export const isAtLast = (game: Game): boolean =>
  codexRulesThat(game, 'after').some(({ kind, rule }) => kind === 'objectives' && foesOf(rule).length > 0);

/** The worshipers that have to be unmasked: the codex counts the end of each of their group. */
export function isCounted(game: Game, monster: Monster): boolean {
  const { group } = printed(game, monster);
  if (group === undefined) return false;
  return codexRulesThat(game, 'after').some(
    ({ rule }) => 'where' in rule && rule.where && isIf(rule.where, 'group') && rule.where.group === group,
  );
}
