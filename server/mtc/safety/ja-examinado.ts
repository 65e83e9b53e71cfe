import { falaDe, podeSerCitada } from './citar.ts';
import { lugaresDoPadrao } from './dito.ts';
import type { Frase } from './frase.ts';
import { lerDuracoes } from './quantidades.ts';
import { certezaNaFrase, type Relatos } from './relatos.ts';

/** The signs of an alarm, and the words by which a text says that it was looked for and not found. */
export interface Exclusao {
  sinais: readonly string[];
  /** Names of the feared illness, as people write them. */
  nomes: string;
  /** Other words than the signs by which a sentence tells what was examined. */
  dizem?: (frase: Frase) => boolean;
  /** Of what one examination answers, wherever it is told: by which examination or specialist, what it may find, what a change asks for. */
  exame?: ExameQueResponde;
}

export interface ExameQueResponde {
  quem: RegExp;
  /** A harmless cause that this examination names. */
  achou?: RegExp;
  /** It counts only beside the finding: the same specialist is seen for other things. */
  mesmoCampo?: true;
  /** When the same finding is to be looked at again. */
  seMudar: string;
}

/** Examinations that answer a finding for as long as it stays the same. */
export const exames = {
  intestino: {
    quem: /\b(colonoscopia|colono|retossigmoidoscopia|anuscopia|procto\w*|coloproct\w*|gastro\w*)\b/,
    achou: /\b(hemorroid\w+|fissura|plicoma)\b/,
    seMudar:
      'Nova avaliação se o sangue aumentar, mudar de cor ou vier misturado às fezes, se doer muito, ou se houver perda de peso; fezes pretas como piche, tontura ou desmaio: pronto-socorro.',
  },
  urina: {
    quem: /\b(urolog\w+|uro|cistoscopia|uretrocistoscopia|urotomografia|ultrassom|tomografia|nefro\w*)\b/,
    mesmoCampo: true,
    seMudar: 'Se o sangue voltar, aumentar ou vier com coágulo: urologista nesta semana.',
  },
  tosse: {
    quem: /\b(rx|raio (x|vezes)|radiografia|tomografia|pneumo\w*|escarro|baciloscopia)\b/,
    achou: /\b(bronquite|dpoc|enfisema|asma|rinite|refluxo|gotejamento|alergi\w+)\b/,
    seMudar:
      'Nova consulta se a tosse mudar ou vier febre, suor à noite ou perda de peso; sangue no catarro, falta de ar parado ou dor no peito: hoje.',
  },
  ouvido: {
    quem: /\b(otorrino\w*|audiometria|ressonancia|fono\w*)\b/,
    achou: /\b(perda (auditiva|de audicao)|ruido|idade|presbiacusia|cera)\b/,
    seMudar: 'Audição que cai de repente, vertigem forte ou rosto fraco: otorrino hoje.',
  },
  garganta: {
    quem: /\b(endoscopia|eda|laringoscopia|nasofibro\w*|otorrino\w*|gastro\w*|deglutograma)\b/,
    achou: /\b(gastrite|refluxo|hernia de hiato|esofagite|nodulos? vocais|calo)\b/,
    seMudar:
      'Nova avaliação se piorar, se a comida entalar mais ou houver perda de peso; engasgo que não passa ou vômito com sangue: pronto-socorro.',
  },
  utero: {
    quem: /\b(gineco\w*|histeroscopia|ultrassom|transvaginal|biopsia|curetagem)\b/,
    achou: /\b(atrofia|ressecamento|polipo benigno|mioma|endometrio (fino|normal))\b/,
    seMudar: 'Sangue que volta, aumenta ou encharca: ginecologista nos próximos dias.',
  },
} as const satisfies Record<string, ExameQueResponde>;

const quemViu =
  /\b(medic[oa]s?|dr|dra|doutora?|pronto socorro|pronto atendimento|ps|upa|hospital|emergencia|neuro\w*|cardio\w*|otorrino\w*|oftalmo\w*|uro\w*|gineco\w*|pediatra|tomografia|ressonancia|ultrassom|doppler|exames?|eletro\w*|ecg|eco|holter|colonoscopia|endoscopia|mamografia|biopsia|investigad[oa]s?|examinad[oa]s?|avaliad[oa]s?|raio (x|vezes)|rx|radiografia)\b/;
const examesBons =
  /\b(tomografia|ressonancia|ultrassom|doppler|exames?|eletro\w*|ecg|eco|holter|colonoscopia|endoscopia|mamografia|biopsia|puncao|raio (x|vezes)|rx|radiografia)\b( \w+){0,6} (sem fratura|norma(l|is)|sem( nenhuma)? alterac\w+|(nao|nem) (deu|deram|acus\w+|mostr\w+|aparec\w+|ach\w+|encontr\w+|viu|viram)( \w+){0,2} (nada|alterac\w+)|nada (de errado|grave|de grave|demais|alterado)|tudo (bem|certo|ok|normal)|benign[oa]s?|negativ\w+|limp[oa]s?|ok|bons?)\b|\b(investigad|examinad|avaliad)[oa]s?( \w+){0,3} (sem( nenhuma)? alterac\w+|nada|norma(l|is)|tudo (bem|certo|ok|normal))\b|\b(normal|normais) para isso\b|\b(liberou|liberad[oa])\b/;
/** "A mãe fez doppler, normal" */
const deParente =
  /\b(mae|pai|irma|irmao|marido|esposa|filh[oa]|tia|tio|avo|sogr[oa]|vizinh[oa]|amig[oa])( \w+){0,3} (fez|fizeram|teve|tem)\b|\b(da|do) (minha |meu )?(mae|pai|irma|irmao|marido|esposa|filh[oa]|tia|tio|avo|sogr[oa])\b/;
const piorou = /\b(pior(ou|ando|a)|voltou|de novo|novamente|outra vez|aumentando)\b/;
const hojeDeNovo = /\b(hoje|agora|ontem|subit\w+|de repente|piorou|piorando|voltou|de novo|novamente)\b/;
/** In days. An older examination says nothing of today. */
const maximoDeDias = 92;

/**
 * Whether the text says that a professional or an examination looked for the illness and excluded it, lately, and nothing worse is told
 * after it.
 */
export function jaExaminado({ frases }: Relatos, { sinais, nomes }: Exclusao): boolean {
  const doMal = new RegExp(
    `\\b(nao (e|eh|era|foi|seria|tem|tinha|tive|teve|deu)( (um|uma|o|a|sinal de|nada de))? (${nomes})|(descart|exclu|afast)\\w+( (um|uma|o|a))? (${nomes})|sem (sinal de |sinais de )?(${nomes})|(${nomes})( (foi|esta))? (descartad|excluid|afastad)[oa])\\b`,
  );
  const excluem = (frase: Frase) =>
    doMal.test(frase.texto) ||
    (examesBons.test(frase.texto) &&
      !hojeDeNovo.test(frase.texto) &&
      (certezaNaFrase(frase, sinais) !== null || / para isso\b/.test(frase.texto)));
  return frases.some((frase, indice) => {
    if (!excluem(frase) || !quemViu.test(frase.texto) || antiga(frase) || piorou.test(frase.texto)) return false;
    if (viradaDepoisDoExame.test(frase.texto)) return false;
    if (deParente.test(frase.texto)) return false;
    return !frases
      .slice(indice + 1)
      .some((depois) => certezaNaFrase(depois, sinais) === 'certo' && hojeDeNovo.test(depois.texto));
  });
}

function antiga({ texto, palavras }: Frase): boolean {
  return /\b(19|20)\d\d\b/.test(texto) || lerDuracoes(palavras).some((dias) => dias > maximoDeDias);
}

/** In sentences behind what is told: so far its examination may stand. */
const alcanceDoExame = 2;

/**
 * Whether this sentence, or one right behind it in the same answer, tells that somebody who can tell looked at it and found nothing. What is of
 * these days, or worse than before, nobody has seen yet.
 */
export function vistoSemDoenca(frase: Frase, { frases }: Relatos): boolean {
  const onde = frases.indexOf(frase);
  const seguintes = frases.slice(onde, onde + 1 + alcanceDoExame).filter(({ campo }) => campo === frase.campo);
  if (seguintes.some(({ texto }) => hojeDeNovo.test(texto) || piorou.test(texto) || aFazer.test(texto))) return false;
  return seguintes.some(
    (uma) =>
      quemViu.test(uma.texto) &&
      semDoenca.test(uma.texto) &&
      !deParente.test(uma.texto) &&
      !antiga(uma) &&
      !viradaDepoisDoExame.test(uma.texto) &&
      !achadoMau.test(uma.texto.replace(/\bsem (polipos?|tumor|lesao|mancha|nodulo|massa)\b/g, '')),
  );
}

const semDoenca =
  /\b(norma(l|is)|sem( nenhuma)? alterac\w+|limp[oa]s?|benign[oa]s?|negativ[oa]s?|(mais )?nada (de (errado|grave|mais|cancer|tumor|mau)|demais|alterado|serio|suspeito)|e mais nada|nao (deu|acus\w+|mostr\w+|ach\w+|encontr\w+|apareceu|viu|tem|tinha|havia)( \w+){0,2} (nada|alterac\w+)|tudo (bem|certo|ok|normal|limpo|em ordem)|(liberou|deu alta|me deu alta|descart\w+|afast\w+|tranquiliz\w+)|so (hemorroid\w+|fissura|isso)|inocente)\b/;
const achadoMau =
  /\b(polipos?|tumor|lesao|mancha|nodulo|suspeit\w+|alterad[oa]s?|sombra|massa|displasia|aguarda\w*|esperando|biopsia)\b/;
export const aFazer =
  /\b(marc(ou|ada|ado|ar|uei)|agend\w+|vai fazer|vou fazer|pediu|pediram|solicit\w+|fila|espera|ainda nao|nunca (fez|fiz)|nao (fez|fiz|foi|fui|consegui\w*|quis)|precisa fazer|falta fazer|quer fazer|tem medo|adi(ou|ei)|deveria|mandou fazer)\b/;
const mudouDepois =
  /\b(pior(ou|ando|a)|aument(ou|ando|a)|mudou|mudando|diferente|mais (sangue|forte|escur\w+|vezes|frequente|intens\w+)|muito sangue|volt(ou|aram)|de novo|novamente|outra vez|depois (disso|do exame|da colonoscopia|da consulta|da endoscopia)|desde (entao|a colonoscopia|o exame)|coagulos?|misturad[oa]|junto (com|das|nas) fezes|agora (sai|vem|veio|tem|e|com|tambem)|apareceu|nov[oa]s?)\b/;
/** In days: what one examination found is a year old at most. */
const umAno = 366;

/**
 * The words by which the texts tell that an examination of this very finding was done within a year and found nothing that matters, and nothing
 * has changed since; null otherwise.
 */
export function examinadoEIgual({ frases }: Relatos, { sinais, dizem, exame }: Exclusao): string | null {
  if (!exame) return null;
  const doMal = (frase: Frase) => certezaNaFrase(frase, sinais) !== null || dizem?.(frase) === true;
  const onde = frases.findLastIndex((frase, indice) => respondeu(frase, frases[indice + 1], exame));
  const respondida = frases[onde];
  if (!respondida) return null;
  if (viradaDepoisDoExame.test(respondida.texto)) return null;
  const ditas = frases.filter((frase) => doMal(frase) && frase.campo !== 'objetivosCliente');
  if (exame.mesmoCampo && !ditas.some(({ campo }) => campo === respondida.campo)) return null;
  if (ditas.some((frase) => frase !== respondida && comecouDepois(frase, respondida))) return null;
  const mudou = frases.some((frase, indice) => {
    const antes = frase.campo === respondida.campo && indice < onde;
    if (antes || frase === respondida || frase.campo === 'objetivosCliente' || frase.campo === 'alergias') return false;
    const seguinte = frase.campo === respondida.campo && indice <= onde + maximoDeSeguintes;
    return (doMal(frase) || seguinte) && lugaresDoPadrao(frase, mudouDepois).length > 0;
  });
  if (mudou) return null;
  const fala = falaDe(respondida, maximoDaFala);
  return podeSerCitada(fala) ? fala : '';
}

/** "A colonoscopia deu normal, mas desde agosto sai sangue": in the same sentence, and later than the examination. */
const viradaDepoisDoExame =
  /\b(mas|porem|so que|e)( (ainda|eu|o|a))? (agora|desde (?!(entao|crianca|sempre|pequen\w+))|depois (disso|dela|dele)|hoje (sai|tem|tenho|vem|esta|ta)|(ha|faz) (\w+ )?(dias?|semanas?|mes|meses)|voltou|voltei a|de novo|continua\w*)\b/;

const deAgora =
  /\b(ontem|anteontem|hoje|desde (ontem|hoje|segunda|terca|quarta|quinta|sexta|sabado|domingo)|est[ae] semana)\b/;

/** Told as begun after the examination: it cannot have been seen by it. */
function comecouDepois(frase: Frase, exame: Frase): boolean {
  const dela = lerDuracoes(frase.palavras);
  const doExame = lerDuracoes(exame.palavras);
  if (deAgora.test(frase.texto) && !deAgora.test(exame.texto)) return true;
  return dela.length > 0 && doExame.length > 0 && Math.max(...dela) < Math.min(...doExame);
}

/** In sentences behind the examination: so far "agora piorou" may speak of it without naming it. */
const maximoDeSeguintes = 2;
/** In characters. */
const maximoDaFala = 160;

function respondeu(frase: Frase, seguinte: Frase | undefined, { quem, achou }: ExameQueResponde): boolean {
  const { texto, palavras, campo } = frase;
  if (!quem.test(texto) || campo === 'objetivosCliente' || deParente.test(texto) || aFazer.test(texto)) return false;
  if (/\b(19|20)\d\d\b/.test(texto) || lerDuracoes(palavras).some((dias) => dias > umAno)) return false;
  const resultado = seguinte?.campo === campo && !semDoenca.test(texto) ? `${texto} ${seguinte.texto}` : texto;
  if (
    achadoMau.test(resultado.replace(/\bsem (polipos?|tumor|lesao|mancha|nodulo|massa)\b/g, '')) &&
    !/\bbenign[oa]s?\b/.test(resultado)
  )
    return false;
  return semDoenca.test(resultado) || achou?.test(resultado) === true;
}
