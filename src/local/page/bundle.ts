import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { build } from 'esbuild';
import { FIRST, LOCALES, type Locale, spokenIn } from '../../locale.ts';
import { tagsOf } from '../protocol/language.ts';
import type { PageBundle, PageWords } from '../wire.ts';

const FOLDER = fileURLToPath(new URL('.', import.meta.url));
const WORDS = new URL('../../../data/words/', import.meta.url);
/** What the page speaks to whoever speaks none of our languages. */
const ELSE = 'en-GB';

let bundled: Promise<PageBundle> | undefined;

/**
 * The page of the local Discord: its HTML, which holds its words and loads `page.js` and `page.css` from beside itself, and
 * those two. Bundled once a process, in memory.
 * @throws the bundler's error when the page's source does not build.
 */
export function bundlePage(): Promise<PageBundle> {
  bundled ??= bundle().catch((error: unknown) => {
    bundled = undefined;
    throw error;
  });
  return bundled;
}

async function bundle(): Promise<PageBundle> {
  const built = await build({
    absWorkingDir: FOLDER,
    entryPoints: ['main.ts'],
    outdir: 'out',
    bundle: true,
    write: false,
    minify: true,
    format: 'esm',
    target: 'es2022',
    platform: 'browser',
    legalComments: 'none',
    logLevel: 'silent',
    tsconfigRaw: {},
    loader: { '.ttf': 'dataurl' },
  });
  const output = (extension: string) => built.outputFiles.find((file) => file.path.endsWith(extension))?.text ?? '';
  const sources = new Map(LOCALES.map((locale) => [locale, sourcesOf(locale)]));
  return {
    html: (wished) => {
      const { locale, tag } = spoken(wished);
      return html(tag, sources.get(locale) ?? []);
    },
    js: output('.js'),
    css: output('.css'),
  };
}

/** The first language somebody wishes for that the bot speaks, with the region they wish it for. */
function spoken(wished: string): { locale: Locale; tag: string } {
  for (const tag of tagsOf(wished)) {
    const locale = spokenIn(tag);
    // What else a header may say is no tag that dates could be formatted by.
    if (locale !== null) return { locale, tag: /^[a-z]{2,3}-[A-Z]{2}$/i.test(tag) ? tag : locale };
  }
  return { locale: FIRST, tag: ELSE };
}

function sourcesOf(locale: Locale): PageWords {
  return [...new Set([locale, FIRST])]
    .map((each) => new URL(`${each}/local.ftl`, WORDS))
    .filter((file) => existsSync(file))
    .map((file) => readFileSync(file, 'utf8'));
}

function html(tag: string, words: PageWords): string {
  const bundle = new FluentBundle(tag);
  for (const source of words) bundle.addResource(new FluentResource(source));
  const say = (id: string) => bundle.formatPattern(bundle.getMessage(id)?.value ?? id);
  return `<!doctype html>
<html lang="${tag}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, interactive-widget=resizes-content">
<meta name="color-scheme" content="light dark">
<title>${say('title-plain')}</title>
<link rel="icon" href="data:image/svg+xml,${encodeURIComponent(MARK)}">
<link rel="stylesheet" href="/page.css">
<script type="application/json" id="words">${JSON.stringify(words).replaceAll('<', '\\u003c')}</script>
<script type="module" src="/page.js"></script>
</head>
<body><noscript>${say('no-script')}</noscript></body>
</html>
`;
}

const MARK =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><circle cx="12" cy="12" r="12" fill="#2f6f5e"/>' +
  '<path d="M12 4l2.4 5.6L20 12l-5.6 2.4L12 20l-2.4-5.6L4 12l5.6-2.4z" fill="#f2e8cf"/></svg>';
