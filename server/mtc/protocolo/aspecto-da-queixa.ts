import { semAcentos } from '../leitura/palavras.ts';
import { emFrases, semOQueSossegou } from './frases-da-queixa.ts';
import { type ParteDoCorpo, partesDoCorpo } from './partes-do-corpo.ts';

/** The face of a limb, as in anatomy: the thumb is on the lateral side of the arm. */
export type Aspecto = 'lateral' | 'medial' | 'anterior' | 'posterior';

const palavras: readonly (readonly [Aspecto, string])[] = [
  [
    'lateral',
    'lado de fora|parte de fora|face de fora|por fora|pela lateral|na lateral|face lateral|face externa|parte lateral|regiao lateral|lateral|extern[oa]|lado externo|lado do polegar|lado do dedao|radial',
  ],
  [
    'medial',
    'lado de dentro|parte de dentro|face de dentro|por dentro|face medial|face interna|parte interna|regiao medial|medial|intern[oa]|lado interno|pata de ganso|anserin[oa]|lado do mindinho|lado do dedo minimo|ulnar|cubital',
  ],
  [
    'anterior',
    'na frente|parte da frente|pela frente|face anterior|regiao anterior|anterior|embaixo d[ao] (?:patela|rotula)|em volta d[ao] (?:patela|rotula)|patelar|na palma|palmar',
  ],
  [
    'posterior',
    'atras|por tras|parte de tras|face posterior|regiao posterior|posterior|poplite[oa]|cavo popliteo|na dobra|no dorso|dorsal',
  ],
];

/** Illnesses by whose name the face is known. */
const peloNome: readonly (readonly [RegExp, ParteDoCorpo, Aspecto])[] = [
  [/\biliotibia(l|is)\b/, 'joelho', 'lateral'],
  [/\b(condromalacia|femoropatela\w+|femuropatela\w+|tendao patelar|tendinite patelar)\b/, 'joelho', 'anterior'],
  [/\b(pata de ganso|anserin[oa])\b/, 'joelho', 'medial'],
  [/\b(cisto de )?baker\b/, 'joelho', 'posterior'],
  [/\btrocant[ei]r\w*\b/, 'quadril', 'lateral'],
  [/\bpiriforme\b/, 'quadril', 'posterior'],
  [/\b(epicondilite lateral|cotovelo de tenista|tennis elbow)\b/, 'cotovelo', 'lateral'],
  [/\b(epicondilite medial|epitrocle\w+|cotovelo de golfista)\b/, 'cotovelo', 'medial'],
  [/\bquervain\b/, 'punho', 'lateral'],
  [/\btunel do carpo\b/, 'punho', 'anterior'],
  [/\b(aquiles|aquileu)\b/, 'calcanhar', 'posterior'],
];

/** In letters: farther on the words belong to something else. */
const depoisDaParte = 48;
const antesDaParte = 40;

const todas = Object.entries(partesDoCorpo).map(([parte, nomes]) => ({
  parte,
  nomes: new RegExp(`\\b(?:${nomes})\\b`, 'g'),
}));
const ondeAcaba = new RegExp(
  `\\b(?:${Object.values(partesDoCorpo).join('|')}|mas|porem|nao|sem|nem|outr[oa]|desce|quando|depois)\\b`,
);

/** On which face of each part the complaint is: "no joelho direito, do lado de fora", "atrás da coxa". A part told with two faces is missing. */
export function aspectosDasPartes(queixa: string): ReadonlyMap<ParteDoCorpo, Aspecto> {
  const ditos = new Map<ParteDoCorpo, Set<Aspecto>>();
  const dizer = (parte: ParteDoCorpo, aspecto: Aspecto) =>
    ditos.set(parte, (ditos.get(parte) ?? new Set()).add(aspecto));
  for (const frase of emFrases(semOQueSossegou(queixa))) {
    const simples = semAcentos(frase)
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, ' ');
    for (const [nome, parte, aspecto] of peloNome) if (nome.test(simples)) dizer(parte, aspecto);
    for (const { parte, nomes } of todas) {
      if (!isParte(parte)) continue;
      for (const { 0: palavra, index } of simples.matchAll(nomes)) {
        const depois = simples.slice(index + palavra.length, index + palavra.length + depoisDaParte);
        const fim = ondeAcaba.exec(depois)?.index ?? depois.length;
        const antes = simples.slice(Math.max(0, index - antesDaParte), index);
        for (const [aspecto, formas] of palavras) {
          const segue = new RegExp(`\\b(?:${formas})\\b`).test(depois.slice(0, fim));
          const precede = new RegExp(`\\b(?:${formas})(?: (?:direit[oa]|esquerd[oa]))? (?:d|n)?(?:[oa]s?|e) $`).test(
            antes,
          );
          if (segue || precede) dizer(parte, aspecto);
        }
      }
    }
  }
  return new Map(
    [...ditos].flatMap(([parte, aspectos]): [ParteDoCorpo, Aspecto][] => {
      const [aspecto] = aspectos;
      return aspectos.size === 1 && aspecto ? [[parte, aspecto]] : [];
    }),
  );
}

function isParte(nome: string): nome is ParteDoCorpo {
  return Object.hasOwn(partesDoCorpo, nome);
}
