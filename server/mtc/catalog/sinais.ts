import { sinaisCabeca } from './sinais/cabeca.ts';
import { sinaisCondicoes } from './sinais/condicoes.ts';
import { sinaisContexto } from './sinais/contexto.ts';
import { sinaisDigestao } from './sinais/digestao.ts';
import { sinaisDor } from './sinais/dor.ts';
import { sinaisEliminacoes } from './sinais/eliminacoes.ts';
import { sinaisGerais } from './sinais/geral.ts';
import { sinaisGinecologia } from './sinais/ginecologia.ts';
import { sinaisLingua } from './sinais/lingua.ts';
import { sinaisPele } from './sinais/pele.ts';
import { sinaisPulso } from './sinais/pulso.ts';
import { sinaisRespiracao } from './sinais/respiracao.ts';
import { sinaisSeguranca } from './sinais/seguranca.ts';
import type { Sinal } from './sinais/sinal.ts';
import { sinaisSonoEmocoes } from './sinais/sono-emocoes.ts';

const tabela = {
  ...sinaisGerais,
  ...sinaisDor,
  ...sinaisCabeca,
  ...sinaisSonoEmocoes,
  ...sinaisDigestao,
  ...sinaisEliminacoes,
  ...sinaisRespiracao,
  ...sinaisPele,
  ...sinaisGinecologia,
  ...sinaisLingua,
  ...sinaisPulso,
  ...sinaisContexto,
  ...sinaisCondicoes,
  ...sinaisSeguranca,
};

export type SinalId = keyof typeof tabela;

/** Every clinical sign the engine knows, by id. */
export const sinais: Readonly<Record<SinalId, Sinal>> = tabela;

export const sinalIds: readonly SinalId[] = Object.keys(tabela).filter(isSinalId);

export function obterSinal(id: string): Sinal | undefined {
  return isSinalId(id) ? sinais[id] : undefined;
}

export function isSinalId(id: string): id is SinalId {
  return Object.hasOwn(tabela, id);
}
