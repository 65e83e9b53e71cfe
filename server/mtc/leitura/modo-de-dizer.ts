// Words of death that are a figure of speech, or that the same breath takes back. Source: ABP/CFM, Suicídio: informando para prevenir (2014): what
// is denied in so many words is asked about calmly, and what is thought of, prepared or was once tried counts, whatever stands beside it.
import { type Palavra, textoDe } from './palavras.ts';

/** Somebody says of her own words that they are one. */
const nomeDaFigura = '(expressao|brincadeiras?|zoeira|piada|exagero|drama|desabafo|hiperbole|bordao|reclamacao)';
const figura = new RegExp(
  [
    '\\b(modos?|jeit(o|inho)|maneiras?|formas?)( (meu|minha|del[ae]|seu|sua))? de (falar|dizer|expressar|me expressar|se expressar|desabafar|reclamar|brincar)\\b',
    '\\bforca (de|da) expressao\\b|\\bfigura de linguagem\\b|\\b(sentido|linguagem) figurad[oa]\\b|\\bda boca (pra|para) fora\\b',
    `\\b(e|eh|era|foi|ser|so|puro|pura|apenas|diz que e|claro que e|por) ((so|um|uma|puro|pura|mais|muito|minha|meu) )*${nomeDaFigura}\\b`,
    `\\b${nomeDaFigura} (meu|minha|ne|mesmo|del[ae])\\b`,
    '\\b(brincando|brinco|exagerand[oa]|exagerei)\\b|\\bfal(o|a|ei|ou|ando) (isso )?(por|sem) (falar|pensar|querer)\\b|\\bnao e (literal|a serio|serio)\\b',
    '\\bno sentido de (tirar|fugir|ir|viajar|descansar|ferias|sair|desligar|parar|sumir)\\b|\\btipo (ir|viajar|tirar|fugir|ferias)\\b|\\b(morrer|morte|suicidio) (nunca|jamais|nem pensar)\\b',
    '\\bsumir d[oa] (trabalho|servico|escritorio|empresa|escola|faculdade|reuniao|festa|grupo|internet|cidade)\\b',
  ].join('|'),
);
/** The thought itself is denied, and not only the deed: who would never do it may still think of it. */
const negaOPensamento =
  /\b(nunca|jamais|nao|nem|nega|nego|negou|negando|sem)( (eu|de|me|mesmo|verdade|realmente|chegu?ei a|chegou a|chega a|tenho|tem|tive|teve|ha|e|eh|era|passa|passou|qualquer|nenhuma?|a|o|ter|que|estou|esta))* (pens(o|ei|a|ou|ava|ar|aria|ando|amentos?)|ideias?|ideac(ao|oes)|pela (minha |sua )?cabeca)\b(?! (direito|em outra|que\b|mais em))( (de|em|a|nem|n|nessas?|nesse|ess[ae]s?|me|se|fazer|tirar|acabar|com|algo|alguma|coisa|nada|minha|propria|contra|verdade|morte|ou|seri[oa]|uma?))* (ruins|negativ[oa]s?|nisso|disso|isso|morte|morrer|morto|morta|suicidi\w+|suicida|matar|besteiras?|bobage(m|ns)|machucar|mal|ferir|vida|mim|coisas?|serio|verdade|nada)\b/;
/** What takes the figure back: it is meant, thought of, prepared, or was once tried. */
const deVerdade =
  /(?<!\b(nao|nunca|nem|jamais|sem|nega)( \w+){0,2} )\b((penso|pensa|pensei|pensou|pensando) (muito |sempre |tanto |as vezes |mesmo )?(nisso|em (morrer|me matar|se matar|acabar|como|tomar|pular|me jogar|fazer|sumir de vez))|tent(ei|ou|ativa)( \w+)? (me matar|se matar|de|uma|suicid\w+|antes)|(ja )?tentei\b|planej\w+|comprei|guardei|juntei|carta|despedida|corda|me cort\w+|se cort\w+)\b|\b(no fundo|falando serio|dessa vez(es)? e serio|agora e (serio|verdade)|nao (e|eh|era|foi) (so |mais |um |uma )*(modo|jeito|maneira|forma|forca|brincadeira|exagero|drama|expressao|piada|da boca))\b/;

const vira = '(mas|porem|so que|contudo|entretanto|ultimamente|agora|hoje em dia)';
/** What others make of it takes nothing back. */
const deOutraBoca =
  /\b(mae|pai|marido|esposa|esposo|mulher|filh[oa]s?|irma|irmao|familia|amig[oa]s?|namorad[oa]|chefe|todo mundo|todos|el[ea]s|outros|pessoal|gente|povo|medic[oa]|psicolog[oa])( \w+){0,2} (ach\w+|diz|dizem|fal\w+|pens\w+|cham\w+|lev\w+)\b|\b(dizem|acham|falam|pensam) que\b/;
/** "Brinco com isso, mas a vontade é real": behind a turn the wish is meant. */
const viraAntes = new RegExp(`\\b${vira}\\b`);
const viraDepois = new RegExp(
  `\\b${vira}\\b( (?!(nao|nunca|nem|jamais|sem)\\b)\\w+){0,8} (penso|pensando|real|de verdade|serio|vontade de (morrer|sumir|desaparecer)|(nao )?aguento( mais)?|nao quero( mais)? viver|melhor sem)\\b`,
);

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
  if (deVerdade.test(`${antes} ${depois}`) || viraDepois.test(depois)) return false;
  if (deOutraBoca.test(`${antes} ${depois}`)) return negaOPensamento.test(depois);
  if (figura.test(depois) || negaOPensamento.test(depois)) return true;
  const achada = figura.exec(antes);
  return achada !== null && !viraAntes.test(antes.slice(achada.index));
}
