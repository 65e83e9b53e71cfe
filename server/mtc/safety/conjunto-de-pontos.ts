import { maximoDePontos, type PontoPrescrito, type Protocolo, sessoesDoPonto } from '@meridia/shared/relatorio.ts';
import { eixoDoPonto } from '../catalog/pontos/eixo.ts';
import { obterPonto } from '../catalog/pontos.ts';
import { obterPontoAuricular } from '../catalog/pontos-auriculares.ts';
import type { EfeitoClinico } from './regra.ts';

type Pontos = Pick<Protocolo, 'pontos' | 'auriculares'>;

/** The most ear points that one session may have. */
const maximoDeAuriculares = 6;

/**
 * The rules for the points as a set: known points only, each once, no opposite techniques, not too many. The changes are named in
 * `notas`.
 */
export function ajustarConjunto(
  { pontos, auriculares }: Pontos,
  conjunto: EfeitoClinico['conjunto'],
  { removidos, alterados }: { removidos: string[]; alterados: string[] },
): Pontos {
  const separar = <Item>(
    itens: readonly Item[],
    fica: (item: Item, index: number) => boolean,
    nome: (item: Item) => string,
  ) =>
    itens.filter((item, index) => {
      const mantido = fica(item, index);
      if (!mantido) removidos.push(nome(item));
      return mantido;
    });
  const codigo = (ponto: PontoPrescrito) => ponto.codigo;
  const daOrelha = ({ nome }: Pontos['auriculares'][number]) => `${nome} (auricular)`;
  switch (conjunto) {
    case undefined:
      return { pontos, auriculares };
    case 'catalogo':
      return {
        pontos: separar(pontos, (ponto) => obterPonto(ponto.codigo)?.oms === ponto.oms, codigo),
        auriculares: separar(auriculares, ({ id, oms }) => obterPontoAuricular(id)?.oms === oms, daOrelha),
      };
    case 'repetidos':
      return {
        pontos: separar(
          pontos,
          (ponto, index) => primeiro(pontos, ponto.codigo, (outro) => outro.codigo) === index,
          codigo,
        ),
        auriculares: separar(
          auriculares,
          ({ id }, index) => primeiro(auriculares, id, (outro) => outro.id) === index,
          daOrelha,
        ),
      };
    case 'opostos':
      return { pontos: reconciliar(pontos, alterados), auriculares };
    case 'quantidade':
      return {
        pontos: separar(pontos, (ponto, index) => cabeNasSessoes(ponto, pontos.slice(0, index)), codigo),
        auriculares: separar(auriculares, (_, index) => index < maximoDeAuriculares, daOrelha),
      };
  }
}

function cabeNasSessoes(ponto: PontoPrescrito, anteriores: readonly PontoPrescrito[]): boolean {
  return sessoesDoPonto(ponto).every(
    (sessao) => anteriores.filter((outro) => sessoesDoPonto(outro).includes(sessao)).length < maximoDePontos,
  );
}

function primeiro<Item>(itens: readonly Item[], chave: string, de: (item: Item) => string): number {
  return itens.findIndex((item) => de(item) === chave);
}

/** The first point of a channel keeps its technique; a later point with the opposite technique is harmonised. */
function reconciliar(pontos: readonly PontoPrescrito[], alterados: string[]): PontoPrescrito[] {
  const tecnicas = new Map<string, PontoPrescrito['tecnica']>();
  return pontos.map((ponto) => {
    const conhecido = obterPonto(ponto.codigo);
    if (!conhecido || ponto.tecnica === 'harmonizar') return ponto;
    const eixo = eixoDoPonto(conhecido);
    const vigente = tecnicas.get(eixo);
    tecnicas.set(eixo, vigente ?? ponto.tecnica);
    if (vigente === undefined || vigente === ponto.tecnica) return ponto;
    alterados.push(ponto.codigo);
    return { ...ponto, tecnica: 'harmonizar' };
  });
}
