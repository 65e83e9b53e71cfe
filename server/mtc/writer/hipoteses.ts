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
      natureza(padrao, index, escolha),
      favoraveis(evidencia, index, escolha),
      contrarios(evidencia, index, escolha),
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
    return escolha(
      'hipotese-fraca',
      [
        `Fica como possibilidade a acompanhar (${medida})`,
        `Ainda é uma suspeita, com poucos sinais próprios a seu favor (${medida})`,
        `Por ora, serve mais de lembrete do que de conclusão (${medida})`,
      ],
      index,
    );
  }
  return escolha(
    'hipotese',
    [
      `Também merece atenção (${medida})`,
      `Caminha ao lado da hipótese principal (${medida})`,
      `Explica parte do que a hipótese principal deixa em aberto (${medida})`,
      `Vale mantê-la à vista durante o acompanhamento (${medida})`,
    ],
    index,
  );
}

function natureza(padrao: PadraoResultado, index: number, escolha: Escolha): string {
  if (padrao.natureza === 'raiz') {
    return escolha(
      'raiz',
      [
        'É lida como raiz (ben): o terreno de onde os demais sinais tendem a nascer',
        'Trata-se de um padrão de raiz (ben), que costuma se formar devagar e pedir um cuidado mais longo',
        'Pertence à raiz (ben) do quadro, a parte que sustenta as queixas quando elas voltam',
      ],
      index,
    );
  }
  return escolha(
    'manifestacao',
    [
      'É lida como manifestação (biao): o que mais incomoda agora, apoiado em um desequilíbrio mais profundo',
      'Trata-se de uma manifestação (biao), em geral a primeira a responder quando o cuidado começa',
      'Fica na superfície do quadro (biao), onde o alívio costuma ser buscado primeiro',
    ],
    index,
  );
}

function favoraveis({ respostas, exame }: EvidenciaPadrao, index: number, escolha: Escolha): string {
  if (respostas.length === 0 && exame.length === 0) return '';
  if (respostas.length === 0) return `Fala a favor o que se vê ao exame: ${listar(exame)}`;
  const ditas = listar(respostas);
  const so = respostas.length === 1;
  if (exame.length === 0) {
    return escolha(
      'favor-sem-exame',
      [
        `${so ? 'Apoia' : 'Apoiam'} essa leitura, nas respostas, ${ditas}; o exame não trouxe sinal que a reforce`,
        `A seu favor ${so ? 'está' : 'estão'} ${ditas}, ainda sem um sinal do exame que a confirme`,
        `Aparece em relatos como ${ditas}; língua, face e pulso ainda não falaram dela`,
      ],
      index,
    );
  }
  const vistos = listar(exame);
  return escolha(
    'favor',
    [
      `${so ? 'Fala' : 'Falam'} a favor, nas respostas, ${ditas}; ao exame, ${vistos}`,
      `Apoiam essa leitura relatos como ${ditas}, aos quais o exame soma ${vistos}`,
      `Sustenta-se em ${ditas} e, no exame, em ${vistos}`,
    ],
    index,
  );
}

function contrarios({ contra }: EvidenciaPadrao, index: number, escolha: Escolha): string {
  if (contra.length === 0) {
    return escolha(
      'contra',
      [
        'Nada do que foi informado fala diretamente contra ela, o que não equivale a uma confirmação',
        'Não apareceu sinal contrário, mas a ausência de objeção ainda não é prova',
        'Nenhum sinal a contradiz até aqui',
      ],
      index,
    );
  }
  const sinais = listar(contra);
  if (contra.length === 1)
    return escolha('contra-um', [`Pesa contra: ${sinais}`, `Não combina com ela: ${sinais}`], index);
  return escolha('contra-varios', [`Pesam contra: ${sinais}`, `Não combinam com ela: ${sinais}`], index);
}
