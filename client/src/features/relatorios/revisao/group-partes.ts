import { ampliadaDe, hipoteseDe, type ParteMostrada, terapiaDe } from '@meridia/shared/parecer.ts';

export interface GrupoDePartes {
  /** '' for a part that stands alone. */
  titulo: string;
  partes: ParteMostrada[];
}

const grupos: readonly { titulo: string; holds: (id: string) => boolean }[] = [
  { titulo: 'Leitura energética', holds: among('sintese', 'elementos', 'sindromes', 'zang-fu', 'substancias') },
  { titulo: 'Hipóteses', holds: (id) => id.startsWith(hipoteseDe('')) },
  { titulo: 'Observação das fotos', holds: among('lingua', 'face', 'orelha') },
  { titulo: 'Protocolo de pontos', holds: among('pontos', 'auriculares') },
  { titulo: 'Terapias complementares', holds: (id) => id.startsWith(terapiaDe('')) },
  { titulo: 'Terapias ampliadas', holds: (id) => id.startsWith(ampliadaDe('')) },
  { titulo: 'Orientações, plano e prognóstico', holds: among('orientacoes', 'sessoes', 'prognostico') },
];

function among(...ids: string[]): (id: string) => boolean {
  return (id) => ids.includes(id);
}

/** The parts of a report in few groups, in reading order. Parts of one group that do not follow each other are two groups. */
export function groupPartes(partes: readonly ParteMostrada[]): GrupoDePartes[] {
  const found: GrupoDePartes[] = [];
  for (const parte of partes) {
    const titulo = grupos.find(({ holds }) => holds(parte.id))?.titulo ?? '';
    const last = found.at(-1);
    if (last && titulo !== '' && last.titulo === titulo) last.partes.push(parte);
    else found.push({ titulo, partes: [parte] });
  }
  return found.map((grupo) => (grupo.partes.length > 1 ? grupo : { ...grupo, titulo: '' }));
}
