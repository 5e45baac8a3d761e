// `npm start`: makes the project ready, and then is the bot. It is one process from npm's child to the bot, so that a signal
// to npm is one to the bot; the set-up has a process of its own, so that what it tries to load stays out of this one.
import { spawn } from 'node:child_process';
import { statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { say } from './process/plainwords.mjs';

const SIGNALS = ['SIGINT', 'SIGTERM'];
const FOLDER = path.dirname(fileURLToPath(import.meta.url));

const setup = spawn(process.execPath, [path.join(FOLDER, 'setup.mjs')], { stdio: 'inherit' });
let told = null;
const pass = (signal) => {
  told = signal;
  setup.kill(signal);
};
for (const signal of SIGNALS) process.on(signal, pass);
const code = await new Promise((resolve) => setup.once('exit', resolve));
for (const signal of SIGNALS) process.off(signal, pass);
if (told) process.kill(process.pid, told);
else if (code !== 0) process.exit(code ?? 1);
else {
  becomeOwner();
  process.argv.splice(2, 0, 'main');
  await import('./run.mjs');
}

/** Root only installs: what the bot makes must be open to whoever the project belongs to, who runs it the next time. */
function becomeOwner() {
  const { uid, gid } = statSync(path.dirname(FOLDER));
  if (process.getuid?.() !== 0 || uid === 0) return;
  process.setgroups([gid]);
  process.setgid(gid);
  process.setuid(uid);
  process.stderr.write(`${say('start-as-root', { user: uid })}\n`);
}
