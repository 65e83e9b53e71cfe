// Sources: as in alimentos.ts. Meals of an ordinary kitchen in Brazil; each meal has one that holds no food of the usual allergies.
import { gestante, intestinoPorVer } from '../orientacoes.ts';
import { comDiabetes } from './alimentos.ts';
import type { Direcao, Prato } from './ampliada.ts';

function prato(refeicao: Prato['refeicao']) {
  return (
    texto: string,
    direcoes: readonly Direcao[],
    { evitarNasRegras = [], idadeMinima = 0 }: { evitarNasRegras?: readonly string[]; idadeMinima?: number } = {},
  ): Prato => ({ refeicao, texto, direcoes, evitarNasRegras, idadeMinima });
}

const cafe = prato('Café da manhã');
const almoco = prato('Almoço');
const lanche = prato('Lanche');
const jantar = prato('Jantar');

export const pratos: readonly Prato[] = [
  cafe('Mingau de aveia com maçã cozida, morno', ['aquecer', 'neutra'], { evitarNasRegras: comDiabetes }),
  cafe('Ovo cozido, cuscuz de milho e abóbora cozida', ['aquecer', 'secar', 'neutra']),
  cafe('Pão integral, tomate com azeite e pera', ['refrescar', 'umedecer']),
  cafe('Mingau de aveia com pera e gergelim', ['umedecer'], { evitarNasRegras: comDiabetes }),
  cafe('Cuscuz de milho com broto de feijão refogado', ['refrescar', 'secar']),
  cafe('Cuscuz de milho com abobrinha refogada, morno', ['umedecer', 'refrescar', 'neutra']),
  cafe('Mandioquinha cozida com azeite e cebolinha, morna', ['aquecer', 'neutra', 'secar', 'umedecer', 'refrescar']),

  almoco('Arroz, feijão-preto, frango ensopado com abóbora e cenoura', ['aquecer']),
  almoco('Arroz, lentilha, cenoura e vagem refogadas, carne magra ensopada', ['aquecer', 'neutra']),
  almoco('Arroz, feijão, peixe cozido com tomate e salada de pepino', ['refrescar']),
  almoco('Arroz, tofu grelhado, abobrinha e broto de feijão refogados', ['refrescar'], {
    evitarNasRegras: ['isoflavona_e_mama'],
  }),
  almoco('Arroz, feijão-preto, ovo cozido, cará e quiabo', ['umedecer']),
  almoco('Arroz, feijão-azuki, peixe cozido, abóbora e cenoura', ['secar']),
  almoco('Arroz, feijão, frango cozido, cenoura e chuchu', ['secar', 'neutra', 'umedecer', 'refrescar']),
  almoco('Arroz, lentilha, abobrinha e cenoura cozidas', ['aquecer', 'neutra', 'secar', 'umedecer', 'refrescar']),

  lanche('Maçã cozida, morna', ['aquecer', 'neutra', 'secar']),
  lanche('Nozes, um punhado pequeno', ['aquecer'], { idadeMinima: 7 }),
  lanche('Fatia de melancia ou melão', ['refrescar'], { evitarNasRegras: comDiabetes }),
  lanche('Pera ou maçã', ['refrescar', 'umedecer', 'secar']),
  lanche('Mamão com gergelim', ['umedecer']),
  lanche('Milho cozido', ['secar', 'neutra']),
  lanche('Batata-doce ou mandioquinha cozida', ['aquecer', 'neutra', 'secar', 'umedecer', 'refrescar']),

  jantar('Sopa de legumes com frango, abóbora e cebolinha', ['aquecer', 'neutra']),
  jantar('Canja de arroz com frango e cenoura', ['aquecer', 'neutra', 'umedecer']),
  jantar('Sopa leve de abobrinha, chuchu e arroz, morna', ['refrescar', 'umedecer']),
  jantar('Omelete com espinafre e tomate, arroz', ['umedecer'], {
    evitarNasRegras: ['anticoagulante', 'inr_da_varfarina'],
  }),
  jantar('Caldo de feijão-azuki com abóbora', ['secar']),
  jantar('Sopa de chuchu, vagem e peixe', ['secar', 'refrescar']),
  jantar('Sopa de mandioquinha, cenoura e abobrinha', ['aquecer', 'neutra', 'secar', 'umedecer', 'refrescar']),
];

/** How food is made, by direction. */
export const preparos: Record<Direcao, string> = {
  aquecer: 'cozido, ensopado ou assado, servido morno, em horário regular',
  refrescar: 'no vapor, cozido em pouca água ou refogado de leve, servido morno ou à temperatura do ambiente',
  umedecer: 'cozido com caldo, em sopas, purês e ensopados, sem torrar nem fritar',
  secar: 'cozido e morno, no vapor ou ensopado com pouco óleo, em porções moderadas e horário regular',
  neutra: 'simples e cozido, servido morno, em horário regular e mastigado devagar',
};

/** What to leave for few occasions. Children and pregnant women are told of extremes alone. */
export const raros: Record<Direcao, string> = {
  aquecer: 'bebida e sobremesa gelada, salada fria como refeição, muita fruta crua no frio',
  refrescar: 'pimenta, fritura, churrasco, embutidos e bebida alcoólica',
  umedecer: 'pimenta, torrada e biscoito seco, café forte e bebida alcoólica',
  secar: 'fritura, doce, refrigerante, molho gorduroso e ultraprocessados',
  neutra: 'gelado, muito picante, fritura e ultraprocessados',
};
export const rarosParaTodos = 'refrigerante, fritura e ultraprocessados';

/** Said to some clients alone, by the rules that hold for them. */
export const cautelasDaComida: readonly { regras: readonly string[]; texto: string }[] = [
  {
    regras: comDiabetes,
    texto:
      'Com diabetes, as porções de arroz, raízes, pães e frutas são as combinadas com quem acompanha, sem pular refeições.',
  },
  {
    regras: ['anticoagulante', 'anticoagulante_em_risco', 'inr_da_varfarina'],
    texto:
      'Com anticoagulante, a quantidade de folhas verde-escuras fica como está: com varfarina, mais ou menos vitamina K muda o exame, e a mudança se combina com quem o acompanha.',
  },
  {
    regras: gestante,
    texto:
      'Na gestação, carne, ovo e peixe bem cozidos, folhas e frutas bem lavadas, e nenhum chá medicinal sem perguntar no pré-natal.',
  },
  {
    regras: ['alergia_alimentar_trigo'],
    texto: 'Sem trigo nem glúten: molhos, temperos e empanados prontos também o contêm; confira o rótulo e a panela.',
  },
  {
    regras: ['alergias_escritas'],
    texto: 'Há alergias escritas na ficha que o programa não reconheceu: confira cada alimento com a pessoa antes.',
  },
  {
    regras: ['seguranca_sem_resposta'],
    texto: 'Antes de seguir a lista, conte a quem atende as alergias, doenças e remédios que ainda não contou.',
  },
  {
    regras: ['neoplasia', 'risco_de_infeccao', 'hemograma_da_quimioterapia'],
    texto:
      'Em tratamento do câncer ou com a defesa baixa, tudo bem cozido e bem lavado, e a equipe que trata decide antes.',
  },
  {
    regras: ['amamentacao'],
    texto: 'Na amamentação, nenhum grupo de alimentos se retira por causa desta lista.',
  },
];
export const cautelaDaCrianca =
  'Criança: a comida da família, sem retirar grupos de alimentos, em pedaços para a idade e com um adulto à mesa.';
export const cautelaDeTodos =
  'A dieta dada por médico ou nutricionista vem antes desta, e o que faz mal à pessoa fica de fora mesmo que esteja na lista.';
export const cautelaDoOrgao =
  'Com doença dos rins ou do fígado, ou com líquidos limitados, quais alimentos e quanto é decidido por quem acompanha: aqui fica só o modo de preparo.';

/** Where what is eaten belongs to whoever looks after kidneys, liver, heart or a special list: only how it is made is told. */
export const soPreparo: readonly string[] = [
  'figado_ou_rins',
  'restricao_de_liquidos',
  'coracao_que_acumula_agua',
  'imao_e_tiramina',
  'cirrose_com_varizes',
  'vomito_com_remedio_do_rim',
];
/** Where a list of foods would stand in the way of somebody who must look first. */
export const semDieta: readonly string[] = [
  'vomitos_na_gestacao',
  'dificuldade_para_engolir',
  'dispepsia_com_alarme',
  'perda_de_peso_sem_causa',
  'reacao_alergica_grave',
  ...intestinoPorVer,
  'diarreia_que_dura',
  'bebe_ganha_pouco_peso',
];
