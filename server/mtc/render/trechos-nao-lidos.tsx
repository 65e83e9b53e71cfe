import { findQuestion } from '@meridia/shared/anamnese/dados-anamnese.ts';
import { foldText } from '@meridia/shared/folded-text.ts';
import type { Achado, Relatorio } from '@meridia/shared/relatorio.ts';
import { useContext } from 'react';
import { citar } from '../writer/queixa.ts';
import { Secao } from './blocos.tsx';
import { cabeNaAbertura, emLinhas } from './descrever-abertura.ts';
import { citarFonte, nomearAchado } from './fonte-do-achado.ts';
import type { IndiceDeSinais } from './indice-de-sinais.ts';
import { SinaisDoRelatorio } from './prova.tsx';

/** What the intake tells and the report does not use; null when there is nothing of it. */
export interface TrechosMostrados {
  titulo: string;
  nota: string;
  /** The whole complaint, where the head shows its beginning only; '' otherwise. */
  queixa: string;
  campos: { nome: string; citacoes: string }[];
}

export function descreverNaoLidos(
  { queixaPrincipal, naoLidos: todos = [], seguranca, analise, fatos = [], pedidos = [] }: Relatorio,
  indice: IndiceDeSinais,
): TrechosMostrados | null {
  // What a safety note quotes was understood.
  const citadas = seguranca.flatMap(({ texto }) => [...texto.matchAll(/“([^”]+)”/g)].map(([, fala = '']) => fala));
  // What the first page transcribes, and what was asked, stand there.
  const transcritas = [...fatos.map(({ texto }) => texto), ...pedidos.map(({ pedido }) => pedido)].map(foldText);
  const citada = (trecho: string) =>
    citadas.some((fala) => fala.length >= minimoCitado && (fala.includes(trecho) || trecho.includes(fala))) ||
    transcritas.some((fala) => fala.includes(foldText(trecho)));
  const naoLidos = todos.flatMap(({ campo, trechos }) => {
    const restam = trechos.filter((trecho) => !citada(trecho));
    return restam.length === 0 ? [] : [{ campo, trechos: restam }];
  });
  const queixa = cabeNaAbertura(queixaPrincipal) ? '' : emLinhas(queixaPrincipal);
  // What was read and counts for nothing would otherwise stand nowhere, and look lost.
  const semPeso = analise.achados.filter(
    (achado) => achado.presente && isDoTexto(achado) && !citada(achado.valor) && !indice.tem(achado),
  );
  if (naoLidos.length === 0 && semPeso.length === 0 && queixa === '') return null;
  return {
    titulo: 'Trechos que não entraram nesta análise',
    nota: naoLidos.length === 0 ? '' : notaDosTrechos,
    queixa,
    campos: [
      ...naoLidos.map(({ campo, trechos }) => ({
        nome: findQuestion(campo)?.reportName ?? 'Anamnese',
        citacoes: `${trechos.map(citar).join('; ')}.`,
      })),
      ...(semPeso.length === 0
        ? []
        : [
            {
              nome: entendidoSemPeso,
              citacoes: `${nomearComFontes(semPeso).join('; ')}.`,
            },
          ]),
    ],
  };
}

function isDoTexto({ fonte }: Achado): boolean {
  const kind = findQuestion(fonte.split('.')[1] ?? '')?.kind;
  return kind === 'text' || kind === 'line';
}

export const entendidoSemPeso = 'Entendido, mas sem peso na leitura energética';

/** Each name once, with every answer that tells it. */
function nomearComFontes(achados: readonly Achado[]): string[] {
  return [...Map.groupBy(achados, nomearAchado)].map(
    ([nome, iguais]) => `${nome} (${[...new Set(iguais.map(citarFonte))].join('; ')})`,
  );
}

/** In letters: a shorter quotation says too little to stand for a stretch. */
const minimoCitado = 8;

const notaDosTrechos =
  'Destes trechos da ficha, ou de parte deles, não saiu conclusão: não foram entendidos, ou falam da família, do passado ou de um desejo. Confira se alguma muda a hipótese, um ponto ou um cuidado.';

export function TrechosNaoLidos({ relatorio }: { relatorio: Relatorio }) {
  const mostrados = descreverNaoLidos(relatorio, useContext(SinaisDoRelatorio));
  if (!mostrados) return null;
  const { titulo, nota, queixa, campos } = mostrados;
  return (
    <Secao id="nao-lidos" titulo={titulo}>
      {nota === '' ? null : <p>{nota}</p>}
      <dl className="rel-nao-lidos">
        {campos.map(({ nome, citacoes }) => (
          <div key={nome}>
            <dt>{nome}</dt>
            <dd>{citacoes}</dd>
          </div>
        ))}
        {queixa === '' ? null : (
          <div>
            <dt>Queixa principal, como foi escrita</dt>
            <dd className="rel-em-linhas">{queixa}</dd>
          </div>
        )}
      </dl>
    </Secao>
  );
}
