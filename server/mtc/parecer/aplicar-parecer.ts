import type { DadosAnamnese } from '@meridia/shared/anamnese/dados-anamnese.ts';
import {
  type Assinatura,
  ampliadaDe,
  hipoteseDe,
  type Parecer,
  type ParecerMostrado,
  type ParteDoParecer,
  terapiaDe,
} from '@meridia/shared/parecer.ts';
import type {
  PadraoResultado,
  PontoPrescrito,
  Protocolo,
  Relatorio,
  SegurancaNota,
} from '@meridia/shared/relatorio.ts';
import { obterPonto } from '../catalog/pontos.ts';
import { obterPontoAuricular } from '../catalog/pontos-auriculares.ts';
import { semCompararCom } from '../diferenciacao/decidir.ts';
import { responderPedidos } from '../pedidos/responder-pedidos.ts';
import { aplicarEfeito } from '../safety/aplicar-regras.ts';
import { conferirProtocolo } from '../safety/conferir-relatorio.ts';
import { regrasClinicas } from '../safety/regras-clinicas.ts';
import { porNoLado } from './lado-do-ponto.ts';
import { liberacaoQueVale } from './liberacao-que-vale.ts';
import { listarPartes, textoDe } from './listar-partes.ts';
import { mudarSessoes } from './mudar-sessoes.ts';
import { prescreverAuricular, prescreverIncluido } from './prescrever-incluido.ts';
import { semCautelasRetiradas } from './retirar-cautelas.ts';

export interface ParaAplicar {
  /** The report as the engine wrote it. */
  maquina: Relatorio;
  parecer: Parecer;
  /** The answers of today: a rule that has begun to hold since the report counts. */
  dados: DadosAnamnese;
  /** Null while nobody has signed. */
  assinatura: Assinatura | null;
}

/**
 * The report as reviewed: the therapist's words, points and sessions in place of the machine's, without what she struck. What the
 * safety rules take out of the result is never in it, whatever the opinion says. Pure; an empty opinion changes only `parecer`.
 */
export function aplicarParecer({ maquina, parecer, dados, assinatura }: ParaAplicar): Relatorio {
  const retirada = (parte: string) => parecer.partes[parte]?.decisao === 'retirado' && parte !== 'seguranca';
  const escolhido = maquina.tipo === 'completo' ? maquina.protocolo : null;
  const conferido = conferirProtocolo({
    dados,
    tipo: maquina.tipo,
    achados: maquina.analise.achados,
    protocolo: escolhido && mudarProtocolo(escolhido, parecer, dados, retirada),
  });
  const seguranca = semCautelasRetiradas(
    juntarNotas(
      maquina.seguranca.filter((nota) => haPontosDaNota(nota, conferido.protocolo)),
      conferido.seguranca,
    ),
    parecer.cautelasRetiradas,
  );
  return {
    ...maquina,
    analise: {
      ...maquina.analise,
      padroes: mudarPadroes(maquina.analise.padroes, retirada),
    },
    protocolo: conferido.protocolo,
    textos: mudarTextos(maquina.textos, parecer, retirada),
    seguranca,
    // Of the plan as she leaves it: an answer never speaks of a point that she struck.
    ...(maquina.pedidos && {
      pedidos: responderPedidos({ dados, analise: maquina.analise, protocolo: conferido.protocolo, seguranca }),
    }),
    parecer: mostrar(parecer, { maquina, assinatura, liberacao: liberacaoQueVale(parecer, seguranca) }),
  };
}

/** The hypotheses left, none of them told apart from a struck one any more. */
function mudarPadroes(padroes: readonly PadraoResultado[], retirada: (parte: string) => boolean): PadraoResultado[] {
  const sairam = padroes.flatMap(({ id, nome }) => (retirada(hipoteseDe(id)) ? [nome] : []));
  return padroes
    .filter(({ id }) => !retirada(hipoteseDe(id)))
    .map((padrao) => ({ ...padrao, decidiria: semCompararCom(sairam, padrao.decidiria) }));
}

interface ParaMostrar extends Pick<ParaAplicar, 'maquina' | 'assinatura'> {
  liberacao: ParecerMostrado['liberacao'] | null;
}

function mostrar(parecer: Parecer, { maquina, assinatura, liberacao }: ParaMostrar): ParecerMostrado {
  const { partes } = parecer;
  const todas = Object.entries(partes);
  const com = (decisao: string) => todas.flatMap(([id, parte]) => (parte.decisao === decisao ? [id] : []));
  const retiradas = com('retirado').filter((id) => id !== 'seguranca');
  // Where she has reread the words and left them as they were, they are not hers.
  const daMaquina = new Map(
    listarPartes(maquina).flatMap(({ id, texto, comTexto }) => (comTexto ? [[id, texto.trim()]] : [])),
  );
  const isDela = (id: string) => {
    const antes = daMaquina.get(id);
    return antes === undefined || dizer(partes[id], antes) !== antes || escreveuNaLista(id, parecer, maquina);
  };
  const notas = todas.flatMap(([id, { nota }]) =>
    nota.trim() === '' || retiradas.includes(id) ? [] : [[id, nota.trim()]],
  );
  return {
    situacao: assinatura ? 'assinado' : 'nao_revisado',
    assinatura,
    codigo: null,
    retiradas,
    alteradas: com('alterado').filter(isDela),
    notas: Object.fromEntries(notas),
    ...(liberacao && { liberacao }),
  };
}

/** Words of the part that are hers, besides its text. */
function escreveuNaLista(id: string, { orientacoes, prognostico }: Parecer, { protocolo }: Relatorio): boolean {
  if (id === 'prognostico') return prognostico !== null && prognostico !== protocolo?.prognostico.nivel;
  if (id !== 'orientacoes') return false;
  const { incluidas, retiradas, alteradas } = orientacoes;
  const mudadas = alteradas.filter(({ id: uma }) => !retiradas.includes(uma));
  return (
    incluidas.length > 0 ||
    mudadas.some(({ id: uma, texto }) =>
      protocolo?.orientacoes.some((antes) => antes.id === uma && antes.texto !== texto.trim()),
    )
  );
}

function mudarTextos(
  textos: Relatorio['textos'],
  { partes }: Parecer,
  retirada: (parte: string) => boolean,
): Relatorio['textos'] {
  const novo = (parte: string, texto: string) => (retirada(parte) ? '' : dizer(partes[parte], texto));
  const mudados = Object.keys(partes).flatMap((parte) => {
    const chave = textoDe(parte);
    return chave ? [[chave, novo(parte, textos[chave])] as const] : [];
  });
  return {
    ...textos,
    ...Object.fromEntries(mudados),
    hipoteses: textos.hipoteses
      .filter(({ padraoId }) => !retirada(hipoteseDe(padraoId)))
      .map((hipotese) => ({ ...hipotese, texto: novo(hipoteseDe(hipotese.padraoId), hipotese.texto) })),
  };
}

/** Her words for a part that she changed, else the report's. */
function dizer(parte: ParteDoParecer | undefined, texto: string): string {
  return parte?.decisao === 'alterado' && parte.texto !== null ? parte.texto.trim() : texto;
}

function mudarProtocolo(
  protocolo: Protocolo,
  { partes, pontos, auriculares, orientacoes, sessoes, prognostico }: Parecer,
  dados: DadosAnamnese,
  retirada: (parte: string) => boolean,
): Protocolo {
  const dela = pontos.incluidos.flatMap((pedido) => {
    const ponto = obterPonto(pedido.codigo);
    const repetido = protocolo.pontos.some(({ codigo }) => codigo === pedido.codigo);
    return ponto && !ponto.proibido && !repetido
      ? [porNoLado(prescreverIncluido(ponto, dados, pedido, protocolo), pedido.lado)]
      : [];
  });
  const daOrelha = auriculares.incluidos.flatMap((id) => {
    const ponto = obterPontoAuricular(id);
    return ponto && !protocolo.auriculares.some((outro) => outro.id === id) ? [prescreverAuricular(ponto)] : [];
  });
  return {
    ...protocolo,
    pontos: retirada('pontos')
      ? []
      : [
          ...protocolo.pontos
            .filter(({ codigo }) => !pontos.retirados.includes(codigo))
            .map((ponto) => mudarPonto(ponto, pontos.alterados)),
          ...dela,
        ],
    auriculares: retirada('auriculares')
      ? []
      : [...protocolo.auriculares.filter(({ id }) => !auriculares.retirados.includes(id)), ...daOrelha],
    terapias: protocolo.terapias
      .filter(({ id }) => !retirada(terapiaDe(id)))
      .map((terapia) => ({ ...terapia, descricao: dizer(partes[terapiaDe(terapia.id)], terapia.descricao) })),
    ...(protocolo.ampliadas && { ampliadas: mudarAmpliadas(protocolo.ampliadas, partes, retirada) }),
    orientacoes: retirada('orientacoes') ? [] : mudarOrientacoes(protocolo.orientacoes, orientacoes),
    sessoes: sessoes ? mudarSessoes(protocolo.sessoes, sessoes) : protocolo.sessoes,
    prognostico: { ...protocolo.prognostico, nivel: prognostico ?? protocolo.prognostico.nivel },
  };
}

/** Each line of her text is a step. */
function mudarAmpliadas(
  daMaquina: NonNullable<Protocolo['ampliadas']>,
  partes: Parecer['partes'],
  retirada: (parte: string) => boolean,
): NonNullable<Protocolo['ampliadas']> {
  return daMaquina
    .filter(({ id }) => !retirada(ampliadaDe(id)))
    .map((ampliada) => ({
      ...ampliada,
      passos: dizer(partes[ampliadaDe(ampliada.id)], ampliada.passos.join('\n'))
        .split('\n')
        .map((linha) => linha.trim())
        .filter((linha) => linha !== ''),
    }));
}

/** An empty text, which no signature passes, shows nothing. */
function mudarOrientacoes(
  daMaquina: Protocolo['orientacoes'],
  { incluidas, retiradas, alteradas }: Parecer['orientacoes'],
): Protocolo['orientacoes'] {
  return [
    ...daMaquina
      .filter(({ id }) => !retiradas.includes(id))
      .map((orientacao) => ({
        ...orientacao,
        texto: alteradas.find(({ id }) => id === orientacao.id)?.texto.trim() ?? orientacao.texto,
      })),
    ...incluidas.map((orientacao) => ({ ...orientacao, texto: orientacao.texto.trim() })),
  ].filter(({ texto }) => texto !== '');
}

function mudarPonto(ponto: PontoPrescrito, alterados: Parecer['pontos']['alterados']): PontoPrescrito {
  const mudanca = alterados.find(({ codigo }) => codigo === ponto.codigo);
  if (!mudanca) return ponto;
  const { tecnica, moxa, lado } = mudanca;
  return porNoLado({ ...ponto, tecnica, moxa: moxa && (obterPonto(ponto.codigo)?.moxa ?? false) }, lado);
}

/** Rules that say no more than that some of the chosen points lie in a region, such as the chest. */
const dosPontos = new Map(
  regrasClinicas.flatMap(({ id, efeito, somenteSeMudar }) =>
    somenteSeMudar && efeito.cautelaPontos?.codigos && Object.keys(efeito).length === 1 ? [[id, efeito]] : [],
  ),
);

/** False for a note on points of a region that the review has left without any. */
function haPontosDaNota({ regra }: SegurancaNota, protocolo: Protocolo | null): boolean {
  const efeito = dosPontos.get(regra);
  if (!efeito || !protocolo) return true;
  // A point that has the caution already would count as unchanged.
  const pontos = protocolo.pontos.map((ponto) => ({ ...ponto, cautelas: [] }));
  return aplicarEfeito({ ...protocolo, pontos }, efeito).alterados.length > 0;
}

/** The report's own notes, with what the rules have taken out since, and notes of rules that did not hold before. */
function juntarNotas(antes: readonly SegurancaNota[], agora: readonly SegurancaNota[]): SegurancaNota[] {
  const depois = new Map(agora.map((nota) => [nota.regra, nota]));
  const conhecidas = new Set(antes.map(({ regra }) => regra));
  const juntas = [
    ...antes.map((nota) => ({
      ...nota,
      removidos: [...new Set([...nota.removidos, ...(depois.get(nota.regra)?.removidos ?? [])])],
    })),
    ...agora.filter(({ regra }) => !conhecidas.has(regra)),
  ];
  return (['encaminhar', 'evitar', 'cautela'] as const).flatMap((grau) =>
    juntas.filter(({ gravidade }) => gravidade === grau),
  );
}
