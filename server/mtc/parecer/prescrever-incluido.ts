import type { DadosAnamnese } from '@meridia/shared/anamnese/dados-anamnese.ts';
import type { PontoIncluido } from '@meridia/shared/parecer.ts';
import { type PontoPrescrito, type Protocolo, sessoesDePontos } from '@meridia/shared/relatorio.ts';
import { agulhaDoPonto } from '../catalog/pontos/agulhamento.ts';
import { cautelaGestacao, type Ponto } from '../catalog/pontos/ponto.ts';
import type { PontoAuricular } from '../catalog/pontos-auriculares.ts';
import { idadeAdulta } from '../protocolo/forca-do-estimulo.ts';
import { podeGestar } from '../safety/regra.ts';

/** Minutes, where the report has no points whose time it could share. */
const retencaoUsual = 20;

/** A point that the therapist chose, as the engine would write it; the safety rules come afterwards. Without current. */
export function prescreverIncluido(
  { codigo, oms, pinyin, nome, localizacao, lateralidade, cautelas, moxa, somenteMoxa }: Ponto,
  dados: Pick<DadosAnamnese, 'idade' | 'sexo'>,
  pedido: Pick<PontoIncluido, 'tecnica' | 'moxa' | 'motivo' | 'sessao'> = usual,
  protocolo?: Protocolo,
): PontoPrescrito {
  const agulha = agulhaDoPonto(codigo, dados.idade >= idadeAdulta);
  const { motivo } = pedido;
  return {
    codigo,
    oms,
    pinyin,
    nome,
    localizacao,
    lateralidade,
    tecnica: pedido.tecnica,
    retencaoMin: protocolo?.pontos[0]?.retencaoMin ?? retencaoUsual,
    moxa: moxa && (pedido.moxa || somenteMoxa),
    eletro: false,
    padraoId: '',
    metodo: 'incluído na revisão',
    cautelas: [
      ...cautelas.filter((cautela) => cautela !== cautelaGestacao || podeGestar(dados)),
      ...(motivo.trim() === '' ? [] : [`mantido na revisão: ${motivo.trim().replace(/\.+$/, '')}`]),
    ],
    ...(agulha && { agulha }),
    ...(protocolo?.posicoes && { sessoes: sessoesDo(pedido.sessao, protocolo) }),
  };
}

const usual = { tecnica: 'harmonizar', moxa: true, motivo: '', sessao: 'A' } as const;

export function prescreverAuricular({ id, nome, oms, zona, indicacoes }: PontoAuricular) {
  return { id, nome, oms, zona, padraoId: '', motivo: indicacoes[0] ?? '' };
}

/** The sessions that the report has among those asked for; the first one when it has none of them. */
function sessoesDo(pedida: PontoIncluido['sessao'], { posicoes = [] }: Protocolo): PontoPrescrito['sessoes'] {
  const existem = sessoesDePontos.filter((uma) => posicoes.some(({ sessao }) => sessao === uma));
  const achadas = existem.filter((uma) => pedida.includes(uma));
  return achadas.length > 0 ? achadas : existem.slice(0, 1);
}
