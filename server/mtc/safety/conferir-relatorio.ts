import { type DadosAnamnese, fieldsOfKind } from '@meridia/shared/anamnese/dados-anamnese.ts';
import type { TipoRelatorio } from '@meridia/shared/avaliacao.ts';
import type { Achado, Analise, Motor, Protocolo, RelatorioDraft, SegurancaNota } from '@meridia/shared/relatorio.ts';
import { conferirAmpliadas } from '../ampliadas/conferir-ampliadas.ts';
import { queixaNaoEntendida, type SemLeitura } from '../diferenciacao/queixa-entendida.ts';
import { semParesDesfeitos } from '../protocolo/nomear-pares.ts';
import type { SinalDeAlerta } from './alarme.ts';
import { alarmesDaQueixa, idDosAlarmes } from './alarmes-da-queixa.ts';
import { aplicarEfeito, codigosDoPonto, daAgulha } from './aplicar-regras.ts';
import { podeSerCitada } from './citar.ts';
import { conferirPalavrasDoProtocolo, conferirTextos, type Retiradas } from './conferir-textos.ts';
import { fontesQueImportam } from './fontes-que-importam.ts';
import { normalizar } from './mencoes.ts';
import { type ContextoDoTexto, type RegraDePalavras, regrasDePalavras } from './palavras-proibidas.ts';
import { type EfeitoClinico, eletro, type RegraClinica } from './regra.ts';
import { regrasClinicas } from './regras-clinicas.ts';
import { lerRelatos, lerRelatosComIa, type Relatos } from './relatos.ts';
import { encontrarSinaisDeAlerta, notaDaIa, sinaisDeAlerta } from './sinais-de-alerta.ts';
import { depoisDeHoje } from './um-so-prazo.ts';

/** Our own texts propose nothing that the rules exclude: a sentence of theirs that only seems to is left out without a word about it. */
const idDaTecnica = 'tecnica_excluida';

/** A protocol has 8 to 12 body points (docs/PRODUCT.md 9.3). */
const minimoDePontos = 8;

export interface ConteudoParaChecar {
  dados: DadosAnamnese;
  tipo: TipoRelatorio;
  analise: Analise;
  protocolo: Protocolo | null;
  textos: RelatorioDraft;
  /** Who wrote the texts. */
  motor?: Motor;
}

export interface ProtocoloParaChecar extends Pick<ConteudoParaChecar, 'dados' | 'tipo' | 'protocolo'> {
  /** Needed for what only a model read; the rules read all else in the answers themselves. */
  achados: readonly Achado[];
}

export interface ConteudoChecado {
  protocolo: Protocolo | null;
  textos: RelatorioDraft;
  seguranca: SegurancaNota[];
}

/** All rules that are enforced. A test leaves a rule out to prove that the rule is needed. */
export interface Regras {
  clinicas: readonly RegraClinica[];
  alertas: readonly SinalDeAlerta[];
  palavras: readonly RegraDePalavras[];
}

export const todasAsRegras: Regras = {
  clinicas: regrasClinicas,
  alertas: sinaisDeAlerta,
  palavras: regrasDePalavras,
};

/**
 * The final safety check, which runs on the finished content of every writer. It takes out everything that is unsafe for this
 * client or must not be said, and notes each removal with its reason and source; referrals come first. A second check changes
 * nothing.
 */
export function conferirRelatorio(
  { dados, tipo, analise, protocolo, textos, motor }: ConteudoParaChecar,
  regras: Regras = todasAsRegras,
): ConteudoChecado {
  const { achados } = analise;
  const clinica = conferirProtocolo({ dados, tipo, protocolo, achados }, regras);
  const contexto: ContextoDoTexto = {
    nomeCliente: dados.nomeCliente,
    relatos: juntarRelatos(dados),
    pontos: new Set(clinica.protocolo?.pontos.flatMap(codigosDoPonto) ?? []),
    codigosTm1: new Set(analise.padroes.map(({ codigoTm1 }) => codigoTm1)),
    tecnicasExcluidas: regrasAtivas(regras, { dados, achados }, protocolo).flatMap(
      ({ efeito: { retirarFrases = [], semEletro } }) => [retirarFrases, semEletro === true ? eletro : []].flat(),
    ),
    regras: regras.palavras,
  };
  const retiradas: Retiradas = new Map();
  const protocoloFinal = clinica.protocolo && conferirPalavrasDoProtocolo(clinica.protocolo, contexto, retiradas);
  const textosFinais = conferirTextos(semTratamento(textos, protocoloFinal === null), contexto, retiradas);
  const palavras = [...retiradas].flatMap(([regra, secoes]) =>
    motor === 'local' && regra.id === idDaTecnica
      ? []
      : nota(regra.id, regra.gravidade, regra.texto, [...secoes], regra.fonte),
  );
  return {
    protocolo: protocoloFinal,
    textos: textosFinais,
    seguranca: porGravidade([...clinica.seguranca, ...palavras]),
  };
}

/** The clinical part alone. It runs before the texts are written, so that they describe the protocol that stays. */
export function conferirProtocolo(
  { dados, tipo, protocolo, achados }: ProtocoloParaChecar,
  regras: Regras = todasAsRegras,
): { protocolo: Protocolo | null; seguranca: SegurancaNota[] } {
  const seguranca: SegurancaNota[] = [];
  let atual = tipo === 'completo' ? protocolo : null;
  let perdeuPontos: SegurancaNota | null = null;
  const efeitos: EfeitoClinico[] = [];
  const ativas = regrasAtivas(regras, { dados, achados }, protocolo);
  const semMoxa = ativas.some(({ efeito }) => efeito.semMoxa === true);
  const semAgulha = ativas.some(({ efeito }) => efeito.semAgulha);
  for (const { id, gravidade, texto, fonte, efeito, prazo, agora } of encontrarSinaisDeAlerta(
    dados,
    regras.alertas,
    achados,
  )) {
    const aplicacao = atual && efeito ? aplicarEfeito(atual, efeito) : null;
    atual = aplicacao?.protocolo ?? atual;
    if (efeito) efeitos.push(efeito);
    // What to do at home would only delay the way to the hospital.
    if (prazo === 'hoje' && atual) atual = { ...atual, terapias: [], orientacoes: [] };
    seguranca.push({
      ...nota(id, gravidade, texto, aplicacao?.removidos ?? [], fonte),
      ...(prazo && { prazo }),
      ...(agora && { agora }),
    });
  }
  const semLeitura = queixaNaoEntendida(dados, achados);
  if (semLeitura) seguranca.push(nota(idDaQueixa, 'cautela', escreverSemLeitura(semLeitura), [], fonteDaQueixa));
  // Beside what cannot wait they would only dilute it.
  const alarmes = seguranca.some(({ prazo }) => prazo === 'hoje')
    ? null
    : alarmesDaQueixa(dados, { esperaMedico: seguranca.some(({ prazo }) => prazo === 'antes') });
  const ditos = juntarRelatos(dados);
  if (alarmes)
    seguranca.push(
      nota(idDosAlarmes, 'cautela', alarmes.texto, [], fontesQueImportam(alarmes.fonte, `${ditos} ${alarmes.texto}`)),
    );
  for (const { regra, motivo, efeito, fonte } of ativas) {
    const antes = atual?.pontos.length ?? 0;
    efeitos.push(efeito);
    const aplicacao = atual && aplicarEfeito(atual, semAgulha ? semCautelaDeAgulha(efeito) : efeito);
    atual = aplicacao?.protocolo ?? null;
    const mudou = aplicacao && (aplicacao.removidos.length > 0 || aplicacao.alterados.length > 0);
    if (regra.somenteSeMudar && !mudou) continue;
    const novaNota = nota(
      regra.id,
      regra.gravidade,
      semMoxa ? semDizerComoSeUsa(motivo) : motivo,
      [...new Set(aplicacao?.removidos ?? [])],
      fontesQueImportam(fonte, `${ditos} ${motivo}`),
    );
    if (regra.prazo) novaNota.prazo = regra.prazo;
    seguranca.push(seguranca.some(({ prazo }) => prazo === 'hoje') ? depoisDeHoje(novaNota) : novaNota);
    if ((atual?.pontos.length ?? 0) < antes) perdeuPontos = novaNota;
  }
  const restam = atual?.pontos.length ?? 0;
  if (perdeuPontos && restam < minimoDePontos) {
    const quantos = restam === 1 ? 'Resta 1 ponto corporal' : `Restam ${restam} pontos corporais`;
    perdeuPontos.texto += ` ${quantos}, abaixo dos ${minimoDePontos} habituais: complete somente com pontos compatíveis com esta nota.`;
  }
  const ampliadas =
    atual?.ampliadas &&
    conferirAmpliadas(atual.ampliadas, {
      idade: dados.idade,
      achados,
      regras: new Set(seguranca.map(({ regra }) => regra)),
      efeitos,
    });
  return {
    protocolo: atual && { ...atual, ...(ampliadas && { ampliadas }), pontos: semParesDesfeitos(atual.pontos) },
    seguranca,
  };
}

/** The note on a main complaint of which nothing was read. */
export const idDaQueixa = 'queixa_nao_entendida';
const fonteDaQueixa = 'Do próprio programa: o que não foi lido não entra nas hipóteses';

function escreverSemLeitura({ fala, assunto }: SemLeitura): string {
  const deQue = assunto === null ? '' : `, e nenhum sinal diz o que há com isto: ${assunto}`;
  const citada = podeSerCitada(fala) ? ` “${fala}”` : '';
  return `Da queixa${citada} o programa não entendeu o principal${deQue}. Corrija em “Entendido”, abaixo do texto, ou marque os sinais, e gere o relatório de novo. Até lá, a hipótese vale pouco e o plano não cuida dessa queixa.`;
}

export interface RegraAtiva {
  regra: RegraClinica;
  motivo: string;
  efeito: EfeitoClinico;
  fonte: string;
}

/** What a rule said of these texts, whatever the protocol. */
const semPlano = new WeakMap<Relatos, Map<RegraClinica, RegraAtiva | null>>();

/** The rules that hold for this client, in the order of their application, each with its reason. */
export function regrasAtivas(
  { clinicas }: Regras,
  { dados, achados }: Pick<ProtocoloParaChecar, 'dados' | 'achados'>,
  protocolo: Protocolo | null,
): RegraAtiva[] {
  const relatos = lerRelatos(dados);
  const comIa = lerRelatosComIa(dados, achados);
  const ditas = semPlano.get(relatos) ?? new Map<RegraClinica, RegraAtiva | null>();
  semPlano.set(relatos, ditas);
  return clinicas.flatMap((regra) => {
    // Several steps of a report ask, and most rules read nothing but the texts.
    let ativa = regra.lePlano ? ativar(regra, dados, relatos, protocolo) : ditas.get(regra);
    if (ativa === undefined) {
      ativa = ativar(regra, dados, relatos, null);
      ditas.set(regra, ativa);
    }
    // What a model read is looked at only where a rule says nothing without it: so it can add a caution and weaken none.
    if (ativa === null && comIa) {
      const daIa = ativar(regra, dados, comIa, regra.lePlano ? protocolo : null);
      ativa = daIa && { ...daIa, motivo: `${daIa.motivo} ${notaDaIa}` };
    }
    return ativa ?? [];
  });
}

function ativar(
  regra: RegraClinica,
  dados: DadosAnamnese,
  relatos: Relatos,
  protocolo: Protocolo | null,
): RegraAtiva | null {
  const motivo = regra.motivo(dados, relatos, protocolo);
  if (motivo === null) return null;
  return {
    regra,
    motivo,
    efeito: regra.efeitoDe?.(dados, relatos) ?? regra.efeito,
    fonte: regra.fonteDe?.(dados, relatos) ?? regra.fonte,
  };
}

/** How a needle goes in is not said where no needle is used. */
function semCautelaDeAgulha(efeito: EfeitoClinico): EfeitoClinico {
  if (!efeito.cautelaPontos || !daAgulha.test(efeito.cautelaPontos.texto)) return efeito;
  const { cautelaPontos: _, ...resto } = efeito;
  return resto;
}

/** How moxa would be used is not said where another rule takes it out. */
function semDizerComoSeUsa(motivo: string): string {
  const ficam = motivo.split(/; ?/).filter((parte) => !/\bmoxa, se usada\b/.test(parte));
  return ficam.join('; ').replace(/([^.])$/, '$1.');
}

const ordemDasGravidades: readonly SegurancaNota['gravidade'][] = ['encaminhar', 'evitar', 'cautela'];

function porGravidade(notas: readonly SegurancaNota[]): SegurancaNota[] {
  return ordemDasGravidades.flatMap((gravidade) => notas.filter((uma) => uma.gravidade === gravidade));
}

/** A sign, told for certain, that a physician must see, with or without sessions beside it. */
export function temSinalDeAlerta(dados: DadosAnamnese, { alertas }: Regras = todasAsRegras): boolean {
  return encontrarSinaisDeAlerta(dados, alertas).some(({ certo }) => certo);
}

/** Whether no session is held before a physician has looked. */
export function esperaPeloMedico(dados: DadosAnamnese, { alertas }: Regras = todasAsRegras): boolean {
  return encontrarSinaisDeAlerta(dados, alertas).some(({ prazo }) => prazo === 'hoje' || prazo === 'antes');
}

/** Whether a question has to be answered before anybody is treated: with a yes a physician comes first. */
export function esperaPelaResposta(dados: DadosAnamnese, { alertas }: Regras = todasAsRegras): boolean {
  return encontrarSinaisDeAlerta(dados, alertas).some(({ gravidade, prazo }) => gravidade === 'encaminhar' && !prazo);
}

/** Whether something cannot wait until tomorrow. */
export function temUrgencia(dados: DadosAnamnese): boolean {
  return encontrarSinaisDeAlerta(dados).some(({ prazo }) => prazo === 'hoje');
}

/** The client's words as such, normalised: a report may repeat a word that the client used. What they mean says `lerRelatos`. */
function juntarRelatos(dados: DadosAnamnese): string {
  return normalizar(
    fieldsOfKind('text')
      .map((campo) => dados[campo])
      .filter((texto) => texto !== null)
      .join('\n'),
  );
}

function semTratamento(textos: RelatorioDraft, vazio: boolean): RelatorioDraft {
  return vazio ? { ...textos, protocolo: '', orientacoes: '', sessoes: '', prognostico: '' } : textos;
}

function nota(
  regra: string,
  gravidade: SegurancaNota['gravidade'],
  texto: string,
  removidos: string[],
  fonte: string,
): SegurancaNota {
  return { regra, gravidade, texto, removidos, fonte };
}
