import { storeText, storeTexts } from '@meridia/drizzle/stored.ts';
import { obterPontoDoCatalogo } from '@meridia/server/mtc/catalog/listar-pontos.ts';
import type { SessaoDoPlano } from '@meridia/shared/consulta-evolutiva.ts';
import { dayInSaoPaulo } from '@meridia/shared/dates.ts';
import type { PontoUsado } from '@meridia/shared/ponto-usado.ts';
import { after } from './build-avaliacao.ts';
import { columnsOfPontos, columnsOfTold, tellConsulta } from './build-consultas.ts';
import { daysAgo, workingHour } from './calendar.ts';
import type { DemoRows } from './demo-rows.ts';
import type { Dice } from './dice.ts';
import { lombalgia } from './stories/frio-e-calor.ts';
import type { Story } from './story.ts';

interface Returning {
  clienteId: string;
  story: Story;
  /** The newest assessment with a report, and the points of its plan. */
  avaliacaoId: string;
  plano: readonly SessaoDoPlano[];
}

/** Days from today; the first one is overdue. */
const days = [-2, 1, 2, 3, 4];

/** Adds a consultation of these days to some clients, each with a return this week. */
export function buildRetornos(
  rows: DemoRows,
  dice: Dice,
  { terapeutaId, today, returning }: { terapeutaId: string; today: Date; returning: readonly Returning[] },
): void {
  for (const [index, { clienteId, story, avaliacaoId, plano }] of returning.slice(0, days.length).entries()) {
    const own = rows.consultasEvolutivas.filter((row) => row.avaliacaoInicialId === avaliacaoId);
    const moments = [
      ...rows.avaliacoes.filter((row) => row.clienteId === clienteId).map(({ createdAt }) => createdAt),
      ...own.map(({ dataConsulta }) => dataConsulta),
    ].map((moment) => moment?.getTime() ?? 0);
    const at = new Date(
      Math.max(workingHour(daysAgo(today, 6), dice).getTime(), after(new Date(Math.max(...moments)), 2400).getTime()),
    );
    const retornoEm = [returnDay(today, days[index] ?? 1), returnDay(today, 1)].find((day) => day > dayInSaoPaulo(at));
    const id = dice.uuid();
    rows.consultasEvolutivas.push({
      ...{ id, avaliacaoInicialId: avaliacaoId, clienteId, terapeutaId },
      ...{ numeroConsulta: own.length + 1, idempotencyKey: dice.uuid() },
      ...{ dataConsulta: at, createdAt: at, updatedAt: at },
      ...columnsOfTold(tellConsulta(story, { better: 0.8, stage: 0.5 }, dice), id),
      ...columnsOfPontos(plano[own.length % plano.length]?.pontos ?? [], id),
      retornoEm,
    });
  }
}

/** Adds a client who came for two sessions and has no assessment yet. */
export function buildSemAvaliacao(rows: DemoRows, dice: Dice, terapeutaId: string, today: Date): void {
  const clienteId = dice.uuid();
  const first = workingHour(daysAgo(today, 13), dice);
  rows.clientes.push({
    ...{ id: clienteId, terapeutaId, nome: 'Otávio Sampaio Reis', idade: 46, sexo: 'masculino', idadeEm: first },
    ...{ telefone: '(19) 98642-1357', atividadeEm: first, createdAt: first, updatedAt: first },
  });
  const sessions = [
    { at: first, observacoes: 'Veio por indicação, para aliviar o ombro. Só pressão nos pontos, sem agulhas.' },
    { at: workingHour(daysAgo(today, 6), dice), observacoes: 'Dormiu melhor. Combinamos a avaliação completa.' },
  ];
  for (const [index, { at, observacoes }] of sessions.entries()) {
    const id = dice.uuid();
    rows.consultasEvolutivas.push({
      ...{ id, clienteId, terapeutaId, numeroConsulta: index + 1, idempotencyKey: dice.uuid() },
      ...{ dataConsulta: at, createdAt: at, updatedAt: at },
      observacoes: storeText(observacoes, id),
      sintomasAtuais: storeTexts([], id),
      sintomasResolvidos: storeTexts([], id),
      escoreDor: (lombalgia.escores.inicio.dor ?? 6) - 2 * index,
      ...columnsOfPontos(pressed(['IG11', 'TA5', 'VB34']), id),
      retornoEm: index === 1 ? returnDay(today, 1) : null,
    });
  }
}

function pressed(codigos: readonly string[]): PontoUsado[] {
  return codigos.flatMap((codigo) => {
    const known = obterPontoDoCatalogo({ tipo: 'corporal', codigo });
    if (!known) return [];
    return [{ tipo: 'corporal', codigo, nome: known.nome, lado: 'bilateral', tecnicas: ['pressao'], minutos: 2 }];
  });
}

/** So many days from today, at most the Sunday of this week: `2026-12-01`. */
function returnDay(today: Date, fromToday: number): string {
  // `today` is midnight in São Paulo.
  const leftOfWeek = (7 - today.getUTCDay()) % 7;
  return dayInSaoPaulo(daysAgo(today, -Math.min(fromToday, leftOfWeek)));
}
