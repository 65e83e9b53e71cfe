import type { RelatorioDraft } from '@meridia/shared/relatorio.ts';
import type { FatosRelatorio } from './fatos.ts';
import { escreverHipoteses } from './hipoteses.ts';
import { criarEscolha } from './portugues.ts';
import { escreverElementos, escreverSindromes, escreverSubstancias, escreverZangFu } from './quadro.ts';
import { escreverSintese } from './sintese.ts';
import { escreverOrientacoes, escreverPrognostico, escreverProtocolo, escreverSessoes } from './tratamento.ts';
import { escreverFace, escreverLingua, escreverOrelha } from './visual.ts';

/**
 * Words for a report from the facts alone: no network, no clock, no chance. The same facts give the same text.
 * Texts are plain, paragraphs divided by a blank line; treatment texts are '' in a `diagnostico` report.
 */
export function writeLocal(facts: FatosRelatorio): RelatorioDraft {
  const { analise, dados, protocolo } = facts;
  const escolha = criarEscolha(`${dados.idade}|${dados.queixaPrincipal}|${analise.padroes.map(({ id }) => id).join()}`);
  const tratar = facts.tipo === 'completo' && protocolo !== null;
  return {
    sintese: escreverSintese(facts, escolha),
    elementos: escreverElementos(facts, escolha),
    sindromes: escreverSindromes(facts),
    zangFu: escreverZangFu(facts, escolha),
    substancias: escreverSubstancias(facts),
    hipoteses: escreverHipoteses(facts, escolha),
    lingua: escreverLingua(facts),
    face: escreverFace(facts),
    orelha: escreverOrelha(facts),
    protocolo: tratar ? escreverProtocolo(facts, protocolo, escolha) : '',
    orientacoes: tratar ? escreverOrientacoes(protocolo) : '',
    sessoes: tratar ? escreverSessoes(protocolo) : '',
    prognostico: tratar ? escreverPrognostico(protocolo) : '',
  };
}
