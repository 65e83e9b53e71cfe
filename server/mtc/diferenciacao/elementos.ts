import { type Analise, type Elemento, elementos, type Orgao, type PadraoResultado } from '@meridia/shared/relatorio.ts';
import type { PadraoId } from '../catalog/padroes/padrao-ids.ts';
import { obterPadrao } from '../catalog/padroes.ts';

type Relacao = Analise['relacaoElementos'];

const nomes: Record<Elemento, string> = {
  madeira: 'Madeira',
  fogo: 'Fogo',
  terra: 'Terra',
  metal: 'Metal',
  agua: 'Água',
};
export const elementoDe: Record<Orgao, Elemento> = {
  figado: 'madeira',
  vesicula_biliar: 'madeira',
  coracao: 'fogo',
  intestino_delgado: 'fogo',
  pericardio: 'fogo',
  triplo_aquecedor: 'fogo',
  baco: 'terra',
  estomago: 'terra',
  pulmao: 'metal',
  intestino_grosso: 'metal',
  rim: 'agua',
  bexiga: 'agua',
};

/** `elementos` has the order of the generating cycle (sheng). The element two steps further is the controlled one (ke). */
const gera = (elemento: Elemento) => passo(elemento, 1);
const controla = (elemento: Elemento) => passo(elemento, 2);

/** An element with fewer points takes no part in a relation. */
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
      explicacao: `O quadro se concentra no elemento ${nomes[unico]}; nenhum outro elemento participa o bastante para explicar uma relação de geração ou controle.`,
    };
  }
  const fraco = elementoFraco(padroes[0]);
  if (gera(primeiro) === segundo) return sheng(primeiro, segundo, fraco !== null);
  if (gera(segundo) === primeiro) return sheng(segundo, primeiro, fraco !== null);
  const [controlador, controlado] = controla(primeiro) === segundo ? [primeiro, segundo] : [segundo, primeiro];
  // A weak element is overrun by its controller, or defied by the element that it should control. When neither is weak, the
  // stronger one decides.
  const invasor = elementoInvasor(padroes[0]);
  const vence =
    invasor === null
      ? fraco === controlado || (fraco !== controlador && primeiro === controlador)
      : invasor === controlador;
  return vence
    ? cheng(controlador, controlado, fraco === controlado)
    : wu(controlado, controlador, fraco === controlador);
}

function cheng(controlador: Elemento, controlado: Elemento, controladoFraco: boolean): Relacao {
  return {
    tipo: 'cheng',
    de: controlador,
    para: controlado,
    explicacao: controladoFraco
      ? `${nomes[controlador]} controla ${nomes[controlado]} (ke) e, encontrando pouca força ali, avança (cheng): a tensão de um aparece como fraqueza no outro.`
      : `${nomes[controlador]} controla ${nomes[controlado]} (ke) e aqui pesa em excesso (cheng): a tensão de um aparece como fraqueza no outro.`,
  };
}

function wu(controlado: Elemento, controlador: Elemento, controladorFraco: boolean): Relacao {
  return {
    tipo: 'wu',
    de: controlado,
    para: controlador,
    explicacao: controladorFraco
      ? `${nomes[controlador]} deveria controlar ${nomes[controlado]}, mas lhe falta força, e o caminho se inverte (wu).`
      : `${nomes[controlador]} deveria controlar ${nomes[controlado]}, mas o quadro mostra o caminho inverso (wu): ${nomes[controlado]} resiste a quem a contém.`,
  };
}

// Heart and Kidney are out of harmony because Water is too weak to hold Fire, although the pattern names the Heart first.
const fracos: Partial<Record<PadraoId, Elemento>> = { coracao_rim_desarmonia: 'agua' };

/** The element of the main pattern's organ, when that pattern is a deficiency. */
function elementoFraco(principal: PadraoResultado | undefined): Elemento | null {
  const declarado = Object.entries(fracos).find(([id]) => id === principal?.id);
  if (declarado) return declarado[1];
  const orgao = principal?.orgaos[0];
  if (!orgao || !obterPadrao(principal.id)?.marcas.includes('deficiencia')) return null;
  return elementoDe[orgao];
}

// Patterns whose name says which element presses on another.
const invasores: Partial<Record<PadraoId, Elemento>> = {
  figado_invade_baco: 'madeira',
  figado_invade_estomago: 'madeira',
  fogo_figado_estomago: 'madeira',
  fogo_figado_pulmao: 'madeira',
  agua_oprime_coracao: 'agua',
};

function elementoInvasor(principal: PadraoResultado | undefined): Elemento | null {
  const invasor = Object.entries(invasores).find(([id]) => id === principal?.id);
  return invasor?.[1] ?? null;
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
