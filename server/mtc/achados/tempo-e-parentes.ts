import { dividir, type Palavra } from './texto.ts';

/**
 * Marks the words that are not about this person now: relatives ("minha mãe tem …"), the past ("tive … na infância"), what is
 * over ("a azia passou") and exams without findings. A mark covers a whole list ("diabetes, asma e gota") and ends where the
 * sentence returns to the present or to the person.
 */
export function marcarForaDoQuadro(palavras: readonly Palavra[]): boolean[] {
  const fora = new Array<boolean>(palavras.length).fill(false);
  const trechos = dividir(palavras);
  let segue = false;
  for (const trecho of trechos) {
    const frase = trecho.map((indice) => palavras[indice]?.forma ?? '').join(' ');
    const primeira = palavras[trecho[0] ?? 0];
    if (primeira?.pausa === 'frase' || retoma.test(frase)) segue = false;
    const abre = deParente.test(frase) || (passado.test(frase) && !aindaHoje.test(frase));
    if (abre) segue = true;
    const soEste = acabou(frase) || exameNormal(frase);
    if (segue || soEste) for (const indice of trecho) fora[indice] = true;
    // "Tive asma mas hoje …" turns in the middle of the part.
    if (abre) reabrirDepoisDaVirada(palavras, trecho, fora);
  }
  return fora;
}

const parente =
  '(mae|pai|pais|avo|avos|irma|irmas|irmao|irmaos|tia|tias|tio|tios|prima|primo|sogra|marido|esposa|filha|filho)';
const doenca = '(tem|teve|tinha|com|sofre|sofria|diabetic\\w+|hipertens\\w+|cardiac\\w+|faleceu|morreu|fez|toma)';
const deParente = new RegExp(
  `\\b${parente} (\\w+ )?${doenca}\\b|\\b(historico|historia|antecedentes?|casos?) (\\w+ )?familia\\w*|\\b(na|da minha) familia (\\w+ )?(ha|tem|tinha|existem?|todos)\\b|\\bfamiliares com\\b`,
);
const passado =
  /\b(na infancia|na adolescencia|na juventude|quando (era )?(crianca|jovem|pequen[oa]|adolescente|menin[oa])|no passado|antigamente|antes tinha|antes (eu )?sofria|ja (tive|teve|tinha|ficou|fiquei)|ha muitos anos (tive|teve)|anos atras|tive|tinha)\b/;
/** Words for something that began in the past and goes on. */
const aindaHoje =
  /\b(desde|depois|apos|hoje|agora|atualmente|ainda|continua|ate hoje|nas? ultim\w+|est[ae] semana|ontem|semana passada)\b/;
/** Words with which a sentence returns to the person or to the present. */
const retoma =
  /^(e )?(mas|porem|hoje|agora|atualmente|eu|a paciente|o paciente|a cliente|o cliente|ainda|continua|ha \d|faz \d|sente|tem|esta|apresenta|refere|queixa|relata|desde|ela|ele)\b/;

const fim =
  /\b(sumiu|sumiram|desapareceu|desapareceram|passou|passaram|sarou|sarei|curou|curad[oa]|resolveu|resolvid[oa]s?|cessou|melhorou|melhoraram|acabou|superad[oa])\b/;
const parcial =
  /\b(um pouco|pouco|parcial\w*|pouca coisa|voltou|voltaram|volta|retornou|nao (melhorou|passou|sarou|curou|resolveu|sumiu)|nunca (sarou|passou|curou)|sem (melhora|passar)|nada)\b/;
/**
 * "Passou a sentir", "passou por uma cirurgia", "passou mal", "melhorou com calor", "vomitou e melhorou" do not say that
 * something is over.
 */
const outraCoisa =
  /\b(passou|passaram) (a|ao|por|mal|para|dos|o dia|a noite|\d)\b|\bmelhor(ou|aram) (com|ao|quando|depois)\b|\be (melhorou|passou)\b|\bacabou (de|tendo|com|por)\b|\bresolveu (\w+ar|\w+er|\w+ir|se)\b/;

function acabou(frase: string): boolean {
  return fim.test(frase) && !parcial.test(frase) && !outraCoisa.test(frase);
}

function exameNormal(frase: string): boolean {
  return (
    /\b(exames?|raio|radiografia|endoscopia|ressonancia|tomografia|ultrassom|eletro)\b/.test(frase) &&
    /\b(norma(l|is)|sem altera\w*|negativos?)\b/.test(frase)
  );
}

function reabrirDepoisDaVirada(palavras: readonly Palavra[], trecho: readonly number[], fora: boolean[]): void {
  const virada = trecho.findIndex((indice) =>
    /^(mas|porem|hoje|agora|atualmente)$/.test(palavras[indice]?.forma ?? ''),
  );
  if (virada > 0) for (const indice of trecho.slice(virada)) fora[indice] = false;
}
