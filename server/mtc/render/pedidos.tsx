import type { Relatorio } from '@meridia/shared/relatorio.ts';
import { citar } from '../writer/queixa.ts';
import { Secao } from './blocos.tsx';

export const tituloDosPedidos = 'O que pediu e a resposta';

/** What was asked for, in the words of the intake, with what this report says to it; nothing where nothing was asked. */
export function Pedidos({ relatorio: { pedidos = [] } }: { relatorio: Relatorio }) {
  if (pedidos.length === 0) return null;
  return (
    <Secao id="pedidos" titulo={tituloDosPedidos}>
      <dl className="rel-nao-lidos">
        {pedidos.map(({ pedido, resposta }) => (
          <div key={pedido}>
            <dt>{citar(pedido)}</dt>
            <dd>{resposta}</dd>
          </div>
        ))}
      </dl>
    </Secao>
  );
}
