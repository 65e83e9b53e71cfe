import type { RelatorioDraft } from '@meridia/shared/relatorio.ts';
import { escreverElementos } from './elementos.ts';
import type { FatosRelatorio } from './fatos.ts';
import { escreverHipoteses } from './hipoteses.ts';
import { escreverOrientacoes, escreverPrognostico, escreverSessoes } from './plano.ts';
import { escreverProtocolo } from './protocolo.ts';
import { abrirRedacao } from './redacao.ts';
import { escreverSindromes } from './sindromes.ts';
import { escreverSintese } from './sintese.ts';
import { escreverSubstancias } from './substancias.ts';
import { escreverFace, escreverLingua, escreverOrelha } from './visual.ts';
import { escreverZangFu } from './zang-fu.ts';

/**
 * Texts for a report from the facts alone: no network, no clock, no random numbers. The same facts give the same text. Texts are
 * plain, with a blank line between paragraphs; treatment texts are '' in a `diagnostico` report.
 */
export function escreverRelatorio(facts: FatosRelatorio): RelatorioDraft {
  const protocolo = facts.tipo === 'completo' ? facts.protocolo : null;
  const redacao = abrirRedacao(facts);
  // The texts are written in reading order, because a finding that one part has named appears less in the next.
  return {
    sintese: escreverSintese(redacao),
    elementos: escreverElementos(redacao),
    sindromes: escreverSindromes(redacao),
    zangFu: escreverZangFu(redacao),
    substancias: escreverSubstancias(redacao),
    hipoteses: escreverHipoteses(redacao),
    lingua: escreverLingua(redacao),
    face: escreverFace(redacao),
    orelha: escreverOrelha(redacao),
    protocolo: protocolo ? escreverProtocolo(redacao, protocolo) : '',
    orientacoes: protocolo ? escreverOrientacoes(redacao, protocolo) : '',
    sessoes: protocolo ? escreverSessoes(redacao, protocolo) : '',
    prognostico: protocolo ? escreverPrognostico(protocolo) : '',
  };
}
