import type { Achado, PadraoResultado, RelatorioDraft } from '@meridia/shared/relatorio.ts';
import { contarEvidencia, evidenciaDoPadrao } from './evidencia.ts';
import { mecanismoDe } from './mecanismos.ts';
import { limitar, minuscula, paragrafo } from './portugues.ts';
import type { Redacao } from './redacao.ts';
import { listarRotulos, rotuloDe } from './rotulos.ts';

/** Only the first hypotheses are told in full; each of the others has one line. */
export const hipotesesPorInteiro = 3;

/** One text per hypothesis: the meaning of its name, what speaks for and against it, and the open question. */
export function escreverHipoteses(redacao: Redacao): RelatorioDraft['hipoteses'] {
  const { analise } = redacao.facts;
  return analise.padroes.map((padrao, lugar) => ({
    padraoId: padrao.id,
    texto: limitar(
      lugar < hipotesesPorInteiro ? escreverInteira(padrao, lugar, redacao) : emUmaLinha(padrao, redacao),
      1800,
    ),
    achadoIds: evidenciaDoPadrao(analise, padrao).achadoIds,
  }));
}

function escreverInteira(padrao: PadraoResultado, lugar: number, redacao: Redacao): string {
  const { facts, memoria, escolha } = redacao;
  const evidencia = evidenciaDoPadrao(facts.analise, padrao);
  const aFavor = memoria.nomear(evidencia.aFavor, lugar === 0 ? 5 : 3);
  const contra = listarRotulos(memoria.nomear(evidencia.contra, 2));
  return paragrafo(
    escolha('mecanismo', [
      `Na leitura da medicina chinesa, ${mecanismoDe(padrao.id)}`,
      `O nome quer dizer, na tradição, que ${mecanismoDe(padrao.id)}`,
      `Para a tradição, ${mecanismoDe(padrao.id)}`,
    ]),
    aFavor.length > 0 ? argumentar(aFavor, padrao, lugar, redacao) : semSinalNovo(padrao, lugar, redacao),
    evidencia.contra.length === 0
      ? escolha('sem-contra', [
          'Nada do que foi informado a contradiz',
          'Nenhum sinal fala contra ela até aqui',
          'Contra ela não há sinal anotado',
        ])
      : contra !== ''
        ? `Contra ela: ${contra}`
        : escolha('contra-dito', [
            'Há sinal contrário, listado nas evidências',
            'O que a contradiz está nas evidências',
            'As evidências mostram o que fala contra ela',
          ]),
    perguntar(padrao),
  );
}

/** The signs that no earlier part has named; the first hypothesis also gives the reason of one of them. */
function argumentar(
  aFavor: readonly Achado[],
  { orgaos }: PadraoResultado,
  lugar: number,
  { memoria }: Redacao,
): string {
  const explicado = lugar === 0 ? memoria.porque(aFavor, orgaos) : undefined;
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
        'Divide todos os seus sinais com a primeira',
      ])
    : escolha('proprios-ditos', ['O que traz de próprio está nas evidências', 'Seus sinais estão nas evidências']);
}

function emUmaLinha(padrao: PadraoResultado, { facts, escolha }: Redacao): string {
  const [melhor] = facts.analise.padroes;
  const { comuns, proprios } = contarEvidencia(padrao, melhor ?? padrao);
  const contados = `${sinais(comuns)} também da primeira e ${sinais(proprios)} de próprio`;
  return paragrafo(escolha('uma-linha', [`Fica à vista, com ${contados}`, `Vem depois, com ${contados}`]));
}

function sinais(quantos: number): string {
  return quantos === 0 ? 'nenhum sinal' : quantos === 1 ? '1 sinal' : `${quantos} sinais`;
}

/** The first open question. What the client has answered already was taken out when the question was made. */
function perguntar({ decidiria }: PadraoResultado): string {
  const pergunta = /^[^.?]*\?/.exec(decidiria.trim())?.[0] ?? '';
  return pergunta === '' ? '' : `A perguntar: ${minuscula(pergunta)}`;
}
