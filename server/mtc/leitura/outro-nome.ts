import { type Palavra, textoDe } from './palavras.ts';

/** How a part of the body is, told of the noun before it. */
const qualidade =
  /^(dolorid|doid|inchad|gelad|fri|quente|dorment|vermelh|rox|duro|dura|tens|rigid|fraco|fraca|pesad|ressecad|sec|inflamad|travad)\w*$/;
const eOutroNome = /^e (o|a|os|as|meu|minha|meus|minhas|seu|sua|seus|suas)( (dois|duas))?$/;
/** Told of one organ, which several words name. */
const doExame = /^(pulso|lingua|saburra|orelha)_/;

/**
 * Whether words that stand beside each other belong to different nouns, or the word names no sign at all: "a lombar dolorida e os pés gelados" is no
 * foot that hurts, and the finger that shows the place hurts nobody.
 */
export function deOutroNome(sinal: string, literais: readonly number[], palavras: readonly Palavra[]): boolean {
  const forma = (indice: number) => palavras[indice]?.forma ?? '';
  const [indice, seguinte] = literais;
  if (
    indice !== undefined &&
    seguinte !== undefined &&
    !doExame.test(sinal) &&
    qualidade.test(forma(indice)) &&
    // Its own noun, or another quality of it, stands before it.
    palavras[indice]?.pausa === 'nenhuma' &&
    eOutroNome.test(textoDe(palavras, [indice + 1, seguinte])) &&
    !/^(com|ando|estou|to|fico|tenho|sinto|estao|ficam)$/.test(forma(indice - 1))
  )
    return true;
  return literais.some((indice) => isSoltaDe(sinal, indice, palavras));
}

const doTempo = /\b(tempo|clima|ar|ambiente|inverno|vento|lugar|cidade|estacao|dias?|mes(es)?|epoca|calor|frio)\b/;

function isSoltaDe(sinal: string, indice: number, palavras: readonly Palavra[]): boolean {
  const forma = palavras[indice]?.forma ?? '';
  const antes = (quantas: number) => textoDe(palavras, [Math.max(0, indice - quantas), indice]);
  const depois = (quantas: number) => textoDe(palavras, [indice + 1, Math.min(palavras.length, indice + 1 + quantas)]);
  if (/^dedos?$/.test(forma) && /^(dor_(?!fixa)|formigamento|dormencia|membros_|articulacao_)/.test(sinal))
    return (
      // She shows with it, or measures with it.
      /\b(apont|mostr|indic|localiz|marc|cutuc|aperto|apert)\w* (\w+ ){0,3}(com|c) (\w+ )?$/.test(`${antes(7)} `) ||
      /\b(largura|altura|grossura|espessura|distancia|tamanho) d[aeo]s? (\w+ )?$/.test(`${antes(4)} `) ||
      (/\b(um|dois|tres|quatro|\d)$/.test(antes(1)) &&
        /^(acima|abaixo|para (cima|baixo|fora)|d[ae]o? (agua|cachaca|cafe))\b/.test(depois(2)))
    );
  // "Botei os bofes pra fora de tanto vomitar" tells no breath.
  if (sinal.startsWith('falta_ar') && /^bofes?$/.test(forma)) return /\bvomit/.test(depois(7));
  // An arm that swells after its lymph nodes were taken out holds lymph, and no water of the whole body.
  if (sinal === 'edema' && /^bracos?$/.test(forma))
    return /\b(axil\w+|linfedema|linfonod\w+|mastectomia|esvaz\w+)\b/.test(`${antes(20)} ${depois(8)}`);
  // "Bota a mão e diz que parece de defunto": a verb parts them.
  if (forma === 'defunto' && !/^(face|pele|pesadelos|medo)/.test(sinal))
    return /\b(diz|disse|fala|acha|bota|botou|poe|que)\b/.test(antes(4));
  // "De dia fica seco" is the skin, and "no seco" a place.
  if (/^(clima_seco|piora_umidade)$/.test(sinal) && /^sec[oa]$/.test(forma))
    return !/^n[oa]$/.test(antes(1)) && (!doTempo.test(antes(3)) || /\bde dia (fica|ta|esta|e|eh)$/.test(antes(3)));
  if (sinal === 'pulso_fino' && forma === 'fio') return /^(me|se|te)$/.test(antes(1));
  // "Erisipela, a última há 2 anos" tells when, and not since when.
  if (sinal === 'cronico' && /^(ha|faz)$/.test(forma)) return /\bultim[oa]s?( vez(es)?)?$/.test(antes(2));
  if (sinal === 'sensacao_queda' && forma === 'leve')
    return /\b(peso|pressao|dor|incomodo|desconforto|inchaco|colica|fisgada|aperto)$/.test(antes(1));
  return false;
}
