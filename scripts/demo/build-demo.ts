import { hashToken, newToken } from '@meridia/server/auth/random-token.ts';
import { columnsOfDraft } from '@meridia/server/features/drafts/commands.ts';
import { pontosDoPlano } from '@meridia/server/mtc/protocolo/pontos-do-plano.ts';
import type { Vision } from '@meridia/server/ports.ts';
import { type AvaliacaoOrder, after, buildAvaliacao } from './build-avaliacao.ts';
import { buildClientes, isFinished, readRelatorio } from './build-clientes.ts';
import { buildConsultas } from './build-consultas.ts';
import { buildRetornos, buildSemAvaliacao } from './build-retornos.ts';
import { daysAgo, isRegular, planVisits } from './calendar.ts';
import { clientes as allClientes } from './clients.ts';
import { demoPerson } from './demo-account.ts';
import { type DemoRows, noRows } from './demo-rows.ts';
import { createDice, type Dice } from './dice.ts';
import { drawTongue } from './draw-pictures.ts';
import { signRelatorio } from './sign-relatorio.ts';
import { gestante } from './stories/corpo-e-ciclo.ts';
import type { Story } from './story.ts';
import { tellStory, tongueOf } from './tell-story.ts';

export interface DemoOptions {
  vision: Vision;
  terapeutaId: string;
  /** The end of the two years. */
  today: Date;
  /** How many of the invented clients to use; fewer in tests. */
  clients?: number;
  onAvaliacao?: (done: number, all: number) => void;
}

export interface BuiltDemo extends DemoRows {
  /** Token of the share link that still opens; the rows hold only its hash. */
  liveShareToken: string;
}

const yearMs = 365.25 * 24 * 60 * 60 * 1000;
const skins = ['#c09a7e', '#b08767', '#d2ac90', '#a57b5c', '#c8a286', '#946a4e'];
const erros = [
  'Não foi possível montar o relatório por um erro nosso. Os dados da anamnese estão guardados; tente novamente.',
  'A geração foi interrompida repetidas vezes. Os dados da anamnese estão guardados; tente novamente.',
];

/** Two years of a therapist's work. The same account and day give the same data, except for the share links. */
export async function buildDemo({ vision, terapeutaId, today, clients, onAvaliacao }: DemoOptions): Promise<BuiltDemo> {
  const clientes = allClientes.slice(0, clients);
  const visits = planVisits(clientes, today, terapeutaId);
  const dice = createDice(terapeutaId);
  const rows = noRows();
  const clienteIds = clientes.map(() => dice.uuid());
  for (const [index, { cliente: number, turn, at }] of visits.entries()) {
    const cliente = clientes[number];
    if (!cliente) throw new Error('a visit has no client');
    const fromEnd = visits.length - 1 - index;
    const firstVisit = visits.find((visit) => visit.cliente === number);
    const years = Math.floor((at.getTime() - (firstVisit?.at ?? at).getTime()) / yearMs);
    const better = betterAt(turn);
    buildAvaliacao(rows, dice, {
      terapeutaId,
      clienteId: clienteIds[number] ?? null,
      clinica: demoPerson.clinica,
      at,
      outcome: outcomeOf(fromEnd),
      dados: tellStory(cliente, { variant: number, better, years }),
      lingua: await draw(vision, cliente.story, better, number, dice),
    });
    onAvaliacao?.(index + 1, visits.length);
  }
  buildClientes(rows, terapeutaId);
  const returning: Parameters<typeof buildRetornos>[2]['returning'][number][] = [];
  for (const [number, { story }] of clientes.entries()) {
    const clienteId = clienteIds[number];
    if (!clienteId || !isRegular(number, clientes.length)) continue;
    const made = rows.avaliacoes.filter((row) => row.clienteId === clienteId);
    for (const [turn, avaliacao] of made.entries()) {
      const { id: avaliacaoId, createdAt } = avaliacao;
      const protocolo = readRelatorio(avaliacao)?.protocolo;
      // Where the report failed or is not ready, the sessions go on by the plan before.
      if (!avaliacaoId || !createdAt || !protocolo) continue;
      const plano = pontosDoPlano(protocolo);
      await buildConsultas(rows, dice, {
        ...{ terapeutaId, clienteId, avaliacaoId, story, plano },
        from: createdAt,
        until: made.slice(turn + 1).find(isFinished)?.createdAt ?? today,
        count: story === gestante ? 5 : dice.integer(4, 8),
        better: [betterAt(turn), betterAt(turn + 1)],
        special: turn > 0 ? null : number === 1 ? 'annulled' : number === 2 ? 'edited' : null,
        draw: turn === 0 && number % 3 === 0 ? (better) => draw(vision, story, better, number, dice) : null,
      });
      if (turn === made.findLastIndex(isFinished)) returning.push({ clienteId, story, avaliacaoId, plano });
    }
  }
  buildRetornos(rows, dice, { terapeutaId, today, returning });
  buildSemAvaliacao(rows, dice, terapeutaId, today);
  const signed = rows.avaliacoes.filter(isFinished).at(-6);
  if (signed) signRelatorio(rows, dice, signed);
  const liveShareToken = addShares(rows, dice, terapeutaId, today);
  addDraft(rows, dice, terapeutaId, today);
  return { ...rows, liveShareToken };
}

/** How much better a client is at this assessment, from 0 to below 1. */
function betterAt(turn: number): number {
  return turn === 0 ? 0 : Math.min(0.9, 0.35 + 0.2 * turn);
}

/** The newest reports show the other outcomes. */
function outcomeOf(fromEnd: number): AvaliacaoOrder['outcome'] {
  if (fromEnd === 0) return 'pendente';
  if (fromEnd === 1 || fromEnd === 3) return 'novo';
  return fromEnd === 2 || fromEnd === 20 ? { erro: erros[fromEnd % erros.length] ?? '' } : 'finalizado';
}

function draw(vision: Vision, story: Story, better: number, person: number, dice: Dice) {
  const size = 0.43 + dice.share() * 0.06;
  return drawTongue(vision, { ...tongueOf(story, better), size, skin: skins[person % skins.length] ?? '#c09a7e' });
}

/** @returns the token of the valid link */
function addShares(rows: DemoRows, dice: Dice, terapeutaId: string, today: Date): string {
  const token = newToken();
  const finished = rows.avaliacoes.filter(({ status }) => status === 'finalizado').slice(-8);
  const share = (
    index: number,
    days: { made: number; ends: number },
    more: Partial<DemoRows['relatorioShares'][number]>,
  ) => {
    const avaliacaoId = finished[index]?.id;
    if (!avaliacaoId) return;
    rows.relatorioShares.push({
      id: dice.uuid(),
      avaliacaoId,
      terapeutaId,
      tokenHash: hashToken(newToken()),
      createdAt: daysAgo(today, days.made),
      expiresAt: daysAgo(today, days.ends),
      ...more,
    });
  };
  share(0, { made: 60, ends: 30 }, { viewCount: 3, lastViewedAt: daysAgo(today, 41) });
  share(1, { made: 20, ends: -10 }, { viewCount: 1, lastViewedAt: daysAgo(today, 19), revokedAt: daysAgo(today, 18) });
  share(2, { made: 5, ends: -25 }, { viewCount: 4, lastViewedAt: daysAgo(today, 1), tokenHash: hashToken(token) });
  share(2, { made: 2, ends: -5 }, {});
  return token;
}

/** A form that was left half-filled yesterday. */
function addDraft(rows: DemoRows, dice: Dice, terapeutaId: string, today: Date): void {
  const updatedAt = after(daysAgo(today, 1), 4000);
  rows.anamneseDrafts.push({
    terapeutaId,
    revision: 6,
    createdAt: after(updatedAt, -700),
    updatedAt,
    ...columnsOfDraft(dice.uuid(), {
      dados: {
        nomeCliente: 'Estela Vianna',
        idade: 48,
        sexo: 'feminino',
        telefone: '(19) 98765-4321',
        queixaPrincipal: 'Dor no ombro esquerdo e sono leve',
        intensidadeDor: 5,
        sintomasGerais: ['insônia', 'tensão muscular'],
      },
      fotos: {},
      consentimento: false,
    }),
  });
}
