import { storeText, storeTexts } from '@meridia/drizzle/stored.ts';
import { consultaVersaoFormat, pontosUsadosFormat } from '@meridia/drizzle/stored-formats.ts';
import type { Escores, SessaoDoPlano } from '@meridia/shared/consulta-evolutiva.ts';
import type { PontoUsado } from '@meridia/shared/ponto-usado.ts';
import { addFoto, after } from './build-avaliacao.ts';
import { workingHour } from './calendar.ts';
import type { DemoRows } from './demo-rows.ts';
import type { Dice } from './dice.ts';
import type { Picture } from './draw-pictures.ts';
import type { Story } from './story.ts';

export interface ConsultasOrder {
  terapeutaId: string;
  clienteId: string;
  avaliacaoId: string;
  story: Story;
  /** Of the assessment. */
  from: Date;
  /** The next assessment, or today. */
  until: Date;
  count: number;
  /** How much better the client is at the first and at the last consultation, from 0 to 1. */
  better: readonly [first: number, last: number];
  /** The points of each session of the report's plan. */
  plano: readonly SessaoDoPlano[];
  /** Whether the last consultation was changed or taken back. */
  special: 'edited' | 'annulled' | null;
  /** Draws the tongue as it looks at that time; null when no more photos of this client's tongue exist. */
  draw: ((better: number) => Promise<Picture>) | null;
}

const dayMs = 24 * 60 * 60 * 1000;

/** Adds the follow-ups of an assessment, one to two weeks apart. Those of a plan are sessions with its points. */
export async function buildConsultas(rows: DemoRows, dice: Dice, order: ConsultasOrder): Promise<void> {
  const { terapeutaId, clienteId, avaliacaoId, story, count, draw, plano } = order;
  const [first, last] = order.better;
  let day = order.from.getTime();
  let told: Told | null = null;
  for (let number = 1; number <= count; number += 1) {
    day += dice.pick([7, 7, 7, 10, 14]) * dayMs;
    const at = workingHour(new Date(day), dice);
    if (at >= order.until) break;
    const share = count === 1 ? 0 : (number - 1) / (count - 1);
    const better = first + (last - first) * share;
    // Who comes back for another treatment does not tell the beginning again, nor the end before it is there.
    const stage = first === 0 ? share : Math.max(0.5, share);
    const id = dice.uuid();
    const idempotencyKey = dice.uuid();
    told = tellConsulta(story, { better, stage }, dice);
    const pontos = plano[(number - 1) % plano.length]?.pontos ?? [];
    const consulta = {
      id,
      avaliacaoInicialId: avaliacaoId,
      clienteId,
      terapeutaId,
      numeroConsulta: number,
      idempotencyKey,
      dataConsulta: at,
      createdAt: at,
      updatedAt: at,
      ...columnsOfTold(told, id),
      ...columnsOfPontos(pontos, id),
    };
    rows.consultasEvolutivas.push(consulta);
    if (draw && (number === 1 || number % 4 === 0 || number === count)) {
      addFoto(
        rows,
        dice,
        { terapeutaId, lingua: await draw(better), at: after(at, -240) },
        { consultaEvolutivaId: consulta.id },
      );
    }
  }
  if (told) applySpecial(rows, dice, order, told);
}

/** What a consultation says. @param at how much better the client is, and how far this treatment has come; both from 0 to 1 */
export function tellConsulta(story: Story, at: { better: number; stage: number }, dice: Dice) {
  const { better, stage } = at;
  const [early, middle, late] = story.consultas;
  // Skin symptoms are left out: without their heading they make no sense.
  const { sintomasPele: _, ...lists } = story.sintomas;
  const sintomas = Object.values(lists).flat();
  const kept = Math.max(1, Math.ceil(sintomas.length * (1 - 0.8 * better)));
  return {
    observacoes: dice.pick(stage < 0.35 ? early : stage < 0.75 ? middle : late),
    mudancasQuadro: stage > 0.15 ? (story.mudancas[Math.min(2, Math.floor(stage * 3))] ?? null) : null,
    sintomasAtuais: sintomas.slice(0, kept).map((sintoma) => sintoma.toLowerCase()),
    sintomasResolvidos: sintomas.slice(kept).map((sintoma) => sintoma.toLowerCase()),
    novasQueixas: dice.share() < 0.15 ? dice.pick(story.novasQueixas) : null,
    escoreQueixa: score(story, 'queixa', better, dice),
    escoreDor: score(story, 'dor', better, dice),
    escoreSono: score(story, 'sono', better, dice),
    escoreEnergia: score(story, 'energia', better, dice),
    escoreEstresse: score(story, 'estresse', better, dice),
  };
}

type Told = ReturnType<typeof tellConsulta>;

/** @param id the row for which they are meant */
export function columnsOfTold(told: Told, id: string) {
  return {
    ...told,
    observacoes: storeText(told.observacoes, id),
    mudancasQuadro: storeText(told.mudancasQuadro, id),
    novasQueixas: storeText(told.novasQueixas, id),
    sintomasAtuais: storeTexts(told.sintomasAtuais, id),
    sintomasResolvidos: storeTexts(told.sintomasResolvidos, id),
  };
}

/** @param id the row for which they are meant */
export function columnsOfPontos(pontos: PontoUsado[], id: string) {
  return { pontos: pontosUsadosFormat.write({ pontos }, id), numeroPontos: pontos.length };
}

/** Moves towards the end of the story, with good and bad weeks; sometimes the question was not asked. */
function score({ escores }: Story, key: keyof Escores, better: number, dice: Dice): number | null {
  const from = escores.inicio[key] ?? 5;
  const to = escores.fim[key] ?? 5;
  const wave = dice.pick([-1, 0, 0, 0, 1]);
  const value = Math.round(from + (to - from) * better) + wave;
  return dice.share() < 0.05 ? null : Math.max(0, Math.min(10, value));
}

/** @param told what the last one of these consultations says */
function applySpecial(
  rows: DemoRows,
  dice: Dice,
  { special, avaliacaoId, terapeutaId }: ConsultasOrder,
  told: Told,
): void {
  const consulta = rows.consultasEvolutivas.findLast((row) => row.avaliacaoInicialId === avaliacaoId);
  if (!consulta?.dataConsulta || special === null) return;
  if (special === 'annulled') {
    consulta.anuladaAt = after(consulta.dataConsulta, 600);
    consulta.anuladaMotivo = storeText('Lançada na avaliação de outra cliente.', consulta.id);
    consulta.updatedAt = consulta.anuladaAt;
    return;
  }
  const editedAt = after(consulta.dataConsulta, 3 * 60 * 60);
  const id = dice.uuid();
  rows.consultaEvolutivaVersoes.push({
    id,
    consultaEvolutivaId: consulta.id,
    terapeutaId,
    createdAt: editedAt,
    conteudo: consultaVersaoFormat.write(
      {
        observacoes: 'Boa evolução.',
        mudancasQuadro: null,
        novasQueixas: told.novasQueixas,
        correcoes: [],
        sintomasAtuais: told.sintomasAtuais,
        sintomasResolvidos: [],
        dataConsulta: consulta.dataConsulta.toISOString(),
        escores: { queixa: 4, dor: 3, sono: 6, energia: 6, estresse: 5 },
        liberacao: null,
        sessoesRealizadas: null,
        sessoesPlanejadas: null,
        pontos: [],
        retornoEm: null,
      },
      id,
    ),
  });
  consulta.updatedAt = editedAt;
}
