import type { SinalVisto } from './lingua-vista.ts';
import { curva, type Par, pares } from './tracado.ts';

/** The signs, drawn where they are seen. Each sign has its own form, so that nobody needs colours to tell them apart. */
export function MarcasDaLingua({ vistos }: { vistos: readonly SinalVisto[] }) {
  const ha = (sinal: string) => vistos.some((visto) => visto.sinal === sinal);
  const saburra = ha('saburra_espessa') || ha('saburra_pegajosa') ? 'espessa' : ha('saburra_ausente') ? null : 'fina';
  const comSaburra = vistos.some(({ sinal }) => sinal.startsWith('saburra_')) && saburra !== null;
  return (
    <g strokeLinecap="round" fill="none">
      {comSaburra && saburra ? <Saburra tipo={saburra} falhada={ha('saburra_descascada')} /> : null}
      {ha('lingua_ponta_vermelha') ? <path d={riscosDaPonta} stroke="#8F2F1D" strokeWidth="1.3" /> : null}
      {ha('lingua_bordas_vermelhas') ? <path d={riscosDosLados} stroke="#8F2F1D" strokeWidth="1.3" /> : null}
      {ha('lingua_rachaduras') ? <path d={rachaduras} stroke="#4B2F29" strokeWidth="1.8" /> : null}
      {ha('lingua_marcas_dente') ? <path d={dentes} stroke="#4B2F29" strokeWidth="1.8" /> : null}
      {ha('lingua_pontos_vermelhos')
        ? pontos.map(([x, y]) => <circle key={`${x}-${y}`} cx={x} cy={y} r="2.2" fill="#8F2F1D" />)
        : null}
      {ha('lingua_petequias')
        ? pontos.map(([x, y]) => <circle key={`${x}-${y}`} cx={x} cy={y} r="4" stroke="#4B2F5E" strokeWidth="1.4" />)
        : null}
    </g>
  );
}

/** Dots over centre and root: sparse and small for a thin coating, dense and large for a thick one. */
function Saburra({ tipo, falhada }: { tipo: 'fina' | 'espessa'; falhada: boolean }) {
  const passo = tipo === 'fina' ? 15 : 10;
  const raio = tipo === 'fina' ? 1.3 : 2.1;
  const linhas = Array.from({ length: Math.floor(156 / passo) }, (_, linha) => {
    const y = 48 + linha * passo;
    const meia = y < 84 ? 40 : 38;
    const desvio = linha % 2 === 0 ? 0 : passo / 2;
    const colunas = Math.floor((2 * meia) / passo);
    return Array.from({ length: colunas + 1 }, (_, coluna): Par => [110 - meia + coluna * passo + desvio, y]).filter(
      ([x]) => !falhada || Math.sin(x / 13) + Math.cos(y / 17) > -0.4,
    );
  });
  // One path of dots: lines of length 0 with round ends.
  const d = linhas
    .flat()
    .map(([x, y]) => `M${x} ${y}h.01`)
    .join('');
  return <path d={d} stroke="#8B7B5E" strokeWidth={raio * 2} />;
}

const rachaduras = [
  curva(pares('110 92, 106 122, 113 156, 109 200')),
  curva(pares('108 130, 94 142')),
  curva(pares('112 160, 127 172')),
].join('');

const dentes = [92, 114, 136, 158, 180]
  .flatMap((y) => {
    const fundo = y < 140 ? 0 : (y - 130) * 0.22;
    return [`M${25 + fundo} ${y}q13 10 1 20`, `M${195 - fundo} ${y}q-13 10 -1 20`];
  })
  .join('');

const riscosDaPonta = Array.from(
  { length: 9 },
  (_, index) => `M${62 + index * 12} ${238 + Math.abs(index - 4) * -2}l-7 14`,
).join('');
const riscosDosLados = Array.from({ length: 8 }, (_, index) => {
  const y = 96 + index * 15;
  return `M34 ${y}l14 8M186 ${y}l-14 8`;
}).join('');
const pontos: readonly Par[] = pares('84 244, 110 250, 136 244, 96 266, 124 266, 48 130, 172 130, 52 176, 168 176');
