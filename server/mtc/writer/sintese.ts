import { describeConfianca } from '@meridia/shared/confianca.ts';
import type { Achado, PadraoResultado } from '@meridia/shared/relatorio.ts';
import { isCircunstancia } from '../achados/circunstancia.ts';
import { isCanalId } from '../catalog/canais.ts';
import { ignoraQueixa, queixasSemExplicacao } from '../diferenciacao/queixa-explicada.ts';
import { semAcentos } from '../leitura/palavras.ts';
import { comecoDoDestaque } from '../protocolo/achados-da-queixa.ts';
import { partesDoCorpo } from '../protocolo/partes-do-corpo.ts';
import { encontrarQueixas, type QueixaPresente } from '../protocolo/queixas.ts';
import { podeSerCitada } from '../safety/citar.ts';
import { temUrgencia } from '../safety/conferir-relatorio.ts';
import { oQuePerguntar } from '../safety/o-que-perguntar.ts';
import { comASuaOracao, semCarimbos, tempoDito } from './citacao.ts';
import { escreverContradicoes } from './contradicoes.ts';
import { evidenciaDoPadrao } from './evidencia.ts';
import { criarMemoria } from './memoria.ts';
import { padraoComArtigo } from './nomes.ts';
import { temasPorPerguntar } from './perguntas.ts';
import { contrair, limitar, listar, paragrafo } from './portugues.ts';
import { citar, isEscritaCrua, primeirasFalas } from './queixa.ts';
import type { Redacao } from './redacao.ts';
import { listarRotulos } from './rotulos.ts';

/**
 * The beginning of the report: the complaint in the client's words, the hypothesis with its confidence, what of the complaint speaks for
 * it, and the second hypothesis.
 */
export function escreverSintese(redacao: Redacao): string {
  const { facts, escolha } = redacao;
  const [principal, segundo] = facts.analise.padroes;
  if (temUrgencia(facts.dados)) return urgente(redacao);
  if (!principal) return semHipotese(redacao);
  const { palavra } = describeConfianca(principal.confianca);
  // First, because a sign that the intake also denies is no support to be told before its denial.
  const contradicoes = escreverContradicoes(redacao);
  return limitar(
    paragrafo(
      queixa(redacao),
      abertura(principal, redacao),
      sustentacao(principal, redacao),
      foraDaQueixa(principal, redacao),
      soDoCanal(redacao),
      segundo ? `A seguir vem ${padraoComArtigo(segundo.nome)}` : '',
      palavra === 'baixa'
        ? escolha('ressalva', [
            'É uma pergunta a conferir, e não ainda uma resposta',
            'É uma leitura aberta, a confirmar antes da conduta',
          ])
        : '',
      contradicoes,
      perguntas(redacao),
    ),
    900,
  );
}

/** What cannot wait stands alone above it, with its reason; the hypotheses have a part of their own. */
function urgente(redacao: Redacao): string {
  return paragrafo(
    queixa(redacao),
    'Antes de qualquer leitura energética vem o atendimento médico de hoje: leve ao serviço o motivo escrito em “Encaminhar hoje”',
    'As hipóteses e os pontos adiante só servem depois da liberação médica',
  );
}

function semHipotese(redacao: Redacao): string {
  const { facts, memoria, escolha } = redacao;
  const presentes = facts.analise.achados.filter(({ presente }) => presente);
  const [daQueixa, doResto] = separar(presentes);
  const ditos = listarRotulos(memoria.nomear([...daQueixa, ...doResto], 4));
  const faltam = temasPorPerguntar(facts.analise.achados, facts.dados);
  return paragrafo(
    queixa(redacao),
    'As respostas e as observações ainda não desenham um padrão energético com segurança',
    ditos === '' ? '' : `Até aqui se registrou: ${ditos}`,
    faltam.length === 0 ? '' : `Para formar uma hipótese, falta perguntar ou examinar: ${listar(faltam)}`,
    escolha('sem-hipotese', [
      'Vale completar a anamnese antes de definir a conduta',
      'Antes de definir a conduta, convém perguntar e examinar mais',
    ]),
    perguntas(redacao),
  );
}

/** What a red flag of this complaint needs and nobody has told; the questions on patterns stand with the hypotheses. */
function perguntas({ facts }: Redacao): string {
  const abertas = oQuePerguntar(facts.dados);
  return abertas.length === 0 ? '' : `O que perguntar a seguir: ${abertas.join(' ')}`;
}

/** Whose report it is and what brings her, as it was written. */
function queixa({ facts, pessoa }: Redacao): string {
  const { queixaPrincipal } = facts.dados;
  const todas = encontrarQueixas(facts.analise.achados, facts.dados).filter(({ daPrincipal }) => daPrincipal);
  const { achados } = facts.analise;
  const falas =
    [todas, []]
      .map((queixas) => primeirasFalas(aPartirDaQueixa(queixaPrincipal, achados, queixas)))
      .find((fala) => fala !== '') ?? '';
  if (isEscritaCrua(falas)) {
    const [daQueixa] = separar(facts.analise.achados.filter(({ presente }) => presente));
    // With a memory of its own, so that what supports the hypothesis may be named once more.
    const ditos = listarRotulos(criarMemoria(facts.analise).nomear(daQueixa, 5));
    if (ditos !== '')
      return `A queixa ${pessoa.de}, ${pessoa.idade}, transcrita acima: ${ditos}${tempo(queixaPrincipal, '')}`;
  }
  if (falas === '') return `Este é o relatório ${pessoa.de}, ${pessoa.idade}; a queixa está transcrita na abertura`;
  const dito = tempo(queixaPrincipal, falas);
  const outras = outrasQueixas(todas, falas, facts);
  return `A queixa ${pessoa.de}, ${pessoa.idade}: ${citar(falas)}${dito}${outras === '' ? '' : `${dito === '' && falas.endsWith('…') ? '' : '.'} ${outras}`}`;
}

/** Since when, where the quoted words do not say it. */
function tempo(queixaPrincipal: string, falas: string): string {
  const dito = tempoDito(semCarimbos(queixaPrincipal));
  return dito === '' || tempoDito(falas) !== '' || !podeSerCitada(dito) ? '' : ` (tempo: ${citar(dito)})`;
}

const maximoDeOutras = 4;
/** In words: a shorter quotation is a fragment, unless it names a complaint. */
const menorCitacao = 3;

/** What she came for besides the quoted words, in her words and her order. */
function outrasQueixas(queixas: readonly QueixaPresente[], falas: string, facts: Redacao['facts']): string {
  const { achados } = facts.analise;
  const jaDito = semAcentos(falas).toLowerCase();
  const outras = queixas.flatMap(({ achadoIds, partes }) => {
    const seus = achados.filter(
      ({ id, fonte, valor }) => achadoIds.includes(id) && fonte === 'anamnese.queixaPrincipal' && valor !== '',
    );
    const palavras = seus.flatMap(({ valor }) => valor.split(' … '));
    const dita = palavras.some((um) => jaDito.includes(semAcentos(um).toLowerCase()));
    const naParte = partes.some((parte) => new RegExp(`\\b(${partesDoCorpo[parte]})\\b`).test(jaDito));
    const [fala = ''] = palavras;
    if (dita || naParte) return [];
    const { queixaPrincipal } = facts.dados;
    const inteira = comASuaOracao(fala, queixaPrincipal).replace(/^(?:também|ainda) (?:tenho|sinto|tem|sente) /iu, '');
    // A word alone says enough only where it is a complaint's own name: "insônia", and not "zonzo".
    const nome = semAcentos(inteira).toLowerCase();
    if (
      inteira.split(/\s+/).length < menorCitacao &&
      !seus.some(({ label }) => semAcentos(label).toLowerCase().startsWith(nome))
    )
      return [];
    return podeSerCitada(inteira) && !isEscritaCrua(inteira) ? [citar(inteira)] : [];
  });
  return outras.length === 0 ? '' : `Conta ainda: ${listar([...new Set(outras)].slice(0, maximoDeOutras))}`;
}

/** In characters: where the first sign stands later, a greeting or a history comes before what brings her. */
const longeDoComeco = 60;
/** In characters: from a sentence whose first sign stands later only what tells it is quoted. */
const pertoDoSinal = 25;

/** The complaint from the sentence on that tells its first sign. */
function aPartirDaQueixa(
  queixaPrincipal: string,
  achados: readonly Achado[],
  queixas: readonly QueixaPresente[],
): string {
  const destaque = comecoDoDestaque(queixaPrincipal);
  if (destaque !== null && destaque > longeDoComeco) return queixaPrincipal.slice(destaque);
  const lugares = achados
    .filter(
      ({ id, fonte, presente, label, valor }) =>
        presente &&
        fonte === 'anamnese.queixaPrincipal' &&
        ((!isCircunstancia(label) && !/ referid[oa]s?$/.test(label)) ||
          // A known illness, or a wish to stop, that is itself what she came for.
          queixas.some(({ achadoIds }) => achadoIds.includes(id))) &&
        valor !== '',
    )
    .map(({ valor }) => queixaPrincipal.indexOf(valor.split(' … ')[0] ?? valor))
    .filter((lugar) => lugar >= 0);
  const primeiro = lugares.length === 0 ? 0 : Math.min(...lugares);
  // A pain that the reader has not placed is told before.
  if (primeiro < longeDoComeco || /\bd(or|ores|ói|oi|oem)\b/iu.test(queixaPrincipal.slice(0, primeiro)))
    return queixaPrincipal;
  const daFrase = Math.max(...['.', ';', '!', '?', '\n'].map((fim) => queixaPrincipal.lastIndexOf(fim, primeiro))) + 1;
  return primeiro - daFrase < pertoDoSinal ? queixaPrincipal.slice(daFrase).trim() : queixaPrincipal.slice(primeiro);
}

function abertura({ nome, confianca }: PadraoResultado, { escolha }: Redacao): string {
  const padrao = padraoComArtigo(nome);
  const medida = describeConfianca(confianca).texto;
  return escolha('sintese', [
    `O conjunto de sinais aponta para ${padrao}: ${medida}`,
    `A leitura energética tem como hipótese principal ${padrao}: ${medida}`,
    `O que se sabe se explica melhor, por ora, ${contrair('por', padrao)}: ${medida}`,
  ]);
}

/** What of the complaint speaks for the hypothesis comes first; where nothing does, the text says so. */
function sustentacao(principal: PadraoResultado, { facts, memoria, escolha }: Redacao): string {
  const { achados } = facts.analise;
  const { aFavor } = evidenciaDoPadrao(facts.analise, principal);
  const [daQueixa, doResto] = separar(aFavor.flatMap((id) => achados.find((achado) => achado.id === id) ?? []));
  const queixas = memoria.nomear(daQueixa, 3);
  const outros = memoria.nomear(doResto, queixas.length === 0 ? 3 : 1);
  const ditos = listarRotulos(outros);
  if (queixas.length > 0) {
    return `${escolha('sustentacao', ['Na queixa, o que a apoia', 'O que da queixa fala por essa hipótese'])}: ${listarRotulos(queixas)}${
      ditos === '' ? '' : `; do resto da ficha, ${ditos}`
    }`;
  }
  if (daQueixa.length > 0) return '';
  if (ditos !== '')
    return ignoraQueixa(achados, principal)
      ? `Nenhum sinal reconhecido na queixa fala por essa hipótese; o que a apoia vem do resto da ficha: ${ditos}`
      : `O que a apoia: ${ditos}`;
  return aFavor.length > 0 ? 'Ela se apoia no que se viu ao exame, descrito adiante' : '';
}

/** That the hypothesis does not explain what she came for, and what to ask about it. */
function foraDaQueixa(principal: PadraoResultado, { facts, memoria }: Redacao): string {
  const { achados } = facts.analise;
  if (!ignoraQueixa(achados, principal)) return '';
  const queixas = queixasSemExplicacao(achados, [principal]).map(({ id }) => id);
  const ditas = listarRotulos(memoria.nomear(queixas, 3));
  const { inicioQueixa, fatoresAgravantes, fatoresAmeliorantes } = facts.dados;
  const abertas = [
    inicioQueixa === null ? 'desde quando' : '',
    'em que momentos vem',
    fatoresAgravantes.length === 0 ? 'o que piora' : '',
    fatoresAmeliorantes.length === 0 ? 'o que alivia' : '',
  ].filter((pergunta) => pergunta !== '');
  const sobre = ditas === '' ? '' : ` (${ditas})`;
  // The plan does not leave what she came for to a hypothesis that does not explain it.
  const noLugar = facts.protocolo?.pontos.some(({ metodo }) => /(^|, )para /.test(metodo))
    ? ', que o plano trata com pontos próprios'
    : '';
  return `Essa hipótese não explica a queixa${sobre}${noLugar}: pergunte ${listar(abertas)}`;
}

/** Beside a channel alone nothing was told that an organ would explain, and the text looks for none. */
function soDoCanal({ facts }: Redacao): string {
  const { padroes } = facts.analise;
  return padroes.length > 0 && padroes.every(({ id }) => isCanalId(id))
    ? 'O resto da ficha não mostra desarmonia de órgão: a dor é do lugar e do canal'
    : '';
}

/** Ids of what the chief complaint tells, and of everything else. */
function separar(achados: readonly Achado[]): [string[], string[]] {
  const ids = (daQueixa: boolean) =>
    achados.filter(({ fonte }) => (fonte === 'anamnese.queixaPrincipal') === daQueixa).map(({ id }) => id);
  return [ids(true), ids(false)];
}
