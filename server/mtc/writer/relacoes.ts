// Sources: Su Wen 5 and 67; Maciocia, The Foundations of Chinese Medicine (3rd ed., 2015), ch. 2 (generating, controlling, overacting
// and insulting sequences). Wording is our own.
import { type Analise, type Elemento, orgaos } from '@meridia/shared/relatorio.ts';
import { nomesElementos, nomesOrgaos } from './nomes.ts';
import { contrair } from './portugues.ts';

interface EntreOrgaos {
  /** What mother and child, or controller and controlled element, do to each other, as the tradition says. It names no symptom. */
  sheng: string;
  cheng: string;
  wu: string;
}

/**
 * By the acting element: towards its child for sheng, towards the element that it controls for cheng, towards the element that it
 * defies for wu.
 */
const entreOrgaos: Record<Elemento, EntreOrgaos> = {
  madeira: {
    sheng: 'o Fígado guarda o Sangue que o Coração usa',
    cheng: 'o Fígado atrapalha o trabalho do Baço',
    wu: 'o Fígado sobe contra o Pulmão',
  },
  fogo: {
    sheng: 'o Coração sustenta o trabalho do Baço',
    cheng: 'o Coração consome o que o Pulmão guarda',
    wu: 'o Coração não se deixa conter pelo Rim',
  },
  terra: {
    sheng: 'o Pulmão recebe do Baço o seu Qi',
    cheng: 'o Baço atrapalha o Rim no governo das águas',
    wu: 'o Baço prende o Fígado',
  },
  metal: {
    sheng: 'o Pulmão envia ao Rim Qi e líquidos',
    cheng: 'o Pulmão não deixa o Fígado se expandir',
    wu: 'o Pulmão se volta contra o Coração',
  },
  agua: {
    sheng: 'o Rim nutre o Fígado',
    cheng: 'o Rim não deixa o Coração em equilíbrio',
    wu: 'o Rim devolve ao Baço a água que não move',
  },
};

const nomesCiclos = { sheng: 'Sheng', ke: 'Ke', cheng: 'Cheng', wu: 'Wu' } as const;

/**
 * The relation as an interpretation: which element acts on which, and what that means between the organs; '' without one. Organs are
 * named only where both have signs.
 */
export function explicarRelacao({ relacaoElementos, zangFu }: Pick<Analise, 'relacaoElementos' | 'zangFu'>): string {
  const { tipo, de, para } = relacaoElementos;
  if (tipo === 'equilibrio') return '';
  const destino = nomesElementos[para].comArtigo;
  const acao = {
    sheng: `gera ${destino}`,
    ke: `controla ${destino}`,
    cheng: `pesa sobre ${destino}`,
    wu: `resiste ${contrair('a', destino)}`,
  }[tipo];
  const corpo = entreOrgaos[de][tipo === 'ke' ? 'cheng' : tipo];
  const semSinais = orgaos.filter((orgao) => !zangFu.some((dele) => dele.orgao === orgao && dele.envolvimento > 0));
  const falaDeOutro = semSinais.some((orgao) => corpo.includes(nomesOrgaos[orgao].nome));
  const relacao = `Na tradição, ${nomesElementos[de].comArtigo} ${acao} (ciclo ${nomesCiclos[tipo]})`;
  return falaDeOutro ? relacao : `${relacao}: ${corpo}`;
}
