// Whether somebody who can tell has looked at the heart and found it well: NICE CG95, Recent-onset chest pain.
import type { DadosAnamnese } from '@meridia/shared/anamnese/dados-anamnese.ts';
import { contarPalavras, type Faixa, type Palavra } from '../leitura/palavras.ts';
import { lugaresDoPadrao } from './dito.ts';
import type { Frase } from './frase.ts';
import { acharTodos } from './mencoes.ts';
import { lerDuracoes } from './quantidades.ts';
import type { Relatos } from './relatos.ts';

const exame =
  'eletrocardiogramas?|eletro|ecg|eco|ecocardiogramas?|holter|ergometric[oa]|ergometria|esteira|cateterismo|cintilografia|angiotomografia|troponina|enzimas|mapa';
const quemVe = 'cardiologistas?|cardio';
const doCoracao = '(do |de |no )?coracao|cardiac[oa]s?|cardiologic[oa]s?';

const nadaAchado =
  '(nao|nem) (deu|deram|acus\\w+|mostr\\w+|aparec\\w+|ach\\w+|encontr\\w+|viu|viram|tem|tinha|ha|const\\w+)( \\w+){0,2} (nada|alterac\\w+|problemas?)';
const achadoBom = `norma(l|is)|tudo (bem|certo|ok|bom|otimo|limpo|em ordem)|sem( \\w+)? (alterac\\w+|problemas?|nada)|${nadaAchado}|nada (de errado|grave|de grave|demais|alterado|de anormal)|limp[oa]s?|liber(ou|ad[oa]|aram)|descart(ou|ad[oa]|aram)|ok|(deu|deram|ta|esta|estao|estava|estavam|veio|vieram) (tudo )?(bo[am]s?|otim[oa]s?|perfeit[oa]s?|cem por cento|100)`;

/** An examination and what it found. */
const exameBom = new RegExp(
  `\\b(${exame}|(exames?|check ?up|checape|avaliacao|teste) (${doCoracao})|${quemVe})\\b( \\w+){0,8} (${achadoBom})\\b|\\b(${exame})( bo[am]s?)\\b`,
);
/** The heart, and what somebody found. */
const coracaoBom = new RegExp(
  `\\bcoracao( \\w+){0,5} (${achadoBom}|otimo|perfeito|bom|forte|saudavel)\\b|\\b(${achadoBom}|nada)( \\w+){0,3} (do|no|de) coracao\\b`,
);
/** What it is not, or what it is instead. */
const naoEDoCoracao =
  /\bnao (e|eh|era|seria|vem|vinha|tem|tinha)( nada| problema| a ver com)?( (do|de|no|o))? (coracao|cardiac[oa]|infarto|angina)\b|\b(descart|afast|exclu|elimin)\w+( \w+){0,3} (coracao|cardiac[oa]|infarto|angina)\b|\b(coracao|infarto|angina|(problema|causa|origem) cardiac[oa])( (foi|esta|ja))? (descartad|afastad|excluid)[oa]s?\b/;
const outraCausa = new RegExp(
  `\\b(${quemVe})( \\w+){0,5} (e|eh|era|seja|so)( so)? (muscular|musculo|da coluna|ansiedade|nervos\\w+|gases|refluxo|emocional|estresse|costela|da costela|tensao)\\b`,
);
/** Who can say so. */
const quemPodeDizer = new RegExp(
  `\\b(medic[oa]s?|dr|dra|doutora?|${quemVe}|pronto socorro|pronto atendimento|ps|upa|hospital|emergencia|${exame}|exames?|investig\\w+|examinad[oa]|avaliad[oa]|laudo|check ?up)\\b`,
);
const achadoMau =
  /(?<!\b(sem|nao|nenhuma?|nem|nada de)( \w+)? )\b(alterac\w+|alterad[oa]|arritmia|sopro|isquemia|bloqueio|sobrecarga|entupi\w+|prolapso|fibrilacao)\b|\b(nao|nem) ((e|esta|deu|foi|estava|veio) (norma(l|is)|bo[am]|limp[oa])|(foi )?liber\w+)\b/;
const naoSabido =
  /\b(acho|achamos|acha|talvez|tomara|espero|sera|medo|receio|ainda|falta|vai|vou|ira|marcad[oa]|marcou|aguard\w+|esperando|nunca|pedi(u|do)|precis\w+|queria|quero|deveria|se)( \w+){0,3}$/;
/** In days: an older examination says nothing of the complaint. */
const maximoDeDias = 366;

/**
 * Index of the last word by which the sentence says that the heart was found well; null where it does not.
 * @param deQualquerData an examination of years ago counts, too
 */
function fimDoExame(frase: Frase, deQualquerData = false): number | null {
  const { texto, palavras, campo } = frase;
  if (campo === 'objetivosCliente' || achadoMau.test(texto)) return null;
  const ditos = [
    ...acharTodos(texto, exameBom),
    ...acharTodos(texto, outraCausa),
    ...(quemPodeDizer.test(texto) ? [...acharTodos(texto, coracaoBom), ...acharTodos(texto, naoEDoCoracao)] : []),
  ];
  const fins = ditos.flatMap(({ 0: dito, index }): number[] => {
    const antes = texto.slice(0, index).trimEnd();
    const de = contarPalavras(antes);
    const ate = de + contarPalavras(dito);
    const dela = !deParente.test(oracao(palavras, de, ate));
    const negado = /\b(nao|nunca|nem)( \w+)?$/.test(antes) && !/^(nao|nem)\b/.test(dito);
    return dela && !negado && !naoSabido.test(antes) && (deQualquerData || !antigo(palavras, de, ate)) ? [ate] : [];
  });
  return fins.length > 0 ? Math.max(...fins) : null;
}

const deParente = /\b(mae|pai|marido|esposa|irmao?|filh[oa]|avo|tia|tio|sogr[oa])\b/;

/** "Eletro em 2015 normal", "esteira há cinco anos": told of another time than the complaint's. */
function antigo(palavras: readonly Palavra[], de: number, ate: number): boolean {
  return (
    /\b((19|20)\d\d|ano passado|anos atras|antigamente|infancia|adolescencia|juventude)\b/.test(
      oracao(palavras, de, ate, alcanceDaData),
    ) || lerDuracoes(palavras.slice(de, ate + alcanceDaData + 2)).some((dias) => dias > maximoDeDias)
  );
}

/** In words: so far behind what was found its date may stand. */
const alcanceDaData = 4;

/** The words between two commas or stops around these, and some behind. */
function oracao(palavras: readonly Palavra[], de: number, ate: number, depois = 0): string {
  let inicio = de;
  while (inicio > 0 && palavras[inicio]?.pausa === 'nenhuma') inicio -= 1;
  let fim = ate;
  while (fim < palavras.length && palavras[fim]?.pausa === 'nenhuma') fim += 1;
  return palavras
    .slice(inicio, fim + depois)
    .map(({ forma }) => forma)
    .join(' ');
}

/** Whether the sentence says that the heart was found well. */
export function contaExame(frase: Frase): boolean {
  return fimDoExame(frase) !== null;
}

const deExercicio =
  'corr(o|e|er|ida|endo)|nad(o|a|ar|ando|acao)|pedal\\w*|bicicleta|bike|malh\\w+|muscula\\w+|academia|treino?|treina|crossfit|futebol|jogo|danc\\w+|zumba|spinning|luto|jiu|trilhas?|caminh\\w+|sub(o|e|ir|indo) (a |as |o |\\d+ |tres )?(escadas?|ladeiras?|morros?|andares?|lances?)';
const semSentir =
  '(sem( \\w+){0,2} (desconforto|nada|dor(es)?|problemas?|sintomas?|aperto|cansaco|queixas?|parar)|nao (sinto|sente|da|tenho|tem|senti|aperta|doi)( (nada|dor|aperto|desconforto))?|tranquil\\w+|numa boa|de boa)';
const toleraEsforco = new RegExp(
  `\\b(${deExercicio})\\b( \\w+){0,10} ${semSentir}\\b|\\b(esforcos?|exercicios?)( \\w+){0,3} ${semSentir}\\b|\\b(no|ao|com|faco) (o )?(esforco|exercicio)( \\w+){0,2} (nao|nunca|nada)\\b`,
);
/** Where a sentence tells an effort that is borne without complaint. */
export function esforcosSemQueixa(frase: Frase): readonly Faixa[] {
  return lugaresDoPadrao(frase, toleraEsforco);
}

const daEmocao =
  /\b(cobranc\w+|reuni(ao|oes)|chef\w+|patr(ao|oa)|trabalho|servico|nervos\w*|ansios\w*|ansiedade|estress\w*|tens[ao]\w*|preocup\w*|brig\w*|raiva|panico|provas?|prazos?|discuss\w+|discut\w+|chor\w+|assunto|penso|lembro|emoc\w+|emocional|medo|audiencia|apresentac\w+|contas|noticias?|aborrec\w+|irrit\w+|contrari\w+)\b/;
const perigoComEmocao =
  /\b(suor frio|suando frio|brac[oa]s?|mandibula|queixo|desmai\w+|pior(ou|ando)|cada vez(es)?|hoje|ontem|agora)\b/;

/**
 * Whether a pressure in the chest comes with a feeling, in somebody whose heart was once found well and who bears effort without it. Rest brings
 * it on, and nothing of a heart does.
 */
export function eDaEmocao(frase: Frase, { frases }: Relatos): boolean {
  return (
    daEmocao.test(frase.texto) &&
    !perigoComEmocao.test(frase.texto) &&
    frases.some((uma) => fimDoExame(uma, true) !== null) &&
    frases.some((uma) => esforcosSemQueixa(uma).length > 0)
  );
}

/** What is worse than before, or goes with a heart attack, told after an examination. */
const perigoDepois =
  /\b(suor frio|suando frio|su(a|ou|ei|o) frio|(vai|foi|desce|corre|irradia|pega)( \w+){0,3} braco|brac[oa]s?( esquerd[oa])?( fica| ficou| ta| estava)? (pesad\w+|pesou|dormente|formig\w+|doeu|doendo)|(dor|doi|doendo|vai|desce|pega|irradia|aperta)( \w+){0,3} (mandibula|queixo)(?! \w* ?mastig)|pior(ou|ando)|mais (forte|frequente|demorad[oa])|diferente|parad[oa]|em repouso|desmai\w+|(dor|aperto) voltou|voltou (mais forte|pior|a doer|a apertar)|de novo (ontem|hoje))\b/;

function perigoAPartirDe(frase: Frase, desde: number): boolean {
  return lugaresDoPadrao(frase, perigoDepois).some(([de]) => de >= desde);
}

/**
 * Whether the heart was looked at because of what this sentence tells: in it, later in the same answer, or, where the complaint is of
 * years, in the history. Danger that is told after the examination takes it back.
 */
export function foiExaminado(frase: Frase, relatos: Relatos, inicio: DadosAnamnese['inicioQueixa']): boolean {
  const indice = relatos.frases.indexOf(frase);
  const nesta = relatos.frases.filter((uma, onde) => uma.campo === frase.campo && onde >= indice);
  const doHistorico =
    frase.campo === 'queixaPrincipal' && (inicio === 'anos' || inicio === 'infancia')
      ? relatos.frases.filter(({ campo }) => campo === 'historicoMedico')
      : [];
  const onde = nesta.findLastIndex(contaExame);
  const perigo = (desde: number) =>
    nesta.slice(desde).some((uma, passo) => perigoAPartirDe(uma, passo === 0 ? (fimDoExame(uma) ?? 0) : 0));
  if (onde >= 0) return !perigo(onde);
  return doHistorico.some(contaExame) && !perigo(0);
}
