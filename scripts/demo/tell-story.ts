import { type DadosAnamnese, dadosAnamneseSchema } from '@meridia/shared/anamnese/dados-anamnese.ts';
import { hasMenstrualSection } from '@meridia/shared/anamnese/dados-pessoais.ts';
import type { Cliente } from './clients.ts';
import type { Story } from './story.ts';

/** Which texts of a story this client uses, and the progress of treatment: 0 at the first assessment, always below 1. */
export interface Telling {
  variant: number;
  better: number;
  years: number;
}

/** The whole intake form of one assessment, as the app would have received it. */
export function tellStory(cliente: Cliente, { variant, better, years }: Telling): DadosAnamnese {
  const { story, sexo } = cliente;
  const idade = cliente.idade + years;
  const told = <T>(list: readonly T[] | undefined): T | null => list?.[variant % list.length] ?? null;
  const historicoMedico = told(story.historicos);
  const menstrual = hasMenstrualSection({ sexo, idade });
  return dadosAnamneseSchema.parse({
    nomeCliente: cliente.nome,
    idade,
    sexo,
    profissao: cliente.profissao,
    localidade: cliente.cidade,
    telefone: `(19) 9${8000 + ((variant * 7919) % 1999)}-${1000 + ((variant * 104_729) % 8999)}`,
    email: emailOf(cliente.nome),
    queixaPrincipal: better > 0 ? told(story.retornos) : told(story.queixas),
    inicioQueixa: story.inicioQueixa,
    intensidadeDor: Math.round(story.intensidadeDor * (1 - 0.7 * better)),
    fatoresAgravantes: story.fatoresAgravantes,
    fatoresAmeliorantes: story.fatoresAmeliorantes,
    historicoMedico,
    medicamentos: told(story.medicamentos),
    suplementos: told(story.suplementos),
    ...Object.fromEntries(Object.entries(story.sintomas).map(([list, values]) => [list, left(values, better)])),
    apetite: story.apetite,
    sede: story.sede,
    urina: story.urina,
    evacuacao: story.evacuacao,
    ...(menstrual && story.ciclo ? { ...story.ciclo, tpm: left(story.ciclo.tpm ?? [], better) } : {}),
    ...story.habitos,
    qualidadeSono: better > 0.5 && story.habitos.qualidadeSono === 'ruim' ? 'regular' : story.habitos.qualidadeSono,
    estresseNivel: Math.round(story.habitos.estresseNivel * (1 - 0.5 * better)),
    linguaDesc: story.linguaDesc,
    linguaObservacao: better > 0 ? null : story.linguaObservacao,
    faceDesc: left(story.faceDesc, better),
    orelhaDesc: story.orelhaDesc,
    gestante: menstrual ? (story.gestante ?? 'nao') : null,
    marcapasso: historicoMedico?.includes('Marca-passo') ? 'sim' : 'nao',
    alergias: told(story.alergias),
    objetivosCliente: told(story.objetivos),
    disponibilidadeSessoes: story.disponibilidade,
  });
}

/** The first part of a list, shorter as the client gets better, but never empty. */
function left<T>(values: readonly T[], better: number): T[] {
  return values.slice(0, Math.max(1, Math.ceil(values.length * (1 - 0.7 * better))));
}

/** An address in a domain that nobody can own (RFC 2606). */
function emailOf(nome: string): string {
  const words = nome
    .normalize('NFD')
    .replaceAll(/[\p{M}’']/gu, '')
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((word) => word.length > 2);
  return `${words[0] ?? 'cliente'}.${words.at(-1) ?? 'demo'}@example.com`;
}

/** The tongue on its way from the story's drawing to a normal tongue. */
export function tongueOf({ linguaDesenho: ill }: Story, better: number) {
  const share = (from: number, to: number) => from + (to - from) * better;
  return {
    body: mix(ill.body, '#c48a86', better),
    coating: mix(ill.coating, '#d8cdc6', better),
    coatingShare: share(ill.coatingShare, 0.4),
    coatingOpacity: share(ill.coatingOpacity, 0.35),
    toothmarks: (ill.toothmarks ?? false) && better < 0.6,
    cracks: ill.cracks ?? false,
  };
}

function mix(from: string, to: string, share: number): string {
  const channel = (hex: string, at: number) => Number.parseInt(hex.slice(at, at + 2), 16);
  const mixed = [1, 3, 5].map((at) => Math.round(channel(from, at) + (channel(to, at) - channel(from, at)) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}
