// What would make this complaint a matter for a hospital or a physician. It is told to every client with the complaint, so that she
// knows when not to wait for the next session; it says nothing of what she has.
import type { DadosAnamnese } from '@meridia/shared/anamnese/dados-anamnese.ts';
import { assuntoDaQueixa } from '../diferenciacao/queixa-entendida.ts';
import { cab28 } from './alarme.ts';
import { alarmesParaCombinar } from './alarmes-da-gestacao.ts';
import { eCriancaPequena } from './perguntas-por-idade.ts';
import { lerDuracoes } from './quantidades.ts';
import { semanasDe } from './regras/gestacao.ts';
import { lerRelatos, type Relatos } from './relatos.ts';
import { naoMenstruaMais } from './sem-menstruar.ts';

/** What to go for at once, what to see a physician for in the next days, and the source of both. */
interface Alarmes {
  jaVai: string;
  consulta: string;
  /** What is seen only from an age on, which is not told to the young. */
  depois?: { idade: number; consulta: string };
  fonte: string;
}

const daJunta: Alarmes = {
  jaVai:
    'junta quente e vermelha com febre, deformidade, não conseguir apoiar o peso ou panturrilha inchada e dolorida de um lado só',
  consulta: 'dor que acorda à noite e piora em repouso, ou que não melhora em seis semanas',
  fonte: 'NICE NG226, Osteoarthritis (2022); NICE NG158, Venous thromboembolic diseases (2020)',
};
const doBraco: Alarmes = {
  jaVai:
    'dor que vem com aperto no peito, suor frio ou falta de ar (SAMU 192), junta quente com febre, deformidade ou braço que perdeu a força depois de pancada',
  consulta: 'dor que acorda à noite e piora em repouso, ou que não melhora em seis semanas',
  fonte: 'NICE CKS, Shoulder pain; NICE CG95, Chest pain (2016)',
};
const doAnimo: Alarmes = {
  jaVai: 'pensamento de morrer ou de se machucar: CVV 188, a qualquer hora, e com risco agora SAMU 192, sem ficar só',
  consulta: 'deixar de comer, de dormir ou de trabalhar, ou ouvir e ver o que os outros não percebem',
  fonte: 'ABP/CFM, Suicídio: informando para prevenir (2014); NICE NG222, Depression in adults (2022)',
};

const doAnimoDaCrianca: Alarmes = {
  jaVai: 'criança que se machuca de propósito, ou que deixa de comer e de beber',
  consulta: 'criança que deixa de brincar, de dormir ou de ir à escola; com medo de alguém: Disque 100',
  fonte: 'Ministério da Saúde, Cadernos de Atenção Básica nº 33: Saúde da criança (2012)',
};

/** By the place or the function that the complaint names (`assuntoDaQueixa`). */
const porAssunto: Readonly<Record<string, Alarmes>> = {
  joelho: daJunta,
  quadril: daJunta,
  'tornozelo ou pé': daJunta,
  ombro: doBraco,
  cotovelo: doBraco,
  'mão ou punho': {
    jaVai: 'mão que perde a força ou a fala que muda de repente (SAMU 192), mão quente e inchada com febre ou ferida',
    consulta: 'dormência que não passa mais, ou músculo da mão que diminui',
    fonte: 'NICE CKS, Carpal tunnel syndrome',
  },
  costas: {
    jaVai:
      'dormência entre as pernas, urina presa ou solta, as duas pernas fracas, febre, ou dor depois de queda forte',
    consulta: 'dor que piora deitado à noite, perda de peso, câncer no passado ou perna que perde força aos poucos',
    fonte: 'NICE NG59, Low back pain and sciatica (2016); NICE NG127 (2019)',
  },
  pescoço: {
    jaVai: 'febre com nuca dura, dor depois de acidente, ou fraqueza, fala ou vista que mudam de repente (SAMU 192)',
    consulta: 'mãos desajeitadas, pernas duras, ou braço que perde força',
    fonte: 'NICE NG127, Suspected neurological conditions (2019)',
  },
  cabeça: {
    jaVai:
      'dor súbita e a pior da vida, com febre e nuca dura, depois de pancada, ou com fraqueza, fala ou vista que mudam (SAMU 192)',
    consulta: 'dor que muda ou piora a cada semana',
    depois: { idade: 45, consulta: 'dor nova depois dos 50 anos, ou que piora a cada semana' },
    fonte: 'NICE CG150, Headaches in over 12s (2012)',
  },
  tontura: {
    jaVai: 'fala enrolada, vista dupla, fraqueza, dor de cabeça súbita, desmaio ou dor no peito (SAMU 192)',
    consulta: 'audição que cai, quedas ou tontura que não cede em duas semanas',
    fonte: 'NICE NG127, Suspected neurological conditions (2019)',
  },
  zumbido: {
    jaVai: 'ouvido que deixa de ouvir de repente, ou zumbido depois de pancada na cabeça',
    consulta: 'zumbido de um lado só, que pulsa com o coração, ou que tira o sono e o ânimo',
    fonte: 'NICE NG155, Tinnitus (2020)',
  },
  estômago: {
    jaVai:
      'vômito com sangue ou como borra de café, fezes pretas, dor súbita e forte, ou dor que sobe para o peito com suor frio (SAMU 192)',
    consulta: 'comida que entala, perda de peso ou vômitos que se repetem',
    depois: {
      idade: 50,
      consulta: 'comida que entala, perda de peso, vômitos que se repetem ou começo depois dos 55 anos',
    },
    fonte: 'NICE NG12, Suspected cancer (2015); NICE CG184, Dyspepsia (2014)',
  },
  intestino: {
    jaVai: 'muito sangue, barriga dura e dolorida sem gases nem fezes, ou febre com dor forte',
    consulta: 'sangue nas fezes, perda de peso, ou hábito que mudou há mais de seis semanas',
    fonte: 'NICE NG12, Suspected cancer (2015)',
  },
  enjoo: {
    jaVai: 'não segurar nem água, urinar pouco e escuro, sangue no vômito, dor forte na barriga ou confusão',
    consulta: 'enjoo que dura mais de duas semanas, ou perda de peso',
    fonte: cab28,
  },
  'coceira ou pele': {
    jaVai: 'lábio, língua ou olho que incha, rouquidão ou falta de ar (SAMU 192); bolhas, pele que solta ou febre',
    consulta: 'vermelhidão quente que cresce, pus, ou vergões que duram mais de seis semanas',
    fonte: 'NICE CG134, Anaphylaxis (2011); NICE CKS, Urticaria',
  },
  pele: {
    jaVai: 'febre com pele vermelha e quente, bolhas ou pele que solta, ou inchaço em volta do olho',
    consulta: 'caroço que dói, cresce e fica quente, ou ferida que não cicatriza',
    fonte: 'NICE NG198, Acne vulgaris (2021); NICE NG141, Cellulitis (2019)',
  },
  menstruação: {
    jaVai: 'absorvente cheio a cada hora, desmaio, ou dor forte de um lado com menstruação atrasada',
    consulta: 'sangramento fora da data ou depois da relação, ou cólica que não deixa trabalhar',
    fonte: 'NICE NG88, Heavy menstrual bleeding (2018); NICE NG126, Ectopic pregnancy (2019)',
  },
  calores: {
    jaVai: 'dor ou aperto no peito com suor frio (SAMU 192)',
    consulta: 'sangramento depois da menopausa, caroço na mama, ou suor que molha a roupa com febre ou perda de peso',
    fonte: 'NICE NG23, Menopause (2015); NICE NG12, Suspected cancer (2015)',
  },
  'tosse ou respiração': {
    jaVai: 'falta de ar parado, lábios roxos, chiado que não cede, dor no peito ou sangue no catarro',
    consulta: 'tosse há três semanas ou mais, febre que volta, suor à noite ou perda de peso',
    fonte: 'Ministério da Saúde, Manual de recomendações para o controle da tuberculose (2019); NICE NG12 (2015)',
  },
  nariz: {
    jaVai: 'olho que incha ou fica vermelho, testa inchada, ou dor de cabeça forte com febre e nuca dura',
    consulta:
      'nariz que sangra ou entope de um lado só, ou dor na face com febre ou secreção amarela por mais de dez dias',
    fonte: 'EPOS, European Position Paper on Rhinosinusitis (2020); NICE NG79, Sinusitis (2017)',
  },
  urina: {
    jaVai: 'urina presa, ou febre com calafrio e dor nas costas',
    consulta: 'sangue na urina, ou ardor que não cede em dois dias',
    fonte: 'NICE NG109, Lower urinary tract infection (2018); NICE NG111, Pyelonephritis (2018)',
  },
  sono: {
    jaVai: 'pensamento de morrer ou de se machucar: CVV 188, a qualquer hora',
    consulta: 'pausas na respiração, cochilo ao volante, ou semanas sem dormir e sem cansaço',
    fonte: 'NICE NG202, Obstructive sleep apnoea (2021); NICE CKS, Insomnia',
  },
  ansiedade: {
    ...doAnimo,
    jaVai: `${doAnimo.jaVai}; aperto no peito no esforço, com suor frio ou desmaio: SAMU 192`,
  },
  tristeza: doAnimo,
  cansaço: {
    jaVai: 'falta de ar parado, desmaio, dor no peito ou sangramento que não para',
    consulta: 'febre, suor à noite, perda de peso, palidez nova ou pernas que incham',
    fonte: 'NICE CKS, Tiredness and fatigue in adults',
  },
  memória: {
    jaVai: 'confusão que começou em horas ou dias, com febre, depois de queda, ou com fala ou força que mudam',
    consulta: 'perder-se em lugar conhecido, ou errar contas e remédios',
    fonte: 'NICE NG97, Dementia (2018); NICE CG103, Delirium (2010)',
  },
};

/** What is told to who brings a small child, where the words for an adult do not fit. */
const daCrianca: Readonly<Record<string, Alarmes>> = {
  sono: {
    jaVai: 'lábios arroxeados, pausa longa na respiração ou criança difícil de acordar (SAMU 192)',
    consulta: 'pausas na respiração ou engasgos dormindo, xixi na cama que voltou, ou sono de dia',
    fonte: 'NICE NG202, Obstructive sleep apnoea (2021); AAP, Childhood obstructive sleep apnea syndrome (2012)',
  },
  ansiedade: doAnimoDaCrianca,
  tristeza: doAnimoDaCrianca,
};

function alarmesDoAssunto(assunto: string, dados: DadosAnamnese): Alarmes | undefined {
  return (eCriancaPequena(dados) ? daCrianca[assunto] : undefined) ?? porAssunto[assunto];
}

const coca = /\b(coc\w+|prurid\w+|prurigin\w+)\b/;
const deCalores = /\b(calor(es|oes)|fogach\w+|ondas? de calor|fogo)\b/;

const doNariz = /\b(nariz|rinite|espirr\w+|coriza|sinusite|nasal)\b/;
const doPeito = /\b(toss\w*|chi(o|a|ado|ando|eira)|falta (de )?ar|folego|catarro|peito|bronquite|asma)\b/;

/** A nose that runs or is blocked, with no word of cough or breath in the complaint. */
export function soDoNariz(dados: DadosAnamnese, { frases }: Relatos): boolean {
  const queixa = frases
    .filter(({ campo }) => campo === 'queixaPrincipal')
    .map(({ texto }) => texto)
    .join(' . ');
  return assuntoDaQueixa(dados) === 'tosse ou respiração' && doNariz.test(queixa) && !doPeito.test(queixa);
}

/** A skin of which nobody told that it itches, and menses that are over, have other alarms. */
function assuntoMaisEstreito(dados: DadosAnamnese, relatos: Relatos): string | null {
  const assunto = soDoNariz(dados, relatos) ? 'nariz' : assuntoDaQueixa(dados);
  if (assunto === 'coceira ou pele')
    return dados.sintomasPele.includes('Coceira') || relatos.frases.some(({ texto }) => coca.test(texto))
      ? assunto
      : 'pele';
  if (assunto !== 'menstruação' || !naoMenstruaMais(dados, relatos)) return assunto;
  return relatos.diz('ondas_calor') || relatos.frases.some(({ texto }) => deCalores.test(texto)) ? 'calores' : null;
}

/** In days: a complaint that is older has passed every time that an alarm names. */
const seisSemanas = 42;
const prazosPassados: readonly (readonly [RegExp, string])[] = [
  [/, ou que não melhora em seis semanas/, ''],
  [/, ou hábito que mudou há mais de seis semanas/, ''],
  [/ ou tontura que não cede em duas semanas/, ''],
  [/, ou vergões que duram mais de seis semanas/, ''],
  [/enjoo que dura mais de duas semanas, ou /, ''],
  [/dor nova depois dos 50 anos, ou que piora/, 'dor que muda ou piora'],
];
const deitaEmCima =
  /\bdeit\w+( \w+){0,4} (em cima|sobre|desse lado|do lado|nele|nela|de lado)\b|\b(em cima|sobre) (dele|dela|o ombro)\b/;

/** The alarms without a time that has passed already, and without the pain that only comes of lying on it. */
function semOQueNaoCabe(consulta: string, dados: DadosAnamnese, relatos: Relatos): string {
  const daQueixa = relatos.frases.filter(({ campo }) => campo === 'queixaPrincipal');
  const dura =
    (dados.inicioQueixa !== null && dados.inicioQueixa !== 'recente') ||
    daQueixa.some(({ palavras }) => lerDuracoes(palavras).some((dias) => dias >= seisSemanas));
  const semPrazos = dura ? prazosPassados.reduce((texto, [de, para]) => texto.replace(de, para), consulta) : consulta;
  return daQueixa.some(({ texto }) => deitaEmCima.test(texto))
    ? semPrazos.replace('dor que acorda à noite e piora em repouso', 'dor que acorda à noite mesmo sem deitar em cima')
    : semPrazos;
}

export const idDosAlarmes = 'alarmes_da_queixa';

const daGestacao = 'Ministério da Saúde, Caderneta da gestante (2022); Manual de gestação de alto risco (2022)';

/**
 * The note for the main complaint, with what a pregnancy adds; null where neither is known.
 * @param esperaMedico a physician sees the client before the first session: nothing is left for "the next days"
 */
export function alarmesDaQueixa(
  dados: DadosAnamnese,
  { esperaMedico = false } = {},
): { texto: string; fonte: string } | null {
  const relatos = lerRelatos(dados);
  const assunto = assuntoMaisEstreito(dados, relatos);
  const alarmes = assunto === null ? undefined : alarmesDoAssunto(assunto, dados);
  const gestante = dados.gestante === 'sim' || relatos.diz('gestante', 'gravidez_escrita');
  const maternidade = gestante
    ? `Na gestação, maternidade no mesmo dia se houver: ${alarmesParaCombinar(semanasDe(dados, relatos))}.`
    : '';
  if (!alarmes) {
    return gestante ? { texto: `Alarmes para combinar com quem se trata. ${maternidade}`, fonte: daGestacao } : null;
  }
  const { jaVai, depois, fonte } = alarmes;
  const doAssunto = depois && dados.idade >= depois.idade ? depois.consulta : alarmes.consulta;
  const consulta = semOQueNaoCabe(doAssunto, dados, relatos);
  const texto = `Alarmes desta queixa (${assunto}), para combinar com quem se trata. ${maternidade === '' ? '' : `${maternidade} `}Atendimento na hora: ${jaVai}.${esperaMedico ? '' : ` Consulta médica nos próximos dias: ${consulta}.`}`;
  return { texto, fonte: gestante ? `${daGestacao}; ${fonte}` : fonte };
}
