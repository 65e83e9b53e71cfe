import type { PontoPrescrito, Relatorio } from '@meridia/shared/relatorio.ts';
import type { ReactElement } from 'react';
import type { Vista } from './corpo.ts';
import { centro, escala, FiguraDoCorpo, nomesDasVistas, topo } from './figura-do-corpo.tsx';
import { lugarDoPonto } from './lugar-do-ponto.ts';
import { afastar, ligar } from './rotular.ts';
import { arredondar, espacar, type Par } from './tracado.ts';

const largura = 464;
const altura = 520;
/** Where the lines to the labels start. */
const margem: Record<Vista, number> = { frente: 68, costas: largura - 68 };
const passo = 21;
/** Radius of a mark. */
const raio = 3.7;

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
  /** Where it is drawn, in drawing units; the line from the label leads to the first one. */
  lugares: readonly Par[];
  linha: readonly Par[];
}

const vistas: readonly Vista[] = ['frente', 'costas'];

/** The label of the front stands at the left and that of the back at the right, so both are on the right side of the body. */
const sentidos: Record<Vista, 1 | -1> = { frente: -1, costas: 1 };

function marcar(pontos: readonly PontoPrescrito[]): Marca[] {
  return vistas.flatMap((vista) => {
    const colocados = pontos.flatMap((ponto) => {
      const lugar = lugarDoPonto(ponto.codigo);
      return lugar?.vista === vista
        ? [{ ponto, x: lugar.x * escala, y: topo + lugar.y * escala, lados: ladosDoPonto(ponto, lugar.x) }]
        : [];
    });
    const marcas = afastar(colocados, raio * 2 + 1.4).map(({ ponto, x, y, lados }) => ({
      ponto,
      lugares: lados.map((lado): Par => [arredondar(centro[vista] + lado * sentidos[vista] * x), arredondar(y)]),
    }));
    const altura = ({ lugares }: { lugares: readonly Par[] }) => lugares[0]?.[1] ?? 0;
    const distancia = ({ lugares }: { lugares: readonly Par[] }) => Math.abs((lugares[0]?.[0] ?? 0) - margem[vista]);
    marcas.sort((a, b) => altura(a) - altura(b) || distancia(b) - distancia(a));
    const alturas = espacar(
      marcas.map(altura),
      marcas.map(() => Math.min(passo, alturaDosRotulos / marcas.length)),
      topo + 6,
      topo + 6 + alturaDosRotulos,
    );
    return marcas.map(({ ponto, lugares }, index) => ({
      ponto,
      vista,
      lugares,
      linha: ligar(
        [margem[vista], alturas[index] ?? 0],
        lugares[0] ?? [0, 0],
        [...marcas.filter((outra) => outra.ponto !== ponto).flatMap((outra) => outra.lugares), ...lugares.slice(1)],
        raio + 1,
      ),
    }));
  });
}

const alturaDosRotulos = 446;

/** Both sides, the label's first; the midline once; or the side that was told. Older reports name no side. */
function ladosDoPonto({ lateralidade, lado }: PontoPrescrito, x: number): (1 | -1)[] {
  if (x === 0) return [1];
  if (lateralidade === 'bilateral') return [1, -1];
  return lado === 'esquerdo' ? [-1] : [1];
}

function Marcado({ ponto, vista, lugares, linha }: Marca) {
  const [inicio = 0, alturaDoNome = 0] = linha[0] ?? [];
  const rotulo = rotuloDe(ponto);
  return (
    <g>
      <path
        d={`M${linha.map((par) => par.join(' ')).join('L')}`}
        fill="none"
        stroke="#6B756F"
        strokeWidth="0.9"
        strokeLinejoin="round"
      />
      {lugares.map(([x, y]) => (
        <Agulha key={x} tecnica={ponto.tecnica} x={x} y={y} />
      ))}
      <text
        x={inicio + sentidos[vista] * 5}
        y={arredondar(alturaDoNome + 5.5)}
        textAnchor={vista === 'frente' ? 'end' : 'start'}
        className="rel-figura-texto"
        fontSize={fonteDoRotulo(rotulo)}
        fontWeight="bold"
        fill="#1F5E4B"
      >
        {rotulo}
      </text>
    </g>
  );
}

/** The longest labels ("EX-HN15") must fit beside the figure. */
function fonteDoRotulo(rotulo: string): number {
  if (rotulo.length <= 4) return 17;
  return rotulo.length <= 6 ? 15 : 12.5;
}

/** The form of a mark tells its technique, not its colour: full, hollow, hollow with a core. */
function Agulha({ tecnica, x, y }: { tecnica: PontoPrescrito['tecnica']; x: number; y: number }) {
  return (
    <>
      <circle
        cx={x}
        cy={y}
        r={raio}
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
