import type { Achado } from '@meridia/shared/relatorio.ts';
import { sinalDoAchado } from '../achados/achado-id.ts';
import type { SinalId } from '../catalog/sinais.ts';

/** Signs that are Heat and hardly anything else. */
const deCalor: ReadonlySet<string> = new Set<SinalId>([
  'febre',
  'febre_alta',
  'febre_vespertina',
  'piora_calor',
  'ondas_calor',
  'calor_interno',
  'calor_palmas_plantas',
  'sudorese_noturna',
  'prefere_frias',
  'sede_aumentada',
  'boca_amarga',
  'dor_ardente',
  'articulacao_inflamada',
  'inflamacao_pus',
  'diarreia_ardente',
  'urina_amarela',
  'urina_escura',
  'urina_urgente_ardente',
  'face_vermelha',
  'malares_vermelhos',
  'olhos_vermelhos',
  'catarro_amarelo',
  'coriza_amarela',
  'corrimento_amarelo',
  'lingua_vermelha',
  'lingua_vermelho_escura',
  'lingua_ponta_vermelha',
  'lingua_bordas_vermelhas',
  'lingua_pontos_vermelhos',
  'saburra_amarela',
  'saburra_seca',
  'lingua_seca',
  'pulso_rapido',
  'pulso_transbordante',
]);

/** What stands against Heat: a white or wet tongue, a wish for warm things. */
const contraCalor: ReadonlySet<string> = new Set<SinalId>([
  'saburra_branca',
  'saburra_umida',
  'lingua_umida',
  'lingua_palida',
  'prefere_quentes',
  'melhora_calor',
  'melhora_bebida_quente',
  'pulso_lento',
]);
/** One alone may be a habit. */
const bastam = 2;

/**
 * Whether nothing that was told or seen is Heat itself and two things stand against it: an upset stomach, coffee and a quick temper
 * weigh for Heat, and make none beside a white wet tongue and a wish for hot drinks.
 */
export function desmenteCalor(achados: readonly Achado[]): boolean {
  const presentes = new Set(
    achados.flatMap((achado) => (achado.presente && achado.forca > 0 ? (sinalDoAchado(achado) ?? []) : [])),
  );
  const contra = [...presentes].filter((sinal) => contraCalor.has(sinal));
  return contra.length >= bastam && ![...presentes].some((sinal) => deCalor.has(sinal));
}
