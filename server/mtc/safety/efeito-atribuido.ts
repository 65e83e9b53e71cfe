// What the client herself puts down to a medicine is no sign of a pattern: "boca seca só desde a oxibutinina". Sources: ANVISA, bulas;
// WHO-UMC, causality assessment (time relationship). Listed as her words, and weighed by nobody.
import { type DadosAnamnese, type FieldOfKind, fieldsOfKind } from '@meridia/shared/anamnese/dados-anamnese.ts';
import { foldText } from '@meridia/shared/folded-text.ts';
import { sinaisCondicoes } from '../catalog/sinais/condicoes.ts';
import { sinaisContexto } from '../catalog/sinais/contexto.ts';
import { sinaisSeguranca } from '../catalog/sinais/seguranca.ts';
import { isSinalId, type SinalId } from '../catalog/sinais.ts';
import { lerCampo } from '../leitura/ler-texto.ts';
import { type Faixa, textoDe } from '../leitura/palavras.ts';
import { falaDe, podeSerCitada } from './citar.ts';
import { faixaDoAchado } from './dito.ts';
import type { Frase } from './frase.ts';
import { acharTodos } from './mencoes.ts';
import type { Relatos } from './relatos.ts';
import { eSubstancia } from './substancias.ts';

export interface Atribuido {
  sinal: SinalId;
  /** As the intake names it. */
  remedio: string;
  fala: string;
}

const artigo = '(o |a |os |as |um |uma |meu |minha |esse |essa |este |esta )?';
const deTomar =
  '(tomo|tomei|toma|tomou|uso|usei|usa|usou|comec\\w+|inici\\w+|troqu\\w+|trocou|aument\\w+|passei|passou|coloqu\\w+|receit\\w+|entrei|entrou)';
const remedio = '(?<remedio>[a-z][a-z0-9]{2,}( [a-z]{4,})?)';
/** A cause in the client's words, up to the name of what she takes. */
const causas: readonly RegExp[] = [
  // "Só desde a oxibutinina", "depois da metformina", "desde que comecei com o remédio da pressão"
  new RegExp(
    `\\b(desde|(depois|a partir)( d[eoa]s?)? que|(depois|a partir) d[eoa]s?|apos)( que)?( eu)?( ${deTomar})?( (a|de) (tomar|usar)| com| para| o uso d[eoa])? ${artigo}${remedio}`,
  ),
  new RegExp(
    `\\b(por causa|por conta|efeitos?( colatera(l|is))?|reac(ao|oes)|culpa|consequencia|provocad[oa]s? pel|causad[oa]s? pel|devido a)( d)?(e |o |a |os |as | )?${artigo}${remedio}`,
  ),
  new RegExp(
    `\\b(quando|sempre que|toda vez(es)? que|logo que|assim que|meia hora depois que|uma hora depois que|logo depois que) (eu )?(tomo|uso|toma|usa) ${artigo}${remedio}`,
  ),
  new RegExp(`\\b(isso )?e d[oa] ${remedio}`),
];
const semNome =
  /^(remedios?|medicac(ao|oes)|medicamentos?|comprimidos?|antidepressivo|pilula|injecao|colirio|bombinha|quimio|quimioterapia|antibiotico|corticoide|calmante|diuretico|estatina|vitamina|suplemento)$/;
const porFinal =
  /^\w{3,}(pril|olol|sartana?|statina|prazol|conazol|micina|cilina|xetina|pram|ralina|zepam|zolam|formina|gliptina|gliflozina|triptana?|metasona|solona|sterona|stradiol|profeno|fenaco|semida|tiazida|dipina|butinina|triptilina|tripina|gabalina|pentina|piramato|lukaste|retinoina|trexato|tadina|tidina|xifeno|trozol|niacina|cetirizina)$/;
/** The medicine helped, or the sign is older than it. */
const naoEfeito =
  /\b(melhor\w*|aliv\w+|pass(ou|a)|sumi\w+|diminu\w+|par(ou|aram)|control\w+|cur(ou|ei)|sar(ou|ei)|so consigo|consigo dormir|ja tinha|antes d[eoa]|sempre (tive|teve)|pior(ou|a|ei)|aument(ou|a)|receit\w+ (para|pra|por)|tomo (para|pra|por causa)|uso (para|pra|por causa))\b/;
const virada = /^(mas|porem|so|agora|hoje|antes)$/;

const jaLidos = new WeakMap<Relatos, Atribuido[]>();

/** Signs that the texts put down to something the client takes, each once. The same texts are looked through once. */
export function efeitosAtribuidos(relatos: Relatos, dados: DadosAnamnese): Atribuido[] {
  const antes = jaLidos.get(relatos);
  if (antes) return antes;
  const tomados = new Set(nomesDe(`${dados.medicamentos ?? ''} ${dados.suplementos ?? ''}`));
  const vistos = new Map<string, Atribuido>();
  for (const frase of relatos.frases) {
    if (frase.campo === 'alergias' || frase.campo === 'objetivosCliente') continue;
    const ditos = ditosNaFrase(frase, dados);
    if (ditos.size === 0) continue;
    for (const atribuido of daFrase(frase, ditos, tomados))
      if (!vistos.has(atribuido.sinal)) vistos.set(atribuido.sinal, atribuido);
  }
  const atribuidos = [...vistos.values()];
  jaLidos.set(relatos, atribuidos);
  return atribuidos;
}

/** What an answer on tongue, pulse or ear tells besides is no sign to the rules of safety, and a finding all the same. */
function ditosNaFrase(frase: Frase, dados: DadosAnamnese): ReadonlyMap<string, readonly Faixa[]> {
  if (!deExame.has(frase.campo) || !isTexto(frase.campo)) {
    return new Map([...frase.lugares].filter(([sinal]) => frase.sinais.get(sinal) === 'certo'));
  }
  const ditos = new Map<string, Faixa[]>();
  for (const { sinal, presente, trechos } of lerCampo(dados, frase.campo).ditos) {
    const dentro = frase.palavras.flatMap(({ inicio, fim }, indice) =>
      trechos.some((trecho) => inicio >= trecho.inicio && fim <= trecho.fim) ? [indice] : [],
    );
    const [primeiro] = dentro;
    if (presente && primeiro !== undefined) ditos.set(sinal, [[primeiro, (dentro.at(-1) ?? primeiro) + 1]]);
  }
  return ditos;
}

const deExame: ReadonlySet<string> = new Set(['linguaObservacao', 'pulsoObservacao', 'orelhaObservacao']);
const isTexto = (campo: string): campo is FieldOfKind<'text'> => fieldsOfKind('text').some((um) => um === campo);
/** An illness, an operation or a circumstance has no such cause. */
const semCausa: ReadonlySet<string> = new Set(
  [sinaisCondicoes, sinaisSeguranca, sinaisContexto].flatMap((tabela) => Object.keys(tabela)),
);

function daFrase(
  frase: Frase,
  ditos: ReadonlyMap<string, readonly Faixa[]>,
  tomados: ReadonlySet<string>,
): Atribuido[] {
  return causas.flatMap((causa) =>
    acharTodos(frase.texto, causa).flatMap((achado): Atribuido[] => {
      const nome = nomeDoRemedio(achado.groups?.remedio ?? '', tomados);
      const [de, ate] = faixaDoAchado(frase.texto, achado);
      if (nome === null || frase.marcas[de]?.negada || frase.marcas[de]?.deOutro) return [];
      const [inicio, fim] = alcance(frase, de, ate);
      if (naoEfeito.test(textoDe(frase.palavras, [inicio, fim]))) return [];
      const fala = falaDe({ ...frase, palavras: frase.palavras.slice(inicio, fim) }, maximoDaFala);
      return [...ditos].flatMap(([sinal, lugares]) => {
        const dentro = lugares.every(([a, b]) => a >= inicio && b <= fim && (b <= de || a >= ate));
        return dentro && !semCausa.has(sinal) && isSinalId(sinal)
          ? [{ sinal, remedio: nome, fala: podeSerCitada(fala) ? fala : '' }]
          : [];
      });
    }),
  );
}

/** In characters. */
const maximoDaFala = 120;

/**
 * What such a cause speaks of: the clause before it, or behind a comma all that was listed before; at the head of a sentence what follows.
 */
function alcance({ palavras }: Frase, de: number, ate: number): [number, number] {
  const comeca = (indice: number) => indice === 0 || palavras[indice]?.pausa !== 'nenhuma';
  let fim = ate;
  while (fim < palavras.length && !virada.test(palavras[fim]?.forma ?? '')) fim += 1;
  if (de === 0) return [0, fim];
  const daLista =
    comeca(de) ||
    (de > 0 && /^(so|tudo|isso|apenas|somente|ambos|ambas)$/.test(palavras[de - 1]?.forma ?? '') && comeca(de - 1));
  let inicio = de;
  while (inicio > 0) {
    if (/^(mas|porem)$/.test(palavras[inicio - 1]?.forma ?? '')) break;
    if (comeca(inicio) && !daLista) break;
    inicio -= 1;
  }
  return [inicio, ate];
}

function nomeDoRemedio(dito: string, tomados: ReadonlySet<string>): string | null {
  const [primeira = ''] = dito.split(' ');
  if (semNome.test(primeira)) return dito.startsWith('remedio') ? 'um remédio' : primeira;
  const conhecida = porFinal.test(primeira) || tomados.has(primeira) || eSubstancia(primeira);
  return conhecida ? primeira : null;
}

function nomesDe(texto: string): string[] {
  return (
    foldText(texto)
      .match(/[a-z]{5,}/g)
      ?.filter((forma) => !comuns.test(forma)) ?? []
  );
}

/** Words of an answer on medicines that name none. */
const comuns =
  /^(manha|tarde|noite|dormir|antes|depois|quando|desde|comprimidos?|gotas|semana|vezes|meses|todos?|todas?|pressao|colesterol|tireoide|diabetes|coluna|estomago|dores?|cabeca|ansiedade|depressao|insonia|crise|crises|jejum|almoco|jantar|cafe|nenhum|nenhuma|medico|medica|parou|parei|conta|propria|uso|usa|tomo|toma|ainda|sempre|operacao|cirurgia|menopausa|parto|gravidez|queda|pandemia|infancia|morte|separacao|mudanca)$/;
