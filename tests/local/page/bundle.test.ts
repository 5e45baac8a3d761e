import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { bundlePage } from '../../../src/local/page/bundle.ts';

const FOLDER = new URL('../../../src/local/page/', import.meta.url);
const words = readFileSync(new URL('../../../data/words/en/local.ftl', import.meta.url), 'utf8');
const source = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts'))
  .map((name) => readFileSync(new URL(name, FOLDER), 'utf8'))
  .join('\n');

describe('the bundled page', () => {
  it('is bundled once, and needs nothing from another place', async () => {
    const page = await bundlePage();
    expect(await bundlePage()).toBe(page);
    const html = page.html('cs');
    expect(html).toMatch(/^<!doctype html>/);
    expect(html).toContain('src="/page.js"');
    expect(page.js.length).toBeGreaterThan(10_000);
    expect(page.css).toContain('@font-face');
    const addresses = `${html}${page.css}`.match(/(?:src|href)="[^"]*"|url\([^)]{0,40}/g) ?? [];
    expect(addresses.length).toBeGreaterThan(3);
    for (const address of addresses) expect(address).toMatch(/^(?:(?:src|href)="(?:\/|data:)|url\("?data:)/);
  });

  it.each([
    ['cs', 'cs', ['cs', 'en']],
    ['cs-CZ,cs;q=0.9,en;q=0.8', 'cs-CZ', ['cs', 'en']],
    ['sv-SE,sv;q=0.9,cs;q=0.8', 'cs', ['cs', 'en']],
    ['en-US,en;q=0.9', 'en-US', ['en']],
    ['sv-SE', 'en-GB', ['en']],
    ['cs-"><script>', 'cs', ['cs', 'en']],
    ['', 'en-GB', ['en']],
  ])('wished for in %j speaks %s', async (wished, tag, locales) => {
    const html = (await bundlePage()).html(wished);
    expect(/<html lang="([^"]*)">/.exec(html)?.[1]).toBe(tag);
    const said = /<script type="application\/json" id="words">(.*)<\/script>\n/.exec(html)?.[1] ?? '';
    expect(said).not.toContain('<');
    expect(JSON.parse(said)).toEqual(
      locales.map((locale) =>
        readFileSync(new URL(`../../../data/words/${locale}/local.ftl`, import.meta.url), 'utf8'),
      ),
    );
  });

  it('has all its words in the word list, and none there in vain', () => {
    const known = [...words.matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1]);
    const quoted = new Set([...source.matchAll(/'([a-z][a-z-]*)'/g)].map((found) => found[1]));
    const said = [...source.matchAll(/\bsay\('([a-z-]+)'/g)].map((found) => found[1]);
    expect(new Set(known).size).toBe(known.length);
    expect(said.length).toBeGreaterThan(80);
    for (const id of said) expect(known).toContain(id);
    for (const id of known) expect(quoted).toContain(id);
  });
});
