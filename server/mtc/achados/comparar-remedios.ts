// What a client takes is told in words. Two lists are compared by the names in them, because a dose or an hour is written in another way
// each time.
import type { DadosAnamnese } from '@meridia/shared/anamnese/dados-anamnese.ts';
import { questions } from '@meridia/shared/anamnese/dados-anamnese.ts';
import type { Comparacao } from '@meridia/shared/comparacao.ts';
import { foldText } from '@meridia/shared/folded-text.ts';

const listas = ['medicamentos', 'suplementos', 'alergias'] as const;

/** Names that only one of the two intakes has, where both answered the question. */
export function compararListas(antes: DadosAnamnese, agora: DadosAnamnese): Comparacao['listas'] {
  return listas.flatMap((campo) => {
    const [antiga, nova] = [antes[campo], agora[campo]];
    if (!antiga || !nova) return [];
    const [velhos, novos] = [itensDe(antiga), itensDe(nova)];
    const entraram = [...novos].filter(([chave]) => !velhos.has(chave)).map(([, item]) => item);
    const sairam = [...velhos].filter(([chave]) => !novos.has(chave)).map(([, item]) => item);
    if (entraram.length + sairam.length === 0) return [];
    return [{ pergunta: questions[campo].reportName, entraram, sairam }];
  });
}

/** "Não usa mais losartana" names what is not taken. */
const negado = /\b(nao|nunca|nenhum\w*|nada|nega|sem|par(ou|ei|aram)|deix(ou|ei)|suspen\w+|interromp\w+|ex)\b/;

/** Words of a list that name nothing. */
const semNome =
  /^(uso|usa|usar|usando|toma|tomo|tomar|tomando|faz|faco|continuo|continua|remedios?|medicamentos?|medicacao|suplementos?|alergi\w+|comprimidos?|capsulas?|gotas?|doses?|diari\w+|manha|noite|tarde|jejum|vez|vezes|dias?|semanas?|mes(es)?|anos?|desde|para|pela|pelo|quando|antes|depois|todos?|todas?|cada|com|mais|agora|ainda|tambem|so|apenas|iniciou|comecou|voltou|reposicao)$/;

/** These say what kind of thing it is; the next word says which. */
const soOTipo = /^(vitamina|acido|cha|oleo|extrato|omega|creme|pomada|insulina|hormonio|antibiotico|latex)$/;

/** The items of a list by their names, as they were written. */
function itensDe(texto: string): ReadonlyMap<string, string> {
  const itens = new Map<string, string>();
  for (const parte of texto.split(/[,;\n+]|\.(?=\s|$)|\se\s/u)) {
    const item = parte.trim();
    const dobrado = foldText(item);
    if (negado.test(dobrado)) continue;
    const palavras = dobrado.split(/[^a-z0-9]+/).filter((palavra) => palavra.length > 0 && !semNome.test(palavra));
    const nome = palavras.findIndex((palavra) => /^[a-z]/.test(palavra) && palavra.length > 2);
    const primeira = palavras[nome];
    if (primeira === undefined) continue;
    const chave = soOTipo.test(primeira) ? `${primeira} ${palavras[nome + 1] ?? ''}` : primeira;
    if (!itens.has(chave)) itens.set(chave, item.length > maximo ? `${item.slice(0, maximo)}…` : item);
  }
  return itens;
}

/** In characters. */
const maximo = 60;
