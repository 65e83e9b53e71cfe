// Limbs that no needle, heat or cuff may touch besides those without lymph nodes: the arm of a dialysis fistula, a leg with an ulcer or thin
// skin, the side of a thrombosis; and hands or feet that do not feel. Sources: KDOQI, Vascular Access (2019); CCAOM, Clean Needle Technique
// Manual (7th ed., 2015), diseased skin; OMS (1999), section 4; IWGDF, Prevention of foot ulcers (2023).
import { lugaresDoPadrao } from './dito.ts';
import type { Frase } from './frase.ts';
import {
  extrasDaPerna,
  extrasDoBraco,
  extrasDosPes,
  pontosDaPerna,
  pontosDoBraco,
  pontosDosPes,
  regioesComImplante,
} from './pontos-de-risco.ts';
import type { EfeitoClinico, Lado } from './regra.ts';
import type { Relatos } from './relatos.ts';

export type Membro = 'braco' | 'perna' | 'mao' | 'pe';

interface Motivo {
  porque: string;
  membro: Membro;
  padrao: RegExp;
  /** What else the answer or the text must tell. */
  com?: RegExp;
  codigos: ReadonlySet<string>;
  /** Without a side told, a limb may stay: the note of the illness asks. */
  soComLado?: true;
}

const braco = new Set([...pontosDoBraco, ...extrasDoBraco]);
const perna = new Set([...pontosDaPerna, ...extrasDaPerna]);
const abaixoDoJoelho = new Set([
  ...regioesComImplante.perna.regiao.filter((codigo) => !/^(ST3[234]|SP(10|11)|GB3[12]|LR9|BL3[78])$/.test(codigo)),
  ...regioesComImplante.tornozelo.regiao,
  ...pontosDosPes,
  ...extrasDosPes,
]);
const mao = new Set([
  'LU9',
  'LU10',
  'LU11',
  'LI1',
  'LI2',
  'LI3',
  'LI4',
  'LI5',
  'HT6',
  'HT7',
  'HT8',
  'HT9',
  'SI1',
  'SI2',
  'SI3',
  'SI4',
  'SI5',
  'PC7',
  'PC8',
  'PC9',
  'TE1',
  'TE2',
  'TE3',
  'TE4',
  'baxie',
  'luozhen',
]);
const pe = new Set([...pontosDosPes, ...extrasDosPes]);

const naoSente = '(nao|num|nem|sem|pouco|mal|quase nao) (\\w+ ){0,2}?(sinto|sente|sentem|sentir|sentia|senti)';
/** Words between the foot and its not feeling: another part, a pain or a cure would be told of something else. */
const ponte =
  '( (?!(dor|dores|cheiro|frio|fome|gosto|sede|melhor|vontade|sono|medo|raiva|firmeza|firme|bem)\\b)\\w+){0,6}';
const semSentir = (partes: string) =>
  new RegExp(
    [
      `(?<!\\b(dor|dores|formig\\w+|inchaco|queimacao|caibras?)( \\w+){0,3} )\\b(${partes})\\b${ponte} ${naoSente}(?! (mais )?(dor|dores|doer|doendo|nada de (dor|errado)|cheiro|fri[ao]s?|gelad[oa]s?|quentes?|fome|gosto|sede|melhora?|vontade|mais dor|firmeza|firme|incomodo|cansaco)\\b)`,
      `\\b${naoSente}( (direito|bem|mais))?( (o|a|os|as|meu|meus|minhas?|sola|planta|ponta|dedos?|d[aeo]s?|dois|duas)){1,6} (${partes})\\b`,
      `\\b(${partes})\\b( \\w+){0,5} (sem (sensibilidade|sensacao|tato)|anestesiad[oa]s?|insensive(l|is)|mort[oa]s? de sensacao)\\b`,
      `\\b(perdi|perdeu|perda (de|da)|falta de|sem|diminuicao da)( a)? (sensibilidade|sensacao|tato)( \\w+){0,4} (${partes})\\b`,
    ].join('|'),
  );

const motivos: readonly Motivo[] = [
  {
    porque: 'fístula de diálise ou acesso na veia',
    membro: 'braco',
    padrao:
      /\b(fistula|fav)\b( \w+){0,8} (bracos?|antebracos?|punhos?|cotovelos?)\b|\b(bracos?|antebracos?|punhos?)( \w+){0,4} (fistula|fav)\b|\bfav\b|\b(picc|cateter)( \w+){0,4} braco\b/,
    com: /\b(dialise|hemodialise|dialit\w+|fav|arteriovenosa|rins?|renal|picc|cateter)\b/,
    codigos: braco,
  },
  {
    porque: 'erisipela de repetição',
    membro: 'braco',
    padrao: /\berisipelas?( \w+){0,3} bracos?\b|\bbracos?( \w+){0,4} erisipelas?\b/,
    codigos: braco,
  },
  {
    porque: 'erisipela de repetição',
    membro: 'perna',
    padrao: /\berisipelas?( \w+){0,3} (pernas?|canelas?)\b|\b(pernas?|canelas?)( \w+){0,4} erisipelas?\b/,
    codigos: abaixoDoJoelho,
    soComLado: true,
  },
  {
    porque: 'úlcera ou pele frágil',
    membro: 'perna',
    padrao:
      /\bulceras?( (varicosas?|venosas?|arteria(l|is)|cronicas?))?( \w+){0,3} (pernas?|canelas?|tornozelos?|maleolos?)\b|\b(pernas?|canelas?|tornozelos?)( \w+){0,5} (ulcera(s|da|do|das|dos)?|pele (muito )?(fina|fininha|fragil)|pele que rasga)\b|\bpele( \w+){0,2} (fina|fragil)( \w+){0,3} (pernas?|canelas?)\b/,
    codigos: abaixoDoJoelho,
  },
  {
    porque: 'trombose desse lado',
    membro: 'perna',
    padrao:
      /\b(tvp|tromboses?|flebite|tromboflebite)( \w+){0,5} (pernas?|panturrilhas?|coxas?|msi|mid|mie)\b|\b(pernas?|panturrilhas?)( \w+){0,4} (tvp|tromboses?|flebite|tromboflebite)\b/,
    codigos: perna,
    soComLado: true,
  },
  {
    porque: 'trombose desse lado',
    membro: 'braco',
    padrao: /\b(tvp|tromboses?|flebite)( \w+){0,4} bracos?\b/,
    codigos: braco,
    soComLado: true,
  },
  {
    porque: 'falta de sensibilidade',
    membro: 'pe',
    padrao: new RegExp(
      `${semSentir('pes?|solas?|plantas? d[ao]s? pes?|dedos? d[ao]s? pes?|dedao').source}|\\bpes?( \\w+){0,3} dormentes?( \\w+){0,4} nao (sente|sinto|sentem)( \\w+){0,2} (chao|chinelos?|sapatos?|pisar|piso|temperatura)\\b|\\bnao (sinto|sente)( \\w+){0,2} (chao|chinelos?)\\b|\\b(pisei|pisou|espetei|furei|furou|cortei|cortou)( \\w+){0,8} (so vi|nem (vi|senti|sentiu|viu)|nao (senti|sentiu)|so percebi)\\b`,
    ),
    codigos: pe,
  },
  {
    porque: 'falta de sensibilidade',
    membro: 'mao',
    padrao: new RegExp(
      `${semSentir('maos?|dedos? d[ao]s? maos?|pontas? dos dedos').source}|\\b(queim(ei|ou)|cort(ei|ou))( \\w+){0,3} (mao|dedos?)( \\w+){0,3} (sem sentir|nem senti|nao senti|sem perceber)\\b`,
    ),
    codigos: mao,
  },
];

type LadoDito = Lado | 'ambos' | null;

/** In words behind the place. */
const alcance = 5;
const deMembro = /^(lados?|pes|pernas?|bracos?|maos?|solas?|plantas?|canelas?|membros?)$/;

/** The side that is told in the place itself or right behind it; "os dois pés" are both. */
function ladoEm({ palavras, resposta }: Frase, [de, ate]: readonly [number, number]): LadoDito {
  const ditos = new Set<LadoDito>();
  const fim = Math.min(palavras.length, ate + alcance);
  for (let indice = Math.max(0, de - 3); indice < fim; indice += 1) {
    const palavra = palavras[indice];
    if (!palavra) continue;
    // Behind a full stop of the thought another part is spoken of.
    if (indice > ate && palavra.pausa !== 'nenhuma') break;
    const escrita = resposta.slice(palavra.inicio, palavra.fim);
    // "Duas vezes" counts no limbs.
    const dois = /^(dois|duas)$/.test(palavra.forma) && deMembro.test(palavras[indice + 1]?.forma ?? '');
    if (dois || /^(ambos|ambas|bilateral)$/.test(palavra.forma)) ditos.add('ambos');
    else if (/^direit[oa]s?$/.test(palavra.forma) || escrita === 'D') ditos.add('direito');
    else if (/^esquerd[oa]s?$/.test(palavra.forma)) ditos.add('esquerdo');
    else if (escrita === 'E' && indice > 0 && resposta !== resposta.toUpperCase()) ditos.add('esquerdo');
  }
  if (ditos.has('ambos') || ditos.size > 1) return 'ambos';
  return [...ditos][0] ?? null;
}

interface Poupado {
  lado: LadoDito;
  porques: string[];
  codigos: ReadonlySet<string>;
}

/** Told as cured it counts still, except a loss of feeling that came back. */
function lugaresDoMotivo(motivo: Motivo, frase: Frase, relatos: Relatos): (readonly [number, number])[] {
  if (frase.campo === 'objetivosCliente' || frase.campo === 'alergias') return [];
  if (motivo.com && !relatos.frases.some(({ texto }) => motivo.com?.test(texto))) return [];
  const voltou = /\b(ja (sinto|sente)|voltou a sentir|voltei a sentir|passou|sinto (normal|bem|direito|tudo))\b/;
  if (
    motivo.porque === 'falta de sensibilidade' &&
    voltou.test(frase.texto) &&
    !/\bnao sinto (bem|direito)\b/.test(frase.texto)
  )
    return [];
  // "Não sinto" is a denial of its own, and so is what stands in a sentence with it.
  const semNegar =
    motivo.porque === 'falta de sensibilidade'
      ? { ...frase, marcas: frase.marcas.map((marca) => ({ ...marca, negada: false })) }
      : frase;
  const semPausa = ([de, ate]: readonly [number, number]) =>
    frase.palavras.slice(de + 1, ate).every(({ pausa }) => pausa === 'nenhuma');
  const lugares = lugaresDoPadrao(semNegar, motivo.padrao);
  // "Úlcera no estômago, perna cansada" names two things.
  return motivo.porque === 'falta de sensibilidade' || motivo.com ? lugares : lugares.filter(semPausa);
}

/** The limb that is spared, with the side and the reasons; null when nothing was told of it. */
export function membroPoupado(membro: Membro, relatos: Relatos): Poupado | null {
  const achados = motivos
    .filter((motivo) => motivo.membro === membro)
    .flatMap((motivo) =>
      relatos.frases.flatMap((frase) =>
        lugaresDoMotivo(motivo, frase, relatos)
          .map((lugar) => ({ motivo, lado: ladoEm(frase, lugar) }))
          .filter(({ lado }) => lado !== null || !motivo.soComLado),
      ),
    );
  if (achados.length === 0) return null;
  const lados = new Set(achados.map(({ lado }) => lado).filter((lado) => lado !== null));
  const [unico] = lados;
  return {
    lado: lados.size > 1 ? 'ambos' : (unico ?? null),
    porques: [...new Set(achados.map(({ motivo }) => motivo.porque))],
    codigos: new Set(achados.flatMap(({ motivo }) => [...motivo.codigos])),
  };
}

/** With one side told the points are needled on the other alone; otherwise they go. */
export function efeitoDoPoupado({ lado, codigos }: Poupado): EfeitoClinico {
  return lado === 'direito' || lado === 'esquerdo'
    ? { semAgulhaNoLado: { codigos, lado } }
    : { retirarNoLado: { codigos, lado: null } };
}
