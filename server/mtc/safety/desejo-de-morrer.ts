// A wish to die in words that name no death. Sources: ABP/CFM, Suicídio: informando para prevenir (2014); Ministério da Saúde, Depressão
// pós-parto; NICE CG192 (2014), thoughts of self-harm of mothers; OMS, Preventing suicide (2014), older people and teenagers.
import { eModoDeDizer } from '../leitura/modo-de-dizer.ts';
import { contarPalavras, type Faixa, lerPalavras, textoDe } from '../leitura/palavras.ts';
import { falaDeAlgo } from '../leitura/quem-some.ts';
import type { Certeza, Frase } from './frase.ts';
import type { Juntos } from './grupos.ts';
import { acharTodos } from './mencoes.ts';
import { maisForte, type Relatos } from './relatos.ts';

/** What makes "não acordar" a matter of sleep: when, where, how, for what, or whom. */
const sono =
  '(mais )?(no (meio|domingo|sabado|feriado)|a noite|de noite|de madrugada|durante|toda?s?\\b|varias|tant\\w+|tao|cedo|tarde|cansad\\w+|antes|depois|as\\b|com\\b|para\\b|pra\\b|sentindo|suad\\w+|assustad\\w+|ansios\\w+|enjoad\\w+|inchad\\w+|sem\\b|direito|bem|mal|a cada|de (hora|duas|2|3|tres)|[oa]s?\\b|meus?\\b|minhas?\\b|seus?\\b|ninguem\\b)';
const acordar = 'nao (acordar|acordasse|acorde|despertar|despertasse)\\b';
const naoAcordar = `${acordar}(?! ${sono})`;
/** "Dormir e não acordar às três": what reads as a wish to die is one of sleep. */
export const queDormeMelhor = new RegExp(`\\b(dormir( e)? |queria |vontade de )?${acordar} ${sono}`, 'g');
const querer =
  '(quer\\w*|preferi\\w+|prefiro|rez\\w+|peco|pedia|pede|pedi|orando|tomara|torc\\w+|sonh\\w+|vontade|melhor|bom|bem|alivio|favor|descanso|desej\\w+|penso em|imagin\\w+|esper\\w+)';
const teria =
  '(ficari\\w+|estari\\w+|seri\\w+|viveri\\w+|teri\\w+|iam? (ficar|estar|ser|viver|ter)|vao (ficar|estar|viver)|ficam|ficava\\w*|merec\\w+)';
const bem = '(melhor|melhores|feliz|felizes|leve|leves|aliviad\\w+|sossegad\\w+|tranquil\\w+|em paz|descansad\\w+|bem)';
const eu = '(eu |ela |ele )?';
const fim =
  '(morresse|morrer|sumisse|desaparecesse|nao existisse|nao estivesse (mais )?(aqui|viv\\w+)|fosse embora de vez)';
const ceu = '(deus|senhor|jesus|nossa senhora|a morte)';
const veiculo = '(carro|caminhao|onibus|trem|raio|moto|carreta|tiro)';

/** Each is a thought of the own death, whatever is told around it. */
const dizMorte = new RegExp(
  [
    `\\bse ${eu}${naoAcordar}`,
    `\\b${querer}( \\w+){0,4} ${naoAcordar}`,
    `\\b(dormir|deitar)( \\w+){0,2} (${naoAcordar}|nunca mais (acordar|levantar))`,
    '\\bfechar os olhos( \\w+){0,2} (nao|nunca)( mais)? (abrir|acordar)\\b',
    '\\b(nao|nunca mais) (quero|queria|quer|aguento|aguenta|desejo) (mais )?(viver|estar viv[oa]|existir|continuar viv\\w+)\\b(?! (assim|com|sem|dess[ea]|nest[ea]|ness[ea]|de|em|n[ao]|longe|so|sozinh[oa]|doente))',
    `\\b${teria}( \\w+){0,3} (${bem}|mais \\w+)( \\w+){0,3} sem mim\\b`,
    `\\b${querer}( \\w+){0,4} se ${eu}${fim}\\b`,
    `\\b${teria}( \\w+){0,3} ${bem}( \\w+){0,3} se ${eu}${fim}\\b`,
    `\\bse ${eu}${fim}( \\w+){0,7} (melhor|bom|alivio|favor|descans\\w+|sossego|sossegad\\w+|paz|ninguem|menos|tanto faz|(nao|nem) (ia|iria|vai|iam) (fazer falta|sentir|notar|perceber)|acabava|acabaria|gracas)\\b`,
    '\\b(sumir|desaparecer) (do mundo|de vez|para sempre|pra sempre)\\b',
    '\\bdar (um )?fim (n[ao] )?(minha )?(vida|em tudo)\\b',
    `\\b${ceu}( \\w+){0,3} (me (lev|busc|recolh|cham)asse|lev\\w+ (eu|logo))\\b`,
    `(?<!\\b(se|quando|ate)( o)? )\\b${ceu}( \\w+){0,3} me (lev(e|ar)|busc(ar|asse)|recolh(er|a)|cham(ar|e))\\b(?! (a|para|pra|pro|por|ate)\\b)`,
    '\\bnao amanhecer( mais)?( viv[oa]| nunca)?\\b(?<=\\b(torc\\w+|quer\\w*|rez\\w+|pe[cd]\\w+|bom|alivio|melhor)( \\w+){0,6})',
    `\\b${querer}( \\w+){0,3} (dormir|descansar) (para|pra) sempre\\b`,
    '\\b(dormir|descansar) (para|pra) sempre\\b( \\w+){0,6} (ninguem|falta)\\b',
    '\\b(sentido|motivo|razao|graca|porque)( \\w+){0,2} (em |para |pra |de )?(continuar (vivendo|viva|vivo|aqui)|viver|estar viv[oa])\\b(?<=\\b(nao|sem|nem|perdi|perdeu|nenhum|qual o)( \\w+){0,7})',
    `\\b(quer\\w*|podia|tomara|bem que|vontade)( \\w+){0,4} (um|uma|algum|alguma) ${veiculo}( \\w+){0,2} (peg\\w+|atropel\\w+|acert\\w+|mat\\w+|passa\\w+ por cima)\\b`,
    `\\b(um|uma) ${veiculo} (me )?(peg\\w+|atropel\\w+|acert\\w+|mat\\w+)\\b( \\w+){0,8} (acabava|acabaria|alivio|bom|melhor|paz|descans\\w+|favor)\\b`,
    '\\b(tanto faz|nao faz diferenca|pouco importa)( \\w+){0,4} (viver ou morrer|(vivo|viva) ou (morro|morta|morto)|se (eu )?(vivo|morro|morrer|acord\\w+)|acordar ou nao)\\b',
    '\\b(melhor|preferia|queria|devia|bom)( \\w+){0,4} (nao ter nascido|nunca ter nascido|ter morrido|(eu |ela |ele )?nao exist(ir|isse)|morrer de uma vez(es)?)\\b',
    '\\bmelhor( \\w+){0,3} se( \\w+){0,2} nao existisse\\b',
  ].join('|'),
);

/** These may be said of death, and may not: they are asked about. */
const podeDizerMorte = new RegExp(
  [
    `\\b${teria}( \\w+){0,3} ${bem}( \\w+){0,4} (com outr[oa] (mae|pai|familia|mulher|esposa|marido|pessoa)|(criad[oa]s?|cuidad[oa]s?) por outr[oa]\\w*)\\b`,
    `\\b(estaria|estariam|merec\\w+)( \\w+){0,3} (uma |um )?(mae|pai|familia|esposa|mulher|marido) (melhor|diferente|que prest\\w+)\\b`,
    '\\b(vontade|quer\\w*|preferi\\w+|prefiro|melhor)( \\w+){0,3} nao estar (mais )?(aqui|nesse mundo|neste mundo)\\b',
    `\\bse ${eu}${fim}\\b`,
    '\\bninguem( \\w+){0,2} (ia|iria|vai|sentiria|notaria)( \\w+){0,2} (falta|notar|perceber)( (de mim|minha|dela|dele|se eu \\w+))?\\b',
    '\\bja vivi (demais|o (bastante|suficiente|que tinha))\\b',
    '\\b(esper\\w+|aguard\\w+)( \\w+){0,2} (a (minha )?hora|a morte|minha vez(es)?) (chegar|vir|de (morrer|partir|ir))\\b|\\besper\\w+ (so )?a morte\\b',
    '\\b(cansei|cansad[oa])( \\w+){0,2} d[ea] (viver|existir|vida)\\b',
    `\\b${teria}( \\w+){0,3} ${bem}( \\w+){0,2} se tivessem? outr[oa] (mae|pai|familia)\\b`,
    '\\b(fosse eu|eu (devia|queria|podia) (ter ido|estar))( \\w+){0,2} no lugar\\b|\\b(queria|devia|podia) ter ido (junto|com ele|com ela)\\b',
    '\\bqueria( \\w+){0,2} (que )?(tudo )?(acabasse|isso acabasse de vez(es)?)\\b',
  ].join('|'),
);

/** In words, within the same clause, before what is thought. */
const alcanceDoNao = 6;
/** "Nunca pensei em", "nega querer": the thought itself is denied. */
const negaOPensar =
  /\b(medo|receio|pavor|panico|nunca|nega|nego|negou|jamais)\b|\b(nao|nem)( \w+){0,1} (pens\w+|quer\w*|desej\w+|passa pela cabeca|cheg\w+|acho|acha|tenho vontade|tem vontade|digo|diz)\b/;
/** The wish of another, told with who she is to the client. */
const desejoDeOutro =
  /\b(minha|meu|d[ao]) (mae|pai|avo|vo|sogr[oa]|tia|tio|irma|irmao|vizinh[oa]|amig[oa]|marido|esposa|prim[oa]|patroa|cunhad[oa])( (ja|sempre|vivia|so|tambem|as vezes|que|la))* (diz\w*|dizia|falava|fala|falou|disse|queria|quer|pedia|pede|pediu|preferia|morreu|repetia|vivia|rezava|achava|acha)\b/;
/** The client may be the child of whom a parent writes: she is asked. */
const deParente =
  /\b(mae|pai|irma|irmao|marido|esposa|filh[oa]|tia|tio|prim[oa]|vizinh[oa]|amig[oa]|colega)( \w+){0,3} (nao (quer|queria|aguenta)|queria|quer|preferia)\b/;

/** A wish to die in words that name no death ("se eu não acordasse era um favor"), also within a clause of thought or beside another. */
export function desejaMorrer({ frases }: Relatos): Juntos | null {
  const certeza = maisForte(
    frases.flatMap((frase) => {
      const certa = comoDiz(frase, dizMorte);
      if (certa !== null) return [deParente.test(frase.texto) && certa === 'certo' ? ('incerto' as const) : certa];
      const possivel = comoDiz(frase, podeDizerMorte);
      return possivel === null || possivel === 'passado' ? [] : ['incerto' as const];
    }),
  );
  return certeza === null ? null : { certeza, ditos: [] };
}

function comoDiz(frase: Frase, padrao: RegExp): Certeza | null {
  const { texto, marcas } = frase;
  const outro = desejoDeOutro.exec(texto);
  const lugares = acharTodos(texto, padrao).flatMap(({ 0: achado, index }) => {
    const de = contarPalavras(texto.slice(0, index));
    const doOutro = outro !== null && outro.index < index + achado.length;
    // "Outra mãe" is nobody's mother: who says "eu" speaks of herself.
    return doOutro ||
      negado(frase, de) ||
      eDitoPorDizer(frase, de) ||
      dizDeUmaQueixa(frase, { inicio: index, fim: index + achado.length })
      ? []
      : [{ de, dela: /\b(eu|mim|me)\b/.test(achado) }];
  });
  if (lugares.length === 0) return null;
  if (lugares.every(({ de, dela }) => marcas[de]?.deOutro && !dela)) return 'incerto';
  return lugares.every(({ de }) => marcas[de]?.passada) ? 'passado' : 'certo';
}

/** Signs of the body that somebody wants to be rid of, and of the mood, beside which nobody may take a wish for one of the body. */
const doCorpo =
  /^(dor$|dor_|cefaleia|enxaqueca|colica|dismenorreia|ciatica|zumbido|coceira|urticaria|erupcoes|tosse|pigarro|catarro|azia|refluxo|nausea|solucos?|ondas_calor|calor_|suor|insonia|tontura|rinite|espirros|congestao|constipacao|diarreia|incontinencia|formigamento|dormencia|caibras|tabaco)/;
const doAnimo =
  /^(tristeza|depressao|desanimo|apatia|choro|angustia|culpa|luto|solidao|automutilacao|panico|magoa|desesper)/;

/** Whether words of an end ("some de vez", "acabar com isso") speak of a complaint: the thing that they name, or the only one that was told. */
function dizDeUmaQueixa({ texto, sinais }: Frase, lugar: { inicio: number; fim: number }): boolean {
  if (falaDeAlgo(texto, lugar)) return true;
  const ids = [...sinais.keys()];
  const dito = texto.slice(lugar.inicio, lugar.fim);
  // Who only wants it may speak of the pain; who thinks of it is asked.
  return (
    /\b(isso|disso|isto)\b/.test(dito) &&
    !/\b(pens\w+|ideias?|passa\w*)\b/.test(dito) &&
    ids.some((sinal) => doCorpo.test(sinal)) &&
    !ids.some((sinal) => doAnimo.test(sinal))
  );
}

/** Words of an end that are a figure of speech, or that the answer takes back right behind them. */
function eDitoPorDizer({ palavras, resposta }: Frase, de: number): boolean {
  const onde = palavras[de]?.inicio;
  const todas = lerPalavras(resposta).palavras;
  const indice = todas.findIndex(({ inicio }) => inicio === onde);
  return indice >= 0 && eModoDeDizer(todas, indice);
}

const deFim =
  /\b(morr(er|esse)|(me|se) matar|sumi(r|sse)|desaparec(er|esse)|nao acord(ar|asse)|acabar com tudo|dar fim|ir embora d(esse|este) mundo)\b/;

/** Whether such words were told and taken back: they are asked about, and hold back no plan. */
export function retiraODesejo(frase: Frase): boolean {
  return acharTodos(frase.texto, deFim).some(
    ({ index, 0: achado }) =>
      eDitoPorDizer(frase, contarPalavras(frase.texto.slice(0, index))) &&
      !dizDeUmaQueixa(frase, { inicio: index, fim: index + achado.length }),
  );
}

/** Whether words of an end mean none: they speak of a complaint or are only a way of speaking. */
export function naoFalaDeMorte(frase: Frase, lugar: Faixa): boolean {
  return eDitoPorDizer(frase, lugar[0]) || palavrasDeUmaQueixa(frase, lugar);
}

/** The same for the words of a sentence from one to before another. */
function palavrasDeUmaQueixa(frase: Frase, [de, ate]: Faixa): boolean {
  const formas = frase.texto.split(' ');
  const inicio = formas.slice(0, de).join(' ').length + (de > 0 ? 1 : 0);
  return dizDeUmaQueixa(frase, { inicio, fim: inicio + formas.slice(de, ate).join(' ').length });
}

function negado({ palavras }: Frase, de: number): boolean {
  let inicio = de;
  while (inicio > Math.max(0, de - alcanceDoNao) && palavras[inicio]?.pausa === 'nenhuma') inicio -= 1;
  return negaOPensar.test(textoDe(palavras, [inicio, de + 1]));
}
