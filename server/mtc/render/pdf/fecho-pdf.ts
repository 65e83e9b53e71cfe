import type { Relatorio } from '@meridia/shared/relatorio.ts';
import { formatarData } from '../formato.ts';
import { descreverSituacao } from '../revisao-por-secao.ts';
import { fontesDe, gravidades, redigidoPor, ressalva, semRestricoes, versaoDasRespostas } from '../rodape.tsx';
import { descreverNaoLidos } from '../trechos-nao-lidos.tsx';
import { fio, inteiro, revista, secao } from './blocos-pdf.ts';
import type { Conteudo, Margem } from './documento.ts';
import { cores } from './estilo-pdf.ts';

/** What to refer, avoid or watch, and what was taken out for that reason. */
export function montarSeguranca(relatorio: Relatorio): Conteudo {
  const { seguranca } = relatorio;
  return revista(relatorio, 'seguranca', () =>
    secao(
      { titulo: 'Segurança', ideograma: '禁忌' },
      seguranca.length === 0 ? [{ text: semRestricoes }] : seguranca.map(nota),
    ),
  );
}

/** What the intake tells and the report does not use, by question. */
export function montarNaoLidos(relatorio: Relatorio): Conteudo {
  const mostrados = descreverNaoLidos(relatorio);
  if (!mostrados) return [];
  const { titulo, nota, queixa, campos } = mostrados;
  const linha = (nome: string, texto: string): Conteudo => ({
    margin: [0, 0, 0, 2.5],
    text: [{ text: `${nome}: `, bold: true }, texto],
  });
  return secao({ titulo }, [
    ...(nota === '' ? [] : [{ text: nota, margin: [0, 0, 0, 4] satisfies Margem }]),
    ...campos.map(({ nome, citacoes }) => linha(nome, citacoes)),
    ...(queixa === '' ? [] : [linha('Queixa principal, como foi escrita', queixa)]),
  ]);
}

/** Sources, and who wrote the words: kept together, so that no page holds a single last line. */
export function montarFecho(relatorio: Relatorio): Conteudo {
  const { tipo, origem } = relatorio;
  const situacao = descreverSituacao(relatorio);
  return secao({ titulo: 'Fontes' }, [
    inteiro([
      {
        stack: fontesDe(tipo).map((text): Conteudo => ({ text, margin: [0, 0, 0, 1] })),
        style: 'legenda',
      },
      { ...fio(cores.jade, 1.5), margin: [0, 9, 0, 6] },
      {
        style: 'nota',
        text: [{ text: redigidoPor(origem), bold: true, color: cores.tinta }, ` ${formatarData(origem.geradoEm)}.`],
      },
      ...(origem.respostas ? [{ style: 'nota', text: versaoDasRespostas(origem.respostas) }] : []),
      {
        style: 'nota',
        text: [
          { text: `${situacao.titulo}.`, bold: true, color: cores.tinta },
          ` ${situacao.detalhe} ${situacao.ressalva}`.trimEnd(),
        ],
      },
      { style: 'nota', text: ressalva, margin: [0, 3, 0, 0] },
    ]),
  ]);
}

function nota({ gravidade, texto, removidos, fonte }: Relatorio['seguranca'][number]): Conteudo {
  return inteiro([
    {
      margin: [0, 0, 0, 1] satisfies Margem,
      text: [
        {
          text: `${gravidades[gravidade]}. `,
          bold: true,
          ...(gravidade === 'encaminhar' ? { color: cores.cinabre } : {}),
        },
        texto,
      ],
    },
    ...(removidos.length > 0 ? [{ text: `Retirado deste relatório: ${removidos.join(', ')}.` }] : []),
    { text: fonte, style: 'legenda', margin: [0, 0, 0, 6] },
  ]);
}
