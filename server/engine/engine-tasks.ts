import type { DadosAnamnese } from '@meridia/shared/anamnese/dados-anamnese.ts';
import type { TipoRelatorio } from '@meridia/shared/avaliacao.ts';
import type { FotoObservacoes } from '@meridia/shared/foto.ts';
import type { Proposta } from '@meridia/shared/leitura-ia.ts';
import type { Pendencia, PontosPesados } from '@meridia/shared/parecer.ts';
import {
  type Analise,
  type Protocolo,
  type Relatorio,
  type RelatorioDraft,
  relatorioSchema,
} from '@meridia/shared/relatorio.ts';
import { reunirLeiaAntes } from '../mtc/achados/leia-antes.ts';
import { leiturasDeTexto } from '../mtc/achados/respostas.ts';
import { reunirFatos } from '../mtc/achados/reunir-fatos.ts';
import { reunirNaoLidos } from '../mtc/achados/reunir-nao-lidos.ts';
import { montarAmpliadas } from '../mtc/ampliadas/montar-ampliadas.ts';
import { diagnosticar } from '../mtc/diagnosticar.ts';
import { lerComSobras, type Mencao } from '../mtc/leitura/ler-texto.ts';
import type { Trecho } from '../mtc/leitura/palavras.ts';
import { isSemAlergia, semAlergia } from '../mtc/leitura/sem-alergia.ts';
import { aplicarParecer, type ParaAplicar } from '../mtc/parecer/aplicar-parecer.ts';
import { type ParaPesar, pesarPontos } from '../mtc/parecer/pesar-pontos.ts';
import { reunirPendencias } from '../mtc/parecer/reunir-pendencias.ts';
import { responderPedidos } from '../mtc/pedidos/responder-pedidos.ts';
import { semPerguntas } from '../mtc/pedidos/sem-perguntas.ts';
import { montarHtml } from '../mtc/render/montar-html.ts';
import { conferirProtocolo, conferirRelatorio, idDaQueixa } from '../mtc/safety/conferir-relatorio.ts';
import { escreverRelatorio } from '../mtc/writer/escrever-relatorio.ts';
import type { FatosRelatorio } from '../mtc/writer/fatos.ts';

/** What takes processor time: the steps of a report, and a single text. Each is pure, and its input and output can be copied between threads. */

export interface Intake {
  dados: DadosAnamnese;
  observacoes: readonly FotoObservacoes[];
  tipo: TipoRelatorio;
  /** What a model read in the texts. The engine checks it, and drops what does not stand. */
  propostas?: readonly Proposta[];
}

export interface Diagnosis {
  analise: Analise;
  /** The proposal of the engine; null in a `diagnostico` report. */
  protocolo: Protocolo | null;
  /** The same without anything unsafe for this client; the texts may describe only this protocol. */
  safeProtocolo: Protocolo | null;
}

export interface TextoTyped {
  /** The field of the intake; null for a text about anything. */
  campo: keyof typeof leiturasDeTexto | null;
  texto: string;
}

/** What a text says, and the words from which nothing was read. Offsets belong to the text in NFC. */
export interface TextoLido {
  mencoes: Pick<Mencao, 'sinal' | 'presente' | 'rotulo' | 'trechos'>[];
  naoLidos: Trecho[];
  /** What the whole text says, where it tells an absence that is no sign: "nenhuma alergia"; null otherwise. */
  ausencia: string | null;
}

/** The same reading as in a report, without strengths. */
export function read({ campo, texto }: TextoTyped): TextoLido {
  const { mencoes, naoLidos } = lerComSobras(texto, campo, campo ? leiturasDeTexto[campo] : 1);
  return {
    mencoes: mencoes.map(({ sinal, presente, rotulo, trechos }) => ({ sinal, presente, rotulo, trechos })),
    naoLidos,
    ausencia: campo === 'alergias' && isSemAlergia(texto) ? semAlergia : null,
  };
}

/** The words of each text from which nothing was read, as they stand there. */
export function findUnread(textos: readonly TextoTyped[]): string[][] {
  return textos.map(({ campo, texto }) => {
    const { naoLidos } = read({ campo, texto });
    const composto = texto.normalize('NFC');
    return naoLidos.map(({ inicio, fim }) => composto.slice(inicio, fim));
  });
}

/** The answers of the reports that are being made, by their JSON. */
const current = new Map<string, DadosAnamnese>();
/** Some reports end in another thread, or never. */
const mostCurrent = 8;

/**
 * Each step of a report gets a copy of the answers, but the engine remembers what it has read by the object. So copies of the same answers
 * become one object again: reading the texts in each step took a seventh of a report's time.
 */
function recall(copied: DadosAnamnese): DadosAnamnese {
  const key = JSON.stringify(copied);
  const dados = current.get(key) ?? copied;
  current.delete(key);
  current.set(key, dados);
  if (current.size > mostCurrent) current.delete(current.keys().next().value ?? '');
  return dados;
}

/** The last step is done: no answers stay in memory. */
function forget(copied: DadosAnamnese): void {
  current.delete(JSON.stringify(copied));
}

/** From answers and measurements to patterns and protocol. */
export function diagnose({ dados: copied, observacoes, tipo, propostas }: Intake): Diagnosis {
  const dados = recall(copied);
  const { analise, protocolo } = diagnosticar(dados, observacoes, tipo, propostas);
  const { achados } = analise;
  return {
    analise,
    protocolo,
    safeProtocolo: protocolo && conferirProtocolo({ dados, tipo, protocolo, achados }).protocolo,
  };
}

/** The texts of the local writer. */
export function write(facts: FatosRelatorio): RelatorioDraft {
  return escreverRelatorio({ ...facts, dados: recall(facts.dados) });
}

/** A report before its final check. */
export interface Draft extends Pick<Relatorio, 'fotos' | 'clinica' | 'origem' | 'leituraMudou'> {
  dados: DadosAnamnese;
  tipo: TipoRelatorio;
  analise: Analise;
  protocolo: Protocolo | null;
  textos: RelatorioDraft;
  /** The account's plan includes the wider therapies. */
  comAmpliadas?: boolean;
}

/** Runs the final check on the texts of any writer. @throws ZodError when the result is no report */
export function assemble({ dados, tipo, analise, protocolo, textos, comAmpliadas, ...rest }: Draft): Relatorio {
  const conferido = conferirRelatorio({ dados, tipo, analise, protocolo, textos, motor: rest.origem.motor });
  const ampliadas =
    comAmpliadas && conferido.protocolo ? montarAmpliadas({ analise, dados, protocolo: conferido.protocolo }) : [];
  const fatos = reunirFatos(dados);
  const pedidos = responderPedidos({ dados, analise, ...conferido });
  // Of a complaint that was understood, harmless history does not open the report.
  const quais = conferido.seguranca.some(({ regra }) => regra === idDaQueixa) ? 'todos' : 'graves';
  return relatorioSchema.parse({
    versao: 1,
    tipo,
    cliente: { nome: dados.nomeCliente, idade: dados.idade, sexo: dados.sexo },
    queixaPrincipal: dados.queixaPrincipal,
    naoLidos: reunirNaoLidos(dados, analise.achados, conferido.seguranca),
    leiaAntes: semPerguntas(reunirLeiaAntes(dados, analise.achados, conferido.seguranca, quais), { pedidos, fatos }),
    pedidos,
    fatos,
    analise,
    ...conferido,
    ...(conferido.protocolo && ampliadas.length > 0 && { protocolo: { ...conferido.protocolo, ampliadas } }),
    ...rest,
  });
}

/** The same as a finished document. @returns the report as JSON and as HTML */
export function compose(draft: Draft): { json: string; html: string } {
  const relatorio = assemble({ ...draft, dados: recall(draft.dados) });
  forget(draft.dados);
  return { json: JSON.stringify(relatorio), html: montarHtml(relatorio) };
}

/** A report with a therapist's opinion laid over it, and what is missing for her signature. */
export interface Reviewed {
  relatorio: Relatorio;
  html: string;
  pendencias: Pendencia[];
}

/** The report as reviewed; what the safety rules forbid is never in it. */
export function review(reviewed: ParaAplicar): Reviewed {
  const relatorio = aplicarParecer(reviewed);
  return { relatorio, html: montarHtml(relatorio), pendencias: reunirPendencias(reviewed, relatorio) };
}

/** Every point of the catalogue by the safety rules for one client. */
export function weighPontos(client: ParaPesar): PontosPesados {
  return pesarPontos(client);
}

/** A report as HTML. */
export function render(relatorio: Relatorio): string {
  return montarHtml(relatorio);
}

/** The report for the client who has its link: without photos, and without the clinic, which the page shows above it. */
export function renderShared(relatorio: Relatorio): string {
  return montarHtml({ ...relatorio, fotos: [], clinica: null }, 'cliente');
}
