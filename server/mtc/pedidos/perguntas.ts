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

/** In words. */
const [menor, maior] = [2, 26];
/** One word that asks by itself, of what was asked before it: "e a sementinha, funciona? dói?". */
const deUmaPalavra = /^(doi|machuca|funciona|adianta|resolve|ajuda|cura|demora|sara|passa|some)$/;

/** What a sentence asks; null where it asks nothing. */
export function perguntaEm(frase: Frase): Pergunta | null {
  const { texto, palavras, campo } = frase;
  const marcada = palavras.some(({ pergunta }) => pergunta);
  const nosDesejos = campo === 'objetivosCliente';
  const curta = palavras.length < menor && !(marcada && nosDesejos && deUmaPalavra.test(texto));
  if (curta || daTerapeuta(frase)) return null;
  if (!marcada && !nosDesejos && !talvezPergunte.test(texto)) return null;
  const clara = certa.exec(texto);
  const achada = clara ?? (nosDesejos ? talvez.exec(texto) : null);
  if (marcada ? !nosDesejos && !clara && !dela.test(texto) : !achada) return null;
  // "O ortopedista perguntou se"
  if (achada && deOutro.test(texto.slice(Math.max(0, achada.index - 40), achada.index))) return null;
  const inicio = marcada ? (perguntar.exec(texto)?.index ?? 0) : (achada?.index ?? 0);
  const de = texto.slice(0, inicio).split(' ').length - 1;
  const ate = Math.min(palavras.length, de + maior);
  const fala = falaDe(frase, de, ate);
  if (fala === null) return null;
  return {
    fala,
    texto: texto.split(' ').slice(de, ate).join(' '),
    certa: marcada || clara !== null,
  };
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
