import type { Frase } from './frase.ts';
import { lerDuracoes } from './quantidades.ts';
import { certezaNaFrase, type Relatos } from './relatos.ts';

/** The signs of an alarm, and the words by which a text says that it was looked for and not found. */
export interface Exclusao {
  sinais: readonly string[];
  /** Names of the feared illness, as people write them. */
  nomes: string;
}

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
    `\\b(nao (e|eh|era|foi|seria|tem|tinha|tive|teve|deu)( (um|uma|o|a|sinal de|nada de))? (${nomes})|(descart|exclu|afast)\\w+( (um|uma|o|a))? (${nomes})|(${nomes})( (foi|esta))? (descartad|excluid|afastad)[oa])\\b`,
  );
  const excluem = (frase: Frase) =>
    doMal.test(frase.texto) ||
    (examesBons.test(frase.texto) &&
      !hojeDeNovo.test(frase.texto) &&
      (certezaNaFrase(frase, sinais) !== null || / para isso\b/.test(frase.texto)));
  return frases.some((frase, indice) => {
    if (!excluem(frase) || !quemViu.test(frase.texto) || antiga(frase) || piorou.test(frase.texto)) return false;
    if (deParente.test(frase.texto)) return false;
    return !frases
      .slice(indice + 1)
      .some((depois) => certezaNaFrase(depois, sinais) === 'certo' && hojeDeNovo.test(depois.texto));
  });
}

function antiga({ texto, palavras }: Frase): boolean {
  return /\b(19|20)\d\d\b/.test(texto) || lerDuracoes(palavras).some((dias) => dias > maximoDeDias);
}
