// `npm run grant-plan` and the other command-line tools. It runs scripts/<name>.ts on the pinned Node, from the source, so that
// it works before and after a build. This file itself runs on any Node >= 18.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pinnedNode, root, run } from './prepare.mjs';

const [name, ...args] = process.argv.slice(2);

if (!existsSync(pinnedNode) || !existsSync(join(root, 'node_modules/tsx'))) {
  console.error('O MeridIA ainda não foi instalado aqui. Rode `npm start` uma vez, e depois este comando de novo.');
  console.error('MeridIA is not installed here yet. Run `npm start` once, then this command again.');
  process.exit(1);
}
// As in `npm start`, the environment wins over `.env`.
const envFile = existsSync(join(root, '.env')) ? ['--env-file=.env'] : [];
process.exit(await run(pinnedNode, [...envFile, '--import', 'tsx', join('scripts', `${name}.ts`), ...args]));
