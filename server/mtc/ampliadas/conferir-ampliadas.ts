import type { DadosAnamnese } from '@meridia/shared/anamnese/dados-anamnese.ts';
import type { Achado, PontoPrescrito, Protocolo, TerapiaAmpliada } from '@meridia/shared/relatorio.ts';
import { sinaisPresentes } from '../achados/achado-id.ts';
import type { Criterios } from '../catalog/ampliadas/ampliada.ts';
import { automassagens } from '../catalog/ampliadas/automassagens.ts';
import { praticas } from '../catalog/ampliadas/praticas.ts';
import { semDieta, soPreparo } from '../catalog/ampliadas/pratos.ts';
import { obterPonto } from '../catalog/pontos.ts';
import { aplicarEfeito } from '../safety/aplicar-regras.ts';
import type { EfeitoClinico } from '../safety/regra.ts';

/** What the safety rules say of this client. */
export interface Ditas {
  idade: DadosAnamnese['idade'];
  achados: readonly Achado[];
  /** Ids of the rules and alarms that hold. */
  regras: ReadonlySet<string>;
  /** What they do to a plan. */
  efeitos: readonly EfeitoClinico[];
}

type Limites = Pick<Criterios, 'idadeMinima' | 'idadeMaxima' | 'evitarNasRegras' | 'sinaisContrarios'>;

export const idsDaComida = { alimentos: 'alimentos', dia: 'dia_simples', preparo: 'modo_de_preparo' } as const;
/** Babies eat what the paediatrician says. */
const idadeDeComer = 2;
const daComida: Limites = {
  idadeMinima: idadeDeComer,
  idadeMaxima: 120,
  evitarNasRegras: [...semDieta, ...soPreparo],
  sinaisContrarios: [],
};
const limites: ReadonlyMap<string, Limites> = new Map<string, Limites>([
  [idsDaComida.alimentos, daComida],
  [idsDaComida.dia, daComida],
  [idsDaComida.preparo, { ...daComida, evitarNasRegras: semDieta }],
  ...[...praticas, ...automassagens].map((uma): [string, Limites] => [uma.id, uma]),
]);

/**
 * The wider therapies that may stay: the same rules that weigh points, therapies and advice weigh these. A line about food that a rule
 * forbids goes alone, everything else goes as a whole. A second check changes nothing.
 */
export function conferirAmpliadas(ampliadas: readonly TerapiaAmpliada[], ditas: Ditas): TerapiaAmpliada[] {
  const presentes = sinaisPresentes(ditas.achados);
  const cabem = ampliadas.filter(({ id }) => {
    const limite = limites.get(id);
    return limite !== undefined && cabe(limite, ditas, presentes);
  });
  const plano = ditas.efeitos.reduce((atual, { conjunto: _, ...efeito }) => {
    return aplicarEfeito(atual, efeito).protocolo;
  }, comoPlano(cabem));
  const linhas = new Set(plano.orientacoes.map(({ id }) => id));
  const tecnicas = new Map(plano.terapias.map(({ id, descricao }) => [id, descricao]));
  const pontos = new Map(plano.pontos.map((ponto) => [ponto.codigo, ponto]));
  return cabem.flatMap((ampliada): TerapiaAmpliada[] => {
    if (ampliada.tipo === 'alimentacao') {
      const passos = ampliada.passos.filter((_, indice) => linhas.has(daLinha(ampliada, indice)));
      return passos.length > 0 ? [{ ...ampliada, passos }] : [];
    }
    const descricao = tecnicas.get(ampliada.id);
    const livres = ampliada.pontos.map(({ codigo }) => pontos.get(codigo));
    if (descricao === undefined || livres.some((ponto) => ponto === undefined || !deSozinho(ponto))) return [];
    const doMuro = [
      acrescentado(ampliada, descricao),
      ...livres.flatMap((ponto) => ponto?.cautelas ?? []).filter((cautela) => cautela.startsWith('Pular ')),
    ].flatMap((cautela) => (cautela === '' ? [] : [cautela.replace(/([^.])$/, '$1.')]));
    return [{ ...ampliada, cautelas: [...new Set([...ampliada.cautelas, ...doMuro])] }];
  });
}

function cabe(
  { idadeMinima, idadeMaxima, evitarNasRegras, sinaisContrarios }: Limites,
  { idade, regras }: Ditas,
  presentes: ReadonlySet<string>,
): boolean {
  return (
    idade >= idadeMinima &&
    idade <= idadeMaxima &&
    !evitarNasRegras.some((regra) => regras.has(regra)) &&
    !sinaisContrarios.some((sinal) => presentes.has(sinal))
  );
}

/** False for a point of one side only, and for one of which something is to be confirmed first: nobody confirms it at home. */
function deSozinho({ lado, cautelas }: PontoPrescrito): boolean {
  return lado === undefined && !cautelas.some((cautela) => cautela.startsWith('Confirmar '));
}

/** As points, therapies and advice, because that is what the rules know. */
function comoPlano(ampliadas: readonly TerapiaAmpliada[]): Protocolo {
  const codigos = new Set(ampliadas.flatMap(({ pontos }) => pontos.map(({ codigo }) => codigo)));
  return {
    pontos: [...codigos].flatMap((codigo) => apertado(codigo)),
    auriculares: [],
    terapias: ampliadas.flatMap((uma) =>
      uma.tipo === 'alimentacao' ? [] : [{ id: uma.id, nome: uma.nome, descricao: descrever(uma), padraoId: '' }],
    ),
    orientacoes: ampliadas.flatMap((uma) =>
      uma.tipo === 'alimentacao'
        ? uma.passos.map((texto, indice) => ({
            id: daLinha(uma, indice),
            categoria: 'alimentacao' as const,
            texto,
            prioridade: 'Recomendada' as const,
          }))
        : [],
    ),
    sessoes: { frequencia: '', total: 0, fases: [] },
    prognostico: { nivel: 'reservado', razoes: [] },
  };
}

/** A point under a finger: no needle, no warmth. None for a code that the catalogue does not have, or forbids. */
function apertado(codigo: string): PontoPrescrito[] {
  const ponto = obterPonto(codigo);
  if (!ponto || ponto.proibido) return [];
  const { oms, pinyin, nome, localizacao, lateralidade } = ponto;
  return [
    {
      ...{ codigo, oms, pinyin, nome, localizacao, lateralidade },
      ...{ tecnica: 'harmonizar', retencaoMin: 0, moxa: false, eletro: false, padraoId: '', metodo: '', cautelas: [] },
    },
  ];
}

const daLinha = ({ id }: TerapiaAmpliada, indice: number) => `${id}:${indice}`;

function descrever({ passos }: TerapiaAmpliada): string {
  return passos.join(' ');
}

/** What a rule has added to the words; '' where it has not. */
function acrescentado(ampliada: TerapiaAmpliada, descricao: string): string {
  const antes = descrever(ampliada);
  return descricao.startsWith(antes) ? descricao.slice(antes.length).replace(/^[.\s]+/, '') : '';
}
