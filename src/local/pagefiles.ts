import type { IncomingMessage, ServerResponse } from 'node:http';
import type { PageBundle } from './wire.ts';

export type PageSource = () => Promise<PageBundle>;

/** The project's own page, bundled when first asked for. */
async function ownPage(): Promise<PageBundle> {
  const { bundlePage } = await import('./page/bundle.ts');
  return bundlePage();
}

/** Serves the page's html, script and style. */
export class PageFiles {
  private readonly source: PageSource | null;
  private bundle: Promise<PageBundle> | null = null;

  constructor(source: PageSource | null | undefined) {
    this.source = source === undefined ? ownPage : source;
  }

  async serve(path: string, { headers }: IncomingMessage, response: ServerResponse): Promise<void> {
    const part = parts[path];
    if (!part || !this.source) {
      response.writeHead(404, { 'content-type': 'text/plain' });
      response.end('404');
      return;
    }
    try {
      this.bundle ??= this.source();
      const { html, ...others } = await this.bundle;
      const text = part.key === 'html' ? html(headers['accept-language'] ?? '') : others[part.key];
      response.writeHead(200, {
        'content-type': part.type,
        'cache-control': 'no-cache',
        vary: 'accept-language',
        // No page of another origin shows this one in a frame, to have somebody press what they don't see.
        'content-security-policy': "frame-ancestors 'none'",
        'x-frame-options': 'DENY',
      });
      response.end(text);
    } catch (error) {
      this.bundle = null;
      response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' });
      response.end(String(error));
    }
  }
}

const parts: Readonly<Record<string, { key: keyof PageBundle; type: string }>> = {
  '/': { key: 'html', type: 'text/html; charset=utf-8' },
  '/page.js': { key: 'js', type: 'text/javascript; charset=utf-8' },
  '/page.css': { key: 'css', type: 'text/css; charset=utf-8' },
};
