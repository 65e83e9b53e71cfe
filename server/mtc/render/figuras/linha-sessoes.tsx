import type { Protocolo, Relatorio } from '@meridia/shared/relatorio.ts';
import type { ReactElement } from 'react';
import { arredondar } from './tracado.ts';

type Fase = Protocolo['sessoes']['fases'][number];

const largura = 400;
const altura = 74;
const vao = 10;
/** In a narrower phase its name would not fit under the line. */
const menorFase = 104;
const y = 22;

/** Every session of the plan as one mark on the line of its phase. Words below the line describe the phases. */
export function LinhaSessoes({ relatorio }: { relatorio: Relatorio }): ReactElement | null {
  const fases = dispor(relatorio.protocolo?.sessoes.fases ?? []);
  if (fases.length === 0) return null;
  return (
    <svg className="rel-mapa" viewBox={`0 0 ${largura} ${altura}`} role="img" aria-labelledby="rel-linha-sessoes">
      <title id="rel-linha-sessoes">
        {`Linha do tempo. ${fases.map(({ fase }) => `${fase.nome}: ${sessoes(fase)}, ${fase.semanas}.`).join(' ')}`}
      </title>
      {fases.map(({ fase, x, tamanho }, ordem) => (
        <g key={fase.nome}>
          <line x1={x} x2={x + tamanho} y1={y} y2={y} stroke="#1F5E4B" strokeWidth="1.6" />
          {Array.from({ length: fase.sessoes }, (_, index) => (
            <Sessao
              // biome-ignore lint/suspicious/noArrayIndexKey: static markup, rendered once
              key={index}
              ordem={ordem}
              x={arredondar(x + (tamanho * (index + 0.5)) / fase.sessoes)}
            />
          ))}
          <text x={x} y={y + 27} className="rel-figura-texto" fontSize="15" fontWeight="bold" fill="#1E2422">
            {fase.nome}
          </text>
          <text x={x} y={y + 46} className="rel-figura-texto" fontSize="15" fill="#565F5A">
            {sessoes(fase)}
          </text>
        </g>
      ))}
    </svg>
  );
}

/** Each phase has its own form of mark: full, hollow with a core, hollow. */
function Sessao({ ordem, x }: { ordem: number; x: number }) {
  return (
    <>
      <circle cx={x} cy={y} r="5" fill={ordem === 0 ? '#1F5E4B' : '#FFFEFB'} stroke="#1F5E4B" strokeWidth="1.6" />
      {ordem === 1 ? <circle cx={x} cy={y} r="2" fill="#1F5E4B" /> : null}
    </>
  );
}

/** Widths in proportion to the sessions, but never too narrow for the name of the phase. */
function dispor(fases: readonly Fase[]): { fase: Fase; x: number; tamanho: number }[] {
  const livre = largura - vao * (fases.length - 1);
  const minimo = Math.min(menorFase, livre / Math.max(1, fases.length));
  const total = fases.reduce((soma, { sessoes: quantas }) => soma + quantas, 0) || 1;
  const sobra = livre - minimo * fases.length;
  let x = 0;
  return fases.map((fase) => {
    const tamanho = arredondar(minimo + (sobra * fase.sessoes) / total);
    const lugar = { fase, x: arredondar(x), tamanho };
    x += tamanho + vao;
    return lugar;
  });
}

function sessoes({ sessoes: quantas }: Fase): string {
  return quantas === 1 ? '1 sessão' : `${quantas} sessões`;
}
