import { correcoesOf } from '@meridia/shared/anamnese/correcoes.ts';
import { type DadosAnamnese, fieldsOfKind } from '@meridia/shared/anamnese/dados-anamnese.ts';
import type { TipoRelatorio } from '@meridia/shared/avaliacao.ts';
import type { Analise, Protocolo, RelatorioDraft, SegurancaNota } from '@meridia/shared/relatorio.ts';
import { semParesDesfeitos } from '../protocolo/nomear-pares.ts';
import { aplicarEfeito, codigosDoPonto } from './aplicar-regras.ts';
import { conferirPalavrasDoProtocolo, conferirTextos, type Retiradas } from './conferir-textos.ts';
import { normalizar } from './mencoes.ts';
import { type ContextoDoTexto, type RegraDePalavras, regrasDePalavras } from './palavras-proibidas.ts';
import type { RegraClinica } from './regra.ts';
import { regrasClinicas } from './regras-clinicas.ts';
import { encontrarSinaisDeAlerta, type SinalDeAlerta, sinaisDeAlerta } from './sinais-de-alerta.ts';

/** A protocol has 8 to 12 body points (docs/PRODUCT.md 9.3). */
const minimoDePontos = 8;

export interface ConteudoParaChecar {
  dados: DadosAnamnese;
  tipo: TipoRelatorio;
  analise: Analise;
  protocolo: Protocolo | null;
  textos: RelatorioDraft;
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
  { dados, tipo, analise, protocolo, textos }: ConteudoParaChecar,
  regras: Regras = todasAsRegras,
): ConteudoChecado {
  const relatos = juntarRelatos(dados);
  const clinica = conferirProtocolo({ dados, tipo, protocolo }, regras);
  const contexto: ContextoDoTexto = {
    nomeCliente: dados.nomeCliente,
    relatos,
    pontos: new Set(clinica.protocolo?.pontos.flatMap(codigosDoPonto) ?? []),
    codigosTm1: new Set(analise.padroes.map(({ codigoTm1 }) => codigoTm1)),
    tecnicasExcluidas: regrasAtivas(regras, dados, relatos, protocolo).flatMap(
      ({ regra }) => regra.efeito.retirarFrases ?? [],
    ),
    regras: regras.palavras,
  };
  const retiradas: Retiradas = new Map();
  const protocoloFinal = clinica.protocolo && conferirPalavrasDoProtocolo(clinica.protocolo, contexto, retiradas);
  const textosFinais = conferirTextos(semTratamento(textos, protocoloFinal === null), contexto, retiradas);
  const palavras = [...retiradas].map(([regra, secoes]) =>
    nota(regra.id, regra.gravidade, regra.texto, [...secoes], regra.fonte),
  );
  const alertas = encontrarSinaisDeAlerta(relatos, regras.alertas).map(({ id, texto, fonte }) =>
    nota(id, 'encaminhar', texto, [], fonte),
  );
  return {
    protocolo: protocoloFinal,
    textos: textosFinais,
    seguranca: [...alertas, ...clinica.seguranca, ...palavras],
  };
}

/** The clinical part alone. It runs before the texts are written, so that they describe the protocol that stays. */
export function conferirProtocolo(
  { dados, tipo, protocolo }: Pick<ConteudoParaChecar, 'dados' | 'tipo' | 'protocolo'>,
  regras: Regras = todasAsRegras,
): { protocolo: Protocolo | null; seguranca: SegurancaNota[] } {
  const seguranca: SegurancaNota[] = [];
  let atual = tipo === 'completo' ? protocolo : null;
  let perdeuPontos: SegurancaNota | null = null;
  for (const { regra, motivo } of regrasAtivas(regras, dados, juntarRelatos(dados), protocolo)) {
    const antes = atual?.pontos.length ?? 0;
    const aplicacao = atual && aplicarEfeito(atual, regra.efeito);
    atual = aplicacao?.protocolo ?? null;
    const mudou = aplicacao && (aplicacao.removidos.length > 0 || aplicacao.alterados.length > 0);
    if (regra.somenteSeMudar && !mudou) continue;
    const novaNota = nota(regra.id, regra.gravidade, motivo, [...new Set(aplicacao?.removidos ?? [])], regra.fonte);
    seguranca.push(novaNota);
    if ((atual?.pontos.length ?? 0) < antes) perdeuPontos = novaNota;
  }
  const restam = atual?.pontos.length ?? 0;
  if (perdeuPontos && restam < minimoDePontos) {
    const quantos = restam === 1 ? 'Resta 1 ponto corporal' : `Restam ${restam} pontos corporais`;
    perdeuPontos.texto += ` ${quantos}, abaixo dos ${minimoDePontos} habituais: complete somente com pontos compatíveis com esta nota.`;
  }
  return { protocolo: atual && { ...atual, pontos: semParesDesfeitos(atual.pontos) }, seguranca };
}

function regrasAtivas(
  { clinicas }: Regras,
  dados: DadosAnamnese,
  relatos: string,
  protocolo: Protocolo | null,
): { regra: RegraClinica; motivo: string }[] {
  return clinicas.flatMap((regra) => {
    const motivo = regra.motivo(dados, relatos, protocolo);
    return motivo === null ? [] : [{ regra, motivo }];
  });
}

/** A sign that a physician must see first. */
export function temSinalDeAlerta(dados: DadosAnamnese, { alertas }: Regras = todasAsRegras): boolean {
  return encontrarSinaisDeAlerta(juntarRelatos(dados), alertas).length > 0;
}

/**
 * All free text of the intake, normalised. Each field is a line of its own, so that a denial in one field never reaches the next. What
 * the therapist corrected to be present counts too; what she took away stays, because the words themselves still stand there.
 */
function juntarRelatos(dados: DadosAnamnese): string {
  const relatos = fieldsOfKind('text').flatMap((campo) => {
    const corrigidos = [...correcoesOf(campo, dados[campo], dados.correcoes).values()];
    return [
      dados[campo] ?? [],
      ...corrigidos.flatMap(({ decisao, rotulo }) => (decisao === 'presente' ? rotulo : [])),
    ].flat();
  });
  return normalizar(relatos.join('\n'));
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
