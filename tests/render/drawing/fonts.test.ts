import { describe, expect, it } from 'vitest';
import type { Locale } from '../../../src/locale.ts';
import { fontFiles } from '../../../src/render/drawing/fonts.ts';
import { glyphsOf } from './glyphs.ts';

/** Letters and marks of the languages that pictures are drawn in, and of those to come, beside A to Z. */
const LETTERS: Readonly<Record<Locale | 'de' | 'nl' | 'es', string>> = {
  en: '’‘“”–—…',
  cs: 'áčďéěíňóřšťúůýžÁČĎÉĚÍŇÓŘŠŤÚŮÝŽ„“‚‘',
  de: 'äöüßÄÖÜ„“‚‘»«',
  nl: 'ëïéèöüáóËÏÉÈÖÜ‘’“”',
  es: 'áéíñóúüÁÉÍÑÓÚÜ¿¡«»ºª',
};
const ALPHABET = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789.,;:!?()/%$+×·';
/** Signs that one of the families may lack and takes from another. */
const SIGNS = '−∞';

describe('the fonts of pictures', () => {
  const fonts = fontFiles();

  it.each(Object.entries(LETTERS))('draw every letter of %s themselves', (_locale, letters) => {
    for (const { path, family, style } of fonts) {
      const glyphs = glyphsOf(path);
      const lacks = [...`${ALPHABET}${letters}`].filter((letter) => !glyphs.has(letter.codePointAt(0) ?? 0));
      expect(lacks, `${family} ${style ?? ''}`).toEqual([]);
    }
  });

  it('have between them what is no letter', () => {
    const all = new Set(fonts.flatMap(({ path }) => [...glyphsOf(path)]));
    expect([...SIGNS].filter((sign) => !all.has(sign.codePointAt(0) ?? 0))).toEqual([]);
  });
});
