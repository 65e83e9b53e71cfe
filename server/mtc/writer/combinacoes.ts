// Sources: Deadman, A Manual of Acupuncture (2nd ed., 2007), combinations; Maciocia, The Foundations of Chinese Medicine (3rd ed.,
// 2015), principles of combination (host and guest, shu-mu, opening of the extraordinary vessels). Wording is our own.
import type { PontoPrescrito } from '@meridia/shared/relatorio.ts';

/**
 * Points that are chosen for their joint effect. `efeito` has the points as its plural subject. It tells what the points do,
 * and never that the client has what they are used for.
 */
export interface Combinacao {
  codigos: readonly [string, string, ...string[]];
  efeito: string;
}

/** Best known first. A report names only the first combinations whose points are all in the protocol. */
export const combinacoes: readonly Combinacao[] = [
  { codigos: ['IG4', 'F3'], efeito: 'abrem os quatro portões e movem o Qi em cima e embaixo' },
  { codigos: ['PC6', 'BP4'], efeito: 'abrem Yin Wei e Chong e fazem descer o Qi do Estômago' },
  { codigos: ['R6', 'P7'], efeito: 'abrem Yin Qiao e Ren e nutrem o Yin' },
  { codigos: ['TA5', 'VB41'], efeito: 'abrem Yang Wei e Dai e soltam a lateral do corpo e da cabeça' },
  { codigos: ['ID3', 'B62'], efeito: 'abrem Du e Yang Qiao e soltam toda a linha das costas' },
  { codigos: ['C7', 'BP6'], efeito: 'aquietam o Shen enquanto nutrem o Sangue em que ele repousa' },
  { codigos: ['C6', 'R7'], efeito: 'firmam o que escapa, um pelo Coração, o outro pelo Rim' },
  { codigos: ['BP10', 'B17'], efeito: 'movem e refrescam o Sangue, um pelo canal, o outro pelo ponto de reunião' },
  { codigos: ['VC4', 'B23'], efeito: 'sustentam o Rim pela frente e pelas costas' },
  { codigos: ['VC4', 'E36'], efeito: 'fortalecem o Qi, um no ventre, o outro pelo Estômago' },
  { codigos: ['B20', 'F13'], efeito: 'tratam o Baço por trás e pela frente (shu e mu)' },
  { codigos: ['B21', 'VC12'], efeito: 'tratam o Estômago por trás e pela frente (shu e mu)' },
  { codigos: ['B18', 'F14'], efeito: 'tratam o Fígado por trás e pela frente (shu e mu)' },
  { codigos: ['B13', 'P1'], efeito: 'tratam o Pulmão por trás e pela frente (shu e mu)' },
  { codigos: ['B15', 'VC14'], efeito: 'tratam o Coração por trás e pela frente (shu e mu)' },
  { codigos: ['B25', 'E25'], efeito: 'tratam o Intestino Grosso por trás e pela frente (shu e mu)' },
  { codigos: ['B28', 'VC3'], efeito: 'tratam a Bexiga por trás e pela frente (shu e mu)' },
  { codigos: ['E36', 'BP6'], efeito: 'fortalecem o centro pelos dois canais da Terra, o que sobe e o que desce' },
  { codigos: ['R3', 'F3'], efeito: 'nutrem a Água e acalmam a Madeira, pelas duas fontes' },
  { codigos: ['R3', 'C7'], efeito: 'reaproximam Água e Fogo pelas suas fontes' },
  { codigos: ['R3', 'BP6'], efeito: 'nutrem o Yin pela fonte do Rim e pelo encontro dos três Yin da perna' },
  { codigos: ['P9', 'E36'], efeito: 'dão Qi ao Pulmão pela própria fonte e pela digestão' },
  { codigos: ['P7', 'IG4'], efeito: 'abrem a superfície, como ponto luo e fonte de um mesmo par' },
  { codigos: ['P9', 'IG6'], efeito: 'ligam Pulmão e Intestino Grosso como fonte e luo' },
  { codigos: ['IG11', 'IG4'], efeito: 'clareiam a metade de cima do corpo' },
  { codigos: ['IG11', 'E44'], efeito: 'refrescam os dois canais Yang Ming' },
  { codigos: ['E40', 'BP3'], efeito: 'movem os líquidos e fortalecem o Baço' },
  { codigos: ['E40', 'PC6'], efeito: 'movem os líquidos e abrem o peito' },
  { codigos: ['BP9', 'BP6'], efeito: 'movem os líquidos pelo canal do Baço' },
  { codigos: ['VB34', 'F3'], efeito: 'soltam a Madeira, o par Yang pelos tendões e o par Yin pela fonte' },
  { codigos: ['VB20', 'F3'], efeito: 'acalmam o Yang, um no alto e o outro na raiz do canal' },
  { codigos: ['VB20', 'Taiyang'], efeito: 'soltam a nuca e a têmpora' },
  { codigos: ['PC6', 'VC12'], efeito: 'fazem descer o Qi do Estômago' },
  { codigos: ['PC6', 'E36'], efeito: 'harmonizam o Estômago a distância' },
  { codigos: ['PC6', 'F3'], efeito: 'soltam o Jue Yin em cima e embaixo, o peito e o Fígado' },
  { codigos: ['VG20', 'VC6'], efeito: 'erguem o Qi, um pelo alto, o outro pela base' },
  { codigos: ['VG20', 'Yintang'], efeito: 'acalmam a mente' },
  { codigos: ['B23', 'R3'], efeito: 'chegam ao Rim pelas costas e pela fonte do canal' },
  { codigos: ['VG4', 'B23'], efeito: 'aquecem o portão da vida e o Rim ao lado dele' },
  { codigos: ['B40', 'B23'], efeito: 'soltam a lombar de longe e de perto' },
  { codigos: ['E25', 'E37'], efeito: 'regulam o intestino no abdome e na perna' },
  { codigos: ['BP8', 'BP10'], efeito: 'movem o Sangue pelo canal que o produz' },
  { codigos: ['VC12', 'E36'], efeito: 'harmonizam o Estômago no lugar e à distância' },
];

const tonifica = /\b(fortalecem|nutrem|sustentam|dão|erguem|firmam|aquecem)\b/;
const dispersa = /\b(clareiam|refrescam)\b/;

/** Whether the joint effect is what the needles of the plan do: nothing is strengthened by points that are dispersed. */
export function combinaComTecnica({ efeito }: Combinacao, tecnicas: readonly PontoPrescrito['tecnica'][]): boolean {
  if (tonifica.test(efeito)) return tecnicas.includes('tonificar') && !tecnicas.includes('dispersar');
  return !(dispersa.test(efeito) && tecnicas.includes('tonificar'));
}
