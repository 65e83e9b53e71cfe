import type { DadosAnamnese } from '@meridia/shared/anamnese/dados-anamnese.ts';
import { textoDe } from '../leitura/palavras.ts';
import type { Certeza, Frase } from './frase.ts';

const gravidez = ['gestante', 'gravidez_escrita'] as const;
/** Words by which somebody tells that she is pregnant now; they outweigh every tick. */
const deAgora =
  /\b(estou|esta|to|ta|descobri\w*|soube|confirm\w+)( \w+){0,3} (gravida|gestante|gravidez|gestacao|de (\d+|\w+) (semanas?|mes(es)?))\b|\b(gravida|gestante|gestacao|gravidez|barriga)( (atual|de risco|do \w+))*( (de|com|com quase|ha))? (\d{1,2}|uma|duas|dois|tres|quatro|cinco|seis|sete|oito|nove|dez|doze|quinze|vinte) ?(e \d )?(s|sem|semanas?|mes|meses)\b(?!.{0,40}\bperd\w+)|\b(beta|hcg|teste)( \w+){0,4} (posit\w+|reagente)\b|\b(fazendo|faz|faco|em) (o )?pre natal\b|\bpre natal (em dia|ok|marcado|de hoje)\b|\b(dpp|data provavel|gestacao atual|esperando (um )?(bebe|nenem|nene|filh\w+)|semanas hoje)\b|\b(atras(o|ada)|desconfi\w+|suspeita)\b/;
/** A time that is over. */
const deAntes =
  /\b(foi|fui|tive|teve|fiquei|ficou|ficava|estava|tava|era|passad[oa]|anterior(es)?|ultim[oa]|outr[oa]|(19\d\d|20[01]\d|202[0-4])|aos \d+|vezes|d[oa]s? (mais (nov|velh)[oa]|cacula|menin[oa]|filh[oa])|(gravidez|gestacao) d[oa] (primeir[oa]|segund[oa]|terceir[oa])|no fim da|no final da|na epoca|quando)\b/;
/** What cannot stand beside a pregnancy of today, once the form denies it. */
const desmente =
  /(?<!\b(tinha|tirei|tirou|usava|usei|usou|sem|sem o|tirar) (o |um )?)\bdiu\b(?!( \w+){0,3} (retirad\w+|tir(ou|ei|ado)|removid\w+|em (19|20)\d\d))|\b(bebe|nenem|nene|bb|rn|cacula|filh[oa])( \w+){0,4} (\d{1,2}|um|dois|duas|tres|quatro|cinco|seis|sete|oito|nove|dez) ?(m|mes|meses|d|dias|semanas?)\b|\b(amament(o|a|ando)|mama no peito|mamando|puerper\w+|lactante)\b|\b(beta|hcg|bhcg|teste)( \w+){0,4} neg(ativ\w+|at)?\b|\b(laquead\w+|laqueadura|histerectom\w+|vasectom\w+|sem utero)\b|\bmenstru\w+( \w+){0,2} (voltou|desceu|veio|semana passada|ontem|hoje)\b/;

/**
 * The sentences where a pregnancy of another time is none of today. Where the form answers that she is not pregnant, words of another time are
 * enough, or whatever else of the intake cannot stand beside it; what is told as of now stays, and the two are asked about.
 */
export function semGravidezDeAntes(frases: Frase[], { gestante }: DadosAnamnese): Frase[] {
  if (gestante !== 'nao' || !frases.some(conta)) return frases;
  const desmentida = frases.some(({ texto, campo }) => campo !== 'objetivosCliente' && desmente.test(texto));
  return frases.map((frase) =>
    conta(frase) && !deAgora.test(frase.texto) && (desmentida || eDeAntes(frase)) ? comoDeAntes(frase) : frase,
  );
}

function conta({ sinais, campo }: Frase): boolean {
  return campo !== 'objetivosCliente' && gravidez.some((sinal) => sinais.get(sinal) === 'certo');
}

/** In words, around the pregnancy and within its clause; the year of a list stands behind a comma. */
const alcance = 5;

function eDeAntes({ palavras, lugares }: Frase): boolean {
  return gravidez.every((sinal) =>
    (lugares.get(sinal) ?? []).every(([de, ate]) => {
      let inicio = de;
      while (inicio > Math.max(0, de - alcance) && palavras[inicio]?.pausa === 'nenhuma') inicio -= 1;
      let fim = ate;
      while (fim < Math.min(palavras.length, ate + alcance) && palavras[fim]?.pausa === 'nenhuma') fim += 1;
      return deAntes.test(textoDe(palavras, [inicio, fim])) || deAnosAtras.test(palavras[fim]?.forma ?? '');
    }),
  );
}

const deAnosAtras = /^(19\d\d|20[01]\d|202[0-4])$/;

function comoDeAntes(frase: Frase): Frase {
  const sinais = new Map<string, Certeza>(frase.sinais);
  for (const sinal of gravidez) if (sinais.has(sinal)) sinais.set(sinal, 'passado');
  return { ...frase, sinais };
}
