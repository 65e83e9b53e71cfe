import { orientacaoPropria } from '@meridia/shared/orientacao.ts';
import {
  type CautelaRetirada,
  type Decisao,
  type LiberacaoNotada,
  type NivelDoPrognostico,
  type OrientacaoIncluida,
  type Parecer,
  type ParteDoParecer,
  type ParteMostrada,
  type PontoIncluido,
  parteVazia,
  type Revisao,
} from '@meridia/shared/parecer.ts';

/** What the parts of a review say, and how a press changes them. Each function returns a new opinion. */

export function parteOf({ partes }: Parecer, id: string): ParteDoParecer {
  return partes[id] ?? parteVazia;
}

export function changeParte(parecer: Parecer, id: string, change: Partial<ParteDoParecer>): Parecer {
  return { ...parecer, partes: { ...parecer.partes, [id]: { ...parteOf(parecer, id), ...change } } };
}

/** To change a text starts with the machine's words; a text that she wrote before is still there. */
export function decide(
  parecer: Parecer,
  parte: Pick<ParteMostrada, 'id' | 'texto' | 'comTexto'>,
  decisao: Decisao,
): Parecer {
  const { texto } = parteOf(parecer, parte.id);
  const start = decisao === 'alterado' && parte.comTexto && texto === null ? { texto: parte.texto } : {};
  return changeParte(parecer, parte.id, { decisao, ...start });
}

/** Agrees with every part that was not judged. */
export function agreeWithRest(parecer: Parecer, partes: readonly ParteMostrada[]): Parecer {
  return openPartes(parecer, partes).reduce(
    (judged, { id }) => changeParte(judged, id, { decisao: 'concordo' }),
    parecer,
  );
}

export function openPartes(parecer: Parecer, partes: readonly ParteMostrada[]): ParteMostrada[] {
  return partes.filter(({ id }) => parteOf(parecer, id).decisao === null);
}

/** Whoever changes the plan has to reread its words, so the part counts as changed. */
function replanned(parecer: Parecer, partes: readonly ParteMostrada[], id: string): Parecer {
  const parte = partes.find((one) => one.id === id);
  return parte ? decide(parecer, parte, 'alterado') : parecer;
}

export function togglePonto({ parecer, partes }: Edited, codigo: string): Parecer {
  const { retirados } = parecer.pontos;
  const next = toggled(retirados, codigo);
  return replanned({ ...parecer, pontos: { ...parecer.pontos, retirados: next } }, partes, 'pontos');
}

export function changePonto(
  { parecer, partes }: Edited,
  ponto: NonNullable<Revisao['protocolo']>['pontos'][number],
  change: Partial<Pick<PontoIncluido, 'tecnica' | 'moxa' | 'lado'>>,
): Parecer {
  const { alterados } = parecer.pontos;
  const { codigo, tecnica, moxa, lado } = ponto;
  const before = alterados.find((one) => one.codigo === codigo) ?? { codigo, tecnica, moxa };
  const after = { ...before, ...change };
  const others = alterados.filter((one) => one.codigo !== codigo);
  const isBack = after.tecnica === tecnica && after.moxa === moxa && (after.lado ?? lado) === lado;
  const next = isBack ? others : [...others, after];
  return replanned({ ...parecer, pontos: { ...parecer.pontos, alterados: next } }, partes, 'pontos');
}

export function includePonto({ parecer, partes }: Edited, ponto: PontoIncluido): Parecer {
  const others = parecer.pontos.incluidos.filter(({ codigo }) => codigo !== ponto.codigo);
  return replanned({ ...parecer, pontos: { ...parecer.pontos, incluidos: [...others, ponto] } }, partes, 'pontos');
}

export function changeIncluido(parecer: Parecer, codigo: string, change: Partial<PontoIncluido>): Parecer {
  const incluidos = parecer.pontos.incluidos.map((one) => (one.codigo === codigo ? { ...one, ...change } : one));
  return { ...parecer, pontos: { ...parecer.pontos, incluidos } };
}

export function dropPonto(parecer: Parecer, codigo: string): Parecer {
  const incluidos = parecer.pontos.incluidos.filter((one) => one.codigo !== codigo);
  return { ...parecer, pontos: { ...parecer.pontos, incluidos } };
}

export function toggleAuricular({ parecer, partes }: Edited, id: string): Parecer {
  const retirados = toggled(parecer.auriculares.retirados, id);
  return replanned({ ...parecer, auriculares: { ...parecer.auriculares, retirados } }, partes, 'auriculares');
}

export function includeAuricular({ parecer, partes }: Edited, id: string): Parecer {
  const incluidos = toggled(parecer.auriculares.incluidos, id);
  return replanned({ ...parecer, auriculares: { ...parecer.auriculares, incluidos } }, partes, 'auriculares');
}

export function changeSessoes({ parecer, partes }: Edited, sessoes: Parecer['sessoes']): Parecer {
  return replanned({ ...parecer, sessoes }, partes, 'sessoes');
}

type Orientacao = NonNullable<Revisao['protocolo']>['orientacoes'][number];

export function toggleOrientacao(edited: Edited, id: string): Parecer {
  const { orientacoes } = edited.parecer;
  return withOrientacoes(edited, { ...orientacoes, retiradas: toggled(orientacoes.retiradas, id) });
}

/** @param texto null: the machine's words again */
export function changeOrientacao(edited: Edited, { id }: Pick<Orientacao, 'id'>, texto: string | null): Parecer {
  const { orientacoes } = edited.parecer;
  const isThere = orientacoes.alteradas.some((one) => one.id === id);
  const alteradas =
    texto === null
      ? orientacoes.alteradas.filter((one) => one.id !== id)
      : isThere
        ? orientacoes.alteradas.map((one) => (one.id === id ? { id, texto } : one))
        : [...orientacoes.alteradas, { id, texto }];
  return withOrientacoes(edited, { ...orientacoes, alteradas });
}

/** A new one, still without words. */
export function includeOrientacao(edited: Edited): Parecer {
  const { orientacoes } = edited.parecer;
  const ids = orientacoes.incluidas.map(({ id }) => id);
  const free = Array.from({ length: ids.length + 1 }, (_, at) => orientacaoPropria(at + 1));
  const id = free.find((one) => !ids.includes(one)) ?? orientacaoPropria(ids.length + 1);
  const nova = { id, categoria: 'alimentacao', prioridade: 'Importante', texto: '' } as const;
  return withOrientacoes(edited, { ...orientacoes, incluidas: [...orientacoes.incluidas, nova] });
}

export function changeOrientacaoIncluida(parecer: Parecer, id: string, change: Partial<OrientacaoIncluida>): Parecer {
  const incluidas = parecer.orientacoes.incluidas.map((one) => (one.id === id ? { ...one, ...change } : one));
  return { ...parecer, orientacoes: { ...parecer.orientacoes, incluidas } };
}

export function dropOrientacao(parecer: Parecer, id: string): Parecer {
  const incluidas = parecer.orientacoes.incluidas.filter((one) => one.id !== id);
  return { ...parecer, orientacoes: { ...parecer.orientacoes, incluidas } };
}

function withOrientacoes({ parecer, partes }: Edited, orientacoes: Parecer['orientacoes']): Parecer {
  return replanned({ ...parecer, orientacoes }, partes, 'orientacoes');
}

/** @param daMaquina what the report says; to choose it again is to change nothing */
export function changePrognostico(
  { parecer, partes }: Edited,
  nivel: NivelDoPrognostico,
  daMaquina: NivelDoPrognostico,
): Parecer {
  return replanned({ ...parecer, prognostico: nivel === daMaquina ? null : nivel }, partes, 'prognostico');
}

type Linha = Pick<CautelaRetirada, 'regra' | 'texto'>;

export function struckOf({ cautelasRetiradas = [] }: Parecer, { regra, texto }: Linha): CautelaRetirada | undefined {
  return cautelasRetiradas.find((one) => one.regra === regra && one.texto === texto);
}

/** Strikes one line of caution, changes the reason of the strike, or takes the strike back (`motivo` null). */
export function strikeCautela(parecer: Parecer, linha: Linha, motivo: string | null): Parecer {
  const struck = struckOf(parecer, linha);
  const others = (parecer.cautelasRetiradas ?? []).filter((one) => one !== struck);
  const { regra, texto } = linha;
  return { ...parecer, cautelasRetiradas: motivo === null ? others : [...others, { regra, texto, motivo }] };
}

/** Notes a physician's release of all that the report refers for now, or takes it back. */
export function noteLiberacao(
  { liberacao: _, ...parecer }: Parecer,
  said: Omit<LiberacaoNotada, 'regras'> | null,
  regras: readonly string[],
): Parecer {
  if (!said) return parecer;
  const { quem, em, disse } = said;
  return { ...parecer, liberacao: { quem, em, disse, regras: [...regras] } };
}

export interface Edited {
  parecer: Parecer;
  partes: readonly ParteMostrada[];
}

function toggled(list: readonly string[], item: string): string[] {
  return list.includes(item) ? list.filter((one) => one !== item) : [...list, item];
}
