import type { DadosAnamnese } from '@meridia/shared/anamnese/dados-anamnese.ts';
import type { PontosPesados, Veredito } from '@meridia/shared/parecer.ts';
import type { Achado, PontoPrescrito, Protocolo, SessaoDePontos } from '@meridia/shared/relatorio.ts';
import type { Ponto } from '../catalog/pontos/ponto.ts';
import { alcancado } from '../catalog/pontos/posicao.ts';
import { pontos as catalogo } from '../catalog/pontos.ts';
import { pontosAuriculares } from '../catalog/pontos-auriculares.ts';
import { aplicarEfeito } from '../safety/aplicar-regras.ts';
import { regrasAtivas, todasAsRegras } from '../safety/conferir-relatorio.ts';
import { ladoDo } from './lado-do-ponto.ts';
import { prescreverAuricular, prescreverIncluido } from './prescrever-incluido.ts';

export interface ParaPesar {
  dados: DadosAnamnese;
  achados: readonly Achado[];
  /** The treatment that the points would join. */
  protocolo: Protocolo;
}

interface Peso {
  veredito: Veredito;
  regras: string[];
}

/**
 * Every point of the catalogue by the rules that hold for this client. What a rule takes out is forbidden; what it marks at certain
 * points is a caution. A caution for all points is none of this point.
 */
export function pesarPontos({ dados, achados, protocolo }: ParaPesar): PontosPesados {
  const livres = catalogo.filter(({ proibido }) => !proibido);
  const pesos = new Map<string, Peso>();
  const pesar = (chave: string, regra: string, veredito: Veredito) => {
    const antes = pesos.get(chave);
    pesos.set(chave, {
      veredito: antes?.veredito === 'proibido' ? 'proibido' : veredito,
      regras: [...(antes?.regras ?? []), regra],
    });
  };
  const todos = {
    ...protocolo,
    pontos: livres.map((ponto) => prescreverIncluido(ponto, dados)),
    auriculares: pontosAuriculares.map(prescreverAuricular),
    terapias: [],
    orientacoes: [],
  };
  const regras: PontosPesados['regras'] = {};
  const semMoxa = new Map<string, string[]>();
  for (const { regra, motivo, efeito } of regrasAtivas(todasAsRegras, { dados, achados }, protocolo)) {
    // These rules are about points as a set.
    if (efeito.conjunto) continue;
    const { protocolo: restam } = aplicarEfeito(todos, efeito);
    const porCodigo = new Map(restam.pontos.map((ponto) => [ponto.codigo, ponto]));
    const orelha = new Set(restam.auriculares.map(({ id }) => id));
    for (const { codigo, moxa } of todos.pontos) {
      const ponto = porCodigo.get(codigo);
      if (moxa && ponto && !ponto.moxa) semMoxa.set(codigo, [...(semMoxa.get(codigo) ?? []), regra.id]);
      if (!ponto) pesar(codigo, regra.id, 'proibido');
      else if (efeito.cautelaPontos?.codigos && temCautela(ponto, efeito.cautelaPontos.texto))
        pesar(codigo, regra.id, 'cautela');
    }
    for (const { id } of todos.auriculares) if (!orelha.has(id)) pesar(chaveDaOrelha(id), regra.id, 'proibido');
    regras[regra.id] = { texto: motivo, fonte: regra.fonte };
  }
  const pesoDe = (chave: string) => pesos.get(chave) ?? { veredito: 'livre', regras: [] };
  const citadas = new Set([...[...pesos.values()].flatMap((peso) => peso.regras), ...[...semMoxa.values()].flat()]);
  return {
    regras: Object.fromEntries(Object.entries(regras).filter(([id]) => citadas.has(id))),
    pontos: livres.map((ponto) => ({
      ...naLista(ponto),
      ...aoAlcance(ponto, protocolo),
      semMoxa: semMoxa.get(ponto.codigo) ?? [],
      ...pesoDe(ponto.codigo),
    })),
    auriculares: pontosAuriculares.map(({ id, nome, oms, indicacoes }) => ({
      id,
      nome,
      oms,
      motivo: indicacoes[0] ?? '',
      ...pesoDe(chaveDaOrelha(id)),
    })),
  };
}

/** Where the sessions differ in position, the first one in which the point is reached. */
function aoAlcance(ponto: Ponto, { posicoes = [] }: Protocolo): { sessao?: SessaoDePontos } {
  if (posicoes.length < 2) return {};
  const cabe = posicoes.find(({ posicao }) => alcancado(ponto, posicao));
  return cabe ? { sessao: cabe.sessao } : {};
}

function temCautela({ cautelas }: PontoPrescrito, texto: string): boolean {
  return cautelas.includes(texto);
}

function chaveDaOrelha(id: string): string {
  return `orelha ${id}`;
}

function naLista({ codigo, oms, pinyin, nome, localizacao, moxa, lateralidade }: Ponto) {
  return { codigo, oms, pinyin, nome, localizacao, moxa, lado: ladoDo({ lateralidade }) };
}
