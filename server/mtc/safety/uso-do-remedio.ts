// Each medicine that an intake names, and what it tells of its use.
import { type ClasseDeRemedio, classesDoNome, substanciasDoNome } from '../catalog/remedios.ts';
import { type Faixa, textoDe } from '../leitura/palavras.ts';
import type { Frase } from './frase.ts';
import { foiParado, type Relatos } from './relatos.ts';
import { remediosNaFrase } from './remedios-na-frase.ts';
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

/** Whether a pattern names the medicine by what it holds. */
export function eDeles(nome: string, so: RegExp): boolean {
  const substancias = substanciasDoNome(nome);
  return (substancias.length > 0 ? substancias : [nome]).some((uma) => so.test(uma));
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
  const naTabela = remediosNaFrase(frase).map(({ nome, lugar }) => ({
    nome,
    lugar,
    classes: classesDoNome.get(nome) ?? [],
  }));
  const naResposta = frase.campo === 'medicamentos' || frase.campo === 'suplementos';
  const gerais = frase.palavras.flatMap(({ forma }, indice) => {
    const geral = deClasse[forma];
    const lugar: Faixa = [indice, indice + 1];
    // Elsewhere it is in food and in the blood.
    return geral && (forma !== 'ferro' || naResposta)
      ? [{ nome: geral === 'ferro' ? 'ferro' : forma, lugar, classes: [geral] }]
      : [];
  });
  return [...naTabela, ...gerais]
    .sort((um, outro) => um.lugar[0] - outro.lugar[0])
    .flatMap((contado): RemedioContado[] => {
      const [de, ate] = contado.lugar;
      const aoRedor = textoDe(frase.palavras, [Math.max(0, de - alcanceDeFora), ate + alcanceDeFora]);
      // Nasal sprays are of a class of their own, and act in the nose.
      if (deFora.test(aoRedor) && !contado.classes.includes('corticoideNasal')) return [];
      return [{ ...contado, uso: usoNoLugar(frase, contado.lugar), frase }];
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
