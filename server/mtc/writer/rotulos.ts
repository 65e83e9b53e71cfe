import type { Achado } from '@meridia/shared/relatorio.ts';
import { isLidoPelaIa, sinalDoAchado } from '../achados/achado-id.ts';
import { type SinalId, sinais } from '../catalog/sinais.ts';
import { listar, minuscula } from './portugues.ts';

/**
 * A sign as an item of a list, without article: the label, which says what was told and no more. Where the label joins two things and
 * the client's own words are known, these words stand in quotes instead. What only a model read is marked as not confirmed.
 */
export function rotuloDe(achado: Achado): string {
  return isLidoPelaIa(achado) ? `${rotuloDito(achado)} (a confirmar)` : rotuloDito(achado);
}

function rotuloDito(achado: Achado): string {
  const sinal = sinalDoAchado(achado);
  const rotulo = semParenteses(minuscula(achado.label));
  // "Sem pressão alta referida" is no way to speak.
  if (!achado.presente) return `sem ${rotulo.replace(/ referid[oa]s?$/, '')}`;
  const palavras = / (ou|e) |, /.test(rotulo) ? palavrasDe(achado) : '';
  if (palavras !== '') return palavras;
  return (sinal && sinais[sinal].rotulo === achado.label && rotulosNoTexto[sinal]) || rotulo;
}

/** "cansaço, fezes moles e “mãos geladas”". */
export function listarRotulos(achados: readonly Achado[]): string {
  return listar(achados.map(rotuloDe));
}

/** The quoted words of a free text, when they are short, plain and without a gap; '' otherwise. */
function palavrasDe({ fonte, valor }: Achado): string {
  if (!camposLivres.test(fonte) || !/^[\p{L}\p{N} ]{3,60}$/u.test(valor)) return '';
  return `“${minuscula(valor)}”`;
}

const camposLivres = /^anamnese\.(queixaPrincipal|historicoMedico|urina|evacuacao)$/;

/** Labels that fit in a table but not in a list of nouns. Each says the same as the label, and no more. */
const rotulosNoTexto: Partial<Record<SinalId, string>> = {
  acorda_cansado: 'cansaço ao acordar',
  acorda_cedo: 'despertar cedo demais, sem voltar a dormir',
  bruxismo: 'ranger dos dentes',
  cafe_excessivo: 'muito café por dia',
  constitucional: 'queixa desde a infância',
  cronico: 'queixa de anos',
};

function semParenteses(rotulo: string): string {
  return rotulo.replace(/ \([^)]*\)/g, '');
}
