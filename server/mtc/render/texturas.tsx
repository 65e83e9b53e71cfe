import { type Elemento, elementos } from '@meridia/shared/relatorio.ts';

/**
 * The fixed meaning of the five colours. Each colour also has a pattern of its own, so that a greyscale print shows the
 * difference.
 */
export const coresElementos: Record<Elemento, { forte: string; suave: string }> = {
  madeira: { forte: '#4C7A4A', suave: '#A9C4A4' },
  fogo: { forte: '#B5412B', suave: '#E0A797' },
  terra: { forte: '#B98428', suave: '#E9D3A3' },
  metal: { forte: '#7C8790', suave: '#CBD1D6' },
  agua: { forte: '#2F5673', suave: '#8FAABF' },
};

export function preenchimento(elemento: Elemento): string {
  return `url(#rel-textura-${elemento})`;
}

/**
 * The patterns, once per report; every chart refers to them by id. The report's style is here too: HTML allows a plain `<style>`
 * only in a document's head, but allows one inside an SVG wherever the fragment stands, and it applies to the whole page.
 */
export function Texturas({ estilo }: { estilo?: string }) {
  return (
    <svg className="rel-oculto" width="0" height="0" aria-hidden="true" focusable="false">
      {estilo === undefined ? null : <style>{estilo}</style>}
      <defs>
        {elementos.map((elemento) => (
          <pattern key={elemento} id={`rel-textura-${elemento}`} width="8" height="8" patternUnits="userSpaceOnUse">
            <rect width="8" height="8" fill={coresElementos[elemento].forte} />
            <path
              d={tracos[elemento]}
              fill="none"
              stroke={coresElementos[elemento].suave}
              strokeWidth="1.4"
              strokeLinecap="round"
            />
          </pattern>
        ))}
        <Listras id="rel-textura-menos" fundo="#2F5673" d="M0 8L8 0" />
        <Listras id="rel-textura-mais" fundo="#9A4A1F" d="M0 0L8 8" />
      </defs>
    </svg>
  );
}

/** Deficiency and excess have lines that lean to opposite sides. */
function Listras({ id, fundo, d }: { id: string; fundo: string; d: string }) {
  return (
    <pattern id={id} width="8" height="8" patternUnits="userSpaceOnUse">
      <rect width="8" height="8" fill={fundo} />
      <path d={d} stroke="#FFFEFB" strokeWidth="1" strokeOpacity="0.55" />
    </pattern>
  );
}

// Grain, flames, soil, lattice and waves, as each element looks in a line drawing.
const tracos: Record<Elemento, string> = {
  madeira: 'M2 0V8M6 0V8',
  fogo: 'M0 6L4 2L8 6',
  terra: 'M2 2h.01M6 6h.01M6 2h.01M2 6h.01',
  metal: 'M0 0L8 8M8 0L0 8',
  agua: 'M0 3Q2 1 4 3T8 3M0 7Q2 5 4 7T8 7',
};
