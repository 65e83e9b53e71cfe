import { randomUUID } from 'node:crypto';
import { hipoteseDe } from '@meridia/shared/parecer.ts';
import { perguntasDeAlerta } from '@meridia/shared/quadro-clinico.ts';
import type { Relatorio } from '@meridia/shared/relatorio.ts';
import { buildAnamnese } from './anamnese.ts';
import { type ApiClient, createApiClient, testPassword, uploadedFoto } from './api-client.ts';
import { buildConsulta, buildPonto } from './consulta.ts';
import { buildConsentir, buildFicha, tokenOf } from './convites.ts';
import { eventually } from './eventually.ts';
import { newAvaliacao } from './new-avaliacao.ts';
import { agreeWith } from './pareceres.ts';
import { smallPhoto } from './pictures.ts';

/** What was typed where, each with a mark that stands nowhere else. */
export const markedPlaces = [
  'intake',
  'earlierIntake',
  'reasonOfCorrection',
  'draft',
  'form',
  'placeOfConsent',
  'opinion',
  'letter',
  'followUp',
  'changes',
  'symptom',
  'complaintOfFollowUp',
  'point',
  'release',
  'earlierFollowUp',
  'reasonOfAnnulment',
  'support',
] as const;

export const markOf = (place: (typeof markedPlaces)[number]) => `zq${place.toLowerCase()}7f3a`;

/** Everything that a therapist and her client can write about a record, through the app alone. Needs a worker. */
export async function writeMarkedContent(
  baseUrl: string,
  client: ApiClient,
  readRelatorio: (id: string) => Promise<Relatorio>,
): Promise<{ avaliacaoId: string; draftId: string; consultaId: string; threadId: string; conviteToken: string }> {
  const { trpc } = client;
  const foto = await uploadedFoto(client, 'lingua', await smallPhoto());
  const intake = buildAnamnese({ nomeCliente: 'Helena Prado', historicoMedico: markOf('earlierIntake') });
  const { id: avaliacaoId } = await trpc.avaliacoes.create.mutate(newAvaliacao(foto.id, { dadosAnamnese: intake }));
  const finished = () =>
    eventually(async () => {
      const { status } = await trpc.avaliacoes.byId.query({ id: avaliacaoId });
      return status === 'pendente' ? null : status;
    }, 'the report');
  await finished();
  await trpc.respostas.correct.mutate({
    ...{ id: avaliacaoId, revisao: 1, refazer: true, motivo: markOf('reasonOfCorrection') },
    dados: { ...intake, historicoMedico: markOf('intake') },
  });
  await finished();

  const relatorio = await readRelatorio(avaliacaoId);
  const base = relatorio.origem.geradoEm;
  const agreed = agreeWith(relatorio);
  const [padrao] = relatorio.analise.padroes;
  const judged = padrao && agreed.partes[hipoteseDe(padrao.id)];
  if (!padrao || !judged) throw new Error('the report has no hypothesis');
  const parecer = {
    ...agreed,
    partes: { ...agreed.partes, [hipoteseDe(padrao.id)]: { ...judged, nota: markOf('opinion') } },
  };
  await trpc.pareceres.save.mutate({ id: avaliacaoId, edicao: 0, base, parecer });
  await trpc.pareceres.sign.mutate({
    ...{ id: avaliacaoId, edicao: 1, base, numero: 1, local: 'Campinas', password: testPassword },
    perguntasAbertas: [...perguntasDeAlerta],
  });
  const carta = markOf('letter');
  await trpc.cartas.save.mutate({
    ...{ id: avaliacaoId, revisao: 0 },
    textos: { encontrado: carta, faremos: carta, emCasa: carta, retorno: carta },
  });

  const conteudo = buildConsulta({
    observacoes: markOf('earlierFollowUp'),
    mudancasQuadro: markOf('changes'),
    sintomasAtuais: ['cansaço', markOf('symptom')],
    novasQueixas: markOf('complaintOfFollowUp'),
    pontos: [buildPonto({ motivo: markOf('point') })],
    liberacao: { quem: markOf('release'), em: '2026-11-20', disse: 'Pode tratar.' },
  });
  const { id: consultaId } = await trpc.consultasEvolutivas.create.mutate({
    ...{ avaliacaoId, idempotencyKey: randomUUID(), dataConsulta: null, conteudo, fotoId: null },
  });
  const written = async () => {
    const { items } = await trpc.consultasEvolutivas.list.query({ avaliacaoId });
    return items.find(({ id }) => id === consultaId)?.updatedAt ?? '';
  };
  await trpc.consultasEvolutivas.edit.mutate({
    ...{ id: consultaId, updatedAt: await written(), dataConsulta: null, fotoId: null },
    conteudo: { ...conteudo, observacoes: markOf('followUp') },
  });
  await trpc.consultasEvolutivas.annul.mutate({
    ...{ id: consultaId, updatedAt: await written(), motivo: markOf('reasonOfAnnulment') },
  });
  const draftId = randomUUID();
  await trpc.drafts.save.mutate({
    ...{ id: draftId, baseRevision: 0 },
    data: { dados: { nomeCliente: 'Rosa Pinto', historicoMedico: markOf('draft') }, fotos: {}, consentimento: false },
  });
  const invited = await trpc.convites.create.mutate({ clienteId: null, nome: 'Ivo Reis', email: null });
  const conviteToken = tokenOf(invited.link?.url ?? '');
  const ficha = buildFicha({ historicoMedico: markOf('form') });
  const phone = createApiClient(baseUrl);
  await phone.trpc.convites.save.mutate({ token: conviteToken, baseRevision: 0, ficha });
  const sent = await trpc.convites.create.mutate({ clienteId: null, nome: 'Lia Reis', email: null });
  await phone.trpc.convites.send.mutate({
    ...{ token: tokenOf(sent.link?.url ?? ''), baseRevision: 0, ficha },
    consentimento: buildConsentir({ local: markOf('placeOfConsent') }),
  });
  const { threadId } = await trpc.supportThreads.open.mutate({
    ...{ subject: 'report', text: `O relatório não abre: ${markOf('support')}`, idempotencyKey: randomUUID() },
    context: {
      build: 'abc',
      browser: 'Chrome 140',
      system: 'Android 15',
      screen: '360 x 780',
      route: '/',
      online: true,
    },
  });
  return { avaliacaoId, draftId, consultaId, threadId, conviteToken };
}
