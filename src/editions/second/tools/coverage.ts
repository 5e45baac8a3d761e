import type { Decision } from '../../../engine/decision.ts';
import { type Covered, Occurrences } from '../../tools/coverage.ts';
import { loadContent } from '../content/content.ts';
import { type Effect, isA, type Operation } from '../content/effect.ts';
import { kindOf } from '../content/marker.ts';
import { gameOf } from '../game/game.ts';
import { holds } from '../language/conditions/table.ts';
import { OPERATION_NAMES } from '../language/table.ts';
import { PLAIN_KINDS, VARIANT_KINDS } from '../state/decisionkind.ts';
import type { SecondEvent } from '../state/event.ts';
import type { State } from '../state/state.ts';

/** Ways a game can end. */
const ENDINGS = ['won closing', 'won sealing', 'won banishing', 'lost devoured', 'lost destruction'];

/** Notes over many games which cards, entries, operations, decisions and endings have occurred. */
export class Coverage extends Occurrences {
  /** Looks at what happened and what is asked. */
  watch(events: readonly SecondEvent[], open: readonly Decision[], state: State): void {
    for (const event of events) this.note(event, state);
    this.ask(open);
  }

  /** Looks at an operation that is carried out. */
  watchOperation(effect: Effect): void {
    for (const operation of OPERATION_NAMES) if (isA(effect, operation)) this.did(operation);
  }

  /** What has been seen of what there is. `variants`: also the questions that only variants ask. */
  report(variants = false): Record<string, Covered> {
    const content = loadContent();
    const ids = (things: readonly { id: string }[]): string[] => things.map((thing) => thing.id);
    const encounters = content.locationCards.flatMap((card) =>
      Object.keys(card.entries).map((location) => `${location} ${card.n}`),
    );
    const gateEntries = content.gateCards.flatMap((card) =>
      card.color === null ? [] : Object.keys(card.entries).map((entry) => `${card.id} ${entry}`),
    );
    return {
      encounters: this.covered('encounters', encounters),
      gateCards: this.covered('gateCards', gateEntries),
      mythos: this.covered('mythos', ids(content.mythosCards)),
      cards: this.covered('cards', ids(content.cards)),
      monsters: this.covered('monsters', ids(content.monsters)),
      gates: this.covered('gates', ids(content.gates)),
      investigators: this.covered('investigators', ids(content.investigators)),
      operations: this.covered('operations', OPERATION_NAMES),
      decisions: this.covered('decisions', PLAIN_KINDS),
      ...(variants ? { variantDecisions: this.covered('decisions', VARIANT_KINDS) } : {}),
      endings: this.covered('endings', ENDINGS),
    };
  }

  private note(event: SecondEvent, state: State): void {
    switch (event.type) {
      case 'EncounterDrawn':
        this.add('encounters', `${event.place} ${event.entry}`);
        break;
      case 'GateCardDrawn':
        this.add('gateCards', `${event.card} ${event.entry}`);
        break;
      case 'MythosDrawn':
        this.add('mythos', event.card);
        for (const effect of loadContent().mythos(event.card).ability.now ?? [])
          if (isA(effect, 'reshuffle')) this.did('reshuffle');
        break;
      case 'CardGained':
        this.add('cards', kindOf(event.card));
        break;
      case 'Cursed':
        this.add('cards', 'curse');
        break;
      case 'Blessed':
        this.add('cards', 'blessing');
        break;
      case 'CombatStarted':
        this.add('monsters', kindOf(event.monster));
        this.noteStanding(kindOf(event.monster), state);
        break;
      case 'MonsterAppeared':
        this.add('monsters', kindOf(event.monster));
        break;
      case 'GateOpened':
        this.add('gates', kindOf(event.gate));
        break;
      case 'InvestigatorDealt':
      case 'Replaced':
        this.add('investigators', event.sheet);
        break;
      case 'GameEnded':
        this.add('endings', `${event.outcome.result} ${event.outcome.way}`);
        break;
      default:
        this.noteReading(event);
    }
  }

  /** Operations that are not carried out but read by the rule they change: seen by what the rule then does. */
  private noteReading(event: SecondEvent): void {
    switch (event.type) {
      case 'MythosTextCancelled':
      case 'AttackCancelled':
        this.did('cancel');
        break;
      case 'LossPrevented':
        this.did('prevent');
        break;
      case 'Rerolled':
        this.did('reroll');
        break;
      case 'CheckDecided':
        if (event.passed) this.did('autoPass');
        break;
      case 'ClueSpent':
        if (event.by) this.did('countsAs');
        break;
      case 'SpellCast': {
        const spell = loadContent().card(event.card);
        if (event.passed && spell.deck === 'spell') for (const effect of spell.effect) this.watchOperation(effect);
        break;
      }
      case 'MonsterMoved':
        if (event.why === 'unique') this.did('moveMonster');
        break;
      case 'AbilityUsed': {
        const ability = loadContent()
          .investigator(event.sheet)
          .abilities.find(({ id }) => id === event.ability);
        if (ability?.effect.some((effect) => isA(effect, 'modifyDraw'))) this.did('modifyDraw');
        break;
      }
      case 'GameStarted':
        // What an Ancient One does before the game begins is done by the setup.
        for (const effect of loadContent().ancientOne(event.ancientOne).power.effects)
          if (isA(effect, 'addToCup')) this.did('addToCup');
        break;
      case 'Awakened': {
        const { power, startOfBattle } = loadContent().ancientOne(event.ancientOne);
        if (power.when === 'awakens' && power.effects.some((effect) => isA(effect, 'gameOver'))) this.did('gameOver');
        if (startOfBattle?.some((effect) => isA(effect, 'set'))) this.did('set');
        break;
      }
      default:
        break;
    }
  }

  /** What a monster's text and the worshippers' line change about it while it is fought. */
  private noteStanding(monster: string, state: State): void {
    const game = gameOf(state);
    for (const special of loadContent().monster(monster).special) {
      if (special.trigger !== 'static') continue;
      if (special.if && !holds(game, state.first, special.if, { source: { ref: 'monster', id: monster } })) continue;
      for (const effect of special.effects) this.watchOperation(effect);
    }
  }

  private did(operation: Operation): void {
    this.add('operations', operation);
  }
}
