import type { TerapiaAmpliada } from '@meridia/shared/relatorio.ts';
import type { ReactElement } from 'react';
import { automassagens } from '../../catalog/ampliadas/automassagens.ts';
import type { Vista } from './corpo.ts';
import { centro, escala, FiguraDoCorpo, topo } from './figura-do-corpo.tsx';
import { lugarDoPonto } from './lugar-do-ponto.ts';
import { arredondar, curva, type Par, pares } from './tracado.ts';

/** Drawing units: 20 cun across, so that a joint is always in the picture. */
const lado = 120;
const jade = '#1F5E4B';

/** The region that is pressed or rubbed, cut out of our drawing of the body, or the sole; null where neither shows it. */
export function FiguraDaAutomassagem({ ampliada }: { ampliada: TerapiaAmpliada }): ReactElement | null {
  const gesto = automassagens.find(({ id }) => id === ampliada.id)?.gesto ?? 'pressao';
  const rotulo = `Desenho: ${ampliada.nome}. ${ampliada.pontos.map(({ codigo }) => codigo).join(', ')}`;
  if (ampliada.pontos.some(({ codigo }) => codigo === 'R1')) return <Planta rotulo={rotulo} />;
  const achados = ampliada.pontos.flatMap(({ codigo }) => {
    const lugar = lugarDoPonto(codigo);
    return lugar ? [{ codigo, ...lugar }] : [];
  });
  const [primeiro] = achados;
  if (!primeiro) return null;
  const { vista } = primeiro;
  const marcas = achados.filter((um) => um.vista === vista);
  // A single point at the side is shown on one side; what lies about the midline, on both.
  const perto = marcas.every(({ x }) => x < perfil);
  const lugares = marcas.flatMap(({ codigo, x, y }) =>
    (perto && x > 0 ? [1, -1] : [1]).map((sinal) => ({
      codigo,
      em: par(centro[vista] + sinal * x * escala, topo + y * escala),
    })),
  );
  const meio: Par = [
    perto ? centro[vista] : media(lugares.map(({ em }) => em[0])),
    media(lugares.map(({ em }) => em[1])),
  ];
  const [x0, y0] = [arredondar(meio[0] - lado / 2), arredondar(meio[1] - lado / 2)];
  const recorte = `rel-recorte-${ampliada.id}`;
  return (
    <svg className="rel-gesto" viewBox={`${x0} ${y0} ${lado} ${lado}`} role="img" aria-label={rotulo}>
      <clipPath id={recorte}>
        <rect x={x0} y={y0} width={lado} height={lado} rx="6" />
      </clipPath>
      <g clipPath={`url(#${recorte})`}>
        <FiguraDoCorpo vista={vista} />
        <Movimento gesto={gesto} lugares={lugares.map(({ em }) => em)} meio={meio} vista={vista} />
        {lugares.map(({ codigo, em: [x, y] }, indice) => (
          <g key={`${codigo}${x}`}>
            <circle cx={x} cy={y} r="4" fill={jade} stroke="#FFFEFB" strokeWidth="1.2" />
            {lugares.findIndex((um) => um.codigo === codigo) === indice ? (
              <text x={x + 8} y={y + 4.5} className="rel-figura-texto" fontSize="12" fontWeight="bold" fill={jade}>
                {codigo}
              </text>
            ) : null}
          </g>
        ))}
      </g>
      <rect x={x0 + 0.5} y={y0 + 0.5} width={lado - 1} height={lado - 1} rx="6" fill="none" stroke="#E0D8C9" />
    </svg>
  );
}

/** In cun from the midline. */
const perfil = 5;

function par(x: number, y: number): Par {
  return [arredondar(x), arredondar(y)];
}

function media(valores: readonly number[]): number {
  return valores.reduce((soma, valor) => soma + valor, 0) / valores.length;
}

interface Movido {
  gesto: 'pressao' | 'circulo' | 'vaivem';
  lugares: readonly Par[];
  meio: Par;
  vista: Vista;
}

/** How the hand moves: in small rings, clockwise as she sees it on herself, or up and down. */
function Movimento({ gesto, lugares, meio: [x, y] }: Movido) {
  const traco = { fill: 'none', stroke: jade, strokeWidth: 1.8, strokeLinecap: 'round' } as const;
  if (gesto === 'pressao')
    return (
      <>
        {lugares.map(([cx, cy]) => (
          <circle key={cx} cx={cx} cy={cy} r="7.5" {...traco} strokeDasharray="3 3" />
        ))}
      </>
    );
  if (gesto === 'circulo')
    return (
      <g {...traco}>
        <path d={`M${x + 20} ${y - 16}A26 26 0 1 0 ${x + 26} ${y + 2}`} />
        <path d={`M${x + 21} ${y + 7}L${x + 26} ${y + 1}L${x + 31} ${y + 7}`} />
      </g>
    );
  return (
    <g {...traco}>
      {[...new Set(lugares.map(([cx]) => cx))].map((cx) => (
        <path
          key={cx}
          d={`M${cx - 12} ${y - 18}V${y + 18}M${cx - 16} ${y - 13}L${cx - 12} ${y - 19}L${cx - 8} ${y - 13}M${cx - 16} ${y + 13}L${cx - 12} ${y + 19}L${cx - 8} ${y + 13}`}
        />
      ))}
    </g>
  );
}

const sola = curva(
  pares(
    '46 14, 58 10, 68 14, 76 22, 80 36, 78 52, 72 66, 70 80, 71 96, 66 108, 56 112, 46 108, 42 96, 44 80, 42 64, 38 48, 36 32, 39 20',
  ),
  true,
);
const dedos: readonly Par[] = [
  [41, 10],
  [53, 4],
  [63, 6],
  [72, 12],
  [80, 20],
];

/** The sole, which no view of the body shows. */
function Planta({ rotulo }: { rotulo: string }) {
  return (
    <svg className="rel-gesto" viewBox="0 -4 120 124" role="img" aria-label={rotulo}>
      <g fill="#FBF8F3" stroke="#4B544F" strokeWidth="1.3">
        {dedos.map(([x, y], indice) => (
          <circle key={x} cx={x} cy={y} r={indice === 0 ? 7 : 4.6} />
        ))}
        <path d={sola} />
      </g>
      <g fill="none" stroke={jade} strokeWidth="1.8" strokeLinecap="round">
        <path d="M58 52V92M53 58L58 51L63 58M53 86L58 93L63 86" />
      </g>
      <circle cx="58" cy="42" r="4" fill={jade} stroke="#FFFEFB" strokeWidth="1.2" />
      <text x="84" y="46" className="rel-figura-texto" fontSize="12" fontWeight="bold" fill={jade}>
        R1
      </text>
    </svg>
  );
}
