// Words of death that are a figure of speech, or that the same breath takes back. Source: ABP/CFM, Suicídio: informando para prevenir (2014): what
// is denied in so many words is asked about calmly, and what is thought of, prepared or was once tried counts, whatever stands beside it.
import { type Palavra, textoDe } from './palavras.ts';

/** Somebody says of her own words that they are one. */
const figura =
  /\b(modos?|jeit(o|inho)|maneiras?|formas?) de (falar|dizer|expressar|me expressar|se expressar|desabafar)\b|\bforca (de|da) expressao\b|\b(e|eh|era|foi|so|uma|como|diz que|mera) (so |uma |apenas )?expressao\b|\bfigura de linguagem\b|\b(sentido|linguagem) figurad[oa]\b|\bda boca (pra|para) fora\b|\b(brincadeira|brincando|brinco|zoeira|piada|exagero|exagerand[oa]|exagerei|drama|desabafo|hiperbole|bordao)\b|\bno sentido de\b|\bfal(o|a|ei|ou|ando) (isso )?(por|sem) (falar|pensar|querer)\b|\btipo (ir|viajar|tirar|fugir|ferias)\b|\b(morrer|morte|suicidio) (nunca|jamais|nao|nem pensar)\b|\bsumir d[oa] (trabalho|servico|escritorio|empresa|escola|faculdade|reuniao|festa|grupo|internet|cidade|mapa um tempo)\b|\bnao e (literal|a serio|serio)\b|\b(amo|adoro|gosto (muito )?d[ea]) (a )?(viver|(minha )?vida)\b|\bquero (muito )?viver\b/;
/** The thought itself is denied, and not only the deed: who would never do it may still think of it. */
const negaOPensamento =
  /\b(nunca|jamais|nao|nem|nega|nego|negou|negando|sem)( (eu|de|me|mesmo|verdade|realmente|chegu?ei a|chegou a|chega a|tenho|tem|tive|teve|ha|e|eh|era|passa|passou|qualquer|nenhuma?|a|o|ter|que|estou|esta))* (pens(o|ei|a|ou|ava|ar|ando|amentos?)|ideias?|ideac(ao|oes)|intenc(ao|oes)|planos?|vontade|desejo|quer(o|ia|er)?|pela (minha |sua )?cabeca)\b(?! (direito|em outra|que\b|mais em))( (de|em|a|nem|n|nessas?|nesse|ess[ae]s?|me|se|fazer|tirar|acabar|com|algo|alguma|coisa|nada|minha|propria|contra|verdade|morte|ou|seri[oa]|uma?))* (ruins|negativ[oa]s?|nisso|disso|isso|morte|morrer|morto|morta|suicidi\w+|suicida|matar|besteiras?|bobage(m|ns)|machucar|mal|ferir|vida|mim|coisas?|serio|verdade|nada)\b/;
/** What takes the figure back: it is meant, thought of, prepared, or was once tried. */
const deVerdade =
  /(?<!\b(nao|nunca|nem|jamais|sem|nega)( \w+){0,2} )\b((penso|pensa|pensei|pensou|pensando) (muito |sempre |tanto |as vezes |mesmo )?(nisso|em (morrer|me matar|se matar|acabar|como|tomar|pular|me jogar|fazer|sumir de vez))|tent(ei|ou|ativa)( \w+)? (me matar|se matar|de|uma|suicid\w+|antes)|(ja )?tentei\b|planej\w+|comprei|guardei|juntei|carta|despedida|corda|me cort\w+|se cort\w+)\b|\b(no fundo|falando serio|dessa vez(es)? e serio|agora e (serio|verdade)|nao (e|eh|era|foi) (so |mais |um |uma )*(modo|jeito|maneira|forma|forca|brincadeira|exagero|drama|expressao|piada|da boca))\b/;

/** In sentences behind the one that names it, and in words. */
const seguintes = 2;
const maximo = 45;

/** Whether the wish to die or to be gone that begins at this word is told as a figure of speech, or the thought is denied right behind it. */
export function eModoDeDizer(palavras: readonly Palavra[], indice: number): boolean {
  let de = indice;
  while (de > 0 && indice - de < maximo && palavras[de]?.pausa !== 'frase') de -= 1;
  let ate = indice + 1;
  let frases = 0;
  while (ate < palavras.length && ate - indice < maximo) {
    if (palavras[ate]?.pausa === 'frase') frases += 1;
    if (frases > seguintes) break;
    ate += 1;
  }
  const [antes, depois] = [textoDe(palavras, [de, indice]), textoDe(palavras, [indice, ate])];
  const tudo = `${antes} ${depois}`;
  if (deVerdade.test(tudo)) return false;
  return figura.test(tudo) || negaOPensamento.test(depois);
}
