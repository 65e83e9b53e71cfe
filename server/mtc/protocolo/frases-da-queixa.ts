import { semAcentos } from '../leitura/palavras.ts';

/** After one of these a full stop ends no sentence when a small letter follows. */
const abreviaturas = 'esq|dir|bilat|epic|epicond|post|ant|lat|med|inf|sup|prox|dist|reg|art|aprox|obs|min|sem';

const fimDeFrase = new RegExp(
  String.raw`(?<!\b(?:${abreviaturas}))\.(?=\s|$)|\.(?=\s+[^\p{Ll}\s]|\s*$)|[;!?\n](?=\s|$)|\n`,
  'iu',
);

/** The sentences of a text. "Ombro esq. do lado de fora" is one. */
export function emFrases(texto: string): string[] {
  return texto.split(fimDeFrase).filter((frase) => frase.trim() !== '');
}

/** Clauses of a sentence, each with what separates it from the one before. */
const entreOracoes = /(?=[,:(])|(?=\s(?:mas|porém|porem|só que|so que|enquanto|já o|já a)\s)/iu;

const bem =
  'ok|okay|normal|normais|bem|bo[am]|otim[oa]|livres?|sadi[oa]|saudavel|quiet[oa]s?|preservad[oa]s?|tranquil[oa]s?|curad[oa]s?|recuperad[oa]s?|assintomatic[oa]s?|zerad[oa]s?|sem (?:dor|dores|queixas?|nada|alteracao|alteracoes|sintomas?|limitacao|problemas?)';

/** A clause that names a part and says that it is well, or that it hurt only before. */
const sossegada = new RegExp(
  String.raw`\b(?:direit[oa]s?|esquerd[oa]s?|dir|esq|d|e|outr[oa]|\w+) (?:(?:esta|ta|e|eh|segue|anda|sempre|agora|hoje|ja|tudo|totalmente|tri|bem|super|muito) )*(?:${bem})$|\b(?:nao|nunca) (?:me |o |a |lhe )?(?:doi|doem|incomodam?|sente nada|tem nada|tem dor|tem queixa)\b(?! (?:so|apenas|quando|se|tanto|muito)\b)|^(?:nega|sem) (?:dor|dores|queixas?|alteracao|alteracoes) (?:n[oa]s?|em) |\bantes (?:\w+ ){0,6}(?:doia|doiam|incomodava|incomodavam)\b|\b(?:doia|doiam|incomodava|incomodavam)(?: tambem)?$|\bja (?:sarou|sararam|passou|curou|melhorou de vez|nao doi|nao doem|nao incomoda)`,
);

/** A clause without a part that says this of the clause before it. */
const sossega = new RegExp(
  String.raw`\b(?:isso|essa|esse|esta|este|ele|ela) (?:e|eh|era|foi) (?:coisa )?(?:muito )?(?:antig[oa]|velh[oa])\b|\bnao (?:me |o |a |lhe )?(?:incomodam?|atrapalham?)\b(?! (?:so|tanto|muito))|\bnao (?:me )?(?:doi|doem) mais\b|\b(?:agora|hoje|atualmente|ja) (?:esta|ta|estao|tao|ficou|anda|segue)? ?(?:${bem})\b|\bja (?:sarou|sararam|passou de vez|melhorou de vez|curou)\b|\b(?:mas|so que|e|porem) (?:ja )?(?:passou|sarou|sararam|curou)\b(?! (?:a|para|pra|pro|o)\b)|\b(?:esta|ta|ficou) quiet[oa]\b|\bja (?:me )?acostum\w+|\bja nem (?:ligo|noto|percebo)\b`,
);

/** What follows a list of several parts and holds for one pain only would hush the whole list. */
const comeco = /^[,:(\s]*(?:mas|porem|so que|e|que|ja|isso|agora|hoje|nao)\b/;

/**
 * The text without its clauses on what is well, settled or was only before: "ombro direito ok", "o joelho direito doía, mas agora
 * está quieto", "canela dolorida, mas isso é antigo, não incomoda". The text as it is when nothing would be left.
 */
export function semOQueSossegou(texto: string): string {
  const fica = emFrases(texto)
    .map((frase) => {
      const oracoes = frase.split(entreOracoes);
      const caladas = new Set<number>();
      for (const [indice, oracao] of oracoes.entries()) {
        const simples = simplificar(oracao);
        const encerrada = semDor.test(simples) && deOutrora.test(simplificar(oracoes[indice - 1] ?? ''));
        if (encerrada) caladas.add(indice - 1).add(indice);
        else if (indice > 0 && comeco.test(semAcentos(oracao).toLowerCase()) && sossega.test(simples)) {
          let antes = indice - 1;
          while (antes > 0 && (caladas.has(antes) || simplificar(oracoes[antes] ?? '') === '')) antes -= 1;
          caladas.add(antes).add(indice);
        } else if (nomeia.test(simples) && sossegada.test(simples)) caladas.add(indice);
      }
      return oracoes.filter((_, indice) => !caladas.has(indice)).join('');
    })
    .filter((frase) => frase.trim() !== '');
  return fica.length > 0 ? fica.join('. ') : texto;
}

/** "Punho já operado em 2015, sem dor". */
const semDor = new RegExp(`^(?:e )?(?:hoje |agora |ja )?(?:${bem})(?: hoje| agora)?$`);
const deOutrora = /\b(operad[oa]s?|operei|operou|quebrou|quebrei|fratur\w+|antig[oa]|em (19|20)\d\d)\b/;

const errante =
  /\b(muda\w* de lugar|migra\w*|pula\w* de (um lugar|lugar|uma junta)|cada (dia|hora|vez) (e )?(em |n)?(um|uma) (lugar|junta|canto)|um dia \w+( \w+)? outro dia)\b/;

/** The text without its sentences on a pain that wanders: no single joint is its place. */
export function semOQueMuda(texto: string): string {
  return emFrases(texto)
    .filter((frase) => !errante.test(simplificar(frase)))
    .join('. ');
}

/** Without this a clause such as "a cirurgia foi normal" would be taken for a part of the body. */
const nomeia =
  /\b(?:direit[oa]s?|esquerd[oa]s?|dir|esq|outr[oa]|lado|cabeca|pescoco|cervical|nuca|ombros?|bracos?|cotovelos?|punhos?|maos?|costas|lombar|coluna|quadril|coxas?|joelhos?|pernas?|canelas?|panturrilhas?|tornozelos?|pes?|calcanhar|ouvidos?|olhos?)\b/;

function simplificar(oracao: string): string {
  return semAcentos(oracao)
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim();
}

/** She came to weigh less. */
export const paraEmagrecer =
  /(?:^|\b(?:quer\w*|precis\w+|gostaria|veio|para|tentando|nao consig\w+)(?: \w+){0,4} |\be (?:tambem )?)(?:emagrecer|perder peso)\b/;
