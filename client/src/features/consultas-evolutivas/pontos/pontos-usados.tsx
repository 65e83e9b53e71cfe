import { chaveDoPonto, type PontoUsado } from '@meridia/shared/ponto-usado.ts';
import { groupBySettings, nameOf } from './ponto-words.ts';

/** The points of a consultation, to be read and printed: those that were used in the same way stand together. */
export function PontosUsados({ pontos }: { pontos: readonly PontoUsado[] }) {
  return (
    <ul className="grid gap-1 leading-snug">
      {groupBySettings(pontos).map(({ settings, pontos: alike }) => (
        <li key={settings} className="wrap-anywhere">
          {alike.map((ponto, index) => (
            <span key={chaveDoPonto(ponto)}>
              {index > 0 && ', '}
              <span className="font-semibold" title={ponto.nome}>
                {nameOf(ponto)}
              </span>
            </span>
          ))}
          {settings && `: ${settings}`}
        </li>
      ))}
    </ul>
  );
}
