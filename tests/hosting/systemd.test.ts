import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { STOP_PATIENCE } from '../../src/settings.ts';
import { block, hosting } from './document.ts';

const unit = block('[Unit]');
/** The setting by which each of several workers has a port of its own, as the page writes it. */
const OWN_PORT = 'Environment=HEALTH_PORT=463%i';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'systemd-'));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('what docs/hosting.md has for systemd', () => {
  it('waits longer for the end than the program itself does', () => {
    expect(Number(/TimeoutStopSec=(\d+)/.exec(unit)?.[1]) * 1000).toBeGreaterThan(STOP_PATIENCE);
    expect(unit).toContain('Restart=on-failure');
  });

  const analyze = spawnSync('systemd-analyze', ['--version']).status === 0;
  const several = unit
    .replace(/Description=.*/, 'Description=Arkham by Post, worker %i')
    .replace('[Service]', `[Service]\n${OWN_PORT}`);
  const proxy = unit
    .replace(/Description=.*/, 'Description=Limits of Arkham by Post')
    .replace(/ExecStart=.*/, 'ExecStart=/usr/bin/npm run --silent proxy')
    .replace(/Restart=.*/, 'Restart=always');
  it.skipIf(!analyze).each([
    ['arkham.service', unit],
    ['arkham@.service', several],
    ['arkham-proxy.service', proxy],
  ])('is a unit as systemd wants it: %s', (name, text) => {
    for (const line of text.split('\n').filter((each) => !unit.includes(each) && each !== ''))
      expect(hosting).toContain(`\`${line}\``);
    const file = path.join(folder, name);
    // There is neither the user nor the folder here, and npm may lie elsewhere.
    const here = text.replace(/\/usr\/bin\/npm .*/, '/bin/true').replace('User=arkham', 'User=root');
    writeFileSync(file, here.replaceAll('/srv/arkham', folder));
    const { stderr, status } = spawnSync('systemd-analyze', ['verify', '--man=no', file], { encoding: 'utf8' });
    expect([status, stderr.split('\n').filter((line) => line.includes('arkham'))]).toEqual([0, []]);
  });

  it('restarts one worker after the other, and waits until each is well', () => {
    const bin = path.join(folder, 'bin');
    mkdirSync(bin);
    const log = path.join(folder, 'log');
    // A worker is well when it has been asked three times.
    const curl = `echo "$*" >> '${log}'\n[ "$(grep -cxF -- "$*" '${log}')" -ge 3 ]\n`;
    const fakes = { curl, systemctl: `echo "$*" >> '${log}'\n`, sleep: '' };
    for (const [name, does] of Object.entries(fakes)) {
      writeFileSync(path.join(bin, name), `#!/bin/sh\n${does}`);
      chmodSync(path.join(bin, name), 0o755);
    }
    const PATH = `${bin}:/usr/bin:/bin`;
    const { status } = spawnSync('sh', ['-ec', block('for worker in')], { env: { ...process.env, PATH } });
    expect(status).toBe(0);
    const ports = [1, 2, 3, 4].map((worker) => OWN_PORT.split('=')[2]?.replace('%i', String(worker)));
    expect(readFileSync(log, 'utf8').trim().split('\n')).toEqual(
      ports.flatMap((port, at) => [
        `restart arkham@${at + 1}`,
        ...Array.from({ length: 3 }, () => `-fs http://127.0.0.1:${port}/health`),
      ]),
    );
  });
});
