#!/usr/bin/env bash
# @discordjs/rest 2.6.3: one 401 to one request, and the client has no token any more.
#
# Expected: a request that is answered 401 fails, and the next one carries the token again, so that a passing fault of the
# other side passes.
# Seen: every 401 to a request with a token makes the client forget the token; the next request is not even sent, but
# throws "Expected token to be set for this request, but none was present". Whoever wants to go on must set it again.
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
  response.writeHead(requests === 1 ? 401 : 200, { 'content-type': 'application/json' });
  response.end(JSON.stringify(requests === 1 ? { message: '401: Unauthorized', code: 0 } : { id: '1' }));
});
await new Promise((listening) => server.listen(0, '127.0.0.1', listening));
const rest = new REST({ api: `http://127.0.0.1:${server.address().port}/api`, retries: 0 }).setToken('not-a-real-token');
const tries = [];
for (let at = 0; at < 2; at++) {
  try {
    await rest.get('/users/@me');
    tries.push('answered');
  } catch (error) {
    tries.push(error.message);
  }
}
server.close();
console.log(`requests that arrived: ${requests}`);
console.log(tries.join('\n'));
process.exit(requests === 1 && /Expected token to be set/.test(tries[1]) ? 0 : 1);
JS
node try.mjs
