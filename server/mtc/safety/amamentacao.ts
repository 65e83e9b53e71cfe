import type { DadosAnamnese } from '@meridia/shared/anamnese/dados-anamnese.ts';
import type { Frase } from './frase.ts';
import type { Relatos } from './relatos.ts';

const amamentando =
  /\b(amament(a|o|ando|acao)|aleit(a|ando|amento)|lactante|lactacao|nutriz|livre demanda|mamadas?|ordenh\w+|(dou|da|dando) (so |apenas )?(o |no )?peito|(so|apenas) (no |o )?peito|(bebe|nenem|nene)( \w+){0,5} no peito|(bebe|nenem|nene|filh[oa]|menin[oa]|ele|ela) (ainda )?(so )?(mama|ta mamando|esta mamando|pega o peito)|meu leite|leite materno|(secar|seca|secou|aument\w+|diminu\w+|falta|pouco) (o |de |do )?leite|leite( \w+){0,4} (pouquinho|pouco|secando|descendo))\b/;
const acabou =
  /\b(amamentei|amamentou|parei de (amamentar|dar o peito)|parou de (amamentar|dar o peito)|desmam(ei|ou)|deixei de amamentar|(nao|nunca) (amament\w+|dou o peito|da o peito)|ja nao (mama|amament\w+)|secou o leite|sem amamentar)\b/;
/** Milk that is drunk, and a breast that is a chest. */
const outroLeite =
  /\b(leite (de (vaca|soja|coco|amendoa|aveia|cabra)|condensado|em po|integral|desnatado|fermentado|quente|com)|(intoleran\w+|alergi\w+)( \w+){0,3} leite|leite e derivados|(dor|aperto|chiado|pressao|no meio d)[oe]? ?(no|do) peito|peito (do pe|de frango|aberto))\b/;
const idade = { min: 12, max: 55 } as const;

/** Told of the client herself, of today. */
function contaQueAmamenta({ texto, marcas, campo }: Frase): boolean {
  if (campo === 'alergias' || acabou.test(texto)) return false;
  const achado = amamentando.exec(texto.replace(outroLeite, ''));
  if (!achado) return false;
  // The baby counts as somebody else, the mother, the sister or a friend does as well.
  const antes = texto.slice(0, achado.index);
  return (
    !/\b(irma|cunhada|amiga|vizinha|nora|prima|colega|sobrinha|esposa|mulher)( \w+){0,4} $/.test(antes) &&
    marcas.length > 0
  );
}

/** Whether the client breastfeeds. */
export function amamenta({ sexo, idade: anos }: Pick<DadosAnamnese, 'sexo' | 'idade'>, { frases }: Relatos): boolean {
  if (sexo === 'masculino' || anos < idade.min || anos > idade.max) return false;
  return frases.some(contaQueAmamenta) && !frases.some(({ texto }) => acabou.test(texto));
}
