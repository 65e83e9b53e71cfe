import { contarPalavras, type Palavra, textoDe } from './palavras.ts';

/** When, how often and how much a sign is there, as far as it was told with the sign. */
export interface Condicao {
  /** Behind the label: "antes da menstruação", "na crise"; "" where the label needs nothing. */
  dita: string;
  /** 0..1: what is left of the sign's weight. */
  fator: number;
  /** The words that tell it. */
  literais: readonly number[];
}

/** Signs of which people tell when they are there: only then they are so. A pain with its trigger is a pain, and not meant here. */
const comCondicao =
  /^(fezes_(moles|secas|pegajosas|muco)|constipacao|diarreia(_\w+)?|tenesmo|nausea|vomito|palpitacao|tontura|boca_seca|globo_faringeo|suor_\w+|face_vermelha|malares_vermelhos|visao_turva|coceira|formigamento|dormencia|azia|refluxo|gases|distensao_abdominal|edema|edema_pernas|edema_pes|equimoses)$/;
/** Of these a condition also lowers the weight: every day it would be another sign. */
const doIntestino = /^(fezes_|constipacao|diarreia|tenesmo)/;

/** It belongs to the flush or the attack, and is no sign of its own. */
const deOutroSinal: ReadonlySet<string> = new Set(['no fogacho', 'na crise']);

const regras = '(menstru\\w+|regras?|tpm|descer|ciclo|mens)';
const tenso =
  '(tens[ao]|nervos\\w*|ansios\\w*|ansiedade|estress\\w*|stress|preocupad\\w*|aborre[cs]\\w*|brig\\w*|brav[ao]|irritad\\w*|chatead\\w*|raiva|prova|reuniao|apresentac\\w+|audiencia)';
const gordo = '(gordur\\w*|fritur\\w*|frit[oa]s?|feijoada|churrasco|pizza|pastel|embutidos?)';
const deLeite = '(leite|queijo|iogurte|lactose|sorvete|lacticinios?)';
const abre = '(quando|se|so se|so quando|sempre que|toda vezes que|ao|n[ao]s? dias? (de|que|em que)|em|n[ao]s?)';

const emGeral = 'em certas situações';

/** The first that matches the words of the condition. */
const condicoes: readonly (readonly [quando: RegExp, dita: string, fator: number])[] = [
  [
    new RegExp(
      `\\b(antes|perto|vesperas?)( \\w+){0,2} ${regras}\\b|\\bn[ao]s? (semana|dias) (antes|da tpm)\\b|\\bna tpm\\b|\\bpre menstrua\\w+`,
    ),
    'antes da menstruação',
    0.4,
  ],
  [new RegExp(`\\b(durante|na|no primeiro dia|quando|n[ao]s? dias)( \\w+){0,2} ${regras}\\b`), 'na menstruação', 0.4],
  [
    /\b(desde que|depois que|quando) (\w+ )?(tom\w+|uso|usa|comec\w+)( \w+){0,2} (ferro|sulfato|antibiotic\w+|remedi\w+|medicac\w+|metformina|suplement\w+|vitamin\w+|morfina|codeina|tramadol)\b|\b(por causa|por conta|efeito|culpa) d[aeo]s? (ferro|sulfato|antibiotic\w+|remedi\w+|medicac\w+|metformina|tramadol)\b/,
    'desde o remédio',
    0,
  ],
  [
    /\b(n[ao]s?|durante [ao]s?) (horas? d[aeo]s? )?(fogach\w*|calor\w*)\b|\bquando (vem|da|sobe|bate)( \w+)? (fogach\w*|calor\w*)\b/,
    'no fogacho',
    0.4,
  ],
  [/\b(n[ao]s?|durante as?|quando (da|vem|tem)( a)?) crises?\b|\bquando ataca\b/, 'na crise', 0.5],
  [new RegExp(`\\b${abre}( \\w+){0,3} ${tenso}\\b`), 'sob tensão', 0.5],
  [new RegExp(`\\b(depois|apos|com|quando|se|de)( \\w+){0,3} ${deLeite}\\b`), 'com leite', 0.3],
  [new RegExp(`\\b(depois|apos|com|quando|se)( \\w+){0,3} ${gordo}\\b`), 'com gordura', 0.5],
  [/\b(em|quando|n[ao]s?)( \w+){0,2} (viagem|viagens|viaj\w+)\b/, 'em viagem', 0.2],
  [/\b(quando|se|ao)( \w+){0,2} (levant\w+|fico em pe|fica em pe)\b|\bao levantar\b/, 'ao levantar', 1],
  [/\b(quando|se|ao)( \w+){0,2} (vir\w+|deit\w+|abaix\w+)\b/, 'ao mudar de posição', 1],
  [/\b(quando|se|depois de|apos)( \w+){0,3} (em pe|empe|parad[oa]|sentad[oa])\b/, 'com o tempo parado', 1],
  [/\b(quando|se|ao|com)( \w+){0,2} (sub\w+|ladeira|escadas?|esforco|caminh\w+|corr\w+|exercicio)\b/, 'ao esforço', 1],
  [
    /\b(depois|apos)( \w+){0,2} (com\w+|almoc\w+|jant\w+|refeic\w+|cafe)\b|\b(quando|se) (eu )?com[eo]\b/,
    'depois de comer',
    1,
  ],
  [/\b(quando|so se|se|toda vezes que|sempre que)\b(?! (eu )?(acord|era|crianca))/, emGeral, 0.6],
];

/** Cycles from here on are long; "33 a 35 dias" only borders on it. */
const diasDeCicloLongo = 35;

const asVezes =
  /\b(as vezes|de vezes em|vezes (ou|e) outra|ocasionalmente|esporadic\w+|eventualmente|algum\w+ (vezes|dias)|raramente|de raro em raro)\b/;
const umPouco = /\b(umpouco|um pouquinho|um tiquinho|levemente|ligeiramente)( mais)?$/;

/**
 * What was told with a sign of when and how much it is there. "Um pouco ressecada quando estou tensa" is no dry stool of every day.
 * @param literais the words that state the sign
 */
export function condicaoDe(sinal: string, literais: readonly number[], palavras: readonly Palavra[]): Condicao | null {
  if (sinal === 'ciclo_atrasado')
    return literais.some((indice) => Number(palavras[indice]?.forma) < diasDeCicloLongo)
      ? { dita: '', fator: 0.5, literais: [] }
      : null;
  if (sinal === 'equimoses') return umaSo(literais, palavras) ? { dita: '', fator: 0.3, literais: [] } : null;
  if (!comCondicao.test(sinal)) return null;
  const [primeira = 0] = literais;
  const ultima = literais.at(-1) ?? primeira;
  const antes = { de: comecoDaParte(palavras, primeira), ate: primeira };
  const depois = { de: ultima + 1, ate: fimDaParte(palavras, ultima) };
  const [textoAntes, textoDepois] = [antes, depois].map(({ de, ate }) => textoDe(palavras, [de, ate]));
  const quando = acharCondicao(textoAntes ?? '', textoDepois ?? '');
  const frequencia = [textoAntes, textoDepois, textoDe(palavras, [primeira, ultima + 1])].some((texto) =>
    asVezes.test(texto ?? ''),
  );
  const grau = umPouco.test(textoAntes ?? '') || /\bumpouco\b/.test(textoDe(palavras, [primeira, ultima + 1]));
  const ditas = [grau ? 'um pouco' : '', quando?.dita ?? '', frequencia ? 'às vezes' : ''].filter((um) => um !== '');
  if (ditas.length === 0) return null;
  const inteira = quando?.fator ?? 1;
  const daCondicao = quando && (quando.onde === 'antes' ? antes : depois);
  return {
    dita: ditas.join(', '),
    fator: doIntestino.test(sinal) || inteira === 0 || deOutroSinal.has(quando?.dita ?? '') ? inteira : 1,
    // Where the condition has no name of its own its words are not understood.
    literais:
      daCondicao && quando.dita !== emGeral
        ? Array.from({ length: quando.palavras }, (_, passo) => daCondicao.de + quando.desde + passo)
        : [],
  };
}

interface Achada {
  dita: string;
  fator: number;
  onde: 'antes' | 'depois';
  /** In words, from the beginning of the text in which it was found. */
  desde: number;
  palavras: number;
}

function acharCondicao(antes: string, depois: string): Achada | null {
  for (const [qual, dita, fator] of condicoes) {
    const noComeco = qual.exec(antes);
    // A condition before a sign stands right before it, or before its verb: "antes de menstruar fica mais preso".
    if (noComeco && !deOutraOracao.test(antes.slice(noComeco.index + noComeco[0].length).replace(deSerAssim, '')))
      return { ...deTodo(antes.slice(0, noComeco.index), dita, fator), onde: 'antes', ...contar(antes, noComeco) };
    const noFim = qual.exec(depois);
    // Behind a sign no clause of its own may begin before it.
    if (noFim && !deOutraOracao.test(depois.slice(0, noFim.index)))
      return { ...deTodo(depois.slice(0, noFim.index), dita, fator), onde: 'depois', ...contar(depois, noFim) };
  }
  return null;
}

/** "Sobretudo quando vem o calor": then most, and at other times too. */
function deTodo(antes: string, dita: string, fator: number): Pick<Achada, 'dita' | 'fator'> {
  return /\b(sobretudo|principalmente|mais|pior)\s*$/.test(antes)
    ? { dita: `sobretudo ${dita}`, fator: 1 }
    : { dita, fator };
}

function contar(texto: string, achado: RegExpExecArray): { desde: number; palavras: number } {
  return { desde: contarPalavras(texto.slice(0, achado.index)), palavras: contarPalavras(achado[0]) };
}

/** The verb by which a sign stands behind its condition. */
const deSerAssim =
  /( (ai|me|o|a|ja|eu|ela|ele|intestino|barriga|coco))* (da|dao|fica|fico|vem|tenho|sinto|tem|solta|prende)( (mais|muito|bem|meio|logo|o|a|um|uma))*\s*$/;
const deOutraOracao =
  /\b(e|mas|porem|que|ai|dai|tenho|sinto|tem|doi|da|acordo|durmo|melhora|piora|alivia|nao|nem|sem|nega)\b/;

/** In words. */
const alcance = 9;

function comecoDaParte(palavras: readonly Palavra[], indice: number): number {
  let de = indice;
  while (de > 0 && indice - de < alcance && palavras[de]?.pausa === 'nenhuma') de -= 1;
  return de;
}

function fimDaParte(palavras: readonly Palavra[], indice: number): number {
  let ate = indice + 1;
  // "1x/dia, quando estou tensa fica presa": what a comma parts begins again; "só", "sobretudo" and a cause go on.
  while (
    ate < palavras.length &&
    ate - indice <= alcance &&
    (palavras[ate]?.pausa === 'nenhuma' ||
      (ate === indice + 1 && palavras[ate]?.pausa === 'virgula' && segue.test(palavras[ate]?.forma ?? '')))
  )
    ate += 1;
  return ate;
}
const segue = /^(so|somente|apenas|principalmente|sobretudo|mais|desde)$/;

/** "Uma mancha roxa pequena": one bruise is none that comes easily. */
function umaSo(literais: readonly number[], palavras: readonly Palavra[]): boolean {
  const [primeira = 0] = literais;
  return (
    /^(uma?|1|unic[oa])$/.test(palavras[primeira - 1]?.forma ?? '') ||
    (/^(uma?|1)$/.test(palavras[primeira - 2]?.forma ?? '') &&
      /^(pequen[oa]|so)$/.test(palavras[primeira - 1]?.forma ?? ''))
  );
}
