import { readFileSync } from 'node:fs';
import { Session } from 'node:inspector/promises';
import { SourceMap } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** How many functions with a name ran, by the file they stand in, from the root of the tree. */
export type Woken = Record<string, number>;

/** Tells which functions of a tree run, by V8's precise coverage of the bundle that runs here. */
export class Coverage {
  private readonly session = new Session();

  /** Forgets what has run so far. */
  async start(): Promise<void> {
    this.session.connect();
    await this.session.post('Profiler.enable');
    await this.session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
    await this.session.post('Profiler.takePreciseCoverage');
  }

  /** What has run since; of the tree below `root` alone, without the bench and the Discord on this machine. */
  async take(root: string): Promise<Woken> {
    const { result } = await this.session.post('Profiler.takePreciseCoverage');
    const bundle = process.argv[1] ?? '';
    const ran = result
      .filter(({ url }) => url.startsWith('file:') && fileURLToPath(url) === bundle)
      .flatMap(({ functions }) => functions)
      .flatMap(({ functionName, ranges: [range] }) => (range && range.count > 0 && functionName !== '' ? [range] : []));
    const sourceOf = sources(bundle);
    const woken: Woken = {};
    for (const { startOffset } of ran) {
      const file = path.relative(root, sourceOf(startOffset) ?? '');
      if (!/^(?:src|commands)\//.test(file) || /^src\/(?:bench|local)\//.test(file)) continue;
      woken[file] = (woken[file] ?? 0) + 1;
    }
    return woken;
  }
}

/** Finds the source of an offset in a bundle. */
function sources(bundle: string): (offset: number) => string | undefined {
  const map = new SourceMap(JSON.parse(readFileSync(`${bundle}.map`, 'utf8')));
  const starts = [0];
  for (const { index } of readFileSync(bundle, 'utf8').matchAll(/\n/g)) starts.push(index + 1);
  return (offset) => {
    const line = starts.findLastIndex((start) => start <= offset);
    const entry = map.findEntry(line, offset - (starts[line] ?? 0));
    return 'originalSource' in entry ? path.resolve(path.dirname(bundle), entry.originalSource) : undefined;
  };
}
