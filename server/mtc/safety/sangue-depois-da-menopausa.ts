// Sources: NICE NG12 (2015), endometrial cancer; Ministério da Saúde, Protocolos da Atenção Básica: Saúde das Mulheres (2016).
import type { DadosAnamnese } from '@meridia/shared/anamnese/dados-anamnese.ts';
import { deJuntos, ng12, type SinalDeAlerta } from './alarme.ts';
import { certezaDoPadrao, lugaresDoPadrao } from './dito.ts';
import type { Frase } from './frase.ts';
import { ditosHoje, type Grupo, type Juntos } from './grupos.ts';
import { exames } from './ja-examinado.ts';
import { deHoje } from './perigos-juntos.ts';
import { lerDuracoes } from './quantidades.ts';
import type { Relatos } from './relatos.ts';

const menopausa = /(?<!\b(pre|peri) )\bmenopausad?a?\b/;
/** Still on the way there: the menses come as they like, and nothing is over. */
const aCaminho =
  /\b(entrando|chegando|comecando|perto|inicio|comeco|antes)( \w+){0,2} menopausa\b|\b(acha|acho|sera)( \w+){0,4} menopausa\b/;
const semRegras =
  /\b(ultima|derradeira)( \w+){0,2} (menstruacao|regra|vez)\b|\ba ultima( (de|da) verdade)? (foi|veio|desceu)\b|\b(nao|nunca mais|sem) (menstru\w+|regras?|desc\w+|veio|vem)\b|\bdum\b|\b(parou|parei|deixou|deixei) de menstruar\b|\b(menstruacao|regras?)( \w+){0,3} (parou|pararam|acabou|acabaram|sumiu|cessou|foi embora)\b/;
/** In days: a year without menses makes the menopause. */
const umAno = 360;
const haMaisDeUmAno = /\bano passado\b|\b(em|desde) (19|20)\d\d\b|\b(aos|com) (4|5)\d\b|\b(ha|faz) (varios )?anos\b/;

const semMenstruar: Grupo = {
  nome: 'menopausa ou um ano sem menstruar',
  sinais: [],
  reconhece: (frase) => {
    const { texto, palavras } = frase;
    if (lugaresDoPadrao(frase, menopausa).length > 0 && !aCaminho.test(texto)) return true;
    return (
      semRegras.test(texto) &&
      frase.marcas.some(({ deOutro }) => !deOutro) &&
      (haMaisDeUmAno.test(texto) || lerDuracoes(palavras).some((dias) => dias >= umAno))
    );
  },
};

const deSangue =
  /\bsangr(ou|ei|a|ando|amentos?)\b|\bsangue\b|\b(borras?|escapes?|spotting)\b|\bcorrimento( \w+){0,3} (marrom|marrons|rosad\w+|escur\w+|avermelhad\w+|vermelh\w+|chocolate|cafe|ferrugem|vinho|tijolo|acai|agua de carne|sangue)\b|\b(rosad|vermelh)\w+( \w+){0,4} (papel|calcinha|limp\w+)\b|\b(manch\w+|suj\w+)( \w+){0,4} (calcinhas?|roupa intima|absorventes?|lencol|marrom|marrons)\b|\b(calcinhas?|absorventes?)( \w+){0,3} (suj\w+|manchad\w+|vermelh\w+)\b|\b(menstruacao|regra)( \w+){0,2} voltou\b|\bvolt(ou|ei) a menstruar\b|\bmenstru(ou|ei) (de novo|outra vez|novamente)\b/;
/** It runs from there, whatever else is said. */
const dali = /\b(calcinhas?|absorventes?|vagin\w+|menstru\w+|borras?|escapes?|corrimento|relacao)\b/;
const deOutroLugar =
  /\b(gengivas?|nariz|dentes?|escov\w+|exames?|coleta|hemograma|transfusao|fezes|coco|evacu\w+|hemorroidas?|anus|xixi|urina|catarro|escarro|tosse|tossiu|cuspi\w*|vomit\w+|cortes?|feridas?|pele|orelha|ouvido|cirurgia|operacao|parto|cesarea|mioma|glicemia|pressao|anticoagulante|fino|afin\w+|tipo de sangue|coc\w+)\b/;
/** How she bled while she had her menses is no bleeding after them. */
const doTempoDasRegras =
  /\b(antes da menopausa|quando (eu |ela )?(menstruava|era)|enquanto menstruava|na ultima menstruacao|antigamente|histerectomia|tirou o utero)\b/;
/** "Este mês desceu três dias", "agora veio de novo": what came is not said, where nothing else can have come. */
const veioDeNovo = /\b(desceu|veio)( (?!ha\b|faz\b)\w+){0,2} (de novo|outra vez|novamente|dias?)\b/;
const outraVinda =
  /\b(ultima|dor\w*|doi|pressao|calor\w*|fogacho\w*|tontura\w*|formig\w+|insonia|ansiedade|choro|gripe|tosse|febre|crise\w*|consult\w+|sess\w+)\b/;
/** The name of a pattern, or blood that is drawn. */
const semSangrar =
  /\b(estase|estagnacao|deficiencia|calor|vazio|vento)( \w+){0,2} sangue\b|\b(tir|do|colh|coleta)\w* (de )?sangue\b|\b(circulacao|pressao|acucar|gordura)( \w+){0,2} sangue\b/;
const medo = /\b(medo|receio|pavor|risco|preocupad[oa]) (de|com)\b/;

function eSangueDela(frase: Frase): boolean {
  const { texto, campo } = frase;
  // What the answers on stool and urine call blood is of the stool and the urine.
  if ((campo === 'evacuacao' || campo === 'urina') && !dali.test(texto)) return false;
  if (doTempoDasRegras.test(texto) || medo.test(texto)) return false;
  if ((deOutroLugar.test(texto) && !dali.test(texto)) || semSangrar.test(texto)) return false;
  if (!outraVinda.test(texto) && lugaresDoPadrao(frase, veioDeNovo).length > 0) return true;
  return lugaresDoPadrao(frase, deSangue).length > 0;
}

const sangueDela: Grupo = {
  nome: 'sangramento',
  sinais: ['sangramento_genital'],
  reconhece: eSangueDela,
};

/** From this age on nobody has to say that the menses are over. */
const idadeSemRegras = 56;
/** From this age on menses that stay away, as the form has it, count as over. */
const idadeDaAmenorreia = 50;

function sangueDepoisDaMenopausa(relatos: Relatos, dados: DadosAnamnese): Juntos | null {
  const { sexo, idade, cicloRegular, gestante } = dados;
  if (sexo === 'masculino' || gestante === 'sim' || idade < 40) return null;
  const frases = deHoje(relatos);
  const contados = ditosHoje([sangueDela, semMenstruar], frases);
  if (!contados.includes(sangueDela.nome)) return null;
  // Without a womb only blood that is told to come from there is meant.
  if (semUtero(relatos) && !frases.some(eDali)) return null;
  const pelaIdade =
    (idade >= idadeDaAmenorreia && cicloRegular === 'amenorreia') ||
    (idade >= idadeSemRegras && frases.some((frase) => eDali(frase)));
  return contados.includes(semMenstruar.nome) || pelaIdade ? { certeza: 'certo', ditos: contados } : null;
}

const tirouOUtero =
  /\b(histerectomia|(tir(ei|ou|aram)|retir(ei|ou|aram|ada?)|operei|operou)( \w+){0,3} utero|sem (o )?utero|nao (tem|tenho) (mais )?utero)\b/;

function semUtero({ frases }: Relatos): boolean {
  return frases.some((frase) => certezaDoPadrao(frase, tirouOUtero) !== null);
}

function eDali(frase: Frase): boolean {
  return frase.sinais.has('sangramento_genital') || (eSangueDela(frase) && dali.test(frase.texto));
}

/** The sentences without those whose blood this alarm speaks of. */
export function semSangueDaMenopausa(relatos: Relatos, dados: DadosAnamnese): readonly Frase[] {
  if (sangueDepoisDaMenopausa(relatos, dados) === null) return relatos.frases;
  return relatos.frases.filter((frase) => !frase.sinais.has('sangramento_genital') && !eSangueDela(frase));
}

export const alarmeDaMenopausa: SinalDeAlerta = deJuntos(sangueDepoisDaMenopausa, {
  id: 'sangramento_depois_da_menopausa',
  prazo: 'antes',
  sinal: 'Sangramento depois da menopausa',
  conduta:
    'ginecologista nos próximos dias, antes de tratar o resto, para exame e ultrassom transvaginal, mesmo que tenha sido pouco, uma vez só ou já tenha passado; até lá, nada de hormônio, isoflavona ou erva para a menopausa por conta própria. Sangue que encharca o absorvente, tontura ou desmaio: pronto-socorro.',
  perguntar:
    'quando foi, e quantos dias durou? usa hormônio ou tamoxifeno? já houve ultrassom ou biópsia depois disso?',
  grupos: [sangueDela, semMenstruar],
  exclusao: { sinais: ['sangramento_genital'], nomes: 'cancer|tumor', dizem: eSangueDela, exame: exames.utero },
  fonte: `${ng12}; Ministério da Saúde, Protocolos da Atenção Básica: Saúde das Mulheres (2016)`,
});
