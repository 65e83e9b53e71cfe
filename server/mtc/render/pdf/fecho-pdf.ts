import type { Relatorio } from '@meridia/shared/relatorio.ts';
import { formatarData } from '../formato.ts';
import { fontesDe, gravidades, redigidoPor, ressalva, semRestricoes } from '../rodape.tsx';
import type { Conteudo } from './documento.ts';
import { cores, inteiro, medidas, secao } from './estilo-pdf.ts';

/** Safety, sources, and who wrote the words. */
export function montarFecho({ seguranca, tipo, origem }: Relatorio): Conteudo {
  return [
    secao(
      'Segurança',
      seguranca.length === 0
        ? [{ text: semRestricoes }]
        : seguranca.map(({ gravidade, texto, removidos, fonte }) =>
            inteiro([
              {
                margin: [0, 0, 0, 1],
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
              { text: fonte, style: 'nota', margin: [0, 0, 0, 7] },
            ]),
          ),
    ),
    secao('Fontes', [
      { stack: fontesDe(tipo).map((text): Conteudo => ({ text, margin: [0, 0, 0, 3] })), style: 'nota' },
    ]),
    inteiro([
      {
        canvas: [{ type: 'line', x1: 0, y1: 0, x2: medidas.largura, y2: 0, lineWidth: 1.5, lineColor: cores.jade }],
        margin: [0, 16, 0, 8],
      },
      {
        style: 'nota',
        text: [{ text: redigidoPor(origem), bold: true, color: cores.tinta }, ` ${formatarData(origem.geradoEm)}.`],
      },
      { style: 'nota', text: ressalva, margin: [0, 3, 0, 0] },
    ]),
  ];
}
