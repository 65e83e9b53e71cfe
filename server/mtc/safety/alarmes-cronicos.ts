// What has lasted for weeks and still asks for a physician: feet of a diabetic, legs that stop a walk, pressure remedies that make dizzy,
// a child that snores, a cough that stays. Each alarm names its guideline.

import type { DadosAnamnese } from '@meridia/shared/anamnese/dados-anamnese.ts';
import { deJuntos, ng12, type SinalDeAlerta } from './alarme.ts';
import { certezaDoPadrao } from './dito.ts';
import type { Frase } from './frase.ts';
import { comoEContado, ditosHoje, type Grupo, type Juntos } from './grupos.ts';
import { aFazer, exames } from './ja-examinado.ts';
import { nomesQueBaixamAPressao } from './nomes-por-uso.ts';
import { ouvidoJaSeguido } from './palavras-de-perigo.ts';
import { criancaQuePara } from './pausas-no-sono.ts';
import { deHoje, naRede } from './perigos-juntos.ts';
import { extrasDaPerna, pontosDaPerna } from './pontos-de-risco.ts';
import { lerDuracoes } from './quantidades.ts';
import { lugaresNaRede } from './rede.ts';
import { relatada } from './regra.ts';
import { Relatos } from './relatos.ts';
import { dizRemedio } from './remedios-na-frase.ts';

const certo = (...ditos: readonly string[]): Juntos => ({ certeza: 'certo', ditos });
const diz = (grupo: Grupo, relatos: Relatos) => comoEContado(grupo, deHoje(relatos)) === 'certo';

/* Feet: IWGDF Guidelines (2023); Sociedade Brasileira de Diabetes, Diretriz (2024). */

const doPe = '(pes?|dedao|dedoes|dedos? do pe|halux|calcanhar(es)?|sola|planta do pe)';
const deFerida =
  '(feridas?|feridinhas?|ulceras?|machucados?|bolhas?|corte|rachadura aberta|unha encravada|calo aberto)';
const feridaNoPe: Grupo = {
  nome: 'ferida no pé',
  sinais: [],
  padrao: new RegExp(`\\b${deFerida}( \\w+){0,5} ${doPe}\\b|\\b${doPe}( \\w+){0,4} ${deFerida}\\b`),
};
const peSemSangueOuInfectado: Grupo = {
  nome: 'pé frio, escuro, inchado ou com pus',
  sinais: ['pes_frios'],
  padrao:
    /\bpes?( \w+){0,5} (gelad[oa]s?|fri[oa]s?|rox[oa]s?|pret[oa]s?|escur[oa]s?|inchad[oa]s?|vermelh[oa]s?|quentes?)\b|\b(pus|mau cheiro|cheiro ruim|secrecao|necros\w+|gangrena)\b/,
};
const doPeDiabetico = [feridaNoPe, peSemSangueOuInfectado];

const diabetes = { hoje: ['antidiabetico'], duradoura: ['diabetes'] };

function peDiabetico(relatos: Relatos): Juntos | null {
  // A medicine that is taken for diabetes and for other things leaves it open.
  const certeza = relatada(diabetes, relatos);
  if (certeza === null || !diz(feridaNoPe, relatos)) return null;
  return { certeza, ditos: ditosHoje(doPeDiabetico, deHoje(relatos)) };
}

/** Told as it is today: fever or shivers, or a wound that smells, runs, blackens or whose red spreads. */
function peInfectado(relatos: Relatos): boolean {
  return (
    relatos.certeza('febre', 'febre_alta', 'calafrios') === 'certo' ||
    deHoje(relatos).some(
      (frase) =>
        (frase.campo === 'queixaPrincipal' || frase.campo === 'historicoMedico') &&
        certezaDoPadrao(frase, deInfeccao) === 'certo',
    )
  );
}

const deInfeccao = new RegExp(
  `\\b(pus|purulent\\w+|necros\\w+|gangrena|${deFerida}( \\w+){0,3} (cheir\\w+|fed\\w+)|vermelh\\w+( \\w+){0,2} (sub\\w+|espalh\\w+|aument\\w+)|${doPe}( \\w+){0,3} pret[oa]s?)\\b`,
);

const feridaInfectada = {
  sinal: 'Ferida com sinais de infecção no pé de quem tem diabetes',
  conduta:
    'pronto-socorro agora. Pé sem apoiar peso, curativo limpo e seco, sem calçado apertado; levar os remédios em uso e o valor do açúcar. Nada de agulha, calor nem massagem antes.',
  prazo: 'hoje',
} as const;

/* Legs: NICE CG147, Peripheral arterial disease (2020); ESC (2024). */

const paraDeAndar: Grupo = {
  nome: 'dor nas pernas que faz parar de andar',
  sinais: [],
  padrao:
    /\b(pernas?|panturrilhas?|batatas? da perna|coxas?|canelas?)\b( \w+){0,10} (and\w+|caminh\w+|quarteir\w+|quadras?|metros|ladeira)\b( \w+){0,8} (par\w+|descans\w+|sent\w+)\b|\b(and\w+|caminh\w+|quarteir\w+|quadras?|metros)\b( \w+){0,8} (pernas?|panturrilhas?|batatas? da perna|coxas?)( \w+){0,8} (par(o|a|ar|ei|ou)|descans\w+)\b|\bclaudica\w+/,
};
const idadeDasPernas = 45;

function pernasQueParam(relatos: Relatos, { idade }: DadosAnamnese): Juntos | null {
  if ((idade < idadeDasPernas && relatada(diabetes, relatos) === null) || !diz(paraDeAndar, relatos)) return null;
  return certo(paraDeAndar.nome);
}

/* Dizzy under remedies: AGS Beers Criteria (2023); ESC, Guidelines on syncope (2018). */

const tonta: Grupo = { nome: 'tontura', sinais: ['tontura', 'tontura_levantar', 'vertigem'] };
const caiu: Grupo = {
  nome: 'queda',
  sinais: ['queda'],
  padrao:
    /(?<!\b(quase|nao|nunca|por pouco)( \w+)? )\b(caiu|cai)\b( \w+){0,6} (semana|mes|ano|vez|vezes|dias?|ontem|casa|banheiro)\b/,
};
const baixamPressao: Grupo = {
  nome: 'remédio que baixa a pressão',
  sinais: [],
  reconhece: dizRemedio(nomesQueBaixamAPressao),
};
const idadeDaQueda = 60;

/** Turning in bed brings on the vertigo of the ear, and no medicine of the pressure does; getting up may be either. */
const aoVirarNaCama =
  /\b(vir(a|o|ar|ando)|rol(a|o|ar|ando))( \w+){0,4} (cama|lado|travesseiro)\b|\bcristais\b|\bvppb\b/;
const aoLevantar = /\b(levant\w+|em pe|de pe|caiu|cai|queda|desmai\w+|escurec\w+)\b/;
/** In words, around the dizziness: dictated text tells the rest of the day in the same breath. */
const pertoDaTontura = 8;

function soAoVirar({ texto, lugares, marcas }: Frase): boolean {
  const formas = texto.split(' ');
  const ditas = tonta.sinais.flatMap((sinal) => lugares.get(sinal) ?? []);
  return (
    ditas.length > 0 &&
    ditas.every(([de, ate]) => {
      const perto = formas.slice(Math.max(0, de - pertoDaTontura), ate + pertoDaTontura).join(' ');
      return marcas[de]?.passada === true || (aoVirarNaCama.test(perto) && !aoLevantar.test(perto));
    })
  );
}

function tontaComRemedio(relatos: Relatos, { idade }: DadosAnamnese): Juntos | null {
  const tontas = new Relatos(relatos.frases.filter((frase) => !soAoVirar(frase)));
  if (idade < idadeDaQueda || !diz(tonta, tontas) || !diz(baixamPressao, relatos)) return null;
  return certo(...ditosHoje([tonta, caiu, baixamPressao], deHoje(relatos)));
}

/* A child that snores: AAP, Childhood obstructive sleep apnea (2012). */

const ronca: Grupo = { nome: 'ronco', sinais: ['ronco'], padrao: /\bronc(a|ando|o)\b/ };
const pausas: Grupo = {
  nome: 'respiração que para',
  sinais: [],
  reconhece: (frase) => criancaQuePara(new Relatos([frase])),
};
const doSonoDaCrianca: readonly Grupo[] = [
  { nome: 'xixi na cama', sinais: ['enurese', 'incontinencia'], padrao: /\b(xixi|molha|urina)( \w+){0,3} cama\b/ },
  { nome: 'adenoide ou amígdala grande', sinais: [], padrao: /\b(adenoides?|amigdalas?)\b/ },
  {
    nome: 'sono agitado ou pesado demais',
    sinais: [],
    padrao: /\bsono( \w+){0,2} (pesad\w+|agitad\w+)\b|\bnao acorda\b/,
  },
  { nome: 'respira pela boca', sinais: [], padrao: /\b(respira|dorme)( \w+){0,3} boca( aberta)?\b/ },
];
export const fimDaInfancia = 13;

function criancaQueRonca(relatos: Relatos, { idade }: DadosAnamnese): Juntos | null {
  if (idade >= fimDaInfancia) return null;
  if (criancaQuePara(relatos)) return certo(pausas.nome, ...ditosHoje([ronca, ...doSonoDaCrianca], deHoje(relatos)));
  if (!diz(ronca, relatos) || viuAAdenoide(relatos)) return null;
  const outros = ditosHoje(doSonoDaCrianca, deHoje(relatos));
  return outros.length > 0 ? certo(ronca.nome, ...outros) : null;
}

const olhouONariz =
  /\b(otorrino\w*|pneumo\w*|polissonografia|nasofibro\w*)\b(?! d[oa] (meu |minha )?(irma\w*|pai|mae|prim\w+|filh\w+|vizinh\w+|amig\w+))( \w+){0,12} (viu|acompanha\w*|avali\w+|examin\w+|diss(e|eram)|fez|faz|indic\w+|nao (indic\w+|precis\w+|oper\w+)|trat\w+|norma\w+|segue|seguimento|libe?rou|pediu para esperar)\b|\b(acompanha\w*|consulta\w*|vai|passa|segue|fez|visto|avaliad[oa]|examinad[oa])( \w+){0,4} (com|no|pel[oa]|por) (o |a )?(otorrino\w*|nasofibro\w*)\b/;
/** Whether the one to whom the alarm would send has looked at it already. */
function viuAAdenoide({ frases }: Relatos): boolean {
  return frases.some(
    ({ texto }) => olhouONariz.test(texto) && !aFazer.test(texto.replace(/\bpediu para esperar\b/, '')),
  );
}

/* Cough with blood: NICE NG12, lung cancer; Ministério da Saúde, Manual de recomendações para o controle da tuberculose (2019). */

const tosse: Grupo = {
  nome: 'tosse',
  sinais: ['tosse', 'tosse_seca', 'tosse_catarro', 'catarro'],
  padrao: /\b(toss\w+|tosse|catarro|pigarro|escarr\w+)\b/,
};
const sangueNaTosse: Grupo = {
  nome: 'sangue no catarro',
  sinais: ['hemoptise'],
  reconhece: (frase) => lugaresNaRede(frase, { padrao: deSangueNaTosse }).length > 0,
};
const deSangueNaTosse =
  /\b(catarro|escarr\w+|cusp\w+|toss\w+|tosse)( \w+){0,8} (sangue|sanguinolent\w+|vermelh\w+|avermelhad\w+|rosad\w+|cor de rosa|(da )?cor de (tijolo|vinho|acai|ferrugem|carne|groselha)|enferrujad\w+|ferrugem|raias?|raiad\w+|geleia de \w+|rai(o|a)s de sangue)\b|\bsangue( \w+){0,4} (catarro|escarro|cuspe|tosse|tossir)\b/;
const doTumorOuTuberculose: readonly Grupo[] = [
  { nome: 'emagrecimento', sinais: ['emagrecimento'], reconhece: naRede('emagrece') },
  {
    nome: 'suor à noite',
    sinais: ['sudorese_noturna'],
    padrao: /\b(su(o|a|ando)|suor|molha|ensopa)( \w+){0,5} (noite|lencol|camisola|pijama|madrugada)\b/,
  },
  { nome: 'cigarro', sinais: ['tabaco'], padrao: /\b(fum(a|o|ou|ei|ante)|macos?|cigarros?)\b/ },
];

function tosseComSangue(relatos: Relatos): Juntos | null {
  if (!diz(tosse, relatos) || !diz(sangueNaTosse, relatos)) return null;
  const outros = ditosHoje(doTumorOuTuberculose, deHoje(relatos));
  // Blood alone, where the reader knows it, has the alarm of bleedings.
  return outros.length === 0 && relatos.certeza('hemoptise') !== null ? null : certo(sangueNaTosse.nome, ...outros);
}

/**
 * A cough that lasts: the Ministry of Health counts three weeks, after which tuberculosis is looked for; NICE NG12 adds what goes with a
 * tumour of the lung. In days.
 */
const tresSemanas = 21;
const comTosseQueDura: readonly Grupo[] = [
  ...doTumorOuTuberculose,
  { nome: 'falta de ar', sinais: ['falta_ar', 'falta_ar_esforco'] },
  { nome: 'febre', sinais: ['febre', 'febre_vespertina', 'febre_persistente'] },
  {
    nome: 'convívio com tuberculose',
    sinais: [],
    reconhece: ({ texto }) =>
      /\btuberculose\b/.test(texto) && !/\b(nega|sem|nunca)( \w+){0,3} tuberculose\b/.test(texto),
  },
];

/** "Catarro na garganta, que não sobe nem desce": what sticks in the throat is no cough. */
function soNaGarganta({ texto }: Frase): boolean {
  return /\bgarganta\b/.test(texto) && !/\b(toss\w+|tosse|escarr\w+)\b/.test(texto);
}

function tosseQueDura(relatos: Relatos, { inicioQueixa, idade }: DadosAnamnese): Juntos | null {
  if (tosseComSangue(relatos) !== null || idade < fimDaInfancia) return null;
  const dura = deHoje(relatos).some((frase) => {
    if (comoEContado(tosse, [frase]) !== 'certo' || soNaGarganta(frase)) return false;
    const dias = lerDuracoes(frase.palavras);
    if (dias.length > 0) return Math.max(...dias) >= tresSemanas;
    const daQueixa = frase.campo === 'queixaPrincipal' && (inicioQueixa === 'meses' || inicioQueixa === 'anos');
    return daQueixa || /\b(ha|faz|tem) (\w+ ){0,2}(meses|anos)\b/.test(frase.texto);
  });
  if (!dura) return null;
  const outros = ditosHoje(comTosseQueDura, deHoje(relatos));
  // A cough of asthma, rhinitis or reflux is known to whoever named it.
  return outros.length === 0 && relatos.diz('asma', 'rinite', 'sinusite', 'azia', 'refluxo') ? null : certo(...outros);
}

/* Hearing lost at once: NICE NG98 (2018); AAO-HNS, Sudden hearing loss (2019). */

const naoOuve: Grupo = { nome: 'ouvido que parou de ouvir', sinais: ['perda_auditiva'], reconhece: naRede('ouvido') };
/** In days: the remedy works only within so many. */
const diasDoOuvido = 31;

function surdezSubita(relatos: Relatos, dados: DadosAnamnese): Juntos | null {
  if (ouvidoJaSeguido(dados)) return null;
  const { inicioQueixa } = dados;
  const recente = deHoje(relatos).some(({ texto, palavras, campo }, indice, frases) => {
    if (!frases[indice] || !naRede('ouvido')(frases[indice])) return false;
    const dias = lerDuracoes(palavras);
    if (dias.length > 0) return Math.min(...dias) <= diasDoOuvido;
    const deRepente =
      /\b(de repente|de uma vez(es)?|de vez(es)?|subit\w+|acordou|amanheceu|do nada|ontem|hoje|segunda|terca|quarta|quinta|sexta|sabado|domingo|semana)\b/;
    return deRepente.test(texto) || (campo === 'queixaPrincipal' && inicioQueixa === 'recente');
  });
  return recente ? certo(naoOuve.nome) : null;
}

export const alarmesCronicos: readonly SinalDeAlerta[] = [
  deJuntos(peDiabetico, {
    id: 'pe_diabetico_com_ferida',
    prazo: 'hoje',
    sinal: 'Ferida no pé de quem tem diabetes',
    conduta:
      'serviço de saúde hoje ou, no mais tardar, amanhã, para examinar a ferida, a circulação e a infecção; pé sem apoiar peso, curativo limpo e seco, sem calçado apertado. Pé preto, frio de repente, pus, febre ou dor forte: pronto-socorro agora.',
    perguntar:
      'há pus, cheiro ou vermelhidão? há febre? o pé mudou de cor ou esfriou? quanto deu o açúcar hoje? quem faz o curativo?',
    efeito: {
      retirarPontos: pontosDaPerna,
      retirarExtras: extrasDaPerna,
      retirarTerapias: /\b(reflexolog\w*|escalda|massagem|tui ?na|ventosa\w*|gua ?sha|moxa\w*|moxibust\w*)\b/,
    },
    especie: (relatos) => (peInfectado(relatos) ? feridaInfectada : null),
    grupos: doPeDiabetico,
    fonte:
      'IWGDF, Guidelines on diabetes-related foot disease (2023); Sociedade Brasileira de Diabetes, Diretriz (2024)',
  }),
  deJuntos(pernasQueParam, {
    id: 'perna_que_para_de_andar',
    prazo: 'dias',
    sinal: 'Dor nas pernas que obriga a parar de andar',
    conduta:
      'clínico ou cirurgião vascular em até duas semanas, com os pulsos dos pés examinados. Dor com a perna parada, pé frio, roxo ou com ferida: hoje.',
    perguntar:
      'a dor vem sempre à mesma distância? basta ficar de pé parado para aliviar, ou é preciso sentar? dói à noite na cama? fuma ou fumou?',
    efeito: { retirarTerapias: /\b(ventosa\w*|gua ?sha|escalda)\b/ },
    grupos: [paraDeAndar],
    fonte: 'NICE CG147, Peripheral arterial disease (2020)',
  }),
  deJuntos(tontaComRemedio, {
    id: 'tontura_com_remedio_de_pressao',
    prazo: 'dias',
    sinal: 'Tontura em quem toma remédio que baixa a pressão',
    conduta:
      'quem receita os remédios precisa saber em uma a duas semanas; nenhum é parado por conta própria. Antes e depois de cada sessão, medir a pressão deitado e depois de um e de três minutos em pé, e levantar por etapas, com apoio. Desmaio, queda com pancada na cabeça, dor no peito, fala enrolada ou fraqueza de um lado: SAMU (192).',
    perguntar:
      'quanto dá a pressão deitado e em pé? já caiu? a tontura começou depois de mudar um remédio? tudo gira ou parece que vai desmaiar?',
    grupos: [tonta, caiu, baixamPressao],
    fonte: 'AGS Beers Criteria (2023); ESC, Guidelines on syncope (2018)',
  }),
  deJuntos(criancaQueRonca, {
    id: 'crianca_que_ronca',
    prazo: 'dias',
    sinal: 'Criança que ronca, com outro sinal de sono que não descansa',
    conduta:
      'pediatra ou otorrino em até um mês; pausas na respiração, engasgos ou lábios arroxeados dormindo: nos próximos dias.',
    perguntar: 'para de respirar ou engasga dormindo? ronca toda noite? acorda cansada ou custa a prestar atenção?',
    especie: (relatos) =>
      criancaQuePara(relatos)
        ? {
            sinal: 'Criança que para de respirar dormindo, como na apneia do sono',
            conduta:
              'otorrino ou pediatra nesta semana; se há cirurgia marcada ou indicada, ela não se adia por causa das sessões. Até lá, dormir de lado e com alguém por perto. Lábios arroxeados, pausa longa ou criança difícil de acordar: SAMU (192).',
            prazo: 'dias',
          }
        : null,
    grupos: [pausas, ronca, ...doSonoDaCrianca],
    fonte: 'AAP, Childhood obstructive sleep apnea syndrome (2012); NICE NG202 (2021)',
  }),
  deJuntos(tosseComSangue, {
    id: 'tosse_com_sangue',
    prazo: 'antes',
    sinal: 'Sangue no catarro ou na tosse',
    conduta:
      'avaliação médica em um ou dois dias, com radiografia do tórax e, com tosse de três semanas ou mais, exame de escarro; máscara e janela aberta até o resultado. Sangue vivo em quantidade ou falta de ar: SAMU (192).',
    perguntar:
      'quanto sangue, e desde quando? quantos quilos perdeu? há febre ou suor à noite? fuma ou fumou, quanto? convive com alguém com tuberculose?',
    efeito: { semEletro: true, retirarTerapias: /\b(ventosa\w*|gua ?sha)\b/ },
    grupos: [sangueNaTosse, ...doTumorOuTuberculose],
    fonte: `${ng12}; Ministério da Saúde, Manual para o controle da tuberculose (2019)`,
  }),
  deJuntos(tosseQueDura, {
    id: 'tosse_que_dura',
    prazo: 'dias',
    sinal: 'Tosse que dura três semanas ou mais',
    conduta:
      'consulta médica ou unidade de saúde em até duas semanas, que decide sobre radiografia do tórax e exame de escarro; máscara e janela aberta na sessão até o resultado. Sangue no catarro, falta de ar parado ou dor no peito: hoje.',
    perguntar: 'já fez radiografia do tórax? convive com alguém com tuberculose? há febre ou suor à noite?',
    exclusao: {
      sinais: tosse.sinais,
      nomes: 'tuberculose|cancer|tumor|pneumonia',
      dizem: (frase) => comoEContado(tosse, [frase]) === 'certo',
      exame: exames.tosse,
    },
    grupos: [tosse, ...comTosseQueDura],
    fonte: `${ng12}; Ministério da Saúde, Manual para o controle da tuberculose (2019)`,
  }),
  deJuntos(surdezSubita, {
    id: 'surdez_subita',
    prazo: 'hoje',
    sinal: 'Perda recente da audição',
    conduta:
      'otorrino ou pronto-socorro em até 24 horas, porque o tratamento tem prazo; não esperar as sessões. Fraqueza no rosto, fala enrolada ou desequilíbrio forte: SAMU (192).',
    perguntar:
      'foi de repente, e há quantos dias? de um lado só? há zumbido ou tontura que gira? entrou água ou há cera?',
    grupos: [naoOuve],
    fonte: 'NICE NG98, Hearing loss in adults (2018); AAO-HNS, Sudden hearing loss (2019)',
  }),
];
