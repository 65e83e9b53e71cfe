import { type Analise, type Elemento, elementos, type PadraoResultado } from '@meridia/shared/relatorio.ts';

type Relacao = Analise['relacaoElementos'];

const nomes: Record<Elemento, string> = {
  madeira: 'Madeira',
  fogo: 'Fogo',
  terra: 'Terra',
  metal: 'Metal',
  agua: 'Água',
};
/** The order of `elementos` is the generating cycle (sheng); two steps on is the controlling one (ke). */
const gera = (elemento: Elemento) => passo(elemento, 1);
const controla = (elemento: Elemento) => passo(elemento, 2);

/** Below this an element takes no part in a relation. */
const minimo = 35;

/**
 * The sheng/ke relation that explains the two strongest elements. Source: Su Wen 5 and 67; Maciocia, "The Foundations of
 * Chinese Medicine" (overacting, insulting, mother and child).
 */
export function relacionarElementos(pontuados: Analise['elementos'], padroes: readonly PadraoResultado[]): Relacao {
  const [primeiro, segundo] = [...elementos].sort((a, b) => pontuados[b].pontuacao - pontuados[a].pontuacao);
  if (!primeiro || !segundo || pontuados[segundo].pontuacao < minimo) {
    const unico = primeiro ?? 'terra';
    return {
      tipo: 'equilibrio',
      de: unico,
      para: unico,
      explicacao: `O quadro se concentra em ${nomes[unico]}; nenhum outro elemento participa o bastante para explicar uma relação de geração ou controle.`,
    };
  }
  const deficiente = padroes[0]?.natureza === 'raiz';
  if (gera(primeiro) === segundo) return sheng(primeiro, segundo, deficiente);
  if (gera(segundo) === primeiro) return sheng(segundo, primeiro, deficiente);
  if (controla(primeiro) === segundo) {
    return {
      tipo: deficiente ? 'ke' : 'cheng',
      de: primeiro,
      para: segundo,
      explicacao: `${nomes[primeiro]} controla ${nomes[segundo]} (ke) e aqui pesa sobre ela em excesso: o que está tenso em um aparece como fraqueza no outro.`,
    };
  }
  return {
    tipo: 'wu',
    de: primeiro,
    para: segundo,
    explicacao: `${nomes[segundo]} deveria controlar ${nomes[primeiro]}, mas o quadro mostra o caminho inverso (wu): ${nomes[primeiro]} resiste a quem a contém.`,
  };
}

function sheng(mae: Elemento, filho: Elemento, deficiente: boolean): Relacao {
  return {
    tipo: 'sheng',
    de: mae,
    para: filho,
    explicacao: deficiente
      ? `${nomes[mae]} gera ${nomes[filho]} (sheng): com a mãe enfraquecida, o filho recebe menos sustento, e os dois aparecem juntos no quadro.`
      : `${nomes[mae]} gera ${nomes[filho]} (sheng): a tensão da mãe passa para o filho, por isso os dois aparecem juntos no quadro.`,
  };
}

function passo(elemento: Elemento, distancia: number): Elemento {
  return elementos[(elementos.indexOf(elemento) + distancia) % elementos.length] ?? elemento;
}
