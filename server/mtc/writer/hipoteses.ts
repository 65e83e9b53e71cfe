import type { PadraoResultado, RelatorioDraft } from '@meridia/shared/relatorio.ts';
import { type EvidenciaPadrao, evidenciaDoPadrao } from './evidencia.ts';
import type { FatosRelatorio } from './fatos.ts';
import { type Escolha, limitar, listar, minuscula, paragrafo } from './portugues.ts';
import { descreverConfianca } from './sintese.ts';

/** One text per hypothesis: how likely, root or branch, what speaks for it, what against, what would decide. */
export function escreverHipoteses(facts: FatosRelatorio, escolha: Escolha): RelatorioDraft['hipoteses'] {
  return facts.analise.padroes.map((padrao, index) => {
    const evidencia = evidenciaDoPadrao(facts.analise, padrao);
    const texto = paragrafo(
      abertura(padrao, index, escolha),
      natureza(padrao, escolha),
      favoraveis(evidencia, padrao.id, escolha),
      contrarios(evidencia, padrao.id, escolha),
      padrao.decidiria.trim() === '' ? '' : `O que ajudaria a decidir: ${minuscula(padrao.decidiria.trim())}`,
    );
    return { padraoId: padrao.id, texto: limitar(texto, 1800), achadoIds: evidencia.achadoIds };
  });
}

function abertura(padrao: PadraoResultado, index: number, escolha: Escolha): string {
  const medida = `confiança ${descreverConfianca(padrao.confianca)}, ${Math.round(padrao.score)} de 100 pontos`;
  if (index === 0) {
    return escolha('hipotese-principal', [
      `É a hipótese que melhor reúne os sinais encontrados (${medida})`,
      `Entre as hipóteses consideradas, é a que explica mais sinais de uma só vez (${medida})`,
      `É por onde a leitura deste quadro começa (${medida})`,
    ]);
  }
  if (padrao.confianca < 0.45) {
    return escolha(`hipotese-fraca-${padrao.id}`, [
      `Fica como possibilidade a acompanhar (${medida})`,
      `Ainda é uma suspeita, com poucos sinais a seu favor (${medida})`,
    ]);
  }
  return escolha(`hipotese-${padrao.id}`, [
    `Também merece atenção (${medida})`,
    `Caminha ao lado da hipótese principal (${medida})`,
    `Explica parte do que a hipótese principal deixa em aberto (${medida})`,
  ]);
}

function natureza(padrao: PadraoResultado, escolha: Escolha): string {
  if (padrao.natureza === 'raiz') {
    return escolha(`raiz-${padrao.id}`, [
      'É lida como raiz (ben): o terreno de onde os demais sinais tendem a nascer',
      'Trata-se de um padrão de raiz (ben), que costuma se formar devagar e pedir um cuidado mais longo',
    ]);
  }
  return escolha(`manifestacao-${padrao.id}`, [
    'É lida como manifestação (biao): o que mais incomoda agora, apoiado em um desequilíbrio mais profundo',
    'Trata-se de uma manifestação (biao), em geral a primeira a responder quando o cuidado começa',
  ]);
}

function favoraveis({ respostas, visuais }: EvidenciaPadrao, id: string, escolha: Escolha): string {
  if (respostas.length === 0 && visuais.length === 0) return '';
  if (respostas.length === 0) return `Fala a favor o que se vê: ${listar(visuais)}`;
  const ditas = listar(respostas);
  if (visuais.length === 0) {
    return escolha(`favor-${id}`, [
      `Falam a favor, nas respostas, ${ditas}; a observação visual não trouxe sinal que a reforce`,
      `Nas respostas, apoiam essa leitura ${ditas}, ainda sem um sinal visual que a confirme`,
    ]);
  }
  return escolha(`favor-${id}`, [
    `Falam a favor, nas respostas, ${ditas}; e, na observação visual, ${listar(visuais)}`,
    `Apoiam essa leitura relatos como ${ditas}, aos quais a observação visual soma ${listar(visuais)}`,
  ]);
}

function contrarios({ contra }: EvidenciaPadrao, id: string, escolha: Escolha): string {
  if (contra.length === 0) {
    return escolha(`contra-${id}`, [
      'Nada do que foi informado fala diretamente contra ela, o que não equivale a uma confirmação',
      'Não apareceu sinal contrário, mas a ausência de objeção ainda não é prova',
    ]);
  }
  const verbo = contra.length === 1 ? 'Pesa' : 'Pesam';
  return `${verbo} contra: ${listar(contra)}`;
}
