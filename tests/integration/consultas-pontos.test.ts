import { randomUUID } from 'node:crypto';
import type { ConsultaEvolutivaConteudo } from '@meridia/shared/consulta-evolutiva.ts';
import { dayInSaoPaulo } from '@meridia/shared/dates.ts';
import { maximoDePontosUsados, type PontoUsado } from '@meridia/shared/ponto-usado.ts';
import { mostProtocolosProprios } from '@meridia/shared/protocolo-proprio.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ApiClient, refusal } from '../support/api-client.ts';
import { buildConsulta, buildPonto } from '../support/consulta.ts';
import { insertAvaliacao, insertCliente, insertConsulta, insertProtocolo } from '../support/rows.ts';
import { insertReport } from '../support/shares.ts';
import { signUpSubscriber } from '../support/subscribers.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';

let app: TestApp;
let client: ApiClient & { userId: string };
let stranger: ApiClient & { userId: string };
beforeAll(async () => {
  app = await startTestApp();
  client = await signUpSubscriber(app);
  stranger = await signUpSubscriber(app);
});
afterAll(() => app.close());

const consultas = () => client.trpc.consultasEvolutivas;
const create = (
  avaliacaoId: string,
  conteudo: Partial<ConsultaEvolutivaConteudo> = {},
  dataConsulta: string | null = null,
) =>
  consultas().create.mutate({
    ...{ avaliacaoId, idempotencyKey: randomUUID(), dataConsulta, fotoId: null },
    conteudo: buildConsulta({ sessoesRealizadas: null, sessoesPlanejadas: null, ...conteudo }),
  });
const daysFromNow = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000);
const dayFromNow = (days: number) => dayInSaoPaulo(daysFromNow(days));
const clientesOf = async (avaliacaoId: string) =>
  (
    await app.database.sql<{ id: string | null }[]>`
      select cliente_id as id from consultas_evolutivas where avaliacao_inicial_id = ${avaliacaoId}`
  ).map(({ id }) => id);

describe('the client of a follow-up', () => {
  it('is the one of its assessment, and moves with it through merge, undone merge and split', async () => {
    const { sql } = app.database;
    const [one, other] = [await insertAvaliacao(sql, client.userId), await insertAvaliacao(sql, client.userId)];
    await create(one);
    expect(await clientesOf(one)).toEqual([null]);
    const { clientes } = client.trpc;
    const { id } = await clientes.group.mutate({ avaliacaoIds: [one], clienteId: null });
    expect(await clientesOf(one)).toEqual([id]);
    await create(one);
    expect(await clientesOf(one)).toEqual([id, id]);
    const kept = await clientes.group.mutate({ avaliacaoIds: [other], clienteId: null });
    await clientes.merge.mutate({ id: kept.id, outroId: id });
    expect(await clientesOf(one)).toEqual([kept.id, kept.id]);
    expect((await clientes.byId.query({ id: kept.id })).consultas).toHaveLength(2);
    expect((await consultas().overview.query({ clienteId: kept.id })).pontos).toHaveLength(4);
    const [juncao] = (await clientes.byId.query({ id: kept.id })).juncoes;
    await clientes.undoMerge.mutate({ juncaoId: juncao?.id ?? '' });
    expect(await clientesOf(one)).toEqual([id, id]);
    expect((await clientes.byId.query({ id: kept.id })).consultas).toEqual([]);
  });
});

describe('the points of a follow-up', () => {
  it('keep side, techniques and minutes, with the names of the catalogue, and their earlier versions', async () => {
    const avaliacaoId = await insertAvaliacao(app.database.sql, client.userId);
    const pontos = [
      buildPonto({ codigo: 'IG4', nome: 'anything', lado: 'direito', tecnicas: ['agulha', 'eletro'], minutos: 15 }),
      buildPonto({ codigo: 'VC12', lado: 'direito', tecnicas: ['moxa'], minutos: null }),
      buildPonto({ tipo: 'auricular', codigo: 'shenmen', lado: 'esquerdo', tecnicas: ['sementes'], minutos: null }),
    ];
    const { id } = await create(avaliacaoId, { pontos });
    const [shown] = (await consultas().list.query({ avaliacaoId })).items;
    expect(shown?.pontos).toMatchObject([
      { codigo: 'IG4', nome: expect.not.stringMatching('anything'), lado: 'direito', tecnicas: ['agulha', 'eletro'] },
      // On the midline there is no side.
      { codigo: 'VC12', lado: null },
      { codigo: 'shenmen', nome: 'Shenmen', lado: 'esquerdo', minutos: null },
    ]);
    const conteudo = { ...buildConsulta(), pontos: [buildPonto()] };
    const edit = { id, updatedAt: shown?.updatedAt ?? '', dataConsulta: null, fotoId: null, conteudo };
    await consultas().edit.mutate(edit);
    expect((await consultas().list.query({ avaliacaoId })).items[0]?.pontos).toHaveLength(1);
    const [version] = await consultas().versions.query({ id });
    expect(version?.conteudo.pontos).toHaveLength(3);
  });

  it('are refused when the catalogue does not know them, when one comes twice, and when there are too many', async () => {
    const avaliacaoId = await insertAvaliacao(app.database.sql, client.userId);
    const tooMany = Array.from({ length: maximoDePontosUsados + 1 }, (_, index) =>
      buildPonto({ codigo: `B${index + 1}` }),
    );
    for (const pontos of [[buildPonto({ codigo: 'E99' })], [buildPonto(), buildPonto()], tooMany]) {
      const { code, fields } = await refusal(create(avaliacaoId, { pontos }));
      expect(code).toBe('VALIDATION');
      expect(Object.keys(fields ?? {})[0]).toContain('pontos');
    }
    expect(await clientesOf(avaliacaoId)).toEqual([]);
  });

  it('count as sessions done of the planned ones, from a noted number on', async () => {
    const avaliacaoId = await insertReport(app.database.sql, client.userId);
    const sessions = async () => (await consultas().overview.query({ avaliacaoId })).sessoes;
    expect(await sessions()).toEqual({ realizadas: null, planejadas: null });
    await create(avaliacaoId);
    expect(await sessions()).toEqual({ realizadas: null, planejadas: null });
    await create(avaliacaoId, { pontos: [buildPonto()] });
    const { sessoesPropostas } = await consultas().overview.query({ avaliacaoId });
    expect(await sessions()).toEqual({ realizadas: 1, planejadas: sessoesPropostas?.total });
    await create(avaliacaoId, { sessoesRealizadas: 5, sessoesPlanejadas: 12 });
    await create(avaliacaoId, { pontos: [buildPonto()] });
    expect(await sessions()).toEqual({ realizadas: 6, planejadas: 12 });
  });

  it('start from the points that the report prescribes, and from those of the last session', async () => {
    const avaliacaoId = await insertReport(app.database.sql, client.userId);
    const before = await consultas().overview.query({ avaliacaoId });
    const [sessao] = before.sessoesPropostas?.pontos ?? [];
    expect(sessao?.pontos.filter(({ tipo }) => tipo === 'corporal').length).toBeGreaterThan(3);
    expect(sessao?.pontos.filter(({ tipo }) => tipo === 'auricular').length).toBeGreaterThan(0);
    expect(before.ultimosPontos).toBeNull();
    await create(avaliacaoId, { pontos: [buildPonto()] });
    await create(avaliacaoId);
    expect((await consultas().overview.query({ avaliacaoId })).ultimosPontos).toEqual({
      numeroConsulta: 1,
      pontos: [expect.objectContaining({ codigo: 'E36' })],
    });
  });
});

describe('the cautions with points', () => {
  it('come from the notes of the report and from a corrected answer, and say nothing else', async () => {
    const { sql } = app.database;
    const plain = await insertReport(sql, client.userId, { change: (relatorio) => ({ ...relatorio, seguranca: [] }) });
    expect(await consultas().cuidados.query({ avaliacaoId: plain })).toEqual([]);
    await sql`
      update avaliacoes set dados_anamnese = jsonb_set(dados_anamnese, '{gestante}', '"sim"') where id = ${plain}`;
    const [gestacao, ...others] = await consultas().cuidados.query({ avaliacaoId: plain });
    expect(others).toEqual([]);
    expect(gestacao).toMatchObject({ regra: 'gestacao', texto: expect.stringContaining('Gestação informada') });
    expect(gestacao?.evitar).toEqual(expect.arrayContaining(['corporal IG4', 'auricular genitais_internos']));
    expect(gestacao?.evitar).not.toContain('corporal E36');
  });

  it('of the newest report of a client count in every assessment of hers', async () => {
    const { sql } = app.database;
    const nota = {
      regra: 'marcapasso',
      gravidade: 'evitar' as const,
      texto: 'Marcapasso informado.',
      removidos: [],
      fonte: '',
    };
    const older = await insertReport(sql, client.userId, { change: (relatorio) => ({ ...relatorio, seguranca: [] }) });
    await sql`update avaliacoes set created_at = now() - interval '30 days' where id = ${older}`;
    const newer = await insertReport(sql, client.userId, {
      change: (relatorio) => ({ ...relatorio, seguranca: [nota] }),
    });
    await insertCliente(sql, client.userId, { avaliacaoIds: [older, newer] });
    const [marcapasso] = await consultas().cuidados.query({ avaliacaoId: older });
    expect(marcapasso).toMatchObject({ regra: 'marcapasso', texto: 'Marcapasso informado.', evitar: [] });
    expect(marcapasso?.semTecnica.eletro).toContain('corporal E36');
  });
});

describe('a point to be avoided', () => {
  const pregnant = async () => {
    const avaliacaoId = await insertReport(app.database.sql, client.userId, {
      change: (relatorio) => ({ ...relatorio, seguranca: [] }),
    });
    await app.database.sql`
      update avaliacoes set dados_anamnese = jsonb_set(dados_anamnese, '{gestante}', '"sim"') where id = ${avaliacaoId}`;
    return avaliacaoId;
  };
  const motivo = 'Só pressão leve, a pedido da obstetra.';
  const avoided = buildPonto({ codigo: 'IG4' });

  it('is recorded with the reason of the therapist only, which stands in the record and its earlier versions', async () => {
    const avaliacaoId = await pregnant();
    const refused = await refusal(create(avaliacaoId, { pontos: [buildPonto(), avoided] }));
    expect(refused).toMatchObject({ code: 'VALIDATION', fields: { pontos: expect.stringContaining('IG4') } });
    expect(refused.fields?.pontos).not.toContain('E36');
    expect(await clientesOf(avaliacaoId)).toEqual([]);
    const short = await refusal(create(avaliacaoId, { pontos: [{ ...avoided, motivo: 'porque' }] }));
    expect(short.code).toBe('VALIDATION');
    const { id } = await create(avaliacaoId, { pontos: [buildPonto(), { ...avoided, motivo }] });
    const [shown] = (await consultas().list.query({ avaliacaoId })).items;
    expect(shown?.pontos).toMatchObject([{ codigo: 'E36' }, { codigo: 'IG4', motivo }]);
    expect(shown?.pontos[0]).not.toHaveProperty('motivo');
    // What is offered for the next time is the point; its reason was that day's.
    const { ultimosPontos } = await consultas().overview.query({ avaliacaoId });
    expect(JSON.stringify(ultimosPontos)).not.toContain(motivo);
    await consultas().edit.mutate({
      ...{ id, updatedAt: shown?.updatedAt ?? '', dataConsulta: null, fotoId: null },
      conteudo: buildConsulta({ pontos: [] }),
    });
    expect((await consultas().versions.query({ id }))[0]?.conteudo.pontos[1]).toMatchObject({ motivo });
  });

  it('needs a reason for a technique that is to be avoided, too, and none where no rule speaks against it', async () => {
    const avaliacaoId = await pregnant();
    const eletro = buildPonto({ codigo: 'E36', tecnicas: ['agulha', 'eletro'] });
    expect((await refusal(create(avaliacaoId, { pontos: [eletro] }))).code).toBe('VALIDATION');
    await create(avaliacaoId, { pontos: [{ ...eletro, motivo }] });
    await create(await insertAvaliacao(app.database.sql, client.userId), { pontos: [avoided] });
  });

  it('that stood in a record before stays without a reason when something else is corrected', async () => {
    const avaliacaoId = await insertReport(app.database.sql, client.userId, {
      change: (relatorio) => ({ ...relatorio, seguranca: [] }),
    });
    const { id } = await create(avaliacaoId, { pontos: [avoided] });
    await app.database.sql`
      update avaliacoes set dados_anamnese = jsonb_set(dados_anamnese, '{gestante}', '"sim"') where id = ${avaliacaoId}`;
    const edit = async (conteudo: Partial<ConsultaEvolutivaConteudo>) => {
      const [shown] = (await consultas().list.query({ avaliacaoId })).items;
      return consultas().edit.mutate({
        ...{ id, updatedAt: shown?.updatedAt ?? '', dataConsulta: null, fotoId: null },
        conteudo: buildConsulta({ pontos: shown?.pontos ?? [], ...conteudo }),
      });
    };
    await edit({ observacoes: 'Corrigida.' });
    const more = [avoided, buildPonto({ codigo: 'BP6' })];
    expect((await refusal(edit({ pontos: more }))).fields?.pontos).toMatch(/: BP6\./);
  });

  it('leaves no reason in a protocol of one’s own, which knows no client', async () => {
    const { protocolosProprios } = client.trpc;
    const pontos: PontoUsado[] = [{ ...avoided, motivo }];
    await protocolosProprios.create.mutate({ nome: 'Sem motivo', pontos });
    const [saved] = (await protocolosProprios.list.query()).filter(({ nome }) => nome === 'Sem motivo');
    expect(saved?.pontos[0]).not.toHaveProperty('motivo');
    await protocolosProprios.remove.mutate({ id: saved?.id ?? '' });
  });
});

describe('the returns of this week', () => {
  it('are listed with overdue ones first, until the client comes again or the consultation is annulled', async () => {
    const { sql } = app.database;
    const ana = await signUpSubscriber(app);
    const retornos = () => ana.trpc.consultasEvolutivas.retornos.query();
    const arrange = async (nomeCliente: string, retornoEm: string) => {
      const createdAt = daysFromNow(-60);
      const avaliacaoId = await insertAvaliacao(sql, ana.userId, { nomeCliente, createdAt });
      const clienteId = await insertCliente(sql, ana.userId, { nome: nomeCliente, avaliacaoIds: [avaliacaoId] });
      const { id } = await insertConsulta(sql, ana.userId, avaliacaoId);
      await sql`
        update consultas_evolutivas set retorno_em = ${retornoEm}, data_consulta = now() - interval '45 days' where id = ${id}`;
      return { avaliacaoId, clienteId, consultaId: id };
    };
    expect(await retornos()).toEqual([]);
    const late = await arrange('Rosa Late', dayFromNow(-8));
    await sql`
      update clientes set nascimento = now() - interval '31 years 40 days', ultimo_padrao = 'Deficiência de Qi do Baço'
      where id = ${late.clienteId}`;
    await arrange('Iara Today', dayFromNow(0));
    await arrange('Long Ago', dayFromNow(-40));
    await arrange('Next Month', dayFromNow(30));
    expect(await retornos()).toMatchObject([
      {
        ...{ nome: 'Rosa Late', atrasado: true, clienteId: late.clienteId, telefone: '(11) 98888-7777' },
        ...{ idade: 31, ultimoPadrao: 'Deficiência de Qi do Baço' },
      },
      { nome: 'Iara Today', atrasado: false },
    ]);
    expect(await stranger.trpc.consultasEvolutivas.retornos.query()).toEqual([]);
    // A new assessment of the client is a return, too.
    const again = await insertAvaliacao(sql, ana.userId);
    await sql`update avaliacoes set cliente_id = ${late.clienteId} where id = ${again}`;
    expect(await retornos()).toMatchObject([{ nome: 'Iara Today' }]);
    const gone = await arrange('Anulada', dayFromNow(0));
    await sql`update consultas_evolutivas set anulada_at = now(), anulada_motivo = 'x' where id = ${gone.consultaId}`;
    expect(await retornos()).toHaveLength(1);
  });

  it('are found by an index among many', async () => {
    const { sql } = app.database;
    const avaliacaoId = await insertAvaliacao(sql, stranger.userId);
    await sql`
      insert into consultas_evolutivas
        (avaliacao_inicial_id, terapeuta_id, numero_consulta, observacoes, sintomas_atuais, sintomas_resolvidos, retorno_em)
      select ${avaliacaoId}, ${stranger.userId}, n, 'Melhor.', '{}', '{}', current_date - n from generate_series(1, 3000) n`;
    await sql`analyze consultas_evolutivas`;
    const plan = await sql<{ 'QUERY PLAN': string }[]>`
      explain select id from consultas_evolutivas
      where terapeuta_id = ${stranger.userId} and anulada_at is null and retorno_em is not null
        and retorno_em between current_date - 30 and current_date + 6`;
    expect(plan.map((row) => row['QUERY PLAN']).join('\n')).toContain('consultas_evolutivas_retorno_idx');
    // Nothing but the newest of them can still be a return.
    expect(await stranger.trpc.consultasEvolutivas.retornos.query()).toEqual([]);
  });

  it('are never before the consultation', async () => {
    const avaliacaoId = await insertAvaliacao(app.database.sql, client.userId, { createdAt: daysFromNow(-10) });
    const { code, fields } = await refusal(create(avaliacaoId, { retornoEm: dayFromNow(-3) }));
    expect({ code, fields }).toMatchObject({ code: 'VALIDATION', fields: { retornoEm: expect.any(String) } });
    await create(avaliacaoId, { retornoEm: dayFromNow(7) });
    expect((await consultas().list.query({ avaliacaoId })).items[0]?.retornoEm).toBe(dayFromNow(7));
  });
});

describe('protocols of one’s own', () => {
  it('are saved, renamed and removed, each name once, and nobody else sees them', async () => {
    const { protocolosProprios } = client.trpc;
    const { id } = await protocolosProprios.create.mutate({ nome: 'Dor lombar', pontos: [buildPonto({ nome: '' })] });
    const taken = await refusal(protocolosProprios.create.mutate({ nome: 'DOR lombar', pontos: [buildPonto()] }));
    expect(taken).toMatchObject({ code: 'VALIDATION', fields: { nome: expect.any(String) } });
    await protocolosProprios.rename.mutate({ id, nome: 'Dor Lombar' });
    const [saved] = await protocolosProprios.list.query();
    expect(saved).toMatchObject({
      id,
      nome: 'Dor Lombar',
      pontos: [{ codigo: 'E36', nome: expect.stringMatching(/./) }],
    });
    expect(await stranger.trpc.protocolosProprios.list.query()).toEqual([]);
    await protocolosProprios.remove.mutate({ id });
    expect(await protocolosProprios.list.query()).toEqual([]);
    expect((await refusal(protocolosProprios.remove.mutate({ id }))).code).toBe('PROTOCOLO_NOT_FOUND');
  });

  it('end at a number that parallel calls do not pass', async () => {
    const { sql } = app.database;
    const ana = await signUpSubscriber(app);
    for (let count = 0; count < mostProtocolosProprios - 1; count += 1) await insertProtocolo(sql, ana.userId);
    const answers = await Promise.allSettled(
      ['A', 'B', 'C'].map((nome) => ana.trpc.protocolosProprios.create.mutate({ nome, pontos: [buildPonto()] })),
    );
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const last = ana.trpc.protocolosProprios.create.mutate({ nome: 'D', pontos: [buildPonto()] });
    expect((await refusal(last)).code).toBe('PROTOCOLO_LIMIT');
  });
});
