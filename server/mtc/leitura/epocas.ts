import { emFrases, type Faixa, type Palavra, textoDe } from './palavras.ts';

const acontecimento =
  '(cirurgia|operacao|internacao|cesarea|cesariana|gravidez|gestacao|acidente|transplante|quimio|quimioterapia|radioterapia|viagem|crise|separacao)';

/** A time that is over: what follows it in the sentence was then, up to a word that comes back to today. */
const abre = new RegExp(
  `\\b(antes d[aeo] (${acontecimento}|operar|internar)|naquel[ae] (${acontecimento}|epoca|ano|tempo|vez|noite|dia|semana)|quando (el[ae] |eu )?(ainda )?era (bebe|nenem|recem|de colo|novinh[oa])|quando (el[ae] |eu )?(ainda )?mamava|na internacao)\\b`,
);
/** What is told of it must be told as past: "desde antes da operação tenho azia" is of today. */
const contado = /\b(tinha|tive|teve|era|estava|tava|fiquei|ficou|foi|deu|\w{2,}(ei|ou|ava|ia|eu|iu))\b/;
const deHoje = /\b(tenho|sinto|estou|to|fico|continua|continuo|continuava|segue)\b/;
const logo = 7;
const volta = /^(hoje|agora|atualmente|ja|ainda|continua|continuo|desde|depois|mas|porem|so)$/;
/** A picture, an examination or a note of another day, at the head of its sentence: "foto de março: úmida". */
const deOutroDia =
  /^(na )?(foto|imagem|registro|consulta|avaliacao|visita|sessao) (d[aeo]s?|em) (janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro|ano passado|mes passado|semana passada|consulta passada|sessao passada|(19|20)\d\d|antes)\b/;
/** "Ano passado pegou uma dengue e ficou internado" is over, unless it began then or goes on. */
const doAnoPassado =
  /^(no |o )?ano (passado|retrasado) (eu |ele |ela |a gente )?(\w{2,}(ou|ei|eu|iu)|teve|tive|foi|fui|fez|fiz)\b/;
const segueOuComeca =
  /\b(desde|ainda|ate hoje|continu\w+|nunca mais|piorou|piorei|comec\w+|apareceu|surgiu|inici\w+|descobr\w+|volt\w+|tenho|sinto|estou|fico|hoje|agora|depois disso|parei|parou|perd\w+|morreu|faleceu|separ\w+|mud\w+)\b/;
/** Still to come: "dor antes da cirurgia marcada". */
const porVir = /\b(vou|vai|marcad[oa]|agendad[oa]|sera|fila|espero|aguardo|aguarda|hoje|daqui)\b/;
const longe = 40;
/** In words: a sentence so long was cut for its length alone. */
const cortada = 100;

interface Passavel {
  passada: boolean;
}

/** Marks as past what the text tells of a time that it calls over. */
export function marcarEpocas(palavras: readonly Palavra[], marcas: readonly Passavel[]): void {
  for (const frase of emFrases(palavras)) {
    const texto = textoDe(palavras, frase);
    if (deOutroDia.test(texto) || (doAnoPassado.test(texto) && !segueOuComeca.test(texto))) {
      passar(palavras, marcas, frase);
      continue;
    }
    const achado = abre.exec(texto);
    if (!achado) continue;
    const inicio = frase[0] + contar(texto.slice(0, achado.index));
    const desde = inicio + contar(achado[0]);
    const seguintes = textoDe(palavras, [desde, Math.min(desde + logo, frase[1])]);
    if (palavras[inicio - 1]?.forma === 'desde' || porVir.test(seguintes) || deHoje.test(seguintes)) continue;
    // Dictated text without marks is read in pieces, and the time goes on in the next one.
    if (contado.test(seguintes) || achado[0].startsWith('quando'))
      passar(palavras, marcas, [desde, frase[1] - frase[0] >= cortada ? palavras.length : frase[1]]);
  }
}

function passar(palavras: readonly Palavra[], marcas: readonly Passavel[], [de, ate]: Faixa): void {
  for (let indice = de; indice < Math.min(ate, de + longe); indice += 1) {
    const { forma = '', doisPontos = false } = palavras[indice] ?? {};
    // "E depois" goes on with what was then.
    const segue = forma === 'depois' && palavras[indice - 1]?.forma === 'e';
    if (indice > de && volta.test(forma) && !doisPontos && !segue) return;
    const marca = marcas[indice];
    if (marca) marca.passada = true;
  }
}

function contar(texto: string): number {
  return texto.split(' ').filter((palavra) => palavra !== '').length;
}
