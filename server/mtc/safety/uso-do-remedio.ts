// Each medicine that an intake names, and what it tells of its use.
import { type ClasseDeRemedio, classesDoNome } from '../catalog/remedios.ts';
import { type Faixa, textoDe } from '../leitura/palavras.ts';
import type { Frase } from './frase.ts';
import { foiParado, type Relatos } from './relatos.ts';
import { doQueToma, tomadoNoLugar } from './substancias.ts';

/** Taken now; taken and stopped; somebody else's; only asked about; named and not taken: refused, an allergy, at hand. */
type Uso = 'toma' | 'parou' | 'deOutro' | 'pergunta' | 'naoToma';

export interface RemedioContado {
  /** As the table writes it. */
  nome: string;
  classes: readonly ClasseDeRemedio[];
  uso: Uso;
  frase: Frase;
  lugar: Faixa;
}

/** Words for a whole class. */
const deClasse: Readonly<Record<string, ClasseDeRemedio>> = {
  antibiotico: 'antibiotico',
  antibioticos: 'antibiotico',
  anticoncepcional: 'anticoncepcional',
  betabloqueador: 'betabloqueador',
  corticoide: 'corticoide',
  corticoides: 'corticoide',
  cortisona: 'corticoide',
  diuretico: 'tiazida',
  estatina: 'estatina',
  ferro: 'ferro',
  ferroso: 'ferro',
};
/** Words that name a medicine only in the answer on medicines: elsewhere a party, a person, food. */
const soNaResposta: ReadonlySet<string> = new Set([
  'ferro',
  'celebra',
  'concerta',
  'serenata',
  'selene',
  'yasmin',
  'tamisa',
  'morfina',
]);

/** On the skin, in the eye or the nose a medicine does there what it does. */
const deFora =
  /\b(pomadas?|cremes?|gel|locao|colirios?|spray|nasa(l|is)|vaginal|shampoo|xampu|unguento|na pele|no couro)\b/;
const alcanceDeFora = 4;

const jaLidos = new WeakMap<Relatos, RemedioContado[]>();

/** All medicines of an intake, in its order. */
export function remediosContados(relatos: Relatos): RemedioContado[] {
  let contados = jaLidos.get(relatos);
  if (!contados) {
    contados = relatos.frases.flatMap(daFrase);
    jaLidos.set(relatos, contados);
  }
  return contados;
}

/** Those that are taken now. */
export function emUso(relatos: Relatos): RemedioContado[] {
  return remediosContados(relatos).filter(({ uso }) => uso === 'toma');
}

/** The names of what is taken of these classes, each once. */
export function tomadosDaClasse(relatos: Relatos, classes: readonly ClasseDeRemedio[]): string[] {
  return [
    ...new Set(
      emUso(relatos).flatMap(({ nome, classes: suas }) => (suas.some((uma) => classes.includes(uma)) ? [nome] : [])),
    ),
  ];
}

function daFrase(frase: Frase): RemedioContado[] {
  return frase.palavras.flatMap(({ forma }, indice): RemedioContado[] => {
    const naResposta = frase.campo === 'medicamentos' || frase.campo === 'suplementos';
    if (soNaResposta.has(forma) && !naResposta) return [];
    const geral = deClasse[forma];
    const classes = classesDoNome.get(forma) ?? (geral ? [geral] : []);
    if (classes.length === 0) return [];
    const lugar: Faixa = [indice, indice + 1];
    const aoRedor = textoDe(frase.palavras, [Math.max(0, indice - alcanceDeFora), indice + 1 + alcanceDeFora]);
    if (deFora.test(aoRedor)) return [];
    const nome = geral === 'ferro' ? 'ferro' : forma;
    return [{ nome, classes, uso: usoNoLugar(frase, lugar), frase, lugar }];
  });
}

function usoNoLugar(contada: Frase, lugar: Faixa): Uso {
  const frase = doQueToma(contada);
  const [de] = lugar;
  const marca = frase.marcas[de];
  if (frase.campo === 'objetivosCliente') return 'pergunta';
  if (frase.campo === 'alergias') return 'naoToma';
  if (marca?.deOutro) return 'deOutro';
  if (foiParado(frase.palavras, lugar)) return 'parou';
  if (tomadoNoLugar(frase, lugar)) return marca?.negada ? 'naoToma' : 'toma';
  return marca?.passada || /\b(tomou|tomei|tomava|usou|usei|usava)\b/.test(frase.texto) ? 'parou' : 'naoToma';
}
