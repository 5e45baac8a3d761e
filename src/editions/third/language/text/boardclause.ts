import { type Phrase, ref } from '../../../../engine/phrase.ts';
import type { Effect } from '../../content/effect.ts';
import { MYTHOS_TOKENS } from '../../content/vocabulary.ts';
import { amount, archiveCard, type Form, list, oneOf, place, say } from './noun.ts';

/** What happens to the board, the scenario sheet and the codex; null for other effects. */
export function boardClause(effect: Effect, form: Form): Phrase | null {
  return doomClause(effect, form) ?? codexClause(effect, form) ?? markerClause(effect, form);
}

function doomClause(effect: Effect, form: Form): Phrase | null {
  if ('placeDoom' in effect) {
    const { at, amount: value } = effect.placeDoom;
    return say('place-doom', { what: amount('doom', value, form), place: place(at, 'at', form), form });
  }
  if ('removeDoom' in effect) {
    const { from, amount: value, spaces } = effect.removeDoom;
    const what = amount('doom', value, form);
    if (spaces) return say('remove-doom-spaces', { what, spaces: spaces.upTo, form });
    return say('remove-doom', { what, place: place(from, 'from', form), form });
  }
  if ('sheetClue' in effect) return say('sheet-clue', { what: amount('clue', effect.sheetClue, form), form });
  if ('sheetDoom' in effect) return say('sheet-doom', { what: amount('doom', effect.sheetDoom, form), form });
  if ('sheetMarker' in effect) return say('sheet-marker', { count: effect.sheetMarker, form });
  if ('moveToken' in effect)
    return say('move-token', { count: effect.moveToken.clue, card: archiveCard(effect.moveToken.to.card), form });
  if ('spreadDoom' in effect) return say('spread-doom', { count: effect.spreadDoom, form });
  if ('spawnClue' in effect) return say('spawn-clue', { count: effect.spawnClue, form });
  if ('gateBurst' in effect) return say('gate-burst', { count: effect.gateBurst });
  if ('reckoning' in effect) return say('reckoning');
  if ('addToCup' in effect) {
    const tokens = MYTHOS_TOKENS.flatMap((token) => {
      const count = effect.addToCup[token];
      return count === undefined ? [] : [say('cup-token', { token: ref('token', token), count })];
    });
    return say('add-to-cup', { tokens: list(tokens), form });
  }
  if ('anomaly' in effect) return say('anomaly', { place: place(effect.anomaly, 'at', form) });
  if ('removeAnomaly' in effect)
    return say('remove-anomaly', { place: place(effect.removeAnomaly, 'from', form), form });
  return null;
}

function codexClause(effect: Effect, form: Form): Phrase | null {
  if ('codexAdd' in effect) return say('codex-add-back', { card: archiveCard(effect.codexAdd), form });
  if ('archiveFlip' in effect) return say('archive-flip', { card: archiveCard(effect.archiveFlip), form });
  if ('read' in effect) {
    const { read } = effect;
    const card = archiveCard(read.card);
    return 'part' in read
      ? say('read-part', { card, part: ref('part', read.part), form })
      : say('read-back', { card, form });
  }
  if ('setAside' in effect) return say('set-aside', { cards: list(effect.setAside.map(archiveCard)), form });
  if ('attach' in effect) return say('attach', { cards: oneOf(effect.attach.card.random.map(archiveCard)), form });
  if ('shuffleIn' in effect) {
    return say('shuffle-in-monsters', { form });
  }
  if ('gameOver' in effect) return say(`game-over-${effect.gameOver}`);
  return null;
}

function markerClause(effect: Effect, form: Form): Phrase | null {
  if ('placeMarker' in effect) {
    const marker = effect.placeMarker;
    if ('colors' in marker)
      return say('place-markers', { places: list(marker.oneEachAt.map((at) => ref('space', at))), form });
    return say('place-marker', {
      color: marker.color ?? 'any',
      up: String(marker.faceUp),
      place: place(marker.at, 'at', form),
      form,
    });
  }
  if ('revealMarker' in effect)
    return effect.revealMarker.at === 'anywhere'
      ? say('reveal-all-markers', { form })
      : say('reveal-marker', { place: place(effect.revealMarker.at, 'at', form), form });
  if ('discardMarker' in effect) {
    const { discardMarker } = effect;
    if ('which' in discardMarker) return say('discard-that-marker', { form });
    if ('color' in discardMarker) return say('discard-marker', { marker: ref('marker', discardMarker.color), form });
    if ('at' in discardMarker) return say('discard-marker-at', { place: place(discardMarker.at, 'at', form), form });
    return say('discard-other-markers', {
      markers: list(discardMarker.not.map((color) => ref('marker', color))),
      form,
    });
  }
  if ('scar' in effect) {
    const { count, at, where, differentNeighborhoods = false } = effect.scar;
    return say('scar', {
      count,
      place: place(at, 'at', form),
      unscarred: String(where !== undefined),
      apart: String(differentNeighborhoods),
      form,
    });
  }
  if ('mendScar' in effect) return say('mend-scar', { place: place(effect.mendScar.at, 'at', form), form });
  return null;
}
