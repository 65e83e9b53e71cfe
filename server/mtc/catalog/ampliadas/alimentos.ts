// Sources: Kastner, Chinese Nutrition Therapy (2nd ed., 2009) and Liu, Chinese Dietary Therapy (1995), natures and flavours; Pitchford,
// Healing with Whole Foods (2002); Ministério da Saúde, Guia Alimentar para a População Brasileira (2014). Foods that every market in
// Brazil has. No teas and no plants that are taken as medicine.
import { gestante, sangraFacil } from '../orientacoes.ts';
import type { Tema } from '../tema.ts';
import type { Alimento, Natureza } from './ampliada.ts';

interface Extras {
  evitarNasRegras?: readonly string[];
  idadeMinima?: number;
}

/** Dark leaves hold much vitamin K, which works against warfarin: more of them is a matter for whoever looks at the INR. */
const vitaminaK = ['anticoagulante', 'anticoagulante_em_risco', 'inr_da_varfarina'];
export const comDiabetes = ['diabetes', 'diabetes_com_neuropatia', 'diabetes_sem_controle', 'diabetes_que_comeca'];
/** Rules under which potassium is not added. */
const potassio = ['coracao_que_acumula_agua', 'doenca_do_coracao'];
const hormonio = ['isoflavona_e_mama'];

/** Small and hard pieces are not for small children. */
const idadeDeMastigar = 4;

function alimento(grupo: Alimento['grupo']) {
  return (nome: string, natureza: Natureza, temas: readonly Tema[], extras: Extras = {}): Alimento => ({
    nome,
    grupo,
    natureza,
    temas,
    evitarNasRegras: [],
    idadeMinima: 0,
    ...extras,
  });
}

const cereal = alimento('cereais');
const leguminosa = alimento('leguminosas');
const legume = alimento('legumes');
const fruta = alimento('frutas');
const proteina = alimento('proteinas');
const tempero = alimento('temperos');

export const alimentos: readonly Alimento[] = [
  cereal('arroz bem cozido', 'neutra', ['qi', 'digestao', 'deficiencia', 'shen', 'canais']),
  cereal('arroz integral', 'neutra', ['umidade', 'excesso', 'estase', 'intestino']),
  cereal('fubá e milho', 'neutra', ['aguas', 'digestao', 'umidade', 'fleuma']),
  cereal('aveia', 'morna', ['qi', 'deficiencia', 'frio', 'yang', 'intestino', 'canais']),
  cereal('cevadinha', 'fresca', ['aguas', 'umidade', 'calor', 'fleuma'], { evitarNasRegras: gestante }),
  cereal('trigo integral', 'fresca', ['shen', 'calor_vazio', 'yin', 'pele']),
  cereal('quinoa', 'morna', ['yang', 'frio', 'qi', 'essencia']),
  cereal('mandioquinha e batata', 'neutra', ['qi', 'digestao', 'deficiencia', 'exterior']),
  cereal('cará', 'neutra', ['yin', 'essencia', 'qi', 'respiracao', 'secura']),
  cereal('batata-doce', 'neutra', ['qi', 'intestino', 'secura', 'deficiencia'], { evitarNasRegras: potassio }),

  leguminosa('feijão-preto', 'neutra', ['xue', 'essencia', 'aguas', 'yin', 'yang'], { evitarNasRegras: potassio }),
  leguminosa('feijão-azuki', 'neutra', ['umidade', 'aguas', 'fleuma', 'calor']),
  leguminosa('lentilha', 'neutra', ['qi', 'essencia', 'deficiencia', 'xue']),
  leguminosa('grão-de-bico', 'neutra', ['digestao', 'qi', 'canais']),
  leguminosa('ervilha', 'neutra', ['digestao', 'umidade', 'qi', 'estagnacao']),
  leguminosa('tofu', 'fresca', ['calor', 'yin', 'secura', 'calor_vazio'], { evitarNasRegras: hormonio }),
  leguminosa('broto de feijão refogado', 'fresca', ['calor', 'excesso', 'pele', 'umidade']),

  legume('abóbora', 'morna', ['qi', 'umidade', 'digestao', 'frio', 'yang', 'fleuma']),
  legume('cenoura', 'neutra', ['digestao', 'xue', 'qi', 'deficiencia', 'vento']),
  legume('beterraba', 'neutra', ['xue', 'estase', 'shen', 'intestino'], { evitarNasRegras: potassio }),
  legume('chuchu', 'fresca', ['calor', 'aguas', 'umidade', 'pele']),
  legume('abobrinha', 'fresca', ['calor', 'secura', 'calor_vazio', 'aguas']),
  legume('pepino', 'fresca', ['calor', 'aguas', 'secura', 'pele']),
  legume('tomate', 'fresca', ['calor', 'yin', 'secura', 'excesso'], { evitarNasRegras: potassio }),
  legume('espinafre cozido', 'fresca', ['xue', 'secura', 'intestino', 'yin'], {
    evitarNasRegras: [...vitaminaK, ...potassio],
  }),
  legume('agrião', 'fresca', ['calor', 'respiracao', 'fleuma'], { evitarNasRegras: vitaminaK }),
  legume('alface', 'fresca', ['calor', 'aguas', 'shen', 'vento'], { evitarNasRegras: vitaminaK }),
  legume('acelga', 'fresca', ['calor', 'intestino', 'excesso', 'estagnacao'], { evitarNasRegras: vitaminaK }),
  legume('repolho', 'neutra', ['digestao', 'estagnacao', 'canais'], { evitarNasRegras: vitaminaK }),
  legume('vagem', 'neutra', ['digestao', 'umidade', 'essencia', 'qi']),
  legume('nabo e rabanete', 'fresca', ['fleuma', 'estagnacao', 'excesso', 'respiracao', 'digestao']),
  legume('salsão', 'fresca', ['vento', 'calor', 'aguas', 'estagnacao']),
  legume('berinjela', 'fresca', ['estase', 'calor', 'excesso']),
  legume('cogumelos cozidos', 'neutra', ['fleuma', 'xue', 'qi', 'exterior']),
  legume('quiabo', 'neutra', ['secura', 'intestino', 'yin', 'calor_vazio']),
  legume('alho-poró', 'morna', ['frio', 'yang', 'estagnacao', 'canais'], { evitarNasRegras: vitaminaK }),

  fruta('maçã cozida', 'neutra', ['digestao', 'qi', 'deficiencia']),
  fruta('maçã', 'fresca', ['secura', 'calor', 'respiracao', 'digestao']),
  fruta('pera', 'fresca', ['respiracao', 'secura', 'yin', 'calor', 'calor_vazio', 'fleuma']),
  fruta('banana', 'fria', ['calor', 'secura', 'intestino'], { evitarNasRegras: [...potassio, ...comDiabetes] }),
  fruta('melancia', 'fria', ['calor', 'aguas', 'excesso'], { evitarNasRegras: [...potassio, ...comDiabetes] }),
  fruta('laranja com o bagaço', 'fresca', ['estagnacao', 'secura', 'fleuma'], { evitarNasRegras: potassio }),
  fruta('mamão', 'neutra', ['digestao', 'intestino', 'secura', 'respiracao']),
  fruta('uva', 'neutra', ['xue', 'qi', 'aguas', 'canais'], {
    evitarNasRegras: comDiabetes,
    idadeMinima: idadeDeMastigar,
  }),
  fruta('abacate', 'fresca', ['yin', 'secura', 'xue', 'pele', 'intestino'], { evitarNasRegras: potassio }),
  fruta('pêssego', 'morna', ['estase', 'secura', 'frio', 'xue']),

  proteina('ovo cozido', 'neutra', ['xue', 'yin', 'essencia', 'deficiencia', 'shen']),
  proteina('frango cozido', 'morna', ['qi', 'yang', 'xue', 'deficiencia', 'frio', 'essencia']),
  proteina('peixe branco cozido', 'neutra', ['qi', 'digestao', 'umidade', 'aguas', 'deficiencia']),
  proteina('sardinha', 'neutra', ['xue', 'estase', 'canais', 'essencia'], { evitarNasRegras: vitaminaK }),
  proteina('carne bovina magra cozida', 'neutra', ['xue', 'qi', 'deficiencia', 'yang']),
  proteina('gergelim', 'neutra', ['yin', 'xue', 'essencia', 'secura', 'intestino', 'pele']),
  proteina('nozes', 'morna', ['essencia', 'yang', 'respiracao', 'frio'], { idadeMinima: idadeDeMastigar }),

  tempero('um pouco de gengibre fresco', 'morna', ['frio', 'exterior', 'digestao', 'yang', 'fleuma'], {
    evitarNasRegras: [...sangraFacil, ...gestante],
    idadeMinima: 7,
  }),
  tempero('cebola e cebolinha', 'morna', ['estagnacao', 'frio', 'exterior', 'canais', 'fleuma', 'estase']),
  tempero('erva-doce fresca', 'morna', ['frio', 'digestao', 'estagnacao'], { evitarNasRegras: gestante }),
  tempero('manjericão', 'morna', ['digestao', 'umidade', 'estagnacao', 'qi']),
  tempero('coentro', 'morna', ['exterior', 'digestao', 'excesso']),
  tempero('hortelã', 'fresca', ['estagnacao', 'calor', 'exterior', 'respiracao', 'vento'], {
    evitarNasRegras: gestante,
  }),
  tempero('limão', 'fresca', ['secura', 'calor', 'estagnacao']),
];
