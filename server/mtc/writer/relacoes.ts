// Sources: Su Wen 5 and 67; Maciocia, The Foundations of Chinese Medicine (3rd ed., 2015), ch. 2 (generating, controlling, overacting
// and insulting sequences) and their clinical pictures. Wording is our own.
import type { Analise, Elemento } from '@meridia/shared/relatorio.ts';
import { nomesElementos } from './nomes.ts';
import { contrair } from './portugues.ts';

type Relacao = Pick<Analise['relacaoElementos'], 'tipo' | 'de' | 'para'>;

interface NoCorpo {
  /** What mother and child, or controller and controlled element, do to each other in the body. */
  sheng: string;
  cheng: string;
  wu: string;
}

/**
 * By the acting element: towards its child for sheng, towards the element that it controls for cheng, towards the element that it
 * defies for wu.
 */
const noCorpo: Record<Elemento, NoCorpo> = {
  madeira: {
    sheng: 'o Fígado guarda o Sangue que o Coração usa, e o que pesa em um inquieta o outro',
    cheng: 'a tensão do Fígado atravessa a digestão, e por isso estômago e intestino respondem ao humor',
    wu: 'o Fígado sobe contra o Pulmão, que deveria mantê-lo no lugar',
  },
  fogo: {
    sheng: 'o calor do Coração é o que permite ao Baço transformar o alimento',
    cheng: 'o Fogo do peito resseca o Pulmão e encurta a respiração',
    wu: 'o Fogo não se deixa conter pela Água, e a cabeça fica quente enquanto a base esfria',
  },
  terra: {
    sheng: 'o Pulmão recebe do Baço o Qi com que respira e guarda a superfície',
    cheng: 'a Umidade do centro atrapalha o Rim no governo das águas',
    wu: 'a Umidade do centro prende o Fígado, que deveria mover a digestão',
  },
  metal: {
    sheng: 'o Pulmão faz descer ao Rim o Qi e os líquidos que o nutrem',
    cheng: 'um Pulmão retraído não deixa o Fígado se expandir',
    wu: 'o que fica preso no peito aperta o Coração, que deveria aquecê-lo',
  },
  agua: {
    sheng: 'o Rim nutre o Fígado, e o que falta embaixo aparece como secura ou tensão em cima',
    cheng: 'a Água fria, ou um Rim que não sobe para refrescar, deixa o Coração sem equilíbrio',
    wu: 'o Rim sem calor devolve ao Baço a água que não consegue mover',
  },
};

const nomesCiclos = { sheng: 'Sheng', ke: 'Ke', cheng: 'Cheng', wu: 'Wu' } as const;

/** The relation as a clause: which element acts on which, and the effect in the body. */
export function explicarRelacao({ tipo, de, para }: Relacao): string {
  const origem = nomesElementos[de].comArtigo;
  const destino = nomesElementos[para].comArtigo;
  if (tipo === 'equilibrio') return 'entre os cinco elementos, nenhuma relação se destaca como causa do quadro';
  const ciclo = nomesCiclos[tipo];
  const corpo = noCorpo[de][tipo === 'ke' ? 'cheng' : tipo];
  switch (tipo) {
    case 'sheng':
      return `${origem} gera ${destino} (ciclo ${ciclo}): ${corpo}`;
    case 'ke':
      return `${origem} controla ${destino} (ciclo ${ciclo}): ${corpo}`;
    case 'cheng':
      return `${origem} avança sobre ${destino} além da conta (ciclo ${ciclo}): ${corpo}`;
    case 'wu':
      return `${origem} se volta contra ${destino}, a quem cabia contê-${origem.startsWith('a ') ? 'la' : 'lo'} (ciclo ${ciclo}): ${corpo}`;
  }
}

/** The same in few words, for the beginning of the report: "a Madeira pesa sobre a Terra". */
export function resumirRelacao({ tipo, de, para }: Relacao): string {
  const origem = nomesElementos[de].comArtigo;
  const destino = nomesElementos[para].comArtigo;
  switch (tipo) {
    case 'sheng':
      return `o que se desequilibra ${contrair('em', origem)} passa ${contrair('a', destino)}`;
    case 'ke':
    case 'cheng':
      return `${origem} pesa sobre ${destino}`;
    case 'wu':
      return `${origem} resiste ${contrair('a', destino)}`;
    case 'equilibrio':
      return '';
  }
}
