import { chaveDoPonto, type PontoUsado } from '@meridia/shared/ponto-usado.ts';
import { nameOfPonto } from '../../../lib/ponto-name.ts';
import { groupBySettings } from './ponto-words.ts';

/** The points of a consultation, to be read and printed: those that were used in the same way stand together. */
export function PontosUsados({ pontos }: { pontos: readonly PontoUsado[] }) {
  const reasoned = pontos.filter(({ motivo }) => motivo);
  return (
    <ul className="grid gap-1 leading-snug">
      {groupBySettings(pontos).map(({ settings, pontos: alike }) => (
        <li key={settings} className="wrap-anywhere">
          {alike.map((ponto, index) => (
            <span key={chaveDoPonto(ponto)}>
              {index > 0 && ', '}
              <span className="font-semibold" title={ponto.nome}>
                {nameOfPonto(ponto)}
              </span>
            </span>
          ))}
          {settings && `: ${settings}`}
        </li>
      ))}
      {reasoned.map((ponto) => (
        <li key={chaveDoPonto(ponto)} className="border-l-4 border-amber-ink pl-3 wrap-anywhere">
          <span className="font-semibold">{nameOfPonto(ponto)}</span>, a evitar para este cliente. Motivo:{' '}
          {ponto.motivo}
        </li>
      ))}
    </ul>
  );
}
