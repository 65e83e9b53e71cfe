import type { SinalId } from '../catalog/sinais.ts';

/** Symptoms that the reason of a point may name, and the signs by which a client tells them. */
const sintomas: readonly (readonly [RegExp, readonly SinalId[]])[] = [
  [/tosse/, ['tosse', 'tosse_seca', 'tosse_catarro']],
  [/n[áa]usea|enjoo/, ['nausea', 'vomito', 'vomito_agua']],
  [/azia/, ['azia_refluxo', 'queimacao_epigastrica']],
  [/palpita/, ['palpitacao']],
  [/suor/, ['sudorese_noturna', 'suor_espontaneo', 'suor_excessivo', 'ondas_calor']],
  [/coceira/, ['coceira', 'urticaria', 'erupcoes', 'coceira_genital']],
  [/c[óo]lica/, ['dor_colica', 'dismenorreia', 'dismenorreia_intensa', 'colica_depois', 'dor_abdominal']],
  [/zumbido/, ['zumbido', 'zumbido_agudo', 'zumbido_grave']],
  [/chiado/, ['chiado', 'asma']],
  [
    /solta o bra[çc]o|canais dos bra[çc]os/,
    ['dor_braco', 'dor_mao', 'dor_punho', 'dor_cotovelo', 'dor_pescoco_ombros', 'ombro_congelado', 'dormencia'],
  ],
  [/Qi [àa]s m[ãa]os/, ['dor_braco', 'dor_mao', 'dor_punho', 'dormencia', 'membros_frios']],
];

/** Whether the words promise relief of nothing that the client did not tell. */
export function soPrometeOContado(efeito: string, contados: ReadonlySet<SinalId>): boolean {
  return sintomas.every(([palavras, sinais]) => !palavras.test(efeito) || sinais.some((sinal) => contados.has(sinal)));
}

/**
 * A reason such as "ponto he: acalma a tosse" without what the client did not tell: its class alone, or the first of the other reasons.
 * @param reserva what to say where nothing of it is left
 */
export function semOQueNinguemContou(metodo: string, contados: ReadonlySet<SinalId>, reserva: string): string {
  if (soPrometeOContado(metodo, contados)) return metodo;
  const partes = metodo.split(/(?<=\p{L}): |; | e (?=\p{Ll})|, (?!para )/u);
  const ficam = partes.filter((parte) => soPrometeOContado(parte, contados));
  return ficam[0] ?? reserva;
}
