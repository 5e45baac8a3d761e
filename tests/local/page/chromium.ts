import { existsSync } from 'node:fs';
import { type Browser, chromium, type Locator } from 'playwright-core';
import { expect } from 'vitest';

/** The browser of this machine, or undefined where there is none. */
export const CHROMIUM = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find((path) =>
  existsSync(path),
);
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

if (CHROMIUM === undefined) {
  if (process.env.CI === 'true') throw new Error('the tests of the local page need Chromium');
  console.warn('Skipped: the tests of the local page, no Chromium was found.');
}

export function launch(): Promise<Browser> {
  return chromium.launch({ ...(CHROMIUM ? { executablePath: CHROMIUM } : {}), args: FLAGS });
}

/** Waits until an element shows a text. */
export async function shows(locator: Locator, text: string | RegExp): Promise<void> {
  const found = () =>
    locator.textContent({ timeout: 300 }).then(
      (words) => words ?? '',
      () => '',
    );
  await expect.poll(found).toMatch(text);
}
