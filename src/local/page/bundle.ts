import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { build } from 'esbuild';
import type { PageBundle } from '../wire.ts';

const FOLDER = fileURLToPath(new URL('.', import.meta.url));
const WORDS = new URL('../../../data/words/en/local.ftl', import.meta.url);

let bundled: Promise<PageBundle> | undefined;

/**
 * The page of the local Discord: its HTML, which loads `page.js` and `page.css` from beside itself, and those two.
 * Bundled once a process, in memory.
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
  const [built, words] = await Promise.all([
    build({
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
      loader: { '.ftl': 'text', '.ttf': 'dataurl' },
    }),
    readFile(WORDS, 'utf8'),
  ]);
  const output = (extension: string) => built.outputFiles.find((file) => file.path.endsWith(extension))?.text ?? '';
  return { html: html(words), js: output('.js'), css: output('.css') };
}

function html(words: string): string {
  const bundle = new FluentBundle('en');
  bundle.addResource(new FluentResource(words));
  const say = (id: string) => bundle.formatPattern(bundle.getMessage(id)?.value ?? id);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, interactive-widget=resizes-content">
<meta name="color-scheme" content="light dark">
<title>${say('title-plain')}</title>
<link rel="icon" href="data:image/svg+xml,${encodeURIComponent(MARK)}">
<link rel="stylesheet" href="/page.css">
<script type="module" src="/page.js"></script>
</head>
<body><noscript>${say('no-script')}</noscript></body>
</html>
`;
}

const MARK =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><circle cx="12" cy="12" r="12" fill="#2f6f5e"/>' +
  '<path d="M12 4l2.4 5.6L20 12l-5.6 2.4L12 20l-2.4-5.6L4 12l5.6-2.4z" fill="#f2e8cf"/></svg>';
