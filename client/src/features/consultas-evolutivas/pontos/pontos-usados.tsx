import { chaveDoPonto, type PontoUsado } from '@meridia/shared/ponto-usado.ts';
import { Badge } from '../../../components/ui/badge.tsx';
import { nameOf, settingsOf } from './ponto-words.ts';

/** The points of a consultation, to be read and printed. */
export function PontosUsados({ pontos }: { pontos: readonly PontoUsado[] }) {
  return (
    <ul className="flex flex-wrap gap-1.5">
      {pontos.map((ponto) => {
        const settings = settingsOf(ponto);
        return (
          <li key={chaveDoPonto(ponto)} className="min-w-0">
            <Badge tone="outline" className="max-w-full">
              <span className="min-w-0 break-words whitespace-normal">
                <span title={ponto.nome}>{nameOf(ponto)}</span>
                {settings && <span className="font-normal">: {settings}</span>}
              </span>
            </Badge>
          </li>
        );
      })}
    </ul>
  );
}
