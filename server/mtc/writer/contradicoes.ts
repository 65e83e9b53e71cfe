import { findQuestion } from '@meridia/shared/anamnese/dados-anamnese.ts';
import type { Achado } from '@meridia/shared/relatorio.ts';
import { isCampoDoExame, sinalDoAchado } from '../achados/achado-id.ts';
import { implicacoes } from '../catalog/sinais/implicacoes.ts';
import { listar } from './portugues.ts';
import type { Redacao } from './redacao.ts';
import { rotuloDe } from './rotulos.ts';

/** So many are told; the lists of evidence have them all. */
const maximo = 2;

/** What one answer says and another denies, with both answers named, so that the therapist asks again; '' without one. */
export function escreverContradicoes({ facts, memoria }: Redacao): string {
  const { achados } = facts.analise;
  const ditas = achados
    .flatMap((sim) => {
      const nao = sim.presente && daFicha(sim) ? achados.find((outro) => nega(outro, sim)) : undefined;
      return nao ? [{ sim, nao }] : [];
    })
    .filter(({ sim }, lugar, todas) => todas.findIndex((outra) => rotuloDe(outra.sim) === rotuloDe(sim)) === lugar)
    .slice(0, maximo)
    .flatMap(({ sim, nao }) =>
      memoria.nomear([sim.id], 1).map((dito) => `${rotuloDe(dito)} (sim em ${ondeDiz(sim)}, não em ${ondeDiz(nao)})`),
    );
  const todas = [...friaOuQuente(achados), ...ditas, ...opostas(achados)].slice(0, maximo);
  return todas.length === 0 ? '' : `A ficha se contradiz, a conferir: ${listar(todas)}`;
}

/** Two signs that do not go together, told in two answers: "intestino preso" was ticked and loose stools were told. */
function opostas(achados: readonly Achado[]): string[] {
  const presentes = achados.filter((achado) => achado.presente && daFicha(achado));
  if (presentes.some((achado) => sinalDoAchado(achado) === 'fezes_alternadas')) return [];
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

/** A sign, or the general one that follows from it: who wakes at night does not sleep well. */
function nega(outro: Achado, sim: Achado): boolean {
  const sinal = sinalDoAchado(sim);
  const negado = sinalDoAchado(outro);
  if (!sinal || !negado || outro.presente || !daFicha(outro) || outro.fonte === sim.fonte) return false;
  return negado === sinal || (implicacoes[sinal] ?? []).includes(negado);
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

/** Signs of heat and cold that are told, and those that the exam shows. */
const doFrio = {
  contado: /^(intolerancia_frio|membros_frios|prefere_quentes|piora_frio|melhora_calor)@/,
  visto: /^(pulso_lento|lingua_palida|lingua_umida|saburra_branca)@/,
} as const;
const doCalor = {
  contado: /^(calor_interno|ondas_calor|prefere_frios|piora_calor|melhora_frio|inquietude)@/,
  visto: /^(pulso_rapido|lingua_vermelha|saburra_amarela|pulso_cheio)@/,
} as const;
const minimoDosLados = 2;

/** Where all that is told is of one nature and all that is seen of the other, neither takes the other back. */
function friaOuQuente(achados: readonly Achado[]): string[] {
  const presentes = achados.filter(({ presente, forca }) => presente && forca > 0);
  const quantos = (padrao: RegExp, noExame: boolean) =>
    presentes.filter(({ id, fonte }) => padrao.test(id) && isCampoDoExame(fonte.replace('anamnese.', '')) === noExame);
  const opoem = (contado: typeof doFrio | typeof doCalor, visto: typeof doFrio | typeof doCalor) =>
    quantos(contado.contado, false).length >= minimoDosLados &&
    quantos(visto.contado, false).length < minimoDosLados &&
    quantos(visto.visto, true).length >= minimoDosLados &&
    quantos(contado.visto, true).length === 0;
  const descrever = (contado: string, visto: string, padrao: RegExp) => [
    `frio e calor (o que se conta fala de ${contado}, o exame fala de ${visto}: ${listar(quantos(padrao, true).slice(0, 2).map(rotuloDe))})`,
  ];
  if (opoem(doCalor, doFrio)) return descrever('Calor', 'Frio', doFrio.visto);
  if (opoem(doFrio, doCalor)) return descrever('Frio', 'Calor', doCalor.visto);
  return [];
}

function ondeDiz({ fonte }: Achado): string {
  return findQuestion(fonte.replace('anamnese.', ''))?.reportName ?? 'outra resposta';
}
