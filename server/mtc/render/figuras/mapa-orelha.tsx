import type { Protocolo, Relatorio } from '@meridia/shared/relatorio.ts';
import type { ReactElement } from 'react';
import { contornoOrelha, linhasDaOrelha, zonas } from './orelha.ts';
import { quebrarLinhas } from './quebrar-linhas.ts';
import { curva, espacar, type Par } from './tracado.ts';

type PontoAuricular = Protocolo['auriculares'][number];

const esquerda = 40;
const largura = 362;
const altura = 312;
const inicioDoNome = 228;
const linhaDoNome = 18;
/** How many letters of 16 units fit beside the ear. */
const letrasPorLinha = 20;

/** The ear, after the map of the Chinese school, with the chosen points, each named beside it. */
export function MapaOrelha({ relatorio }: { relatorio: Relatorio }): ReactElement | null {
  const marcas = marcar(relatorio.protocolo?.auriculares ?? []);
  if (marcas.length === 0) return null;
  return (
    <svg
      className="rel-mapa"
      viewBox={`${esquerda} 0 ${largura} ${altura}`}
      role="img"
      aria-labelledby="rel-mapa-orelha"
    >
      <title id="rel-mapa-orelha">
        {`Mapa da orelha. ${marcas.map(({ ponto: { nome, oms } }) => `${nome}, zona ${oms}`).join('; ')}.`}
      </title>
      <g fill="none" stroke="#8B8372" strokeWidth="1.1" strokeLinecap="round" strokeLinejoin="round">
        <path d={contorno} fill="#FBF8F3" stroke="#4B544F" strokeWidth="1.5" />
        {linhasDaOrelha.map((linha) => (
          <path key={linha} d={linha} />
        ))}
      </g>
      {marcas.map(({ ponto, lugar: [x, y], nome, alturaDoNome }) => (
        <g key={ponto.id}>
          <path
            d={`M${inicioDoNome - 6} ${alturaDoNome}L${inicioDoNome - 18} ${alturaDoNome}L${x} ${y}`}
            fill="none"
            stroke="#6B756F"
            strokeWidth="0.9"
          />
          <circle cx={x} cy={y} r="4.4" fill="#1F5E4B" stroke="#FFFEFB" strokeWidth="1.4" />
          {nome.map((linha, index) => (
            <text
              key={linha}
              x={inicioDoNome}
              y={alturaDoNome + 5 + index * linhaDoNome}
              className="rel-figura-texto"
              fontSize="16"
              fontWeight="bold"
              fill="#1E2422"
            >
              {linha}
            </text>
          ))}
          <text
            x={inicioDoNome}
            y={alturaDoNome + 5 + nome.length * linhaDoNome}
            className="rel-figura-texto"
            fontSize="15"
            fill="#565F5A"
          >
            {ponto.oms}
          </text>
        </g>
      ))}
    </svg>
  );
}

/** Chosen ear points whose zone is not on the map, for a line below the map. */
export function auricularesForaDoMapa({ protocolo }: Relatorio): PontoAuricular[] {
  return (protocolo?.auriculares ?? []).filter(({ oms }) => !lugarDaZona(oms));
}

/** The middle of a zone of the standard; undefined for a zone that the drawing does not have. */
export function lugarDaZona(oms: string): Par | undefined {
  return Object.hasOwn(zonas, oms) ? zonas[oms] : undefined;
}

function marcar(pontos: readonly PontoAuricular[]) {
  const marcas = pontos
    .flatMap((ponto) => {
      const lugar = lugarDaZona(ponto.oms);
      return lugar ? [{ ponto, lugar, nome: quebrarLinhas(ponto.nome, letrasPorLinha) }] : [];
    })
    .sort((a, b) => a.lugar[1] - b.lugar[1]);
  const alturas = espacar(
    marcas.map(({ lugar: [, y], nome }) => y - (nome.length - 1) * 9),
    marcas.map(({ nome }) => (nome.length + 1) * linhaDoNome + 8),
    14,
    altura,
  );
  return marcas.map((marca, index) => ({ ...marca, alturaDoNome: alturas[index] ?? 0 }));
}

const contorno = curva(contornoOrelha, true);
