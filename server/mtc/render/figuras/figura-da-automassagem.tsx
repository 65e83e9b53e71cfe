import type { TerapiaAmpliada } from '@meridia/shared/relatorio.ts';
import type { ReactElement } from 'react';
import { automassagens } from '../../catalog/ampliadas/automassagens.ts';
import { centro, escala, FiguraDoCorpo, topo } from './figura-do-corpo.tsx';
import { lugarDoPonto } from './lugar-do-ponto.ts';
import { arredondar, curva, espacar, type Par, pares } from './tracado.ts';

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
  const emVolta = gesto === 'circulo' && lugares.some(({ em }) => em[0] === meio[0]);
  const [x0, y0] = [arredondar(meio[0] - lado / 2), arredondar(meio[1] - lado / 2)];
  const recorte = `rel-recorte-${ampliada.id}`;
  return (
    <svg className="rel-gesto" viewBox={`${x0} ${y0} ${lado} ${lado}`} role="img" aria-label={rotulo}>
      <clipPath id={recorte}>
        <rect x={x0} y={y0} width={lado} height={lado} rx="6" />
      </clipPath>
      <g clipPath={`url(#${recorte})`}>
        <FiguraDoCorpo vista={vista} comNome={false} />
        <Movimento gesto={gesto} lugares={lugares.map(({ em }) => em)} meio={meio} />
        {lugares.map(({ em: [x, y] }) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r="3.6" fill={jade} stroke="#FFFEFB" strokeWidth="1.2" />
        ))}
        {rotular(lugares, x0 + lado, emVolta ? meio[0] + raioDoVentre + 5 : null).map(({ codigo, x, y, ancora }) => (
          <text
            key={codigo}
            x={x}
            y={y}
            textAnchor={ancora}
            className="rel-figura-texto"
            fontSize="10.5"
            fontWeight="bold"
            fill={jade}
          >
            {codigo}
          </text>
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

interface Marcado {
  codigo: string;
  em: Par;
}

const entreRotulos = 12;
const larguraDaLetra = 6.2;
const raioDoVentre = 27;

/**
 * One name for each point, beside its mark farthest to the right, none over another; above it where the border is too near.
 * @param coluna where all names begin; null: beside the marks
 */
function rotular(lugares: readonly Marcado[], borda: number, coluna: number | null) {
  const codigos = [...new Set(lugares.map(({ codigo }) => codigo))];
  const nomes = codigos
    .map((codigo) => {
      const seus = lugares.filter((um) => um.codigo === codigo).toSorted((a, b) => b.em[0] - a.em[0]);
      return { codigo, x: seus[0]?.em[0] ?? 0, y: seus[0]?.em[1] ?? 0 };
    })
    .toSorted((a, b) => a.y - b.y);
  const direita = coluna ?? Math.max(...nomes.map(({ x }) => x)) + distanciaDoRotulo;
  const alturas = espacar(
    nomes.map(({ y }) => y),
    nomes.map(() => entreRotulos),
    Number.NEGATIVE_INFINITY,
    Number.POSITIVE_INFINITY,
  );
  const cabe = nomes.every(({ codigo }) => direita + codigo.length * larguraDaLetra < borda - 1);
  return nomes.map(({ codigo, x, y }, indice) =>
    cabe
      ? { codigo, x: arredondar(direita), y: arredondar((alturas[indice] ?? 0) + 4), ancora: 'start' as const }
      : { codigo, x, y: arredondar(y - distanciaDoRotulo), ancora: 'middle' as const },
  );
}
const distanciaDoRotulo = 10;

interface Movido {
  gesto: 'pressao' | 'circulo' | 'vaivem';
  lugares: readonly Par[];
  meio: Par;
}

/** How the hand moves: in small rings, up and down, or round, clockwise as the drawing is seen: up at her right, down at her left. */
function Movimento({ gesto, lugares, meio }: Movido) {
  const traco = { fill: 'none', stroke: jade, strokeWidth: 1.8, strokeLinecap: 'round' } as const;
  const naLinhaMedia = lugares.some(([x]) => x === meio[0]);
  if (gesto === 'pressao')
    return (
      <>
        {lugares.map(([cx, cy]) => (
          <circle key={`${cx} ${cy}`} cx={cx} cy={cy} r="7.5" {...traco} strokeDasharray="3 3" />
        ))}
      </>
    );
  if (gesto === 'circulo')
    return (
      <g {...traco}>
        {(naLinhaMedia ? [meio] : lugares).map(([x, y]) => (
          <Volta key={x} x={x} y={y} raio={naLinhaMedia ? raioDoVentre : 15} />
        ))}
      </g>
    );
  const lados = [...new Set(lugares.map(([x]) => x))].filter((x) => lugares.length === 1 || x !== meio[0]);
  return (
    <g {...traco}>
      {lados.map((x) => (
        <path key={x} d={subirEDescer(x === meio[0] || x > meio[0] ? x + 9 : x - 9, meio[1])} />
      ))}
    </g>
  );
}

function Volta({ x, y, raio }: { x: number; y: number; raio: number }) {
  const em = (graus: number): Par => {
    const angulo = (graus * Math.PI) / 180;
    return par(x + raio * Math.cos(angulo), y + raio * Math.sin(angulo));
  };
  const fim = em(-8);
  return (
    <>
      <path d={`M${em(35).join(' ')}A${raio} ${raio} 0 1 1 ${fim.join(' ')}`} />
      <path d={`M${par(fim[0] - 5, fim[1] - 7).join(' ')}L${fim.join(' ')}L${par(fim[0] + 5, fim[1] - 6).join(' ')}`} />
    </>
  );
}

function subirEDescer(x: number, y: number): string {
  const ponta = (sinal: 1 | -1) => {
    const fim = y + sinal * 19;
    return `M${par(x - 4, fim - sinal * 6).join(' ')}L${par(x, fim).join(' ')}L${par(x + 4, fim - sinal * 6).join(' ')}`;
  };
  return `M${par(x, y - 18).join(' ')}L${par(x, y + 18).join(' ')}${ponta(-1)}${ponta(1)}`;
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
