import { type Palavra, textoDe } from './palavras.ts';

const doenca = /^(zoster|cobreiro)$/;
/** The pain that outlasts the blisters, in the words behind the name of the illness. */
const ficouADor =
  /\b(fic(ou|aram|a) (so )?(a |uma |com |umas |as )?(\w+ )?d(or|ores)|(mas|e|so que) (ainda |continua |continuo com |segue )?(doi|doendo|dolorid\w+|a dor|com dor)|(ainda|continua|segue) (doi|doendo|com dor|a dor|dolorid\w+)|a dor (ficou|continua|segue|nao (passou|passa|foi embora)))\b/;
/** In words. Farther on another complaint begins. */
const alcance = 40;

/** "Cobreiro em agosto, secou mas ficou a dor": the pain that a shingles left, whatever it is called. */
export function lerDorDoZoster(
  palavras: readonly Palavra[],
): { literais: readonly number[]; marcadas: readonly number[] }[] {
  for (const [indice, { forma }] of palavras.entries()) {
    if (!doenca.test(forma)) continue;
    const texto = textoDe(palavras, [indice + 1, Math.min(palavras.length, indice + 1 + alcance)]);
    const achado = ficouADor.exec(texto);
    if (!achado) continue;
    const antes = texto
      .slice(0, achado.index)
      .split(' ')
      .filter((palavra) => palavra !== '').length;
    const quantas = achado[0].split(' ').length;
    const marcadas = Array.from({ length: quantas }, (_, passo) => indice + 1 + antes + passo);
    return [{ literais: [indice, ...marcadas], marcadas }];
  }
  return [];
}

/** Dried up or healed; a pain that stays says so by itself nowhere. */
const secou =
  /\b(sec(ou|aram|as?|os?)|cicatriz\w+|(nao|nem) (tem|tenho|ha|ficou|fica) (mais )?(\w+ )?(bolhas?|feridas?|casquinhas?|lesao|lesoes)|sem (bolhas?|feridas?|lesao|lesoes)|pele (integra|limpa|fechada|sa))\b/;
const naoSecou = /\b(nao|nem|ainda nao) (sec|cicatriz)/;

/** "Cobreiro … secou tudo": the skin is whole again. */
export function zosterSecou(literais: readonly number[], palavras: readonly Palavra[]): boolean {
  const nome = literais.find((indice) => doenca.test(palavras[indice]?.forma ?? ''));
  if (nome === undefined) return false;
  const depois = textoDe(palavras, [nome + 1, Math.min(palavras.length, nome + 1 + alcance)]);
  return secou.test(depois) && !naoSecou.test(depois);
}
