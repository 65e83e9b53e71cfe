import type { Relatorio } from '@meridia/shared/relatorio.ts';
import { citar } from '../writer/queixa.ts';
import { Secao } from './blocos.tsx';

export const tituloDosPedidos = 'O que pediu e a resposta';
export const tituloDasPerguntas = 'Perguntas para você responder';

type Pedidos = NonNullable<Relatorio['pedidos']>;

/** What this report says something to, and the questions that are left to the therapist, in her client's words. */
export function separarPedidos({ pedidos = [] }: Relatorio): { respondidos: Pedidos; semResposta: string[] } {
  return {
    respondidos: pedidos.filter(({ resposta }) => resposta !== ''),
    semResposta: pedidos.flatMap(({ pedido, resposta }) => (resposta === '' ? [pedido] : [])),
  };
}

/** What was asked for, in the words of the intake, with what this report says to it; nothing where nothing was asked. */
export function Pedidos({ relatorio }: { relatorio: Relatorio }) {
  const { respondidos, semResposta } = separarPedidos(relatorio);
  if (respondidos.length + semResposta.length === 0) return null;
  return (
    <Secao id="pedidos" titulo={tituloDosPedidos}>
      <dl className="rel-nao-lidos">
        {respondidos.map(({ pedido, resposta }) => (
          <div key={pedido}>
            <dt>{citar(pedido)}</dt>
            <dd>{resposta}</dd>
          </div>
        ))}
        {semResposta.length === 0 ? null : (
          <div>
            <dt>{tituloDasPerguntas}</dt>
            <dd>{semResposta.map(citar).join('; ')}</dd>
          </div>
        )}
      </dl>
    </Secao>
  );
}
