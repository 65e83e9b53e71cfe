import { judgeLicence } from './third-party/judge-licence.ts';
import { readThirdParty } from './third-party/read-packages.ts';

// `pnpm third-party`: every package that may reach dist/, its licence, and where it goes. The exit code is 1 when a package is
// not allowed there.

const found = readThirdParty();
const refused: string[] = [];
for (const one of found) {
  const verdict = judgeLicence(one);
  const note = verdict.allowed ? (verdict.reason ? `  (${verdict.reason})` : '') : '  NOT ALLOWED';
  if (!verdict.allowed) refused.push(one.name);
  const where = [...one.reaches].sort().join('+');
  console.log(`${where.padEnd(13)} ${one.name}@${one.version}  ${one.licence ?? 'no licence told'}${note}`);
}
const count = (side: 'server' | 'client') => found.filter(({ reaches }) => reaches.has(side)).length;
console.log(`\n${found.length} packages: ${count('server')} reach the server, ${count('client')} the client`);
console.log(refused.length === 0 ? 'every licence is allowed' : `${refused.length} not allowed: ${refused.join(', ')}`);
process.exitCode = refused.length === 0 ? 0 : 1;
