import type { PontoPrescrito, Relatorio } from '@meridia/shared/relatorio.ts';
import type { ReactElement } from 'react';
import type { Vista } from './corpo.ts';
import { centro, escala, FiguraDoCorpo, nomesDasVistas, topo } from './figura-do-corpo.tsx';
import { lugarDoPonto } from './lugar-do-ponto.ts';
import { arredondar, espacar } from './tracado.ts';

const largura = 440;
const altura = 520;
/** Where the lines to the labels start. */
const margem: Record<Vista, number> = { frente: 56, costas: largura - 56 };
const passo = 21;

/**
 * Front and back of the body with the chosen points, each named beside the figure. Only the text names a point that neither view
 * shows.
 */
export function MapaCorpo({ relatorio }: { relatorio: Relatorio }): ReactElement | null {
  const marcas = marcar(relatorio.protocolo?.pontos ?? []);
  if (marcas.length === 0) return null;
  return (
    <svg className="rel-mapa" viewBox={`0 0 ${largura} ${altura}`} role="img" aria-labelledby="rel-mapa-corpo">
      <title id="rel-mapa-corpo">{`Mapa do corpo. ${descrever(marcas)}`}</title>
      <FiguraDoCorpo vista="frente" />
      <FiguraDoCorpo vista="costas" />
      {marcas.map((marca) => (
        <Marcado key={marca.ponto.codigo} {...marca} />
      ))}
      <Legenda marcas={marcas} />
    </svg>
  );
}

/** Chosen points that the map cannot show, for a line below the map. */
export function pontosForaDoMapa({ protocolo }: Relatorio): PontoPrescrito[] {
  return (protocolo?.pontos ?? []).filter(({ codigo }) => !lugarDoPonto(codigo));
}

interface Marca {
  ponto: PontoPrescrito;
  vista: Vista;
  /** The point itself, on the side of its label, in drawing units. */
  x: number;
  y: number;
  /** The x of the same point on the other side; null on the midline and for one-sided needling. */
  outroX: number | null;
  alturaDoNome: number;
}

function marcar(pontos: readonly PontoPrescrito[]): Marca[] {
  return vistas.flatMap((vista) => {
    const sentido = vista === 'frente' ? -1 : 1;
    const marcas = pontos.flatMap((ponto) => {
      const lugar = lugarDoPonto(ponto.codigo);
      if (lugar?.vista !== vista) return [];
      const x = arredondar(centro[vista] + sentido * lugar.x * escala);
      const outroX =
        lugar.x > 0 && ponto.lateralidade === 'bilateral'
          ? arredondar(centro[vista] - sentido * lugar.x * escala)
          : null;
      return [{ ponto, vista, x, y: arredondar(topo + lugar.y * escala), outroX }];
    });
    marcas.sort((a, b) => a.y - b.y || a.x - b.x);
    const alturas = espacar(
      marcas.map(({ y }) => y),
      marcas.map(() => passo),
      topo + 6,
      topo + 452,
    );
    return marcas.map((marca, index) => ({ ...marca, alturaDoNome: alturas[index] ?? marca.y }));
  });
}

const vistas: readonly Vista[] = ['frente', 'costas'];
function Marcado({ ponto, vista, x, y, outroX, alturaDoNome }: Marca) {
  const inicio = margem[vista];
  const fora = vista === 'frente' ? -5 : 5;
  const rotulo = rotuloDe(ponto);
  return (
    <g>
      <path
        d={`M${inicio} ${alturaDoNome}L${inicio - fora * 2} ${alturaDoNome}L${x} ${y}`}
        fill="none"
        stroke="#6B756F"
        strokeWidth="0.9"
      />
      {outroX === null ? null : <Agulha tecnica={ponto.tecnica} x={outroX} y={y} />}
      <Agulha tecnica={ponto.tecnica} x={x} y={y} />
      <text
        x={inicio + fora}
        y={arredondar(alturaDoNome + 5.5)}
        textAnchor={vista === 'frente' ? 'end' : 'start'}
        className="rel-figura-texto"
        fontSize={rotulo.length > 4 ? 15 : 17}
        fontWeight="bold"
        fill="#1F5E4B"
      >
        {rotulo}
      </text>
    </g>
  );
}

/** The form of a mark tells its technique, not its colour: full, hollow, hollow with a core. */
function Agulha({ tecnica, x, y }: { tecnica: PontoPrescrito['tecnica']; x: number; y: number }) {
  return (
    <>
      <circle
        cx={x}
        cy={y}
        r="3.8"
        fill={tecnica === 'tonificar' ? '#1F5E4B' : '#FFFEFB'}
        stroke="#1F5E4B"
        strokeWidth="1.6"
      />
      {tecnica === 'harmonizar' ? <circle cx={x} cy={y} r="1.6" fill="#1F5E4B" /> : null}
    </>
  );
}

function Legenda({ marcas }: { marcas: readonly Marca[] }) {
  const usadas = tecnicas.filter(({ tecnica }) => marcas.some(({ ponto }) => ponto.tecnica === tecnica));
  const larguraDoItem = 120;
  const inicio = (largura - usadas.length * larguraDoItem) / 2 + 10;
  return (
    <>
      {usadas.map(({ tecnica, nome }, index) => (
        <g key={tecnica}>
          <Agulha tecnica={tecnica} x={inicio + index * larguraDoItem} y={altura - 11} />
          <text
            x={inicio + index * larguraDoItem + 10}
            y={altura - 6}
            className="rel-figura-texto"
            fontSize="16.5"
            fill="#565F5A"
          >
            {nome}
          </text>
        </g>
      ))}
    </>
  );
}

const tecnicas = [
  { tecnica: 'tonificar', nome: 'tonificar' },
  { tecnica: 'dispersar', nome: 'dispersar' },
  { tecnica: 'harmonizar', nome: 'harmonizar' },
] as const;

/**
 * Channel points are labelled by their code. Extra points have long names, so they are labelled by the number that the table
 * shows too.
 */
function rotuloDe({ codigo, oms }: PontoPrescrito): string {
  return /\d$/.test(codigo) || !oms.startsWith('EX-') ? codigo : oms;
}

function descrever(marcas: readonly Marca[]): string {
  return vistas
    .map((vista) => {
      const codigos = marcas.filter((marca) => marca.vista === vista).map(({ ponto }) => ponto.codigo);
      return codigos.length > 0 ? `${nomesDasVistas[vista]}: ${codigos.join(', ')}.` : '';
    })
    .filter((linha) => linha !== '')
    .join(' ');
}
