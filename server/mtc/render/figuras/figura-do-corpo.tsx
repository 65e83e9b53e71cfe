import { contorno, linhas, type Vista } from './corpo.ts';
import { curva, type Par } from './tracado.ts';

/** Drawing units per cun. */
export const escala = 6;
/** Where the top of the head lies. */
export const topo = 14;
/** The midline of each view. */
export const centro: Record<Vista, number> = { frente: 150, costas: 314 };
export const nomesDasVistas: Record<Vista, string> = { frente: 'Frente', costas: 'Costas' };

/**
 * One view of the body, without points.
 * @param comNome false where only a part of it is shown
 */
export function FiguraDoCorpo({ vista, comNome = true }: { vista: Vista; comNome?: boolean }) {
  return (
    <g fill="none" stroke="#8B8372" strokeWidth="1" strokeLinecap="round" strokeLinejoin="round">
      <path d={silhuetas[vista]} fill="#FBF8F3" stroke="#4B544F" strokeWidth="1.3" />
      <path d={detalhes[vista]} />
      {comNome ? (
        <text
          x={centro[vista]}
          y={topo + 470}
          textAnchor="middle"
          className="rel-figura-texto"
          fontSize="16.5"
          fill="#565F5A"
          stroke="none"
        >
          {nomesDasVistas[vista]}
        </text>
      ) : null}
    </g>
  );
}

function naTela(vista: Vista, pontos: readonly Par[], sentido: 1 | -1 = 1): Par[] {
  return pontos.map(([x, y]): Par => [centro[vista] + sentido * x * escala, topo + y * escala]);
}

// The figures never change, so they are drawn once when the program starts.
const silhuetas: Record<Vista, string> = {
  frente: curva(naTela('frente', contorno.frente), true),
  costas: curva(naTela('costas', contorno.costas), true),
};
const detalhes: Record<Vista, string> = { frente: detalhar('frente'), costas: detalhar('costas') };

function detalhar(vista: Vista): string {
  const { dosLados, meio } = linhas[vista];
  return [
    ...dosLados.flatMap((linha) => [curva(naTela(vista, linha)), curva(naTela(vista, linha, -1))]),
    ...meio.map((linha) => curva(naTela(vista, linha))),
  ].join('');
}
