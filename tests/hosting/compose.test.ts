import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { block, hosting } from './document.ts';

const condition = z.enum(['service_started', 'service_healthy', 'service_completed_successfully']);
const service = z.strictObject({
  image: z.string(),
  build: z.string().optional(),
  restart: z.enum(['no', 'always', 'on-failure', 'unless-stopped']),
  command: z.string().optional(),
  environment: z.record(z.string(), z.string()).optional(),
  env_file: z.string().optional(),
  secrets: z.array(z.string()).optional(),
  volumes: z.array(z.string().regex(/^[a-z]+:\/\S+$/)).optional(),
  healthcheck: z
    .union([
      z.strictObject({ disable: z.literal(true) }),
      z.strictObject({ test: z.string(), interval: z.string().regex(/^\d+s$/) }),
    ])
    .optional(),
  depends_on: z.record(z.string(), z.strictObject({ condition })).optional(),
  deploy: z.strictObject({ replicas: z.int().positive() }).optional(),
});
const composeFile = z.strictObject({
  services: z.record(z.string(), service),
  volumes: z.record(z.string(), z.strictObject({})),
  secrets: z.record(z.string(), z.strictObject({ file: z.string() })),
});

const { services, volumes, secrets } = composeFile.parse(parse(block('services:')));
const { database, proxy, worker } = services;

it('compose.yaml is of keys and values that Compose knows, and names nothing that it hasn’t got (without Docker)', () => {
  const all = Object.values(services);
  for (const { depends_on: needs = {} } of all)
    for (const [name, { condition }] of Object.entries(needs)) {
      expect(Object.keys(services)).toContain(name);
      const { healthcheck } = services[name] ?? {};
      if (condition === 'service_healthy') expect(healthcheck).toHaveProperty('test');
    }
  const mounted = all.flatMap(({ volumes = [] }) => volumes.map((each) => each.split(':')[0]));
  expect(mounted).toEqual(Object.keys(volumes));
  expect(all.flatMap(({ secrets = [] }) => secrets)).toEqual(Object.keys(secrets));
  expect(database?.environment?.POSTGRES_PASSWORD_FILE).toBe('/run/secrets/password');
  for (const { file } of Object.values(secrets))
    expect(readFileSync('.dockerignore', 'utf8').split('\n')).toContain(file.replace('./', ''));
  for (const { build } of all) if (build) expect(existsSync(`${build}/Dockerfile`)).toBe(true);
});

it('its workers find the database and the proxy where they are', () => {
  const [, user = '', host = '', name = ''] =
    /`DATABASE_URL=postgres:\/\/(\w+):PASSWORD@(\w+):5432\/(\w+)`/.exec(hosting) ?? [];
  expect(services[host]).toBe(database);
  expect(database?.environment).toMatchObject({ POSTGRES_USER: user, POSTGRES_DB: name });
  expect(database?.healthcheck).toMatchObject({ test: `pg_isready -U ${user}` });
  const api = new URL(worker?.environment?.DISCORD_API ?? '');
  expect(services[api.hostname]).toBe(proxy);
  const [, port = ''] = /npm run proxy \[-- --port (\d+)\]/.exec(block('npm run proxy')) ?? [];
  expect([api.port, api.pathname]).toEqual([port, '/api']);
  expect(readFileSync('src/commandline/proxy.ts', 'utf8')).toContain(`const PORT = ${port};`);
});

it('its proxy starts by the command that it has, and answers others than its own machine', async () => {
  const [program = '', ...words] = proxy?.command?.split(' ') ?? [];
  const child = spawn(program === 'node' ? process.execPath : program, [...words, '--port', '0'], {
    env: { ...process.env, DISCORD_TOKEN: '', DATABASE_URL: '' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  try {
    let said = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (said += String(data)));
    await expect.poll(() => /http:\/\/\S+/.test(said) || child.exitCode !== null, { interval: 50 }).toBe(true);
    expect(said).toMatch(/http:\/\/0\.0\.0\.0:\d+\/api/);
  } finally {
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    await ended;
  }
});
