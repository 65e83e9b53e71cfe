// Sources: Ling Shu, chapter 5 (strong and weak constitutions are needled differently); WHO, Guidelines on Basic Training and
// Safety in Acupuncture (1999), section 3.3; Loo, Pediatric Acupuncture (2002).
import type { DadosAnamnese } from '@meridia/shared/anamnese/dados-anamnese.ts';
import type { Analise } from '@meridia/shared/relatorio.ts';
import { sinalDoAchado } from '../achados/achado-id.ts';

/** In years. Younger children get touch, or needles that are taken out at once. */
export const idadeSemRetencao = 7;
/** In years. Younger children get a short retention and no current. */
export const idadeAdulta = 12;
const idadeAvancada = 75;

/** Whether the client needs few and mild needles: the very young and old, the pregnant, the ill and the exhausted. */
export function pedeSuavidade(
  { idade }: Pick<DadosAnamnese, 'idade'>,
  { achados, principios }: Pick<Analise, 'achados' | 'principios'>,
  regras: ReadonlySet<string>,
): boolean {
  if (idade < idadeAdulta || idade >= idadeAvancada) return true;
  if (['gestacao', 'gestacao_possivel', 'neoplasia', 'risco_de_infeccao'].some((regra) => regras.has(regra)))
    return true;
  const esgotado = achados.some((achado) => achado.presente && sinaisDeEsgotamento.has(sinalDoAchado(achado) ?? ''));
  return esgotado && principios.deficienciaExcesso <= -50;
}

const sinaisDeEsgotamento: ReadonlySet<string> = new Set(['fraqueza', 'anemia', 'emagrecimento', 'pos_parto']);

/** Minutes, one time for the whole session: longer where cold is treated or there is more to disperse than to supplement. */
export function retencao(
  { idade }: Pick<DadosAnamnese, 'idade'>,
  { frioOuExcesso, suave }: { frioOuExcesso: boolean; suave: boolean },
): number {
  if (idade < idadeSemRetencao) return 5;
  if (idade < idadeAdulta) return 10;
  if (suave || idade >= 70) return 15;
  return frioOuExcesso ? 25 : 20;
}
