import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '@meridia/server/config.ts';
import { startEmbeddedPostgres } from '@meridia/server/db/embedded.ts';
import { openDeps } from '@meridia/server/deps.ts';
import { findAccountByEmail } from '@meridia/server/features/account-sessions/queries.ts';
import { createAvaliacao } from '@meridia/server/features/avaliacoes/commands.ts';
import { storeFoto } from '@meridia/server/features/fotos/commands.ts';
import { generateRelatorio } from '@meridia/server/features/relatorios/generate-relatorio.ts';
import { signUp } from '@meridia/server/features/sign-ups/commands.ts';
import { montarHtml } from '@meridia/server/mtc/render/montar-html.ts';
import { relatorioSchema } from '@meridia/shared/relatorio.ts';
import sharp from 'sharp';
import { drawTonguePhoto } from '../fixtures/draw-tongue.ts';
import { buildAnamnese } from '../support/anamnese.ts';
import { testPassword } from '../support/api-client.ts';
import { prepareDatabase } from '../support/database-server.ts';
import { median, ms, quantile } from './figures.ts';

const reports = 60;
/** Until then V8 compiles what it sees often: the engine takes twice its later time in the first sixty reports of a thread. */
const warmUps = 100;
const firstWarmUps = 10;

/**
 * P8: the whole local report as the job makes it: load, findings, patterns, protocol, texts, safety, HTML, save. Judged in a process that
 * has made a hundred; the first ones after a start are told beside it.
 */
export async function measureLocalReport(): Promise<{ passed: boolean; figures: string }> {
  const dir = await mkdtemp(join(tmpdir(), 'meridia-p8-'));
  const server = await startEmbeddedPostgres({ dataDir: join(dir, 'cluster'), log: () => {} });
  await prepareDatabase(server.url);
  const deps = await openDeps(readConfig({ LOG_LEVEL: 'warn', DATA_DIR: join(dir, 'data'), ROLE: 'web' }), server.url);
  try {
    const email = 'p8@example.com';
    await signUp(
      deps,
      { nomeCompleto: 'Terapeuta', email, password: testPassword },
      { network: 'bench', deviceToken: null },
    );
    const account = await findAccountByEmail(deps.database, email, null);
    const actor = { type: 'user', role: 'admin', sessionId: 'bench', id: account?.id ?? '' } as const;
    // The server blocks SVG in its own process, but the drawing is an SVG before it becomes a photo.
    sharp.unblock({ operation: ['VipsForeignLoadSvgBuffer'] });
    const photo = await drawTonguePhoto();
    const times: number[] = [];
    const firstTimes: number[] = [];
    let json = '';
    for (let index = 0; index < reports + warmUps; index += 1) {
      const foto = await storeFoto(deps, actor, {
        owner: { id: actor.id, confirmed: true },
        kind: 'lingua',
        draftId: null,
        bytes: photo,
      });
      const { id } = await createAvaliacao(deps, actor, {
        idempotencyKey: randomUUID(),
        clienteId: null,
        dadosAnamnese: buildAnamnese(),
        fotos: { lingua: foto.id },
        iaExterior: null,
        nascimento: null,
        consentimentoLgpd: true,
      });
      const begun = performance.now();
      await generateRelatorio(deps, {
        id: 'bench',
        payload: { avaliacaoId: id },
        lastTry: true,
        signal: new AbortController().signal,
      });
      const tookMs = performance.now() - begun;
      if (index >= warmUps) times.push(tookMs);
      else if (index >= firstWarmUps) firstTimes.push(tookMs);
      if (!json) {
        const [row] = await deps.database.systemClient<
          { json: string }[]
        >`select id, diagnostico_json as json from avaliacoes where id = ${id}`;
        json = row?.json ?? '';
      }
    }
    const relatorio = relatorioSchema.parse(JSON.parse(json));
    const renders = Array.from({ length: 50 }, () => {
      const begun = performance.now();
      montarHtml(relatorio);
      return performance.now() - begun;
    });
    const p50 = median(times);
    return {
      passed: p50 <= 25 && median(renders) <= 5,
      figures: `local report with save: p50 ${ms(p50)}, p95 ${ms(quantile(times, 0.95))}, soon after the start p50 ${ms(median(firstTimes.slice(0, reports)))}; rendering the HTML p50 ${ms(median(renders))}`,
    };
  } finally {
    await deps.close();
    await server.stop();
    await rm(dir, { recursive: true, force: true });
  }
}
