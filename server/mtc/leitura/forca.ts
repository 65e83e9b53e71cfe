import { type Palavra, textoDe } from './palavras.ts';

const conjunto = (texto: string) => new Set(texto.split(' '));
const atenuantes = conjunto(
  'leve leves levemente discreto discreta discretamente ligeiro ligeira ligeiramente ocasional ocasionalmente eventual eventualmente umpouco melhorou diminuiu reduziu',
);
const enfase = conjunto(
  'muito muita muitos muitas forte fortes intenso intensa severo severa sempre demais constante insuportavel extrema',
);
/** In words. */
const alcance = 3;

/** How often, in words of their own: "muito de vez em quando" is rarer still, and no "muito". */
const deVez =
  '(de (vezes|quando) em (quando|vezes)|(pouqu\\w+|poucas|rar[oa]s?|rarissimas) vezes|raramente|quase nunca|dificilmente|(uma|duas) vezes (por|ao) ano|vezes (ou|e|por) outra|uma vezes (ou|e|por) outra|uma vezes (na vida|perdida|ao ano|por ano)|um dia (ou|e|por) outro|dia sim dez nao|esporadic\\w+|ocasiona(l|is|lmente)|eventua(l|is|lmente)|la uma vezes|de longe em longe|de raro em raro|de tempos em tempos|so as vezes|a cada (\\w+ (ou|a) )?(dois|tres|quatro|cinco|seis|\\d+) (meses|anos))';
const antes = new RegExp(
  `\\b((muito|bem|so|bastante|super) )?${deVez}( (eu|me|o|a|ela|ele|tenho|tem|sinto|sente|da|vem|faz|fica|aparece|tive|teve|uma?|com|sai))*$`,
);
const depois = new RegExp(
  `^((mas|e|eh|so|que|coisa|algo|uma|um|ocorre|vem|aparece|acontece|da|isso|as vezes) )*((muito|bem|bastante|super) )?${deVez}\\b`,
);
/** "Raramente tem dor de cabeça": a sign may begin with the verb before it, and so with what stands before the verb. */
const dentro = new RegExp(`^((muito|bem|so|bastante|super) )?${deVez}\\b`);
const [rara, rarissima] = [0.45, 0.35];
/** In words. */
const alcanceDaVez = 10;

/** What is left of a sign that was told as now and then; null where its words say nothing of how often. */
function fatorDaVez(palavras: readonly Palavra[], primeira: number, ultima: number): number | null {
  let de = primeira;
  while (de > 0 && primeira - de < alcanceDaVez && palavras[de]?.pausa === 'nenhuma') de -= 1;
  let ate = ultima + 1;
  while (ate < palavras.length && ate - ultima < alcanceDaVez && palavras[ate]?.pausa !== 'frase') ate += 1;
  const achado =
    antes.exec(textoDe(palavras, [de, primeira])) ??
    depois.exec(textoDe(palavras, [ultima + 1, ate])) ??
    dentro.exec(textoDe(palavras, [primeira, ultima + 1]));
  if (achado === null) return null;
  return /\b(muito|bem|bastante|super)\b/.test(achado[0]) ? rarissima : rara;
}

/** Weaker or stronger by the words around: "leve", "às vezes", "muito". @returns a factor of 0.35 to 1.15 */
export function fatorPerto(palavras: readonly Palavra[], literais: readonly number[]): number {
  const primeira = literais[0] ?? 0;
  const ultima = literais.at(-1) ?? primeira;
  const daVez = fatorDaVez(palavras, primeira, ultima);
  if (daVez !== null) return daVez;
  const [de, ate] = [Math.max(0, primeira - alcance), Math.min(palavras.length, ultima + 1 + alcance)];
  let fator = 1;
  for (let indice = de; indice < ate; indice += 1) {
    const forma = palavras[indice]?.forma ?? '';
    if (atenuantes.has(forma)) return 0.7;
    if (forma === 'vezes' && palavras[indice - 1]?.forma === 'as' && indice > de) return 0.7;
    if (forma === 'tanto' && palavras[indice - 1]?.forma === 'um' && indice > de) return 0.7;
    if (enfase.has(forma)) fator = 1.15;
  }
  return fator;
}
