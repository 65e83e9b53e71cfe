// `npm start`: from a bare clone to a running app. It runs on any Node >= 18; the app runs on the pinned version.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { build, install, pinnedNode, root } from './prepare.mjs';

const host = setting('HOST') ?? '127.0.0.1';
const port = Number(setting('PORT') ?? 3000);

if (!(await isFree(host, port))) {
  console.error(
    `A porta ${port} já está em uso. Encerre o outro programa ou escolha outra porta: PORT=${port + 1} npm start`,
  );
  console.error(
    `Port ${port} is already in use. Stop the other program or choose another port: PORT=${port + 1} npm start`,
  );
  process.exit(1);
}

console.log('MeridIA');
try {
  await step('Dependências / packages', install);
  await step('Construção / build', build);
} catch (error) {
  console.error(`\nNão foi possível preparar o MeridIA / could not prepare MeridIA: ${error.message}`);
  process.exit(1);
}
startApp();

function startApp() {
  const envFile = existsSync(join(root, '.env')) ? ['--env-file=.env'] : [];
  const args = ['--enable-source-maps', ...envFile, join('dist', 'server', 'main.js')];
  const env = {
    NODE_ENV: 'production',
    // The terminal shows people only the address to open, and problems.
    LOG_LEVEL: setting('LOG_LEVEL') ?? 'warn',
    // Compiled code is kept between starts, so the second start is faster.
    NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/compiled'),
    ...process.env,
  };
  const app = spawn(pinnedNode, args, { cwd: root, env, stdio: 'inherit' });
  let stoppedBy = null;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      // In a terminal Ctrl-C reaches the app by itself. A second signal would interrupt its clean shutdown.
      const sentByTerminal = signal !== 'SIGTERM' && process.stdin.isTTY;
      if (stoppedBy === null && !sentByTerminal) app.kill(signal);
      stoppedBy = signal;
    });
  }
  app.once('error', (error) => {
    console.error(error.message);
    process.exit(1);
  });
  app.once('exit', (code) => process.exit(code ?? 1));
}

async function step(label, work) {
  const begunAt = Date.now();
  process.stdout.write(`  ${label} … `);
  const done = await work();
  console.log(done ? `${((Date.now() - begunAt) / 1000).toFixed(1)} s` : 'ok');
}

/** A setting as the app will read it: the environment first, then `.env`. */
function setting(name) {
  if (process.env[name]) return process.env[name];
  const path = join(root, '.env');
  const line = existsSync(path)
    ? readFileSync(path, 'utf8').match(new RegExp(`^\\s*${name}\\s*=\\s*["']?([^"'\\s#]+)`, 'm'))
    : null;
  return line?.[1];
}

function isFree(host, port) {
  if (!(port > 0 && port < 65536)) return true;
  return new Promise((settle) => {
    const probe = createServer();
    // Only a busy port is reported here; the app itself explains any other error.
    probe.once('error', (error) => settle(error.code !== 'EADDRINUSE'));
    probe.listen(port, host, () => probe.close(() => settle(true)));
  });
}
