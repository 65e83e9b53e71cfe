import type { Achado } from '@meridia/shared/relatorio.ts';
import { maiuscula } from '../writer/portugues.ts';
import { nomearFonte } from './formato.ts';

/** The finding in words; what was denied says so. */
export function nomearAchado({ label, presente }: Achado): string {
  return maiuscula(presente ? label : `${label}: ausente`);
}

/**
 * Where a finding comes from, in the words of the intake or of the photo: `Evacuação, disse: “fezes moles”`,
 * `Apetite, respondeu: baixo`, `língua na foto: a* 14,2`.
 */
export function citarFonte(achado: Achado): string {
  const { fonte, valor } = achado;
  const [origem, campo = ''] = fonte.split('.');
  if (origem === 'foto') return `${partes[campo] ?? 'imagem'} na foto: ${valor}`;
  const onde = nomearFonte(achado);
  if (/^(lingua|face|orelha)(Desc|Observacao)$/.test(campo)) return `${onde}: ${citar(valor)}`;
  if (medidos.has(campo)) return `${onde}: ${valor}`;
  if (escolhidos.has(campo)) return `${onde}, respondeu: ${acentuar(valor)}`;
  return `${onde}, disse: ${citar(valor)}`;
}

const partes: Record<string, string> = { lingua: 'língua', face: 'face', orelha: 'orelha' };

/** Fields whose value is a number, which nobody said word for word. */
const medidos: ReadonlySet<string> = new Set([
  'idade',
  'intensidadeDor',
  'estresseNivel',
  'consumoAgua',
  'cafeXicaras',
]);

/** Fields answered by one of a few values, kept without accents (shared/anamnese). */
const escolhidos: ReadonlySet<string> = new Set([
  'inicioQueixa',
  'apetite',
  'sede',
  'cicloRegular',
  'fluxo',
  'dorMenstrual',
  'endometrioseDiagnostico',
  'frequenciaAlcool',
  'cigarro',
  'qualidadeSono',
  'gestante',
]);

const comAcento: Record<string, string> = {
  nao: 'não',
  diario: 'diário',
  coagulos: 'com coágulos',
  infancia: 'desde a infância',
  meses: 'há meses',
  anos: 'há anos',
  varia: 'variável',
  amenorreia: 'sem menstruação',
};

function acentuar(valor: string): string {
  return comAcento[valor] ?? valor.replaceAll('_', ' ');
}

/** What an answer holds may have quotes of its own. */
function citar(valor: string): string {
  return `“${valor.replace(/[“”"]/g, '’').trim()}”`;
}
