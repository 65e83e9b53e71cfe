import { type DadosAnamnese, fieldsOfKind } from '@meridia/shared/anamnese/dados-anamnese.ts';
import {
  type CuidadoComPontos,
  chaveDoPonto,
  type PontoUsado,
  type TecnicaDoPonto,
} from '@meridia/shared/ponto-usado.ts';
import type { PontoPrescrito, Protocolo, SegurancaNota } from '@meridia/shared/relatorio.ts';
import { pontos } from '../catalog/pontos.ts';
import { pontosAuriculares } from '../catalog/pontos-auriculares.ts';
import { terapias } from '../catalog/terapias.ts';
import { aplicarEfeito } from './aplicar-regras.ts';
import { normalizar } from './mencoes.ts';
import type { EfeitoClinico, RegraClinica } from './regra.ts';
import { regrasClinicas } from './regras-clinicas.ts';
import { Relatos } from './relatos.ts';

export interface ParaCuidar {
  /** The answers as they stand now; null where they cannot be read. */
  dados: DadosAnamnese | null;
  /** The safety notes of the client's reports, those that count most first. */
  notas: readonly SegurancaNota[];
}

/**
 * What the safety rules say of each point of the catalogue for a client whose reports carry these notes: the notes' own rules are
 * applied to the catalogue. An answer that was corrected after the report counts at once, where a rule depends on it alone. No free
 * text is read here: what the texts tell stands in the notes.
 */
export function reunirCuidados({ dados, notas }: ParaCuidar): CuidadoComPontos[] {
  const dasNotas = notas.flatMap(({ regra: id, texto }) => {
    const regra = regrasDePontos.find((uma) => uma.id === id);
    return regra ? [{ regra, texto: texto.replace(quantosRestam, ''), efeito: regra.efeito }] : [];
  });
  const ativas = [...dasNotas, ...(dados ? respondidas(dados) : [])];
  const primeiras = ativas.filter(({ regra }, index) => ativas.findIndex((outra) => outra.regra === regra) === index);
  return primeiras.flatMap(({ regra, texto, efeito }) => {
    const cuidado = { regra: regra.id, texto, ...atingidosPor(regra, efeito) };
    const vazio = cuidado.evitar.length === 0 && cuidado.cautela.length === 0;
    return vazio && Object.keys(cuidado.semTecnica).length === 0 ? [] : [cuidado];
  });
}

/** The rules for the points as a set say nothing about a client. */
const regrasDePontos: readonly RegraClinica[] = regrasClinicas.filter(({ efeito }) => efeito.conjunto === undefined);

/** How many points a report lost concerns that report alone. */
const quantosRestam = / Restam? \d+ pontos? corpora(l|is), abaixo dos .*$/;

/**
 * Rules that hold because of an answer to one of the safety questions, and would not hold without it. Some rules read a text themselves, so
 * the texts are taken out: to read one here would keep other requests waiting.
 */
function respondidas(respostas: DadosAnamnese): { regra: RegraClinica; texto: string; efeito: EfeitoClinico }[] {
  const semRelatos = new Relatos([]);
  const dados = { ...respostas };
  for (const campo of fieldsOfKind('text')) dados[campo] = '';
  const semRespostas: DadosAnamnese = {
    ...dados,
    gestante: null,
    marcapasso: null,
    anticoagulante: null,
    epilepsia: null,
    cancer: null,
  };
  return regrasDePontos.flatMap((regra) => {
    const texto = regra.motivo(dados, semRelatos, null);
    if (texto === null || regra.motivo(semRespostas, semRelatos, null) !== null) return [];
    return [{ regra, texto, efeito: regra.efeitoDe?.(dados, semRelatos) ?? regra.efeito }];
  });
}

type Atingidos = Pick<CuidadoComPontos, 'evitar' | 'cautela' | 'semTecnica'>;

/** What a rule does to the catalogue is the same for every client, unless it depends on amounts and sides. */
const doCatalogo = new Map<RegraClinica, Atingidos>();

function atingidosPor(regra: RegraClinica, efeito: EfeitoClinico): Atingidos {
  const conhecidos = efeito === regra.efeito ? doCatalogo.get(regra) : undefined;
  const todos = conhecidos ?? atingidos(regra.id, efeito);
  if (efeito === regra.efeito) doCatalogo.set(regra, todos);
  return todos;
}

function atingidos(regra: string, efeito: EfeitoClinico): Atingidos {
  const { protocolo } = aplicarEfeito(catalogoInteiro, efeito);
  const ficam = new Map(protocolo.pontos.map((ponto) => [ponto.codigo, ponto]));
  const gestantes = regra === 'gestacao';
  const orelha = new Set(
    protocolo.auriculares.flatMap(({ id }) => (gestantes && evitarNaGestacao.has(id) ? [] : [id])),
  );
  const restantes = catalogoInteiro.pontos.filter(({ codigo }) => ficam.has(codigo));
  const perdem = (o: (depois: PontoPrescrito) => boolean) =>
    restantes.flatMap(({ codigo }) => {
      const depois = ficam.get(codigo);
      return depois && o(depois) ? [chave('corporal', codigo)] : [];
    });
  const exclui = (terapia: string, nome: string) =>
    terapias.find(({ id }) => id === terapia)?.evitarNasRegras.includes(regra) === true ||
    efeito.retirarTerapias?.test(normalizar(nome)) === true;
  const todos = () => perdem(() => true);
  const semTecnica: Record<TecnicaDoPonto, string[]> = {
    agulha: efeito.semAgulha ? todos() : [],
    moxa: exclui('moxabustao', 'moxabustão') ? todos() : perdem(({ moxa }) => !moxa),
    ventosa: exclui('ventosaterapia', 'ventosa') ? todos() : [],
    eletro: perdem(({ eletro }) => !eletro),
    sementes: [],
    pressao: [],
  };
  return {
    evitar: [
      ...catalogoInteiro.pontos
        .filter(({ codigo }) => !ficam.has(codigo))
        .map(({ codigo }) => chave('corporal', codigo)),
      ...catalogoInteiro.auriculares.filter(({ id }) => !orelha.has(id)).map(({ id }) => chave('auricular', id)),
    ],
    cautela: perdem(({ cautelas }) => cautelas.length > 0),
    semTecnica: Object.fromEntries(Object.entries(semTecnica).filter(([, lista]) => lista.length > 0)),
  };
}

function chave(tipo: PontoUsado['tipo'], codigo: string): string {
  return chaveDoPonto({ tipo, codigo });
}

/** Ear points that the engine never chooses in a pregnancy. */
const evitarNaGestacao = new Set<string>(
  pontosAuriculares.filter(({ evitarGestacao }) => evitarGestacao).map(({ id }) => id),
);

/** Every point of the catalogue as if it were prescribed with everything that a rule can take away. */
const catalogoInteiro: Protocolo = {
  pontos: pontos.map(({ codigo, oms, pinyin, nome, localizacao, lateralidade }) => ({
    codigo,
    oms,
    pinyin,
    nome,
    localizacao,
    tecnica: 'harmonizar',
    lateralidade,
    retencaoMin: 20,
    moxa: true,
    eletro: true,
    padraoId: '',
    metodo: '',
    cautelas: [],
  })),
  auriculares: pontosAuriculares.map(({ id, nome, oms, zona }) => ({ id, nome, oms, zona, padraoId: '', motivo: '' })),
  terapias: [],
  orientacoes: [],
  sessoes: { frequencia: '', total: 0, fases: [] },
  prognostico: { nivel: 'favoravel', razoes: [] },
};
