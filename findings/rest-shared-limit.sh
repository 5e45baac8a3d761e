#!/usr/bin/env bash
# @discordjs/rest 2.6.3: a 429 of shared scope counts as an invalid request.
#
# Expected: Discord's documentation of rate limits says that 429s with `X-RateLimit-Scope: shared` do not count towards the
# 10,000 invalid requests in ten minutes for which it bans an address, so a client that counts them leaves those out.
# Seen: the event `invalidRequestWarning` counts them like any other, so whoever brakes by it brakes for nothing.
#
# Installs pinned public packages in a temporary folder and talks to a server of its own on the loopback interface.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund @discordjs/rest@2.6.3 >/dev/null
cat > try.mjs <<'JS'
import { createServer } from 'node:http';
import { REST } from '@discordjs/rest';

let requests = 0;
const server = createServer((request, response) => {
  requests += 1;
  const limited = requests === 1;
  response.writeHead(limited ? 429 : 200, {
    'content-type': 'application/json',
    ...(limited ? { 'retry-after': '0.05', 'x-ratelimit-scope': 'shared' } : {}),
  });
  const answer = { message: 'The resource is being rate limited.', retry_after: 0.05, global: false };
  response.end(JSON.stringify(limited ? answer : { id: '1' }));
});
await new Promise((listening) => server.listen(0, '127.0.0.1', listening));
const rest = new REST({
  api: `http://127.0.0.1:${server.address().port}/api`,
  invalidRequestWarningInterval: 1,
}).setToken('not-a-real-token');
const counts = [];
rest.on('invalidRequestWarning', ({ count }) => counts.push(count));
await rest.get('/channels/1/messages');
server.close();
console.log(`requests: ${requests}, counted as invalid: ${counts.join() || 'none'}`);
process.exit(requests === 2 && counts.join() === '1' ? 0 : 1);
JS
node try.mjs
