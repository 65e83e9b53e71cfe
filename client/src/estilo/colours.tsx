interface Swatch {
  name: string;
  ground: string;
  text: string;
  use: string;
}

/** Pairs of text and background that may be combined: each has a contrast of at least 4.5:1. */
const swatches: readonly Swatch[] = [
  { name: 'ground', ground: 'bg-ground', text: 'text-ink', use: 'papel da página' },
  { name: 'surface', ground: 'bg-surface', text: 'text-ink', use: 'cartões e folhas' },
  { name: 'sunken', ground: 'bg-sunken', text: 'text-ink-soft', use: 'faixas, texto secundário' },
  { name: 'jade', ground: 'bg-jade', text: 'text-on-solid', use: 'ação principal' },
  { name: 'jade-soft', ground: 'bg-jade-soft', text: 'text-jade-ink', use: 'escolhido, confirmado' },
  { name: 'cinnabar', ground: 'bg-cinnabar', text: 'text-on-solid', use: 'a chamada da tela' },
  { name: 'cinnabar-soft', ground: 'bg-cinnabar-soft', text: 'text-cinnabar-ink', use: 'erros e alertas' },
  { name: 'amber-soft', ground: 'bg-amber-soft', text: 'text-amber-ink', use: 'avisos' },
];

/** Colours that carry a meaning; never use them as decoration. */
const elements = [
  { name: 'Madeira', ground: 'bg-madeira' },
  { name: 'Fogo', ground: 'bg-fogo' },
  { name: 'Terra', ground: 'bg-terra' },
  { name: 'Metal', ground: 'bg-metal' },
  { name: 'Água', ground: 'bg-agua' },
] as const;

export function Colours() {
  return (
    <>
      <ul className="grid grid-cols-2 gap-3 md:grid-cols-4">
        {swatches.map(({ name, ground, text, use }) => (
          <li key={name} className={`rounded-card border border-line p-4 ${ground} ${text}`}>
            <p className="font-semibold">{name}</p>
            <p className="text-[0.9375rem]">{use}</p>
          </li>
        ))}
      </ul>
      <ul className="flex flex-wrap gap-5">
        {elements.map(({ name, ground }) => (
          <li key={name} className="flex items-center gap-2">
            <span aria-hidden className={`size-6 rounded-full ${ground}`} />
            {name}
          </li>
        ))}
      </ul>
    </>
  );
}
