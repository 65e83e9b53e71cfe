import { type Analise, type Elemento, elementos } from '@meridia/shared/relatorio.ts';
import { nomesElementos } from '../writer/nomes.ts';
import { preenchimento } from './texturas.tsx';

const centro = { x: 160, y: 156 };
const raioDaRoda = 112;
const raioDoNo = 38;
const aro = 8;
/** Sheng order with Fire on top, as textbooks draw the wheel. */
const ciclo: readonly Elemento[] = ['fogo', 'terra', 'metal', 'agua', 'madeira'];

/**
 * The five-element wheel: nodes with their share as a ring, sheng arcs outside, ke lines inside, the relation of the report in
 * red.
 */
export function RodaElementos({ analise }: { analise: Analise }) {
  const { tipo, de, para } = analise.relacaoElementos;
  const descricao = elementos
    .map((elemento) => `${nomesElementos[elemento].nome} ${Math.round(analise.elementos[elemento].pontuacao)}`)
    .join(', ');
  return (
    <svg className="rel-roda" viewBox="0 0 320 292" role="img" aria-labelledby="rel-roda-titulo rel-roda-descricao">
      <title id="rel-roda-titulo">Roda dos cinco elementos</title>
      <desc id="rel-roda-descricao">{`Envolvimento de 0 a 100: ${descricao}.`}</desc>
      <defs>
        <Seta id="rel-seta" cor="#6B756F" />
        <Seta id="rel-seta-forte" cor="#B5412B" />
      </defs>
      {ciclo.map((elemento, index) => {
        const seguinte = ciclo[(index + 1) % 5] ?? 'fogo';
        const dominado = ciclo[(index + 2) % 5] ?? 'fogo';
        const destaqueSheng = tipo === 'sheng' && de === elemento && para === seguinte;
        // The strong arrow replaces the thin one, even when it points the other way.
        const destaqueKe =
          (tipo === 'wu' && de === dominado && para === elemento) ||
          ((tipo === 'ke' || tipo === 'cheng') && de === elemento && para === dominado);
        return (
          <g key={elemento}>
            <path d={arco(index, index + 1)} {...traco(destaqueSheng)} />
            {destaqueKe ? null : <path d={reta(elemento, dominado)} {...traco(false)} strokeDasharray="4 4" />}
          </g>
        );
      })}
      {tipo === 'ke' || tipo === 'cheng' || tipo === 'wu' ? <path d={reta(de, para)} {...traco(true)} /> : null}
      {ciclo.map((elemento) => (
        <No key={elemento} elemento={elemento} pontuacao={analise.elementos[elemento].pontuacao} />
      ))}
    </svg>
  );
}

function No({ elemento, pontuacao }: { elemento: Elemento; pontuacao: number }) {
  const { x, y } = posicao(elemento);
  const raio = raioDoNo - aro / 2;
  const volta = 2 * Math.PI * raio;
  const cheio = (Math.min(100, Math.max(0, pontuacao)) / 100) * volta;
  return (
    <g>
      <circle cx={x} cy={y} r={raioDoNo} fill="#FFFEFB" />
      <circle cx={x} cy={y} r={raio} fill="none" stroke="#E6DFD2" strokeWidth={aro} />
      <circle
        cx={x}
        cy={y}
        r={raio}
        fill="none"
        stroke={preenchimento(elemento)}
        strokeWidth={aro}
        strokeDasharray={`${cheio.toFixed(1)} ${volta.toFixed(1)}`}
        transform={`rotate(-90 ${x} ${y})`}
      />
      <text x={x} y={y - 1} textAnchor="middle" className="rel-roda-nome">
        {nomesElementos[elemento].nome}
      </text>
      <text x={x} y={y + 16} textAnchor="middle" className="rel-roda-valor">
        {Math.round(pontuacao)}
      </text>
    </g>
  );
}

function Seta({ id, cor }: { id: string; cor: string }) {
  return (
    <marker
      id={id}
      viewBox="0 0 10 10"
      refX="7"
      refY="5"
      markerWidth="7"
      markerHeight="7"
      markerUnits="userSpaceOnUse"
      orient="auto"
    >
      <path d="M0 1L9 5L0 9Z" fill={cor} />
    </marker>
  );
}

function traco(destaque: boolean) {
  return {
    fill: 'none',
    stroke: destaque ? '#B5412B' : '#6B756F',
    strokeWidth: destaque ? 3 : 1.2,
    strokeOpacity: destaque ? 1 : 0.75,
    markerEnd: `url(#${destaque ? 'rel-seta-forte' : 'rel-seta'})`,
  };
}

function angulo(index: number): number {
  return ((index * 72 - 90) * Math.PI) / 180;
}

function posicao(elemento: Elemento): { x: number; y: number } {
  const direcao = angulo(ciclo.indexOf(elemento));
  return {
    x: arredondar(centro.x + raioDaRoda * Math.cos(direcao)),
    y: arredondar(centro.y + raioDaRoda * Math.sin(direcao)),
  };
}

/** Along the wheel, from the edge of one node to the edge of the next. */
function arco(origem: number, destino: number): string {
  const folga = 2 * Math.asin((raioDoNo + 6) / (2 * raioDaRoda));
  const [inicio, fim] = [angulo(origem) + folga, angulo(destino) - folga];
  const ponto = (direcao: number) =>
    `${arredondar(centro.x + raioDaRoda * Math.cos(direcao))} ${arredondar(centro.y + raioDaRoda * Math.sin(direcao))}`;
  return `M${ponto(inicio)}A${raioDaRoda} ${raioDaRoda} 0 0 1 ${ponto(fim)}`;
}

function reta(de: Elemento, para: Elemento): string {
  const [a, b] = [posicao(de), posicao(para)];
  const distancia = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const [dx, dy] = [(b.x - a.x) / distancia, (b.y - a.y) / distancia];
  const folga = raioDoNo + 5;
  return `M${arredondar(a.x + dx * folga)} ${arredondar(a.y + dy * folga)}L${arredondar(b.x - dx * folga)} ${arredondar(b.y - dy * folga)}`;
}

function arredondar(value: number): number {
  return Math.round(value * 10) / 10;
}
