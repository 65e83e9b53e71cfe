import type { Protocolo, Relatorio } from '@meridia/shared/relatorio.ts';
import type { ReactElement } from 'react';
import { contornoOrelha, linhasDaOrelha, zonas } from './orelha.ts';
import { quebrarLinhas } from './quebrar-linhas.ts';
import { afastar, ligar } from './rotular.ts';
import { arredondar, curva, espacar, type Par } from './tracado.ts';

type PontoAuricular = Protocolo['auriculares'][number];

const esquerda = 40;
const largura = 362;
const alturaDaOrelha = 312;
const inicioDoNome = 228;
const linhaDoNome = 18;
/** How many letters of 16 units fit beside the ear. */
const letrasPorLinha = 18;
const raio = 4.4;

/** The ear, after the map of the Chinese school, with the chosen points, each named beside it. */
export function MapaOrelha({ relatorio }: { relatorio: Relatorio }): ReactElement | null {
  const { marcas, altura } = marcar(relatorio.protocolo?.auriculares ?? []);
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
      {marcas.map(({ ponto, linha }) => (
        <path
          key={ponto.id}
          d={`M${linha.map((par) => par.join(' ')).join('L')}`}
          fill="none"
          stroke="#6B756F"
          strokeWidth="0.9"
          strokeLinejoin="round"
        />
      ))}
      {marcas.map(({ ponto, lugar: [x, y], nome, alturaDoNome }) => (
        <g key={ponto.id}>
          <circle cx={x} cy={y} r={raio} fill="#1F5E4B" stroke="#FFFEFB" strokeWidth="1.4" />
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
  const colocados = pontos.flatMap((ponto) => {
    const [x, y] = lugarDaZona(ponto.oms) ?? [];
    if (x === undefined || y === undefined) return [];
    return [{ ponto, x, y, lados: [1] as const, nome: quebrarLinhas(ponto.nome, letrasPorLinha) }];
  });
  const marcas = afastar(colocados, raio * 2 + 1).sort((a, b) => a.y - b.y);
  const passos = marcas.map(({ nome }) => (nome.length + 1) * linhaDoNome + 8);
  const altura = Math.max(
    alturaDaOrelha,
    passos.reduce((soma, passo) => soma + passo, 14),
  );
  const alturas = espacar(
    marcas.map(({ y, nome }) => y - (nome.length - 1) * 9),
    passos,
    14,
    altura,
  );
  const dispostas = marcas.map(({ ponto, x, y, nome }, index) => {
    const alturaDoNome = alturas[index] ?? 0;
    const outras = marcas.filter((outra) => outra.ponto !== ponto).map((outra): Par => [outra.x, outra.y]);
    const lugar: Par = [arredondar(x), arredondar(y)];
    return {
      ponto,
      lugar,
      nome,
      alturaDoNome,
      linha: ligar([inicioDoNome - 6, alturaDoNome], lugar, outras, raio + 1),
    };
  });
  return { marcas: dispostas, altura };
}

const contorno = curva(contornoOrelha, true);
