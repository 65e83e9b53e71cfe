import type { Achado, Analise, PadraoResultado, RelatorioDraft } from '@meridia/shared/relatorio.ts';
import { sinalDoAchado } from '../achados/achado-id.ts';
import { isCircunstancia } from '../achados/circunstancia.ts';
import { semOQueOEstadoTraz } from '../achados/estados.ts';
import { obterPadrao } from '../catalog/padroes.ts';
import type { SinalId } from '../catalog/sinais.ts';
import { contradizem, sinaisQueNaoCombinam } from '../diferenciacao/marcas.ts';
import { temUrgencia } from '../safety/conferir-relatorio.ts';
import { contarEvidencia, evidenciaDoPadrao } from './evidencia.ts';
import { mecanismoDe } from './mecanismos.ts';
import { padraoComArtigo } from './nomes.ts';
import { limitar, listar, maiuscula, minuscula, paragrafo, porExtenso } from './portugues.ts';
import type { Redacao } from './redacao.ts';
import { listarRotulos, rotuloDe } from './rotulos.ts';

/** The first hypothesis is told in full, and of the next two those that have some weight; each of the others has one line. */
export function quantasPorInteiro(padroes: readonly Pick<PadraoResultado, 'confianca'>[]): number {
  return padroes
    .slice(0, maximoPorInteiro)
    .filter(({ confianca }, lugar) => lugar === 0 || confianca >= confiancaPorInteiro).length;
}

const maximoPorInteiro = 3;
/** One in four: with less a whole paragraph tells more than is known. */
const confiancaPorInteiro = 0.25;

/** One text per hypothesis: the meaning of its name, what speaks for and against it, and the open question. */
export function escreverHipoteses(redacao: Redacao): RelatorioDraft['hipoteses'] {
  const { analise } = redacao.facts;
  const porInteiro = quantasPorInteiro(analise.padroes);
  return analise.padroes.map((padrao, lugar) => ({
    padraoId: padrao.id,
    texto: limitar(lugar < porInteiro ? escreverInteira(padrao, lugar, redacao) : emUmaLinha(padrao, redacao), 1800),
    achadoIds: evidenciaDoPadrao(analise, padrao).achadoIds,
  }));
}

function escreverInteira(padrao: PadraoResultado, lugar: number, redacao: Redacao): string {
  const { facts, memoria } = redacao;
  const evidencia = evidenciaDoPadrao(facts.analise, padrao);
  const aFavor = memoria.nomear(evidencia.aFavor, lugar === 0 ? 5 : 3);
  const contra = listarRotulos(memoria.nomear(evidencia.contra, 2));
  return paragrafo(
    // Whose reading it is, is said once.
    lugar === 0 ? `Na leitura da medicina chinesa, ${mecanismoDe(padrao.id)}` : maiuscula(mecanismoDe(padrao.id)),
    aFavor.length > 0 ? argumentar(aFavor, padrao, lugar, redacao) : semSinalNovo(padrao, lugar, redacao),
    contra !== '' ? `Contra ela: ${contra}` : contraJaDescrito(padrao, redacao),
    // Of the others the list of evidence says it.
    lugar === 0 && evidencia.contra.length === 0 ? semContra(padrao, redacao) : '',
    // Beside what cannot wait no question on patterns is asked.
    temUrgencia(facts.dados) ? '' : perguntar(padrao, lugar, facts.analise),
  );
}

/** The signs that no earlier part has named; the first hypothesis also gives the reason of one of them. */
function argumentar(
  aFavor: readonly Achado[],
  { orgaos }: PadraoResultado,
  lugar: number,
  { memoria }: Redacao,
): string {
  // Why effort or rest counts for an organ says nothing of a channel.
  const explicado = lugar === 0 && orgaos.length > 0 ? memoria.porque(aFavor, orgaos) : undefined;
  if (!explicado) return `${lugar === 0 ? 'Também fala por ela' : 'A favor dela'}: ${listarRotulos(aFavor)}`;
  const outros = aFavor.filter((achado) => achado !== explicado.achado);
  const resto = outros.length === 0 ? '' : `; e ainda ${listarRotulos(outros)}`;
  return `Também fala por ela ${rotuloDe(explicado.achado)}, porque ${explicado.motivo}${resto}`;
}

function semSinalNovo(padrao: PadraoResultado, lugar: number, { facts, escolha }: Redacao): string {
  const [melhor] = facts.analise.padroes;
  if (lugar === 0 || !melhor) return '';
  return contarEvidencia(padrao, melhor).proprios === 0
    ? escolha('so-comuns', [
        'O que fala por ela, a primeira também explica',
        'Todos os sinais que a apoiam também apoiam a primeira',
      ])
    : '';
}

/** That nothing speaks against it, where nothing does; otherwise what of its nature does not fit, which the weights do not count. */
function semContra(padrao: PadraoResultado, { facts, memoria }: Redacao): string {
  const catalogo = obterPadrao(padrao.id);
  const presentes = semOQueOEstadoTraz(facts.analise.achados, facts.dados).filter(
    ({ presente, forca, label }) => presente && forca > 0 && !isCircunstancia(label) && !/ referid[oa]s?$/.test(label),
  );
  const estranhos = new Set<SinalId>(
    catalogo
      ? sinaisQueNaoCombinam(
          catalogo,
          presentes.flatMap((achado) => sinalDoAchado(achado) ?? []),
        )
      : [],
  );
  if (estranhos.size === 0) return 'Nada do que foi informado a contradiz';
  // What is merely unusual in it is told neither as a contradiction nor as none.
  const ids = presentes
    .filter((achado) => {
      const sinal = sinalDoAchado(achado);
      return sinal !== undefined && estranhos.has(sinal) && contradizem(sinal);
    })
    .map(({ id }) => id);
  const ditos = listarRotulos(memoria.nomear(ids, 3));
  return ditos === '' ? '' : `Não combina com ela: ${ditos}`;
}

/**
 * What speaks against it and the text has told or will tell elsewhere: the part of the examination is named that weighs against it as a whole.
 */
function contraJaDescrito(padrao: PadraoResultado, { facts, escolha }: Redacao): string {
  const partes = partesDoExame.filter(([, daParte]) => pesoDaParte(padrao, daParte, facts.analise.achados) < 0);
  if (partes.length === 0) return '';
  const exame = `o exame ${listar(partes.map(([nome]) => nome))}`;
  return escolha('contra-do-exame', [`Contra ela, ${exame}`, `Pesa contra ela ${exame}`, `Contra ela conta ${exame}`]);
}

function pesoDaParte({ aFavor, contra }: PadraoResultado, daParte: RegExp, achados: readonly Achado[]): number {
  const ids = new Set(achados.filter(({ fonte }) => daParte.test(fonte)).map(({ id }) => id));
  const somar = (lista: PadraoResultado['aFavor']) =>
    lista.reduce((soma, { achadoId, peso }) => soma + (ids.has(achadoId) ? Math.abs(peso) : 0), 0);
  return somar(aFavor) - somar(contra);
}

const partesDoExame = [
  ['da língua', /^anamnese\.lingua|^foto\.lingua/],
  ['do pulso', /^anamnese\.pulso/],
  ['da face', /^anamnese\.face|^foto\.face/],
  ['da orelha', /^anamnese\.orelha|^foto\.orelha/],
] as const;

function emUmaLinha(padrao: PadraoResultado, { facts, escolha }: Redacao): string {
  const [melhor] = facts.analise.padroes;
  const quais = contados(padrao, melhor ?? padrao);
  const qual = padraoComArtigo(padrao.nome);
  return paragrafo(escolha('uma-linha', [`Fica à vista ${qual}: ${quais}`, `Vem depois ${qual}: ${quais}`]));
}

/** "apoia-se nos mesmos sinais da primeira e em mais dois". */
function contados(padrao: PadraoResultado, melhor: PadraoResultado): string {
  const { comuns, proprios } = contarEvidencia(padrao, melhor);
  const seus = proprios === 1 ? 'um' : porExtenso(proprios, 'o');
  if (comuns === 0) {
    if (proprios === 0) return 'nenhum sinal fala por ela';
    return `apoia-se em ${seus} ${proprios === 1 ? 'sinal' : 'sinais'} que a primeira não tem`;
  }
  if (proprios === 0) return 'apoia-se em sinais da primeira, sem nenhum a mais';
  return `apoia-se em sinais da primeira e em mais ${seus} só ${proprios === 1 ? 'seu' : 'seus'}`;
}

/** The first open question that no hypothesis before it asks. What the client has answered already was taken out when it was made. */
function perguntar({ decidiria }: PadraoResultado, lugar: number, { padroes }: Analise): string {
  const antes = padroes.slice(0, lugar).map((padrao) => perguntaDe(padrao.decidiria));
  const pergunta = perguntaDe(decidiria);
  return pergunta === '' || antes.includes(pergunta) ? '' : `A perguntar: ${minuscula(pergunta)}`;
}

export function perguntaDe(decidiria: string): string {
  return /^[^.?]*\?/.exec(decidiria.trim())?.[0] ?? '';
}
