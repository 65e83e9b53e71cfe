import type { Relatorio } from '@meridia/shared/relatorio.ts';
import type { ReactElement } from 'react';
import { maiuscula } from '../../writer/portugues.ts';
import { type AreaDaLingua, areasDaLingua, linguaVista, type SinalVisto } from './lingua-vista.ts';
import { MarcasDaLingua } from './marcas-da-lingua.tsx';
import { quebrarLinhas } from './quebrar-linhas.ts';
import { curva, espacar, type Par, pares } from './tracado.ts';

const esquerda = 14;
const largura = 398;
const inicioDoNome = 226;
const linha = 18;
/** How many letters of 15 units fit beside the tongue. */
const letrasPorLinha = 23;

/** The five areas of the tongue with the signs of each, from the therapist or from the photo. */
export function MapaLingua({ relatorio }: { relatorio: Relatorio }): ReactElement | null {
  const vistos = linguaVista(relatorio);
  if (vistos.length === 0) return null;
  const blocos = montarBlocos(vistos);
  const altura = Math.max(
    300,
    ...blocos.map(({ y, orgaos, linhas }) => y + (linhas.length + (orgaos === '' ? 0 : 1)) * linha + 14),
  );
  return (
    <svg
      className="rel-mapa"
      viewBox={`${esquerda} 0 ${largura} ${altura}`}
      role="img"
      aria-labelledby="rel-mapa-lingua"
    >
      <title id="rel-mapa-lingua">{`Mapa da língua. ${descrever(vistos)}`}</title>
      <path d={contornoDaLingua} fill={corDoCorpo(vistos)} stroke="#4B544F" strokeWidth="1.6" />
      <MarcasDaLingua vistos={vistos} />
      <path d={divisoes} fill="none" stroke="#6B756F" strokeWidth="1" strokeDasharray="5 5" />
      {blocos.map(({ area, onde, orgaos, linhas, y }) => (
        <g key={onde}>
          {area === 'toda' ? null : <Guia area={area} y={y} />}
          <text x={inicioDoNome} y={y + 5} className="rel-figura-texto" fontSize="16" fill="#1E2422">
            <tspan fontWeight="bold">{onde}</tspan>
          </text>
          {orgaos === '' ? null : (
            <text x={inicioDoNome} y={y + 5 + linha} className="rel-figura-texto" fontSize="15" fill="#565F5A">
              {orgaos}
            </text>
          )}
          {linhas.map((texto, index) => (
            <text
              key={texto}
              x={inicioDoNome}
              y={y + 5 + (index + (orgaos === '' ? 1 : 2)) * linha}
              className="rel-figura-texto"
              fontSize="15.5"
              fill="#1F5E4B"
            >
              {texto}
            </text>
          ))}
        </g>
      ))}
    </svg>
  );
}

interface Bloco {
  area: AreaDaLingua;
  onde: string;
  orgaos: string;
  /** The signs of the area; empty when there are none. */
  linhas: string[];
  y: number;
}

function montarBlocos(vistos: readonly SinalVisto[]): Bloco[] {
  const em = (area: AreaDaLingua) =>
    quebrarLinhas(
      maiuscula(
        vistos
          .filter((visto) => visto.area === area)
          .map(({ palavras }) => palavras)
          .join(', '),
      ),
      letrasPorLinha,
    );
  const geral = em('toda');
  const blocos = [
    ...(geral.length > 0 ? [{ area: 'toda' as const, onde: 'Toda a língua', orgaos: '', linhas: geral, y: 12 }] : []),
    ...areasDaLingua.map(({ id, onde, orgaos }) => ({ area: id, onde, orgaos, linhas: em(id), y: guias[id][1] })),
  ];
  const alturas = espacar(
    blocos.map(({ y }) => y),
    blocos.map(({ linhas, orgaos }) => (linhas.length + (orgaos === '' ? 1 : 2)) * linha + 8),
    12,
    Number.POSITIVE_INFINITY,
  );
  return blocos.map((bloco, index) => ({ ...bloco, y: alturas[index] ?? bloco.y }));
}

function Guia({ area, y }: { area: keyof typeof guias; y: number }) {
  const [x, alvo] = guias[area];
  return (
    <>
      <path
        d={`M${inicioDoNome - 6} ${y}L${inicioDoNome - 14} ${y}L${x} ${alvo}`}
        fill="none"
        stroke="#6B756F"
        strokeWidth="0.9"
      />
      <circle cx={x} cy={alvo} r="2.6" fill="#4B544F" />
    </>
  );
}

/** The spot that the line to each area's label points at. */
const guias = { raiz: [128, 44], centro: [128, 132], lados: [178, 176], ponta: [118, 262] } as const;

function descrever(vistos: readonly SinalVisto[]): string {
  const nomes: Record<AreaDaLingua, string> = {
    toda: 'Toda a língua',
    raiz: 'Raiz',
    centro: 'Centro',
    lados: 'Lados',
    ponta: 'Ponta',
  };
  return vistos.map(({ area, palavras }) => `${nomes[area]}: ${palavras}.`).join(' ');
}

// Light and dark tones, not the colours of a photo: the words beside the map carry the meaning.
function corDoCorpo(vistos: readonly SinalVisto[]): string {
  return cores.find(([sinal]) => vistos.some((visto) => visto.sinal === sinal))?.[1] ?? '#F3D9D2';
}

const cores: readonly (readonly [string, string])[] = [
  ['lingua_palida', '#F8EAE5'],
  ['lingua_rosada', '#F1CFC6'],
  ['lingua_vermelho_escura', '#D79A8F'],
  ['lingua_vermelha', '#E7B2A6'],
  ['lingua_arroxeada', '#D8C6DC'],
];

const meioContorno: readonly Par[] = pares(
  '110 14, 150 18, 180 36, 197 74, 201 124, 193 180, 174 236, 146 274, 110 288',
);
const contornoDaLingua = curva(
  [
    ...meioContorno,
    ...meioContorno
      .slice(1, -1)
      .reverse()
      .map(([x, y]): Par => [220 - x, y]),
  ],
  true,
);
/** The lines between the areas: root, centre and tip across, the sides along. */
const divisoes = [
  curva(pares('46 76, 110 86, 174 76')),
  curva(pares('60 79, 66 150, 72 222')),
  curva(pares('160 79, 154 150, 148 222')),
  curva(pares('48 224, 110 214, 172 224')),
].join('');
