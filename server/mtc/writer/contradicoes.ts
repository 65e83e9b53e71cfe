import { type DadosAnamnese, fieldsOfKind, findQuestion } from '@meridia/shared/anamnese/dados-anamnese.ts';
import type { Achado } from '@meridia/shared/relatorio.ts';
import { isCampoDoExame, sinalDoAchado } from '../achados/achado-id.ts';
import { semAcentos } from '../leitura/palavras.ts';
import { listar } from './portugues.ts';
import type { Redacao } from './redacao.ts';
import { rotuloDe } from './rotulos.ts';

/** So many are told; the lists of evidence have them all. */
const maximo = 2;

/** What one plain statement says and another denies of the same thing, with both answers named, so that the therapist asks again; '' without one. */
export function escreverContradicoes({ facts, memoria }: Redacao): string {
  const { achados } = facts.analise;
  const ditas = achados
    .flatMap((sim) => {
      const nao =
        sim.presente && daFicha(sim) && plana(sim, facts.dados)
          ? achados.find((outro) => nega(outro, sim) && negadaAsClaras(outro, facts.dados))
          : undefined;
      return nao ? [{ sim, nao }] : [];
    })
    .filter(({ sim }, lugar, todas) => todas.findIndex((outra) => rotuloDe(outra.sim) === rotuloDe(sim)) === lugar)
    .slice(0, maximo)
    .flatMap(({ sim, nao }) =>
      memoria.nomear([sim.id], 1).map((dito) => `${rotuloDe(dito)} (sim em ${ondeDiz(sim)}, não em ${ondeDiz(nao)})`),
    );
  const todas = [...ditas, ...opostas(achados, facts.dados)].slice(0, maximo);
  return todas.length === 0 ? '' : `A ficha se contradiz, a conferir: ${listar(todas)}`;
}

/** Two signs that do not go together, told in two answers: "intestino preso" was ticked and loose stools were told. */
function opostas(todos: readonly Achado[], dados: DadosAnamnese): string[] {
  const achados = todos.filter((achado) => plana(achado, dados));
  const presentes = achados.filter((achado) => achado.presente && daFicha(achado));
  if (todos.some((achado) => achado.presente && sinalDoAchado(achado) === 'fezes_alternadas')) return [];
  return opostos.flatMap(({ assunto, lados: [uns, outros] }) => {
    // One answer with both sides tells of a change from the one to the other.
    const dosDois = (fonte: string) =>
      [uns, outros].every((lado) => presentes.some((um) => um.fonte === fonte && lado.test(um.id)));
    if (presentes.some(({ fonte }) => dosDois(fonte))) return [];
    const um = presentes.find(({ id }) => uns.test(id));
    const outro = presentes.find(({ id, fonte }) => outros.test(id) && fonte !== um?.fonte);
    return um && outro ? [`${assunto} (${ondeDiz(um)} e ${ondeDiz(outro)} dizem o oposto)`] : [];
  });
}

/** The sides as beginnings of the ids of findings. */
const opostos: readonly { assunto: string; lados: readonly [RegExp, RegExp] }[] = [
  { assunto: 'o intestino', lados: [/^(constipacao|fezes_secas)@/, /^(diarreia\w*|fezes_moles)@/] },
  { assunto: 'a sede', lados: [/^sede_aumentada@/, /^sede_baixa@/] },
  { assunto: 'o tempo da queixa', lados: [/^inicio_recente@/, /^(cronico|constitucional)@/] },
  { assunto: 'o apetite', lados: [/^apetite_baixo@/, /^apetite_aumentado@/] },
];

/** The same sign by the same name, in another answer: "colecistectomia" and "sem trauma" are one sign and contradict nothing. */
function nega(outro: Achado, sim: Achado): boolean {
  const sinal = sinalDoAchado(sim);
  return (
    sinal !== undefined &&
    sinalDoAchado(outro) === sinal &&
    outro.label === sim.label &&
    !outro.presente &&
    daFicha(outro) &&
    outro.fonte !== sim.fonte
  );
}

/** What is hoped for is no answer, and what was seen has a text of its own. */
function daFicha({ fonte, forca }: Achado): boolean {
  const campo = fonte.replace('anamnese.', '');
  return forca > 0 && fonte.startsWith('anamnese.') && !semSintomas.has(campo) && !isCampoDoExame(campo);
}

/** Answers in which nobody tells how a symptom is: "parei de correr de medo", "dieta sem dor". */
const semSintomas: ReadonlySet<string> = new Set([
  'objetivosCliente',
  'atividadeFisica',
  'medicamentos',
  'suplementos',
  'alergias',
  'profissao',
]);

/** What holds at times only, or only to a degree, contradicts nothing: "sem dor forte", "solta quando fica nervosa". */
const comCondicao =
  /\b(antes|depois|apos|quando|qdo|as vezes|de vez em quando|hoje|agora|nunca mais|fora|so|apenas|exceto|se|na tpm|menstru\w+|nervos\w+|forte|fortes|muito|muita|intens\w+|com febre|durante|ate|ja teve|teve|tinha|em \d{4}|ora|um lado|direito|esquerdo)\b/;

/** The sentence of a free text in which the finding stands; null for a ticked answer, which is plain by itself. */
function fraseDe({ fonte, valor }: Achado, dados: DadosAnamnese): string | null {
  const campo = fonte.replace('anamnese.', '');
  const texto = fieldsOfKind('text').find((um) => um === campo);
  if (texto === undefined) return null;
  const partes = valor.split(' … ').map((parte) => semAcentos(parte).toLowerCase());
  const frases = semAcentos(dados[texto] ?? '')
    .toLowerCase()
    .split(/[.;!?\n]/);
  return frases.find((frase) => partes.every((parte) => frase.includes(parte))) ?? '';
}

/** Ticked, or told without a time, a degree or a condition. */
function plana(achado: Achado, dados: DadosAnamnese): boolean {
  const frase = fraseDe(achado, dados);
  return frase === null || (frase !== '' && !comCondicao.test(frase));
}

/** A text denies a sign plainly when the denial stands right before its own words. */
function negadaAsClaras(nao: Achado, dados: DadosAnamnese): boolean {
  const frase = fraseDe(nao, dados);
  if (frase === null) return true;
  const dita = semAcentos(nao.valor).toLowerCase();
  const antes = dita.includes(' … ') ? '' : frase.slice(0, Math.max(0, frase.indexOf(dita)));
  return (
    plana(nao, dados) &&
    (/\b(nega|nego|negou|sem|nao (tem|tenho|sente|sinto|ha|apresenta|refere)|ausencia de|nenhuma?)( (ter|sentir|qualquer|nenhuma?|a|o|de))* $/.test(
      antes,
    ) ||
      /^(nega|nego|sem|nao)\b/.test(dita))
  );
}

function ondeDiz({ fonte }: Achado): string {
  return findQuestion(fonte.replace('anamnese.', ''))?.reportName ?? 'outra resposta';
}
