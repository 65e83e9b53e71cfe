import { fotoKinds } from '@meridia/shared/foto.ts';
import type { Relatorio } from '@meridia/shared/relatorio.ts';
import { idDaQueixa } from '../safety/conferir-relatorio.ts';

/** Who reads the report: its therapist, or somebody to whom she gave it. */
export type Leitor = 'terapeuta' | 'cliente';

/**
 * The report without what it says to the therapist alone: the questions that she still has to ask, her notes beside the parts, and
 * what the program did not understand. Only what is shown changes: what is stored and signed stays as it is.
 */
export function paraQuemRecebe(relatorio: Relatorio): Relatorio {
  const { textos, seguranca, analise, parecer } = relatorio;
  const { alteradas = [] } = parecer ?? {};
  return {
    ...relatorio,
    leiaAntes: [],
    fatos: [],
    // What only the therapist can answer is said to her.
    pedidos: (relatorio.pedidos ?? []).filter(
      ({ resposta }) => resposta !== '' && !/(?<!\p{L})você(?!\p{L})/u.test(resposta),
    ),
    textos: {
      ...textos,
      ...Object.fromEntries(
        fotoKinds.map((kind) => [kind, alteradas.includes(kind) ? textos[kind] : semVoce(textos[kind])]),
      ),
      sintese: semPerguntas(textos.sintese),
      hipoteses: textos.hipoteses.map((hipotese) => ({ ...hipotese, texto: semPerguntas(hipotese.texto) })),
    },
    seguranca: seguranca
      .filter(({ regra }) => regra !== idDaQueixa)
      .map((nota) => ({ ...nota, texto: semPerguntas(nota.texto) })),
    analise: { ...analise, padroes: analise.padroes.map((padrao) => ({ ...padrao, decidiria: '' })) },
    ...(parecer && { parecer: { ...parecer, notas: {} } }),
  };
}

/** What the machine says to the therapist: to a client, "você" would be she herself. */
function semVoce(texto: string): string {
  return texto
    .replace(/\bVocê descreveu /g, 'Foi descrito: ')
    .replace(/\bVocê anotou: /g, 'Foi anotado: ')
    .replace('O que você marcou e o que anotou diferem', 'O que foi marcado e o que foi anotado diferem')
    .replace('Da sua anotação se leu', 'Da anotação se leu');
}

// Of a row of questions only the first may begin with a capital letter: the next sentence begins where one follows a question mark.
const ateAUltima = String.raw`[^\n]*?\?(?=\s*(?:[\p{Lu}(“]|$))`;
const perguntas = [
  String.raw`\s*(?:Perguntar(?: já)?|A perguntar|O que perguntar a seguir): ${ateAUltima}`,
  `(?<=^Leia antes de tratar: “[^”]*”) ${ateAUltima}`,
  String.raw`\s*Para formar uma hipótese, falta perguntar ou examinar: [^.\n]*\.`,
].map((fonte) => new RegExp(fonte, 'gmu'));

function semPerguntas(texto: string): string {
  return perguntas.reduce((resto, pergunta) => resto.replace(pergunta, ''), texto).trim();
}
