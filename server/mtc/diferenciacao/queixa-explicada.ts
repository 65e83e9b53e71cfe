// What a client came for may have nothing to do with what her other answers show. A hypothesis that explains only those is no sure answer
// to her complaint, however well they fit.
import type { Achado, PadraoResultado } from '@meridia/shared/relatorio.ts';
import { sinalDoAchado } from '../achados/achado-id.ts';
import { isCircunstancia } from '../achados/circunstancia.ts';
import { implicacoes } from '../catalog/sinais/implicacoes.ts';
import { sinaisSeguranca } from '../catalog/sinais/seguranca.ts';
import { sinais } from '../catalog/sinais.ts';

type Explica = Pick<PadraoResultado, 'aFavor'>;

/** Whether signs of the main complaint were read, and this hypothesis explains none of them. */
export function ignoraQueixa(achados: readonly Achado[], padrao: Explica): boolean {
  const queixas = achados.filter(isQueixa);
  return queixas.length > 0 && queixasSemExplicacao(achados, [padrao]).length === queixas.length;
}

/** The signs of the main complaint that none of these hypotheses explains. */
export function queixasSemExplicacao(achados: readonly Achado[], padroes: readonly Explica[]): Achado[] {
  const explicados = new Set(padroes.flatMap(({ aFavor }) => aFavor.map(({ achadoId }) => achadoId)));
  // "Vertigem" that a hypothesis explains explains the "tontura" that follows from it, and "cansaço ao acordar" the "cansaço".
  const sinaisExplicados = new Set(
    achados.flatMap((achado) => {
      const sinal = explicados.has(achado.id) ? sinalDoAchado(achado) : undefined;
      return sinal ? [sinal, ...(implicacoes[sinal] ?? [])] : [];
    }),
  );
  const explicado = (achado: Achado) => {
    const sinal = sinalDoAchado(achado);
    return (
      explicados.has(achado.id) ||
      // The cramp of somebody whose menstruation hurts is this one.
      (sinal === 'dor_colica' && [...sinaisExplicados].some((um) => /^dismenorreia/.test(um))) ||
      // An attack of panic is told by its fear and its heart.
      (sinal === 'panico' &&
        [...sinaisExplicados].some((um) => /^(medo|palpitacao|sobressalto|ansiedade)$/.test(um))) ||
      (sinal !== undefined && [sinal, ...(implicacoes[sinal] ?? [])].some((um) => sinaisExplicados.has(um)))
    );
  };
  // A pattern that explains one pain of the limbs explains the others.
  const explicaDor = achados.some(({ id, label }) => explicados.has(id) && /^dor (n|em lugar|que desce)/.test(label));
  return achados.filter(
    (achado) => isQueixa(achado) && !explicado(achado) && !(explicaDor && achado.label.startsWith('dor ')),
  );
}

/**
 * The signs of the main complaint that no hypothesis speaks for and that are no sign of its organs either: "memória fraca" is the Kidney's
 * in every textbook, whether or not its pattern lists it.
 */
export function queixasForaDoAlcance(
  achados: readonly Achado[],
  padroes: readonly Pick<PadraoResultado, 'aFavor' | 'orgaos'>[],
): Achado[] {
  const dosPadroes = new Set<string>(padroes.flatMap(({ orgaos }) => orgaos));
  return queixasSemExplicacao(achados, padroes).filter((achado) => {
    const sinal = sinalDoAchado(achado);
    return !sinal || !sinais[sinal].marcas.some((marca) => dosPadroes.has(marca));
  });
}

/** Illnesses, implants, operations and medicines are no complaints that a hypothesis could explain; a red flag is the physician's. */
const naoSaoQueixas = new Set<string>([
  ...Object.keys(sinaisSeguranca),
  'emagrecimento',
  'fezes_pretas',
  'fezes_escuras',
  'perda_sangue',
  // Why somebody grieves is no complaint; the grief is.
  'luto',
  'separacao',
  'perda_emprego',
]);

/** A sign told in the main complaint that a hypothesis could explain. */
function isQueixa(achado: Achado): boolean {
  const { fonte, label, presente } = achado;
  return (
    presente &&
    fonte === 'anamnese.queixaPrincipal' &&
    !isCircunstancia(label) &&
    !/^medo|^uso de |^marca-passo|referid[oa]s?$/.test(label) &&
    !naoSaoQueixas.has(sinalDoAchado(achado) ?? '')
  );
}
