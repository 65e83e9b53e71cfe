import { describeConfianca } from '@meridia/shared/confianca.ts';
import { liberacaoInWords } from '@meridia/shared/liberacao-medica.ts';
import type { Protocolo, Relatorio, SegurancaNota } from '@meridia/shared/relatorio.ts';
import { planoDeSessoes } from '../protocolo/plano-de-sessoes.ts';
import { idDaQueixa } from '../safety/conferir-relatorio.ts';
import { regrasDePalavras } from '../safety/palavras-proibidas.ts';
import { pares, regraDoPar } from '../safety/pares-de-remedios.ts';
import { idDoDesacordo } from '../safety/regras/contradicoes.ts';
import { idSemResposta } from '../safety/regras/perguntas.ts';
import { padraoComArtigo } from '../writer/nomes.ts';
import { listar, maiuscula, minuscula } from '../writer/portugues.ts';
import { citar } from '../writer/queixa.ts';
import { encurtarNaOracao, formatarData } from './formato.ts';
import { tituloDaLiberacao } from './plano-retido.ts';
import { dividirPorSessao } from './sessoes-de-pontos.ts';
import { dizerOPrazo, umPrazo } from './um-prazo.ts';

interface Linha {
  rotulo: string;
  valor: string;
}

/** What the first screen and the first page say: whose report it is, what was found, what to do. */
export interface Abertura {
  tipo: string;
  nome: string;
  idade: Linha;
  sexo: Linha;
  geradoEm: Linha;
  queixa: Linha;
  /** Examinations, illnesses, medicines and measures in the words of the intake; empty without any. */
  fatos: Linha[];
  /** What to refer, in full, and what to avoid, in brief; without an empty one. The part on safety says all. */
  alertas: { titulo: string; notas: { regra: string; texto: string }[] }[];
  /** Something cannot wait until tomorrow: the plan stands behind it. */
  urgente: boolean;
  tituloDaSintese: string;
  /** The first hypothesis, its name apart; null without one. */
  hipotese: { antes: string; nome: string; depois: string } | null;
  /** The treatment in a few lines, the codes of its points first, one line for each session; a sentence for a report without one; null when it has nothing to say. */
  resumo: { codigos: Linha[]; linhas: Linha[] } | string | null;
}

export function descreverAbertura(relatorio: Relatorio): Abertura {
  const { cliente, origem, tipo, queixaPrincipal, analise, seguranca } = relatorio;
  const [principal] = analise.padroes;
  // Beside what cannot wait nothing else stands on the first page.
  const urgentes = seguranca.filter(({ prazo }) => prazo === 'hoje');
  const urgente = urgentes.length > 0;
  const { liberacao } = relatorio.parecer ?? {};
  const antes = urgente ? [] : comGravidade(seguranca, 'encaminhar').filter(({ prazo }) => prazo === 'antes');
  const doPar = urgente ? [] : seguranca.filter(({ regra }) => dePares.has(regra));
  const emDias = urgente ? [] : seguranca.filter(({ prazo, regra }) => prazo === 'dias' && !dePares.has(regra));
  const { prazo: primeiroPrazo, semOutro } = umPrazo([...antes, ...doPar, ...emDias]);
  const umSo = urgente
    ? dizerOPrazo(urgentes, { quando: 'hoje' })
    : dizerOPrazo([...antes, ...doPar, ...emDias], { quando: antes.length > 0 ? 'antes' : 'dias' });
  return {
    tipo: tipo === 'completo' ? 'Relatório completo (tratamentos incluídos)' : 'Relatório de diagnóstico energético',
    nome: cliente.nome,
    idade: { rotulo: 'Idade', valor: escreverIdade(cliente.idade) },
    sexo: { rotulo: 'Sexo', valor: maiuscula(cliente.sexo) },
    geradoEm: { rotulo: 'Gerado em', valor: formatarData(origem.geradoEm) },
    queixa: {
      rotulo: 'Queixa principal',
      valor: cabeNaAbertura(queixaPrincipal) ? emLinhas(queixaPrincipal) : encurtarNaOracao(queixaPrincipal, 280),
    },
    fatos: (relatorio.fatos ?? []).map(({ rotulo, texto }) => ({ rotulo, valor: texto })),
    alertas: [
      { titulo: 'Prazo', notas: umSo === null ? [] : [{ regra: 'um_so_prazo', texto: umSo }] },
      ...(urgente
        ? [{ titulo: 'Encaminhar hoje', notas: urgentes }]
        : [
            { titulo: 'Encaminhar antes de tratar', notas: antes.map(semOutro) },
            // Nobody has said yet that it is so: the plan waits for the answer, not for a physician.
            {
              titulo: 'Confirmar antes de tratar',
              notas: [
                ...comGravidade(seguranca, 'encaminhar').filter(({ prazo }) => prazo === undefined),
                // Questions without an answer: the client has none of it to avoid yet.
                ...seguranca.filter(({ regra }) => regra === idSemResposta).map(emResumo),
              ],
            },
            { titulo: tituloDosPares, notas: doPar.map(semOutro) },
            {
              titulo: tituloDosDias(umSo === null ? (primeiroPrazo ?? 'nos próximos dias') : null),
              notas: emDias.map(semOutro),
            },
          ]),
      {
        titulo: tituloDoNaoEntendido,
        notas: (relatorio.leiaAntes ?? []).map((trecho) => ({ regra: `leia ${trecho}`, texto: `${citar(trecho)}.` })),
      },
      {
        titulo: tituloDaLiberacao,
        notas: liberacao ? [{ regra: 'liberacao_medica', texto: liberacaoInWords(liberacao) }] : [],
      },
      {
        titulo: 'A ficha se contradiz',
        notas: urgente ? [] : seguranca.filter(({ regra }) => regra === idDoDesacordo),
      },
      { titulo: 'Queixa a esclarecer', notas: urgente ? [] : seguranca.filter(({ regra }) => regra === idDaQueixa) },
      {
        titulo: 'Evitar',
        notas: comGravidade(seguranca, 'evitar')
          .filter(({ regra }) => !urgente && !sobreOTexto.has(regra) && regra !== idSemResposta)
          .map(emResumo),
      },
    ].filter(({ notas }) => notas.length > 0),
    urgente,
    tituloDaSintese: 'Síntese',
    hipotese:
      principal && !urgente
        ? {
            antes: 'Hipótese principal: ',
            nome: principal.nome,
            depois: `, CID-11 ${principal.codigoTm1}, ${describeConfianca(principal.confianca).texto}`,
          }
        : null,
    resumo: urgente ? (liberacao ? planoLiberado : planoParaDepois) : resumir(relatorio),
  };
}

/** Her words alone: the program does not guess what they mean, and the plan below was made without them. */
export const tituloDoNaoEntendido = 'Leia antes de tratar: o programa não entendeu';

/** No visit is asked for, but a call: each note says to whom and by when. */
const tituloDosPares = 'Remédios que não combinam: falar com quem receitou';
const dePares: ReadonlySet<string> = new Set(pares.map(regraDoPar));

/** Where the deadline of all stands above, the heading names none. */
function tituloDosDias(prazo: string | null): string {
  return prazo === null ? 'Avaliação médica: o que contar' : `Avaliação médica ${prazo}`;
}

const planoParaDepois = 'Nenhuma sessão hoje: o plano adiante só serve depois da liberação médica.';
const planoLiberado = 'O plano adiante serve dentro do que a liberação médica anotada acima permite.';
/** The complaint stands in full at the head; one of more than a third of a page stands in full with the stretches that were not read. */
const maximoNaAbertura = 1200;

export function cabeNaAbertura(queixa: string): boolean {
  return queixa.trim().length <= maximoNaAbertura;
}

/** As it was written, line by line. */
export function emLinhas(texto: string): string {
  return texto
    .split(/\r?\n/)
    .map((linha) => linha.replace(/\s+/g, ' ').trim())
    .filter((linha) => linha !== '')
    .join('\n');
}

function comGravidade(notas: readonly SegurancaNota[], grau: SegurancaNota['gravidade']): SegurancaNota[] {
  return notas.filter(({ gravidade }) => gravidade === grau);
}

/** Notes on words that were taken out: they say nothing about the client. */
const sobreOTexto: ReadonlySet<string> = new Set([
  ...regrasDePalavras.map(({ id }) => id),
  'fora_do_catalogo',
  'ponto_repetido',
]);

function emResumo({ regra, texto }: SegurancaNota): { regra: string; texto: string } {
  return { regra, texto: resumirNota(texto) };
}

/** The first statement of a note: what was told and what follows, without the reason. */
function resumirNota(texto: string): string {
  const [primeira = texto] = texto.split(/(?<=\p{L}{2})(?:[;.] |, (?:pel[oa]|pois|para|com) )/u);
  return primeira.replace(/([^.])$/, '$1.');
}

export function escreverIdade(anos: number): string {
  return anos === 1 ? '1 ano' : `${anos} anos`;
}

function resumir(relatorio: Relatorio): Abertura['resumo'] {
  const { analise, protocolo } = relatorio;
  if (!protocolo) {
    const nomes = analise.padroes.slice(0, 3).map(({ nome }) => padraoComArtigo(nome));
    if (nomes.length === 0) return null;
    return `Hipóteses em estudo: ${listar(nomes)}. Este relatório apresenta o diagnóstico energético, sem proposta de tratamento.`;
  }
  const { auriculares, orientacoes } = protocolo;
  const sessoes = planoDeSessoes(relatorio);
  const essencial = orientacoes.find(({ prioridade }) => prioridade === 'Essencial') ?? orientacoes[0];
  return {
    codigos: codigosPorSessao(protocolo),
    linhas: [
      ...(auriculares.length > 0
        ? [{ rotulo: 'Auriculares', valor: auriculares.map(({ nome }) => nome).join(', ') }]
        : []),
      ...(sessoes ? [{ rotulo: 'Sessões', valor: `${sessoes.total} no total, ${minuscula(sessoes.frequencia)}` }] : []),
      ...(essencial ? [{ rotulo: 'Primeiro passo em casa', valor: essencial.texto }] : []),
    ],
  };
}

/** Two sessions that alternate are two lines: nobody needles the points of both at once. */
function codigosPorSessao(protocolo: Protocolo): Linha[] {
  const codigosDe = (pontos: Protocolo['pontos']) => pontos.map(({ codigo }) => codigo).join(', ') || 'Nenhum';
  const sessoes = dividirPorSessao(protocolo);
  if (sessoes.length < 2) return [{ rotulo: 'Pontos corporais', valor: codigosDe(protocolo.pontos) }];
  return sessoes.map(({ titulo, pontos }) => ({ rotulo: titulo, valor: codigosDe([...pontos]) }));
}
