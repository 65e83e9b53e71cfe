import type { Achado } from '@meridia/shared/relatorio.ts';
import { sinalDoAchado } from '../achados/achado-id.ts';
import { type SinalId, sinais } from '../catalog/sinais.ts';
import { contrair, listar, minuscula } from './portugues.ts';

/** A sign in the middle of a sentence, without article; a denied sign is called absent. */
export function rotuloDe(achado: Achado): string {
  const sinal = sinalDoAchado(achado);
  // A label narrower than the sign's own says what was told, and no more.
  const doSinal = sinal !== undefined && sinais[sinal].rotulo === achado.label;
  const rotulo = doSinal ? rotuloDoSinal(sinal) : semParenteses(minuscula(achado.label));
  return achado.presente ? rotulo : `ausência de ${rotulo}`;
}

export function rotuloDoSinal(sinal: SinalId): string {
  return rotulosNoTexto[sinal] ?? semParenteses(sinais[sinal].rotulo);
}

/** "a irritabilidade", "as fezes moles". */
export function oRotulo(achado: Achado): string {
  return comArtigo(rotuloDe(achado));
}

/** "o cansaço, as fezes moles e a distensão abdominal". */
export function listarRotulos(achados: readonly Achado[]): string {
  return listar(achados.map(oRotulo));
}

/** "do cansaço e das fezes moles". */
export function listarRotulosCom(preposicao: Parameters<typeof contrair>[0], achados: readonly Achado[]): string {
  return listar(achados.map((achado) => contrair(preposicao, oRotulo(achado))));
}

/** The verb that has these signs as its subject: concordar(achados, 'mostra', 'mostram'). */
export function concordar(achados: readonly Achado[], um: string, varios: string): string {
  const [primeiro, ...outros] = achados;
  return outros.length > 0 || (primeiro && artigoDe(rotuloDe(primeiro)).length > 1) ? varios : um;
}

export function comArtigo(rotulo: string): string {
  return `${artigoDe(rotulo)} ${rotulo}`;
}

/** The article of a label, after its first noun. */
export function artigoDe(rotulo: string): 'o' | 'a' | 'os' | 'as' {
  const palavras = rotulo.split(/[\s,]+/);
  const palavra = (adjetivosNaFrente.has(palavras[0] ?? '') ? palavras[1] : palavras[0]) ?? '';
  const plural = /[^s]s$|ões$|ães$/.test(palavra) && !singularesEmS.has(palavra);
  const base = plural
    ? palavra
        .replace(/ões$/, 'ão')
        .replace(/(r|z)es$/, '$1')
        .replace(/s$/, '')
    : palavra;
  const feminino = isFeminino(base);
  return plural ? (feminino ? 'as' : 'os') : feminino ? 'a' : 'o';
}

function isFeminino(base: string): boolean {
  if (femininas.has(base)) return true;
  if (masculinas.has(base)) return false;
  return /(a|ção|são|stão|dade|ez|gem)$/.test(base);
}

const adjetivosNaFrente: ReadonlySet<string> = new Set(['muita', 'muito', 'muitos', 'pouca', 'pouco', 'mau', 'má']);
const singularesEmS: ReadonlySet<string> = new Set(['diabetes']);
const masculinas: ReadonlySet<string> = new Set(['edema', 'problema', 'sintoma', 'coração', 'trauma', 'mioma']);
const femininas: ReadonlySet<string> = new Set([
  'dor',
  'cor',
  'tosse',
  'febre',
  'sede',
  'fome',
  'pele',
  'voz',
  'face',
  'mente',
  'fezes',
  'feze',
  'libido',
  'lombar',
  'mão',
  'expressão',
  'visão',
  'confusão',
  'acne',
  'rouquidão',
  'variz',
  'maçã',
  'endometriose',
  'tireoide',
]);

/** Labels that fit in a table but not in a sentence. */
const rotulosNoTexto: Partial<Record<SinalId, string>> = {
  constitucional: 'queixa que vem desde a infância',
  cronico: 'queixa de muitos anos',
  inicio_recente: 'começo recente',
  inicio_subito: 'começo súbito',
  idade_avancada: 'idade mais avançada',
  crianca: 'pouca idade',
  cafe_excessivo: 'consumo alto de café',
  alcool_frequente: 'consumo frequente de álcool',
  tabaco: 'uso de cigarro',
  pouca_agua: 'pouca água ao longo do dia',
  sede_aumentada: 'sede aumentada',
  sonhos_excessivos: 'sonhos em excesso',
  irritabilidade: 'irritabilidade',
  preocupacao: 'pensamento repetitivo',
  tristeza: 'desânimo',
  medo: 'insegurança ou medo',
  distensao_abdominal: 'distensão abdominal',
  dor_distensiva: 'dor com distensão',
  sobressalto: 'susto fácil',
  globo_faringeo: 'nó na garganta',
  voz_fraca: 'voz fraca',
  // Two nouns of different gender would need an article each.
  membros_frios: 'frio nas mãos e nos pés',
  lombar_joelhos_fracos: 'fraqueza na lombar e nos joelhos',
  inspiracao_dificil: 'dificuldade para inspirar',
  saburra_ausente: 'ausência de saburra',
  noctiuria: 'urina frequente à noite',
};

function semParenteses(rotulo: string): string {
  return rotulo.replace(/ \([^)]*\)/g, '');
}
