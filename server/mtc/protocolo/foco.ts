import type { Achado } from '@meridia/shared/relatorio.ts';
import { sinalDoAchado } from '../achados/achado-id.ts';
import { isCircunstancia } from '../achados/circunstancia.ts';
import { semAcentos } from '../leitura/palavras.ts';
import { pesoPeloLugar, queixasDoRelato } from './achados-da-queixa.ts';
import { paraEmagrecer } from './frases-da-queixa.ts';
import type { QueixaPresente } from './queixas.ts';

/** So many complaints are the aim of the first phase. */
const maximo = 2;

/**
 * What the client came for, in the order in which the main complaint tells it, whether or not it has points of its own.
 */
export function focoDaQueixa(
  achados: readonly Achado[],
  queixaPrincipal: string,
  queixas: readonly QueixaPresente[],
): string[] {
  const substituidas = new Set(queixas.flatMap(({ substitui }) => substitui));
  const daPrincipal = ({ presente, fonte, label, ...achado }: Achado) =>
    presente &&
    fonte === 'anamnese.queixaPrincipal' &&
    sinalDoAchado(achado) !== undefined &&
    // Smoking only goes with a complaint, unless to stop is what she came for.
    (!isCircunstancia(label) || queixas.some(({ achadoIds }) => achadoIds.includes(achado.id)));
  const lidos = queixasDoRelato(achados, queixaPrincipal).filter(daPrincipal);
  // Of a dictated story in one breath every sign may look like a cause; what it tells is still what she came for.
  const contados = (lidos.length > 0 ? lidos : achados.filter(daPrincipal)).flatMap((achado) => {
    const nome = queixas.find(({ achadoIds }) => achadoIds.includes(achado.id))?.nome ?? achado.label;
    // A named illness is the physician's; only what can be felt of it is treated here.
    if (/ referid[oa]s?$/.test(nome) || substituidas.has(nome)) return [];
    return [{ nome, lugar: pesoPeloLugar(achado.valor, queixaPrincipal) }];
  });
  const querPeso = paraEmagrecer.exec(semAcentos(queixaPrincipal).toLowerCase());
  /** Who wants to leave the cigarette came for that, although smoking by itself is only a habit. */
  const deHabito = queixas.flatMap(({ nome, achadoIds, daPrincipal: dela }) => {
    const habito = achados.find(
      ({ id, fonte, label }) =>
        achadoIds.includes(id) && fonte === 'anamnese.queixaPrincipal' && isCircunstancia(label),
    );
    return dela && habito ? [{ nome, lugar: pesoPeloLugar(habito.valor, queixaPrincipal) }] : [];
  });
  const soDitas = queixas.flatMap(({ nome, achadoIds, lugar }) =>
    achadoIds.length === 0 && lugar !== null ? [{ nome, lugar }] : [],
  );
  const ditos = [...contados, ...soDitas, ...deHabito]
    .filter(({ nome }) => !(querPeso && /^(emagrecimento|corpo magro)/.test(nome)) && !daRaiz.test(nome))
    .sort((a, b) => b.lugar - a.lugar);
  // Beside what is treated by points of its own a mere sign is no aim.
  const tratados = new Set(queixas.map(({ nome }) => nome));
  const comPontos = ditos.filter(({ nome }) => tratados.has(nome));
  const emOrdem = (comPontos.length > 0 ? comPontos : ditos)
    // It is told last and explains what is told before: "dores difusas no pescoço e nos ombros, com diagnóstico de fibromialgia".
    .toSorted((a, b) => Number(b.nome === 'fibromialgia') - Number(a.nome === 'fibromialgia'))
    .map(({ nome }) => chamadas[nome] ?? nome);
  const nomes = emOrdem.filter((nome, indice) => !emOrdem.slice(0, indice).some((antes) => diz(antes, nome)));
  // What only other answers tell is no main complaint.
  return (nomes.length > 0 ? nomes : queixas.filter(({ daPrincipal: dela }) => dela).map(({ nome }) => nome)).slice(
    0,
    maximo,
  );
}

/** A sign of the root that nobody comes for. */
const daRaiz = /^(joelhos (fracos|frios)|suspiros frequentes)$/;
/** How the aim of the first phase calls what the points call by another name. */
const chamadas: Readonly<Record<string, string>> = { 'vontade de fumar': 'parar de fumar' };

/** "Catarro amarelo" says "catarro", and "dor no pescoço e dor no ombro" says "dor no ombro". */
function diz(antes: string, nome: string): boolean {
  return antes.includes(nome) || nome.includes(antes);
}
