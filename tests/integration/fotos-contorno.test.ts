import { generateRelatorio } from '@meridia/server/features/relatorios/generate-relatorio.ts';
import { type FotoSinal, fotoSchema } from '@meridia/shared/foto.ts';
import { relatorioSchema } from '@meridia/shared/relatorio.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { drawTonguePhoto } from '../fixtures/draw-tongue.ts';
import { type ApiClient, refusal, signUpClient, uploadedFoto } from '../support/api-client.ts';
import { newAvaliacao } from '../support/new-avaliacao.ts';
import { smallPhoto } from '../support/pictures.ts';
import { jobRun } from '../support/reports.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';

let app: TestApp;
let client: ApiClient & { userId: string };
let tongue: Buffer;
beforeAll(async () => {
  app = await startTestApp();
  client = await signUpClient(app.baseUrl);
  // The server blocks SVG in its own process, but the drawing is an SVG before it becomes a photo.
  sharp.unblock({ operation: ['VipsForeignLoadSvgBuffer'] });
  tongue = await drawTonguePhoto({ width: 480, height: 640, cracks: true });
});
afterAll(() => app.close());

describe("the therapist's judgement of the outline", () => {
  it('is stored with the photo, may be changed, and is there when the draft is opened again', async () => {
    const foto = await uploadedFoto(client, 'lingua', tongue);
    expect(foto.observacoes.contornoConfere).toBeUndefined();
    const { fotos } = client.trpc;
    const refused = await fotos.judgeContorno.mutate({ id: foto.id, confere: false });
    expect(refused).toEqual({ ...foto, observacoes: { ...foto.observacoes, contornoConfere: false } });
    await fotos.judgeContorno.mutate({ id: foto.id, confere: true });
    expect((await fotos.byIds.query({ ids: [foto.id] }))[0]?.observacoes.contornoConfere).toBe(true);
  });

  it('is possible for tongues only', async () => {
    const face = await uploadedFoto(client, 'face', await smallPhoto());
    const answer = client.trpc.fotos.judgeContorno.mutate({ id: face.id, confere: false });
    expect(await refusal(answer)).toMatchObject({ code: 'FOTO_NOT_FOUND' });
  });

  it('decides whether the photo counts in the report, and cannot be changed after that', async () => {
    const signs = async (confere: boolean) => {
      const foto = fotoSchema.parse(await uploadedFoto(client, 'lingua', tongue));
      await client.trpc.fotos.judgeContorno.mutate({ id: foto.id, confere });
      const { id } = await client.trpc.avaliacoes.create.mutate(newAvaliacao(foto.id));
      await generateRelatorio(app.deps, jobRun(id));
      const late = client.trpc.fotos.judgeContorno.mutate({ id: foto.id, confere: !confere });
      expect(await refusal(late)).toMatchObject({ code: 'FOTO_NOT_FOUND' });
      const [row] = await app.database.sql<{ json: string }[]>`
        select diagnostico_json as json from avaliacoes where id = ${id}`;
      const { analise, fotos } = relatorioSchema.parse(JSON.parse(row?.json ?? ''));
      const said: FotoSinal[] = fotos.flatMap(({ observacoes }) => observacoes.sinais.map(({ sinal }) => sinal));
      return { said, found: analise.achados.filter(({ fonte }) => fonte.startsWith('foto.')).length };
    };
    expect((await signs(true)).said).toContain('lingua_rachaduras');
    expect(await signs(false)).toEqual({ said: [], found: 0 });
  });
});
