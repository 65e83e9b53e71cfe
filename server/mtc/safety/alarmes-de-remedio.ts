// Alarms of a medicine by how it is taken, or beside a fever, a rash or a day of illness. Sources: ANVISA, bulário eletrônico, for the substances
// named; ISMP Brasil, Metotrexato: erros de administração; NICE NG148, Acute kidney injury (2019); KDIGO, Acute kidney injury (2012).
import { comAcento, nomesDe } from '../catalog/remedios.ts';
import { textoDe } from '../leitura/palavras.ts';
import { deJuntos, type SinalDeAlerta } from './alarme.ts';
import type { Frase } from './frase.ts';
import { comoEContado, ditosHoje, type Grupo, type Juntos } from './grupos.ts';
import { nomesDeQuimioterapia } from './nomes-por-uso.ts';
import { deHoje, emQuimioterapia } from './perigos-juntos.ts';
import { lerDuracoes } from './quantidades.ts';
import type { Relatos } from './relatos.ts';
import { dizRemedio, remediosNaFrase } from './remedios-na-frase.ts';
import { emUso, remediosContados, tomadosDaClasse } from './uso-do-remedio.ts';

const diz = (grupo: Grupo, relatos: Relatos) => comoEContado(grupo, deHoje(relatos)) === 'certo';
const certo = (ditos: readonly string[]): Juntos => ({ certeza: 'certo', ditos });

/* Methotrexate for joints or skin is taken once a week. */

const metotrexato = nomesDe(['metotrexato']);
const todoDia =
  /^(?: (?!(mas|e|segunda|terca|quarta|quinta|sexta|sabado|domingo|semana\w*|acido)\b)[\w,]+){0,5} (todo dia|todos os dias|diari\w+|por dia|ao dia|de (12|8) em (12|8)|12 ?\/ ?12|8 ?\/ ?8|[123] ?x ?(ao|por) dia)\b/;
const porSemana = /\b(semanal\w*|(por|na|a|da) semana|uma vez (por|na) semana|1 ?x ?(\/|por|na)? ?sem\w*)\b/;

function metotrexatoDiario(frase: Frase): boolean {
  if (frase.campo === 'objetivosCliente' || frase.campo === 'alergias' || !dizRemedio(metotrexato)(frase)) return false;
  return remediosNaFrase(frase).some(({ nome, lugar: [, ate] }, ordem, todos) => {
    if (!metotrexato.has(nome)) return false;
    const fim = todos[ordem + 1]?.lugar[0] ?? frase.palavras.length;
    const depois = ` ${textoDe(frase.palavras, [ate, fim])}`;
    return todoDia.test(depois) && !porSemana.test(depois);
  });
}

function metotrexatoTodoDia(relatos: Relatos): Juntos | null {
  if (emQuimioterapia(relatos) || relatos.diz('cancer') || relatos.frases.some(dizRemedio(nomesDeQuimioterapia)))
    return null;
  const toma = emUso(relatos).some(({ nome, frase }) => metotrexato.has(nome) && metotrexatoDiario(frase));
  return toma ? certo(['metotrexato todo dia']) : null;
}

/* A corticoid of weeks hides and feeds an infection. */

const febre: Grupo = { nome: 'febre', sinais: ['febre', 'febre_alta', 'calafrios'] };
/** In days: a course that is shorter lowers the defence little. */
const diasDeDefesa = 14;
/** An injection, or a syrup against a cold, is no treatment of weeks. */
const dePoucosDias = /\b(injecao|ampola|dose unica|xarope|(por|ha|faz) (\d|tres|quatro|cinco|sete) dias|crise)\b/;

function corticoideDeSemanas(relatos: Relatos): string[] {
  return emUso(relatos).flatMap(({ nome, classes, frase }) => {
    if (!classes.includes('corticoide')) return [];
    const dias = lerDuracoes(frase.palavras);
    const longo = dias.length > 0 ? Math.max(...dias) >= diasDeDefesa : !dePoucosDias.test(frase.texto);
    return longo ? [comAcento(nome)] : [];
  });
}

function febreComCorticoide(relatos: Relatos): Juntos | null {
  const quais = corticoideDeSemanas(relatos);
  return quais.length > 0 && diz(febre, relatos) ? certo([...new Set(quais), febre.nome]) : null;
}

/* A rash in the first weeks */

const daPele = nomesDe([], ['lamotrigina', 'carbamazepina', 'alopurinol', 'nevirapina']);
const diasDaPele = 60;
const comecouHaPouco = /\b(comec\w+|inici\w+|aument\w+|subi\w*|dobr\w+)\b/;
const manchas: Grupo = {
  nome: 'manchas na pele',
  sinais: ['erupcoes'],
  padrao: /\b(manchas? vermelhas?|erupca?o\w*|brotoejas?|pele( \w+){0,3} (empolad\w+|pipocad\w+|manchad\w+))\b/,
};

function manchasNoComeco(relatos: Relatos): Juntos | null {
  // With fever or a sore mouth another alarm sends to the emergency room.
  if (!diz(manchas, relatos) || diz(febre, relatos) || relatos.diz('dor_garganta', 'aftas', 'feridas_boca'))
    return null;
  const novos = emUso(relatos).filter(
    ({ nome, frase }) =>
      daPele.has(nome) &&
      (lerDuracoes(frase.palavras).some((dias) => dias <= diasDaPele) ||
        (comecouHaPouco.test(frase.texto) && !/\b(anos?|(19|20)\d\d)\b/.test(frase.texto))),
  );
  return novos.length > 0 ? certo([...new Set(novos.map(({ nome }) => comAcento(nome))), manchas.nome]) : null;
}

/* A tendon, months after a fluoroquinolone */

const quinolona = nomesDe([], ['ciprofloxacino', 'levofloxacino', 'norfloxacino', 'moxifloxacino', 'ofloxacino']);
const diasDoTendao = 183;
const tendaoQueDoi: Grupo = {
  nome: 'dor num tendão',
  sinais: ['tendinite', 'dor_calcanhar'],
  padrao:
    /\b(tendao|tendoes|aquiles)( \w+){0,4} (doi|doendo|dor|inch\w+|dolorid\w+)\b|\b(dor|doi)( \w+){0,5} (tendao|aquiles|atras do calcanhar)\b/,
};

function tendaoDepois(relatos: Relatos): Juntos | null {
  if (!diz(tendaoQueDoi, relatos)) return null;
  const tomou = remediosContados(relatos).filter(
    ({ nome, uso, frase }) =>
      quinolona.has(nome) &&
      uso === 'parou' &&
      !/\b((19|20)\d\d|anos)\b/.test(frase.texto) &&
      (lerDuracoes(frase.palavras).some((dias) => dias <= diasDoTendao) ||
        /\b(semana|mes) passad[oa]\b/.test(frase.texto)),
  );
  return tomou.length > 0
    ? certo([...new Set(tomou.map(({ nome }) => `${comAcento(nome)} há pouco`)), tendaoQueDoi.nome])
    : null;
}

/* A day of vomiting or diarrhoea under what spares no kidney */

const perda: Grupo = {
  nome: 'vômito ou diarreia de agora',
  sinais: [],
  reconhece: (frase) =>
    ['vomito', 'diarreia'].some((um) => frase.sinais.get(um) === 'certo') &&
    (/\b(hoje|ontem|anteontem|agora|esta noite|nao para|sem parar|o dia (todo|inteiro)|desde (cedo|segunda|terca|quarta|quinta|sexta|sabado|domingo))\b/.test(
      frase.texto,
    ) ||
      lerDuracoes(frase.palavras).some((dias) => dias <= 7)),
};

function diaDeDoente(relatos: Relatos): Juntos | null {
  const raas = tomadosDaClasse(relatos, ['ieca', 'bra', 'sacubitril']);
  const outros = tomadosDaClasse(relatos, [
    'tiazida',
    'furosemida',
    'poupaPotassio',
    'metformina',
    'litio',
    'gliflozina',
  ]);
  if (raas.length === 0 || outros.length === 0 || tomadosDaClasse(relatos, ['antiInflamatorio']).length > 0)
    return null;
  const ditos = ditosHoje([perda], deHoje(relatos));
  return ditos.length > 0 ? certo([...new Set([...raas, ...outros].map(comAcento)), ...ditos]) : null;
}

export const alarmesDeRemedio: readonly SinalDeAlerta[] = [
  deJuntos(metotrexatoTodoDia, {
    id: 'metotrexato_todo_dia',
    prazo: 'hoje',
    sinal: 'Metotrexato contado como de todo dia',
    conduta:
      'falar hoje com quem o receitou, antes da próxima dose: para juntas e pele ele é de uma vez por semana, e todo dia intoxica. Ferida na boca, febre, manchas roxas, vômito ou falta de ar: pronto-socorro, levando a caixa e a receita. Não tratar antes.',
    perguntar: 'quantos comprimidos, em que dias, e desde quando? o que está escrito na receita?',
    grupos: [{ nome: 'metotrexato todo dia', sinais: [], reconhece: metotrexatoDiario }],
    fonte: 'ANVISA, bula do metotrexato; ISMP Brasil, Metotrexato: erros de administração',
  }),
  deJuntos(febreComCorticoide, {
    id: 'febre_com_corticoide',
    prazo: 'hoje',
    sinal: 'Febre em quem toma corticoide',
    conduta:
      'pronto atendimento hoje, dizendo o remédio e a dose: ele esconde a infecção. Não parar o corticoide; quem o receitou decide. Não tratar antes: nem agulha, nem massagem, nem calor. Vômito, fraqueza forte ou desmaio: SAMU (192).',
    perguntar: 'há quantos dias toma o corticoide, e quanto? de quanto é a febre?',
    grupos: [febre],
    fonte: 'ANVISA, bula do medicamento: infecções; NICE NG253, Sepsis (2025)',
  }),
  deJuntos(manchasNoComeco, {
    id: 'manchas_com_remedio_novo',
    prazo: 'hoje',
    sinal: 'Manchas na pele nas primeiras semanas de um remédio que pode feri-la',
    conduta:
      'médico hoje, antes da próxima dose, com a caixa: quem receitou decide se continua. Febre, bolha, ferida na boca ou no olho, rosto que incha: pronto-socorro. Nada de agulha, óleo, calor nem ventosa na pele.',
    grupos: [manchas],
    fonte: 'ANVISA, bula do medicamento: reações graves da pele',
  }),
  deJuntos(tendaoDepois, {
    id: 'tendao_depois_da_quinolona',
    prazo: 'dias',
    sinal: 'Dor num tendão meses depois de antibiótico que pode feri-lo',
    conduta:
      'contar ao médico em um ou dois dias, dizendo o antibiótico e se também tomou corticoide. Tendão sem esforço, sem alongar, sem agulha e sem massagem sobre ele. Estalo, inchaço ou pé que não empurra o chão: pronto-socorro.',
    grupos: [tendaoQueDoi],
    fonte: 'ANVISA, bula do medicamento: tendinite e ruptura de tendão',
  }),
  deJuntos(diaDeDoente, {
    id: 'vomito_com_remedio_do_rim',
    prazo: 'antes',
    sinal: 'Vômito ou diarreia de agora em quem toma remédios que expõem o rim',
    conduta:
      'falar em 24 horas com quem receitou ou com o posto, antes da sessão: ele decide o que se toma nestes dias, e nada se para por conta própria. Nenhum anti-inflamatório. Pouca urina, tontura ao levantar, confusão ou fraqueza forte: pronto-socorro.',
    perguntar: 'quantas vezes desde ontem? consegue beber? quanto urinou?',
    grupos: [perda],
    fonte: 'NICE NG148, Acute kidney injury (2019); KDIGO, Acute kidney injury (2012)',
  }),
];
