// How sources become a program, for `run.mjs` and for whoever bundles those of another tree. Plain JavaScript, because it runs
// before anything is bundled.
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

/** What esbuild is told of every program. */
export const OPTIONS = {
  bundle: true,
  packages: 'external',
  platform: 'node',
  format: 'esm',
  target: 'node20',
  sourcemap: 'linked',
  sourcesContent: false,
  logLevel: 'silent',
};

/** Lets every source find its data from where it stands, also when it is bundled. */
export function keepPlaces({ onLoad }) {
  onLoad({ filter: /\.ts$/ }, ({ path: source }) => {
    const place = JSON.stringify(pathToFileURL(source).href);
    return { contents: readFileSync(source, 'utf8').replaceAll('import.meta.url', place), loader: 'ts' };
  });
}
