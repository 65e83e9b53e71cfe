import { expect, it } from 'vitest';
import { folderName } from './export-avaliacoes.ts';

const id = '1a2b3c4d-0000-4000-8000-000000000000';

it.each([
  ['Helena Prado', '2026-11-21T12:00:00Z', '2026-11-21-helena-prado-1a2b3c4d'],
  // Late in the evening in São Paulo, UTC already has the next day.
  ['João D’Ávila Conceição', '2026-11-21T01:30:00Z', '2026-11-20-joao-d-avila-conceicao-1a2b3c4d'],
  ['../../etc/passwd', '2026-11-21T12:00:00Z', '2026-11-21-etc-passwd-1a2b3c4d'],
  ['李小龙', '2026-11-21T12:00:00Z', '2026-11-21-cliente-1a2b3c4d'],
  ['a'.repeat(100), '2026-11-21T12:00:00Z', `2026-11-21-${'a'.repeat(40)}-1a2b3c4d`],
])('names the folder of %s so that any computer can open it', (nomeCliente, createdAt, name) => {
  expect(folderName({ id, nomeCliente, createdAt: new Date(createdAt) })).toBe(name);
});
