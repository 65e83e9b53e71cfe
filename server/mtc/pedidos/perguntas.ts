import { podeSerCitada } from '../safety/citar.ts';
import type { Frase } from '../safety/frase.ts';
import { regrasDePalavras } from '../safety/palavras-proibidas.ts';
import { semCarimbos, semFimSolto, semParentesesAbertos } from '../writer/citacao.ts';
import { deOutro } from './assuntos.ts';

/** What a client asks, as people write it: with a question mark or without one, alone or behind a wish. */
export interface Pergunta {
  /** In her words. */
  fala: string;
  /** The same in simple letters. */
  texto: string;
  /** It asks, whatever it asks about. Of one that is not sure it is known only when it asks about a theme. */
  certa: boolean;
  /** Its words, counted in the sentence. */
  de: number;
  ate: number;
}

const perguntar =
  /\bpergunt(a|ou|o|ei|aram|am|ando)\b(?! (d[aeo]s? (ficha|anamnese)|feitas?|respond\w+))|\b((quer|queria|quero|querem|queriam|precis\w+|para)( muito)?|(gostaria|gostava) de) saber\b/;
/** Without a mark at its end: nobody says this without asking. */
const certas = [
  perguntar.source,
  String.raw`\bsera que\b`,
  String.raw`\bduvidas?:? (se|e se|quanto)\b`,
  String.raw`(?<!\b(nao|nem|nunca|ja|so|mal|quase|quando|que|como|onde|se|sempre) )\b(posso|podemos|poderia)( (eu|ja|entao|tambem|me|voltar a))* \w+(ar|er|ir|or)\b(?<! (dizer|falar|garantir|contar|ser|sentir))`,
  String.raw`\bquem (toma|usa|tem|faz|teve|esta|e)( \w+){1,8} (pode|podem|precisa|deve)\b`,
].join('|');
const certa = new RegExp(certas);
/** The same words may tell something: only with a theme, or with a mark, it is asked. */
const talvez = new RegExp(
  [
    String.raw`\bquant[oa]s? (sess\w+|vezes|tempo|agulhas?|dias|semanas|meses|kg|quilos?|kilos?)\b`,
    String.raw`\b(doi|machuca) (muito )?(a|as|essa|levar|fazer) (agulhas?|acupuntura)\b`,
    String.raw`(?<!\b(nao|nem|nunca|ja) )\b(tem|ha|teria|existe) (algum |alguma )?(problema|risco|perigo|cura|jeito|chance|contra ?indicac\w+)\b`,
    String.raw`(?<!\b(nao|nem|nunca|ja) )\b(preciso|precisa|tenho que|tem que|devo) (parar|suspender|esperar|tirar|deixar|ficar sem)\b`,
    String.raw`(?<!\b(nao|nem|so|mal) )\b(da|daria) para (fazer|vir|parar|tomar|tirar|voltar|ir)\b`,
    String.raw`\be se eu (tomar|tiver|estiver|ficar|engravidar|vier|fizer|parar)\b`,
  ].join('|'),
);
/** Most sentences have none of these words. */
const talvezPergunte = /pergunt|saber|sera|posso|podemos|poderia|duvida|quem /;
/** Asked in another answer than the wishes: in a history much has a question mark that the therapist asked. */
const dela = /\b(posso|podemos|eu|meu|minha|preciso|sera|me)\b/;

/** "Perguntei por tristeza: nega": asked of the client, or of somebody else, and over. */
const jaPerguntou = /^((eu|ja|lhe|entao|hoje) )*perguntei\b/;

/** In words; of several questions in one breath each is quoted by itself. */
const [menor, maior, maiorDeVarias] = [2, 26, 70];
/** One word that asks by itself, of what was asked before it: "e a sementinha, funciona? dói?". */
const deUmaPalavra = /^(doi|machuca|funciona|adianta|resolve|ajuda|cura|demora|sara|passa|some)$/;

/** What a sentence asks; null where it asks nothing. */
export function perguntaEm(frase: Frase): Pergunta | null {
  const { texto, palavras, campo } = frase;
  const marcada = palavras.some(({ pergunta }) => pergunta);
  const nosDesejos = campo === 'objetivosCliente';
  const curta = palavras.length < menor && !(marcada && nosDesejos && deUmaPalavra.test(texto));
  if (curta || daTerapeuta(frase) || (!marcada && jaPerguntou.test(texto))) return null;
  if (!marcada && !nosDesejos && !talvezPergunte.test(texto)) return null;
  const clara = certa.exec(texto);
  const achada = clara ?? (nosDesejos ? talvez.exec(texto) : null);
  if (marcada ? !nosDesejos && !clara && !dela.test(texto) : !achada) return null;
  // "O ortopedista perguntou se"
  if (achada && deOutro.test(texto.slice(Math.max(0, achada.index - 40), achada.index))) return null;
  const inicio = marcada ? (perguntar.exec(texto)?.index ?? 0) : (achada?.index ?? 0);
  const de = texto.slice(0, inicio).split(' ').length - 1;
  return perguntaDe(frase, { de, ate: Math.min(palavras.length, de + maior), certa: marcada || clara !== null });
}

function perguntaDe(frase: Frase, { de, ate, certa }: Pick<Pergunta, 'de' | 'ate' | 'certa'>): Pergunta | null {
  const fala = falaDe(frase, de, ate);
  return fala === null ? null : { fala, texto: frase.texto.split(' ').slice(de, ate).join(' '), certa, de, ate };
}

const perguntado =
  '(?:posso|pode|podemos|da para|quant[oa]s?|qnt\\w*|em quanto|em quantas|com quantas|ate (?:que|quando)|a partir|no dia|tem (?:problema|risco|perigo|que)|tenho que|devo|precis[ao]|vai|vou|doi|funciona|adianta|quando|como|qual|quais|serve|ajuda|existe|eh? (?:verdade|normal))';
/** Behind "e" a second thing is asked: "quantas sessões precisa e pode usar adesivo junto". */
const outra = new RegExp(`^(?:e|ou|mas) (?:se |que |tambem |isso )?${perguntado}\\b`);
/** Behind a pause it needs no "e", unless what it is about stands before: "e as sementinhas, funcionam?". */
const depoisDaPausa = new RegExp(`^(?:se )?(?!doi|funciona|adianta|ajuda|serve|vai|vou)${perguntado}\\b`);
/** "Saber se posso nadar e se tenho que parar": a second thing, and not "e se eu parar". */
const outraIndireta =
  /^(?:e )?se (?!der\b|puder\b|possivel|precisar|quiser|eu (?:tiver|tomar|estiver|ficar|engravid\w+|vier|fizer|parar)\b)/;
const pergunta = new RegExp(`\\b(?:saber|pergunt\\w+|duvidas?|sera|se|gostaria|${perguntado})\\b`);
const indireta = /\b(saber|pergunt\w+|duvidas?)\b.* se\b|^se\b/;
/** What follows is wished, and not asked: "e se der queria voltar a pescar". */
const desejado =
  /^(?:e )?(?:se (?:der|puder|possivel|desse) )?(?:eu )?(?:queria|quero|gostaria de|quer)\b(?! (?:muito )?saber)/;

/**
 * Each thing that one sentence asks, in her words. A stretch that asks about nothing known goes with the one before it.
 * @param conhecida whether words, in simple letters, ask about something that has an answer
 */
export function dividirPergunta(frase: Frase, inteira: Pergunta, conhecida: (texto: string) => boolean): Pergunta[] {
  const palavras = frase.texto.split(' ');
  const fim = Math.min(palavras.length, inteira.de + maiorDeVarias);
  const eIndireta = indireta.test(palavras.slice(0, fim).join(' '));
  const cortes: number[] = [inteira.de];
  let ate = fim;
  for (let onde = inteira.de + menor; onde < fim; onde += 1) {
    const resto = palavras.slice(onde, onde + 8).join(' ');
    const pausa = frase.palavras[onde]?.pausa !== 'nenhuma';
    if (desejado.test(resto) && (pausa || resto.startsWith('e '))) {
      ate = onde;
      break;
    }
    const comeca =
      outra.test(resto) ||
      (pausa && depoisDaPausa.test(resto)) ||
      (eIndireta && outraIndireta.test(resto) && (pausa || resto.startsWith('e ')));
    if (comeca) cortes.push(onde);
  }
  const trechos = cortes.map((de, indice) => ({ de, ate: cortes[indice + 1] ?? ate }));
  const partes: { de: number; ate: number; sabida: boolean }[] = [];
  for (const { de, ate: seu } of trechos) {
    const dito = palavras.slice(de, seu).join(' ');
    // "Tomo sertralina, tem problema …": what only tells belongs to the question behind it.
    const sabida = pergunta.test(dito) && conhecida(dito);
    const anterior = partes.at(-1);
    if (anterior && !(sabida && anterior.sabida)) {
      anterior.ate = seu;
      anterior.sabida ||= sabida;
    } else partes.push({ de, ate: seu, sabida });
  }
  if (partes.length < 2 && ate === fim) return [inteira];
  const ditas = partes.map(({ de, ate: seu }) => {
    // The word that ties it to the one before is not quoted.
    const semLigacao = de > inteira.de && /^(e|mas|ou)$/.test(palavras[de] ?? '') ? de + 1 : de;
    return perguntaDe(frase, { de: semLigacao, ate: Math.min(seu, semLigacao + maior), certa: inteira.certa });
  });
  const inteiras = ditas.filter((dita) => dita !== null);
  return inteiras.length === ditas.length ? inteiras : [inteira];
}

/** "Terapeuta: dói quando?" in a chat. */
function daTerapeuta({ resposta, palavras }: Frase): boolean {
  const ate = resposta.slice(0, palavras[0]?.inicio ?? 0);
  const linha = ate.slice(ate.lastIndexOf('\n') + 1);
  return /(terapeuta|doutora?|\bdra?\b|acupunturista)[^:\n]{0,30}:\s*$/i.test(linha) || semCarimbos(`${linha}x`) === '';
}

function falaDe({ palavras, resposta }: Frase, de: number, ate: number): string | null {
  const inicio = palavras[de]?.inicio ?? 0;
  const fim = palavras[ate - 1]?.fim ?? inicio;
  const inteira = ate === palavras.length;
  const depois = inteira ? (/^['’”")]*\?*/.exec(resposta.slice(fim))?.[0] ?? '') : '';
  const fala = semCarimbos(resposta.slice(inicio, fim) + depois)
    .replace(/^(pergunta|duvida|dúvida)s?:\s*/i, '')
    .replace(/^(e )?[“”"‘’']+/i, '')
    .replace(/[“”"]/g, '’')
    .replace(/\s+/g, ' ')
    .replace(/^(mas|aí|ai) (?=\p{L})/iu, '')
    .replace(/’+\?*$/, (fecho) => fecho.replaceAll('’', ''))
    .replace(/(?<=^[^’]*)’(?=[^’]*$)/, '')
    .trim();
  const limpa = semParentesesAbertos(inteira ? fala : semFimSolto(fala));
  return podeSerPerguntada(limpa) ? limpa : null;
}

/** Who asks for a cure or to stop a medicine promises and orders nothing: only what names others or leads out of the report is not repeated. */
export function podeSerPerguntada(fala: string): boolean {
  return podeSerCitada(fala, alheias);
}
const naoSeRepete: ReadonlySet<string> = new Set([
  'dados_de_outra_pessoa',
  'endereco_na_internet',
  'marcacao_no_texto',
]);
const alheias = regrasDePalavras.filter(({ id }) => naoSeRepete.has(id));
