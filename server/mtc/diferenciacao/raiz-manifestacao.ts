import type { Analise, PadraoResultado } from '@meridia/shared/relatorio.ts';
import { obterPadrao } from '../catalog/padroes.ts';
import type { MarcaPrincipio, MarcaSubstancia } from '../catalog/sinais/sinal.ts';

type RaizManifestacao = NonNullable<Analise['raizManifestacao']>;

/** A root with less confidence is only named as something to look for. */
const aindaIncerta = 0.3;

/**
 * Which hypothesis is the root (ben) and which the branch (biao), and what it means when one of the two is missing.
 * Source: Su Wen 65; Maciocia, "The Foundations of Chinese Medicine" (root and manifestation).
 */
export function explicarRaiz(padroes: readonly PadraoResultado[]): RaizManifestacao {
  const raiz = padroes.find(({ natureza }) => natureza === 'raiz');
  const manifestacao = padroes.find(({ natureza }) => natureza === 'manifestacao');
  if (!raiz && !manifestacao) return { raiz: null, explicacao: 'Os sinais reunidos não bastam para falar em raiz.' };
  if (!raiz) return { raiz: null, explicacao: semRaiz(manifestacao) };
  if (!manifestacao)
    return {
      raiz: raiz.id,
      explicacao: `Todas as hipóteses são de raiz (ben), com ${raiz.nome} à frente: o quadro é de falta, sem um excesso que peça alívio primeiro.`,
    };
  if (padroes[0] === raiz)
    return {
      raiz: raiz.id,
      explicacao: `A raiz (ben) é ${raiz.nome}; ${manifestacao.nome} é a manifestação (biao) que se apoia nela.`,
    };
  const certeza =
    raiz.confianca < aindaIncerta ? 'a raiz (ben) mais provável, ainda por confirmar,' : 'a raiz (ben) que a sustenta';
  return {
    raiz: raiz.id,
    explicacao: `O que mais aparece é a manifestação (biao), ${manifestacao.nome}; ${certeza} é ${raiz.nome}.`,
  };
}

// The usual root of an excess, by the first mark of the pattern that is listed here. An outer pattern needs no inner root.
const terrenos: readonly (readonly [MarcaPrincipio | MarcaSubstancia, string])[] = [
  ['exterior', 'Um quadro do exterior não precisa de raiz interna: ela só interessa se ele voltar com frequência.'],
  [
    'jinye_exc',
    'A Umidade e a Fleuma costumam nascer de um Baço fraco: pergunte por cansaço depois de comer e fezes moles.',
  ],
  ['xue_exc', 'A estase costuma vir de Qi parado ou fraco: pergunte por tensão emocional e por cansaço.'],
  [
    'yang_exc',
    'O Yang que sobe costuma ter um Yin fraco por baixo: veja a saburra e pergunte por lombar e suor noturno.',
  ],
  [
    'qi_exc',
    'A estagnação costuma vir das emoções ou de um Sangue do Fígado fraco: pergunte pelo que mudou e veja a cor da língua.',
  ],
  ['calor', 'O Calor costuma vir da alimentação, da tensão ou de um Yin fraco: veja quanta saburra há.'],
  ['frio', 'O Frio que se repete costuma ter um Yang fraco por baixo: pergunte pelo frio fora das crises.'],
];

function semRaiz(principal: PadraoResultado | undefined): string {
  const marcas = obterPadrao(principal?.id ?? '')?.marcas ?? [];
  const terreno = terrenos.find(([marca]) => marcas.includes(marca))?.[1] ?? '';
  return `Só há manifestações (biao) entre as hipóteses; a raiz (ben) ainda não apareceu nas respostas. ${terreno}`.trim();
}
