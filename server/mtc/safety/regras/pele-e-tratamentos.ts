// Sources: CCAOM, Clean Needle Technique Manual (7th ed., 2015), diseased skin; ANVISA, bula da isotretinoína (fragile skin, sun, procedures);
// Filshie and Hester, Guidelines for providing acupuncture treatment for cancer patients, Acupuncture in Medicine (2006), blood counts; ASCO,
// Chemotherapy-induced peripheral neuropathy (2020); Ministério da Saúde, Cadernos de Atenção Básica nº 23: aleitamento materno (2015).

import { nomesDe } from '../../catalog/remedios.ts';
import { amamenta } from '../amamentacao.ts';
import { certezaDoPadrao } from '../dito.ts';
import type { Frase } from '../frase.ts';
import { nomesDeQuimioterapia } from '../nomes-por-uso.ts';
import { extrasDaPerna, extrasDoBraco, pontosDaPerna, pontosDoBraco } from '../pontos-de-risco.ts';
import { lerDuracoes, lerPlaquetas } from '../quantidades.ts';
import {
  agulhasQueFicam,
  calorNosPes,
  cnt,
  type EfeitoClinico,
  type Lado,
  listar,
  moxa,
  qualquerUm,
  type RegraClinica,
  sangria,
} from '../regra.ts';
import type { Relatos } from '../relatos.ts';
import { certezaDoRemedio } from '../remedios-na-frase.ts';
import { tomaNaFrase } from '../substancias.ts';
import { remediosContados } from '../uso-do-remedio.ts';

/* Skin with plaques or inflamed nodules */

const deLesao =
  /\b(dermatites?|eczemas?|psorias\w+|placas?|lesao|lesoes|acne|espinhas?|cravos|nodulos? inflamad\w+|furunculos?|impetigo|descamacao|descam\w+|feridas?|zoster|cobreiro|vitiligo|liquen|micose|rosacea|foliculite|hidradenite)\b/;
const daLesao: readonly { nome: string; onde: RegExp; codigos: readonly string[] }[] = [
  {
    nome: 'a dobra do cotovelo',
    onde: /\bdobr(a|inha)s?( d[aeo]s?)?( \w+){0,2} (cotovelos?|bracos?)\b|\b(dobr(a|inha)s?|flexuras?)\b(?!.*\b(joelhos?|pernas?|virilhas?|pescoco)\b)|\bfossas? (ante)?cubita(l|is)\b/,
    codigos: ['LU5', 'PC3', 'HT3', 'LI11'],
  },
  { nome: 'o cotovelo', onde: /\bcotovelos?\b/, codigos: ['LI11', 'LI12', 'SI8', 'TE10', 'LU5', 'PC3', 'HT3'] },
  {
    nome: 'atrás do joelho',
    onde: /\b(atras|dobr(a|inha)s?|parte de tras)( d[aeo]s?)?( \w+){0,2} joelhos?\b|\bfossas? popliteas?\b/,
    codigos: ['BL40', 'BL39', 'KI10', 'BL55'],
  },
  {
    nome: 'o joelho',
    onde: /(?<!(atras|dobras?) (d[aeo]s? )?(\w+ )?)\bjoelhos?\b/,
    codigos: ['ST34', 'ST35', 'ST36', 'SP9', 'SP10', 'GB33', 'GB34', 'xiyan', 'neixiyan', 'heding'],
  },
  {
    nome: 'a mandíbula e o queixo',
    onde: /\b(mandibulas?|queixo|maxilar)\b/,
    codigos: ['ST4', 'ST5', 'ST6', 'ST7', 'CV24', 'jiachengjiang', 'SI18'],
  },
  {
    nome: 'o rosto',
    onde: /\b(rosto|face|bochechas?|testa|macas do rosto)\b/,
    codigos: [
      'ST2',
      'ST3',
      'ST4',
      'ST5',
      'ST6',
      'ST7',
      'LI20',
      'BL2',
      'GB14',
      'SI18',
      'CV24',
      'yintang',
      'yuyao',
      'bitong',
      'taiyang',
    ],
  },
  {
    nome: 'as costas',
    onde: /\b(costas|dorso)\b(?! d[ao] (mao|pe))/,
    codigos: [
      ...Array.from({ length: 15 }, (_, passo) => `BL${11 + passo}`),
      'GV9',
      'GV12',
      'GV14',
      'dingchuan',
      'huatuojiaji',
    ],
  },
  {
    nome: 'o pescoço',
    onde: /\b(pescoco|nuca)\b/,
    codigos: ['GB20', 'GB12', 'BL10', 'GV14', 'GV15', 'GV16', 'TE16', 'TE17', 'ST9', 'LI18', 'anmian'],
  },
  {
    nome: 'as mãos',
    onde: /\b(maos?|dedos das maos|palmas?)\b/,
    codigos: ['LI4', 'LI3', 'LI2', 'PC8', 'HT8', 'SI3', 'TE3', 'baxie', 'LU10'],
  },
  {
    nome: 'os punhos',
    onde: /\b(punhos?|pulsos)\b/,
    codigos: ['LU7', 'LU8', 'LU9', 'PC7', 'HT7', 'HT6', 'HT5', 'HT4', 'LI5', 'TE4', 'SI4', 'SI5'],
  },
  {
    nome: 'os pés',
    onde: /\b(pes?|solas?|dedos dos pes)\b/,
    codigos: ['LR2', 'LR3', 'ST44', 'KI1', 'KI2', 'SP3', 'SP4', 'GB41', 'bafeng'],
  },
  {
    nome: 'a barriga',
    onde: /\b(barriga|abdome|umbigo)\b/,
    codigos: ['CV4', 'CV6', 'CV9', 'CV10', 'CV12', 'ST25', 'ST28', 'ST29', 'SP15'],
  },
];

/** Skin that itches, oozes or thickens right at a place that is named. */
const peleDoente =
  /\b(pele( \w+){0,4} (gross[oa]|asper[oa]|vermelh[oa]|rachad[oa]|ressecad[oa]|irritad[oa]|ferid[oa]|estourad[oa])|coc\w+|coceira|minando|mina (uma |um )?(agua|liquido|aguadilha)|rachad\w+|assad(a|as|o|os|ura)|brotoejas?|empolad[oa]s?)\b/;
/** In characters: what itches is named beside its place. */
const alcanceDaPele = 75;
/** Told of another year, as healed, or as gone from there. */
const deOutraVez =
  /\b(ano passado|anos atras|(19|20)\d\d|quando (mamava|era bebe|era crianca|era pequen\w+)|cicatriz\w+|fech(ou|ada)|sarou|sarad[oa]|nao tem mais|nao (tem|ha) (nada|lesao))\b/;

interface LugarDaLesao {
  nome: string;
  codigos: readonly string[];
  lado: Lado | null;
}

/** The side told right behind the place; null where both or none is. */
function ladoDe(texto: string, onde: RegExp): Lado | null {
  const achado = onde.exec(texto);
  if (!achado) return null;
  const depois = texto.slice(achado.index, achado.index + achado[0].length + 18);
  const antes = texto.slice(Math.max(0, achado.index - 12), achado.index + achado[0].length);
  if (/\b(dois|duas|ambos|ambas)\b/.test(antes)) return null;
  if (/\besquerd[oa]\b/.test(depois) && !/\bdireit[oa]\b/.test(depois)) return 'esquerdo';
  return /\bdireit[oa]\b/.test(depois) && !/\besquerd[oa]\b/.test(depois) ? 'direito' : null;
}

/** Where the lesions are told to be, in their sentence or in the part of it behind them. */
function lugaresDaLesao({ frases }: Relatos): LugarDaLesao[] {
  const todos = frases.flatMap((frase): LugarDaLesao[] => {
    if (frase.campo === 'objetivosCliente') return [];
    const lesao = certezaDoPadrao(frase, deLesao) === 'certo' && !deOutraVez.test(frase.texto);
    const coca = certezaDoPadrao(frase, peleDoente) === 'certo' && !deOutraVez.test(frase.texto);
    if (!lesao && !coca) return [];
    const texto = lesao ? parteDaLesao(frase.texto) : parteQueCoca(frase.texto);
    // What only itches keeps the folds free: on a whole back or belly it would take half of the plan.
    const ditos = daLesao.filter(({ nome, onde }) => onde.test(texto) && (lesao || deDobra.has(nome)));
    const estreitos = ditos.filter(
      ({ nome }) =>
        !(nome === 'o cotovelo' && ditos.some((um) => um.nome === 'a dobra do cotovelo')) &&
        !(nome === 'o joelho' && ditos.some((um) => um.nome === 'atrás do joelho')),
    );
    return estreitos.map(({ nome, codigos, onde }) => ({ nome, codigos, lado: ladoDe(texto, onde) }));
  });
  return todos.filter(({ nome }, indice) => todos.findIndex((um) => um.nome === nome) === indice);
}

/** In characters, before and behind the word of the lesion: what stands farther away is told of something else. */
const alcance = { antes: 45, depois: 95 } as const;

function parteDaLesao(texto: string): string {
  const achado = deLesao.exec(texto);
  if (!achado) return '';
  return texto.slice(Math.max(0, achado.index - alcance.antes), achado.index + achado[0].length + alcance.depois);
}

const deDobra: ReadonlySet<string> = new Set([
  'a dobra do cotovelo',
  'atrás do joelho',
  'as mãos',
  'os pés',
  'os punhos',
]);

function parteQueCoca(texto: string): string {
  const achado = peleDoente.exec(texto);
  return achado
    ? texto.slice(Math.max(0, achado.index - alcanceDaPele), achado.index + achado[0].length + alcanceDaPele)
    : '';
}

function efeitoDaLesao(relatos: Relatos): EfeitoClinico {
  const lugares = lugaresDaLesao(relatos);
  // A rule spares one side. What lies on the other, or whose side was not told, is left out on both.
  const lado = lugares.find((lugar) => lugar.lado !== null)?.lado ?? null;
  const codigosDe = (quais: readonly LugarDaLesao[]) => new Set(quais.flatMap(({ codigos }) => codigos));
  const dosDois = lugares.filter((lugar) => lado === null || lugar.lado !== lado);
  return {
    ...(dosDois.length > 0 && { retirarNoLado: { codigos: codigosDe(dosDois), lado: null } }),
    ...(lado && { semAgulhaNoLado: { codigos: codigosDe(lugares.filter((lugar) => lugar.lado === lado)), lado } }),
  };
}

/* Isotretinoin: its package insert keeps wax, laser and dermabrasion away for five to six months after it. */

/** In days. */
const diasDaIsotretinoina = 183;
const isotretinoina = nomesDe(['isotretinoina']);

function parouRetinoide(relatos: Relatos): boolean {
  return remediosContados(relatos).some(
    ({ nome, uso, frase }) =>
      isotretinoina.has(nome) &&
      uso === 'parou' &&
      !/\b((19|20)\d\d|anos)\b/.test(frase.texto) &&
      (lerDuracoes(frase.palavras).some((dias) => dias <= diasDaIsotretinoina) ||
        /\b(semana|mes) passad[oa]\b/.test(frase.texto)),
  );
}

/* Chemotherapy */

const quimio = /\bquimio\w*\b/;
const queimouSemSentir =
  /\bqueim(ou|ei)( \w+){0,12} sem (sentir|perceber)\b|\bnao sent(iu|i|e)( \w+){0,3} (o calor|quente|que queim\w+|a queimadura)\b/;

function fezQuimio(relatos: Relatos): boolean {
  return relatos.frases.some(
    (frase) =>
      frase.campo !== 'objetivosCliente' &&
      (certezaDoPadrao(frase, quimio) !== null || certezaDoRemedio(frase, nomesDeQuimioterapia) !== null),
  );
}

function neuropatiaDaQuimio(relatos: Relatos): boolean {
  return fezQuimio(relatos) && relatos.diz('dormencia', 'formigamento', 'neuropatia', 'insensibilidade');
}

const semSentir = (relatos: Relatos) =>
  relatos.frases.some((frase) => certezaDoPadrao(frase, queimouSemSentir) !== null);

/** Per microlitre. */
const limites = { neutrofilos: 1000, plaquetas: 50_000 } as const;

/** "Neutrófilos 1.900", "neutrófilos em 800". */
function lerNeutrofilos({ texto, marcas }: Frase): number | null {
  if (marcas.every(({ deOutro }) => deOutro)) return null;
  const [, valor = '', mil] = /\bneutrofilos?( (em|de|a))? (\d[\d.]*)( mil)?\b/.exec(texto)?.slice(2) ?? [];
  if (valor === '') return null;
  const milhares = /^\d{1,2}\.\d{3}$/.test(valor) ? Number(valor.replace('.', '')) : Number(valor);
  return mil ? milhares * 1000 : milhares;
}

function hemograma({ frases }: Relatos): { neutrofilos: number | null; plaquetas: number | null } {
  const neutrofilos = frases.flatMap((frase) => lerNeutrofilos(frase) ?? []);
  const plaquetas = frases.flatMap((frase) => lerPlaquetas(frase) ?? []);
  return {
    neutrofilos: neutrofilos.length > 0 ? Math.min(...neutrofilos) : null,
    plaquetas: plaquetas.length > 0 ? Math.min(...plaquetas) : null,
  };
}

export const regrasDaPeleETratamentos: readonly RegraClinica[] = [
  {
    id: 'lesao_no_lugar_do_ponto',
    gravidade: 'evitar',
    fonte: `${cnt}, pele doente; SBD, Consenso Brasileiro de Psoríase (2020), fenômeno de Koebner`,
    motivo: (_dados, relatos) => {
      const nomes = lugaresDaLesao(relatos).map(({ nome, lado }) => (lado ? `${nome} do lado ${lado}` : nome));
      return nomes.length === 0
        ? null
        : `Lesões da pele em lugar conhecido (${listar(nomes)}): os pontos dali ficam de fora, e nada de agulha, calor, ventosa, óleo ou fita sobre elas; usar pontos à distância.`;
    },
    efeito: {},
    efeitoDe: (_dados, relatos) => efeitoDaLesao(relatos),
  },
  {
    id: 'isotretinoina_em_uso',
    gravidade: 'evitar',
    fonte: 'ANVISA, bula do medicamento: advertências (pele frágil, sol, procedimentos)',
    motivo: (_dados, relatos) => {
      if (relatos.frases.some((frase) => tomaNaFrase(frase, 'acitretina')))
        return 'Acitretina em uso: a pele fica fina e marca. Sem ventosa, raspagem, moxa, esparadrapo nem microagulhamento; em casa, protetor solar e hidratante, e nenhuma bebida alcoólica. Não pode haver gravidez durante o uso nem por três anos depois: quem receitou acompanha.';
      if (parouRetinoide(relatos))
        return 'Isotretinoína parada nos últimos seis meses, pela ficha: confirme a data da última cápsula. Até seis meses depois a pele ainda marca: sem ventosa, raspagem, moxa, esparadrapo nem microagulhamento; cera e laser, só com o dermatologista.';
      return relatos.frases.some((frase) => tomaNaFrase(frase, 'isotretinoina'))
        ? 'Isotretinoína em uso: a pele fica fina e marca. Sem ventosa, raspagem, moxa, esparadrapo nem microagulhamento, sem agulha sobre espinha ou nódulo, e nada de óleo cítrico; em casa, protetor solar e hidratante. Lábio e pele secos são efeito dela, e não contam como sinal de outro desequilíbrio. Não pode haver gravidez durante o uso. Tristeza forte ou ideia de morte: médico no mesmo dia, e CVV 188.'
        : null;
    },
    efeito: {
      semMoxa: true,
      retirarTerapias: qualquerUm(
        /\b(ventosa\w*|gua ?sha|raspagem|microagulh\w+|peeling|aromaterap\w*)\b/,
        moxa,
        agulhasQueFicam,
      ),
      retirarFrases: moxa,
    },
  },
  {
    id: 'neuropatia_da_quimioterapia',
    gravidade: 'evitar',
    fonte:
      'ASCO, Chemotherapy-induced peripheral neuropathy (2020); OMS (1999), seção 4 (perda de sensibilidade da pele)',
    motivo: (_dados, relatos) =>
      neuropatiaDaQuimio(relatos) || semSentir(relatos)
        ? `${neuropatiaDaQuimio(relatos) ? 'Mãos ou pés dormentes depois da quimioterapia' : 'Queimadura que não foi sentida'}, na ficha: sem moxa, bolsa quente, escalda-pés nem outro calor, e sem corrente elétrica em braços e pernas; agulha superficial, só em pele íntegra. Em casa, água testada com o cotovelo, sapato fechado e pés olhados todo dia. Que quem acompanha o tratamento saiba na próxima consulta.`
        : null,
    efeito: {
      semMoxa: true,
      semEletro: new Set([...pontosDoBraco, ...extrasDoBraco, ...pontosDaPerna, ...extrasDaPerna]),
      retirarTerapias: qualquerUm(moxa, calorNosPes),
      retirarOrientacoes: calorNosPes,
      retirarFrases: moxa,
    },
  },
  {
    id: 'hemograma_da_quimioterapia',
    gravidade: 'evitar',
    fonte: 'Filshie e Hester, Acupuncture treatment for cancer patients, Acupuncture in Medicine (2006)',
    motivo: (_dados, relatos) => {
      if (!fezQuimio(relatos)) return null;
      const { neutrofilos, plaquetas } = hemograma(relatos);
      if (neutrofilos === null && plaquetas === null) return null;
      return baixo(relatos)
        ? 'Hemograma baixo depois da quimioterapia, na ficha: nenhuma agulha enquanto os neutrófilos estiverem abaixo de 1.000 ou as plaquetas abaixo de 50 mil; os pontos são pressionados de leve. A oncologia diz quando se pode agulhar. Febre de 37,8 °C ou mais, ou sangramento: pronto atendimento na hora.'
        : 'Hemograma contado depois da quimioterapia: acima de 1.000 neutrófilos e de 50 mil plaquetas cabe agulha fina, com assepsia rigorosa, sem sangria e sem agulha que fica na pele. Confira a data; com mais de um mês, ou em novo ciclo, espere o próximo exame.';
    },
    efeito: { retirarTerapias: qualquerUm(sangria, agulhasQueFicam), retirarFrases: sangria },
    efeitoDe: (_dados, relatos) => ({
      retirarTerapias: qualquerUm(sangria, agulhasQueFicam),
      retirarFrases: sangria,
      ...(fezQuimio(relatos) && baixo(relatos) && { semAgulha: true as const }),
    }),
  },
  {
    id: 'amamentacao',
    gravidade: 'cautela',
    fonte:
      'Ministério da Saúde, Cadernos de Atenção Básica nº 23: aleitamento materno (2015); Resolução SES-RJ 1757/2002',
    motivo: (dados, relatos) =>
      amamenta(dados, relatos)
        ? 'Amamentação na ficha: dar de mamar ou ordenhar antes da sessão, nada sobre a aréola, agulha do peito só superficial. Sem fitoterapia nem óleo essencial; sálvia, hortelã em dose e malte podem diminuir o leite. Remédio e planta, só com a obstetra ou o pediatra.'
        : null,
    efeito: {
      retirarTerapias: /\b(fitoterap\w*|aromaterap\w*|oleos? essencia\w*)\b/,
      retirarFrases: /\bfitoterap\w*\b/,
      retirarOrientacoes: /\b(hortela|salvia|malte|cevada germinada)\b/,
    },
  },
];

function baixo(relatos: Relatos): boolean {
  const { neutrofilos, plaquetas } = hemograma(relatos);
  return (
    (neutrofilos !== null && neutrofilos < limites.neutrofilos) || (plaquetas !== null && plaquetas < limites.plaquetas)
  );
}
