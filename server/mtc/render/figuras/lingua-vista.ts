import { countingObservacoes } from '@meridia/shared/foto.ts';
import type { Relatorio } from '@meridia/shared/relatorio.ts';
import { sinalDoAchado } from '../../achados/achado-id.ts';
import { sinaisLingua } from '../../catalog/sinais/lingua.ts';
import { minuscula } from '../../writer/portugues.ts';

/** Areas of the tongue and their organs (Maciocia, Tongue Diagnosis in Chinese Medicine). */
export const areasDaLingua = [
  { id: 'raiz', onde: 'Raiz', orgaos: 'Rim e Bexiga' },
  { id: 'centro', onde: 'Centro', orgaos: 'Baço e Estômago' },
  { id: 'lados', onde: 'Lados', orgaos: 'Fígado e Vesícula Biliar' },
  { id: 'ponta', onde: 'Ponta', orgaos: 'Coração e Pulmão' },
] as const;
export type AreaDaLingua = (typeof areasDaLingua)[number]['id'] | 'toda';

export interface SinalVisto {
  /** A sign of the catalogue, for example `lingua_marcas_dente`. */
  sinal: string;
  area: AreaDaLingua;
  /** In words, for example "marcas de dente". */
  palavras: string;
  /** Who saw it. */
  visto: 'exame' | 'foto' | 'ambos';
}

/**
 * The signs on the tongue and their places, as the therapist and the photo report them. When the two give different values of one
 * property, only the therapist's value is kept; the text beside the map says that they disagree.
 */
export function linguaVista({ analise, fotos }: Relatorio): SinalVisto[] {
  const doExame = analise.achados
    .filter(({ fonte, presente }) => presente && /^anamnese\.lingua/.test(fonte))
    .map((achado) => ({ sinal: sinalDoAchado(achado), label: achado.label }))
    // The note about the tongue often names the pulse as well, which is nothing to draw.
    .filter(({ sinal }) => sinal !== undefined && sinal in sinaisLingua);
  const daFoto = fotos
    .filter(({ kind }) => kind === 'lingua')
    .flatMap(({ observacoes }) => countingObservacoes(observacoes).sinais.map(({ sinal }) => sinal));
  const vistos = new Map<string, SinalVisto>();
  for (const { sinal, label } of doExame) {
    if (sinal && !vistos.has(sinal)) vistos.set(sinal, { ...descrever(sinal, label), visto: 'exame' });
  }
  for (const sinal of daFoto) {
    const mesmo = vistos.get(sinal);
    if (mesmo) vistos.set(sinal, { ...mesmo, visto: mesmo.visto === 'foto' ? 'foto' : 'ambos' });
    else if (!contradiz(sinal, [...vistos.values()])) vistos.set(sinal, { ...descrever(sinal), visto: 'foto' });
  }
  return [...vistos.values()];
}

function descrever(sinal: string, label = ''): Omit<SinalVisto, 'visto'> {
  // "Sem saburra na raiz" is drawn where it was told.
  const onde = /^sem saburra n[ao]s? (raiz|centro|ponta|lados)/.exec(label)?.[1];
  if (onde !== undefined && isArea(onde)) return { sinal, area: onde, palavras: 'sem saburra' };
  const [area = 'toda', palavras = minuscula(label)] = sinaisNaLingua.get(sinal) ?? [];
  return { sinal, area, palavras: palavras || sinal.replaceAll('_', ' ') };
}

function isArea(nome: string): nome is AreaDaLingua {
  return /^(raiz|centro|ponta|lados)$/.test(nome);
}

/** True when the therapist already named another value of the same property. */
function contradiz(sinal: string, vistos: readonly SinalVisto[]): boolean {
  const grupo = excludentes.find((candidatos) => candidatos.includes(sinal)) ?? [];
  return vistos.some(({ sinal: outro, visto }) => visto !== 'foto' && grupo.includes(outro));
}

const excludentes: readonly (readonly string[])[] = [
  ['lingua_palida', 'lingua_rosada', 'lingua_vermelha', 'lingua_vermelho_escura', 'lingua_arroxeada'],
  ['saburra_ausente', 'saburra_fina', 'saburra_espessa'],
  ['saburra_branca', 'saburra_amarela'],
  ['lingua_umida', 'lingua_seca'],
  ['lingua_inchada', 'lingua_fina'],
];

// Coating gathers on centre and root; cracks lie on the midline, tooth marks on the rim.
const sinaisNaLingua: ReadonlyMap<string, [AreaDaLingua, string]> = new Map([
  ['lingua_palida', ['toda', 'corpo pálido']],
  ['lingua_rosada', ['toda', 'corpo rosado']],
  ['lingua_vermelha', ['toda', 'corpo vermelho']],
  ['lingua_vermelho_escura', ['toda', 'corpo vermelho-escuro']],
  ['lingua_arroxeada', ['toda', 'corpo arroxeado']],
  ['lingua_ponta_vermelha', ['ponta', 'vermelha']],
  ['lingua_bordas_vermelhas', ['lados', 'vermelhos']],
  ['lingua_pontos_vermelhos', ['toda', 'pontos vermelhos']],
  ['lingua_petequias', ['toda', 'manchas roxas']],
  ['veias_sublinguais', ['toda', 'veias sublinguais dilatadas']],
  ['saburra_ausente', ['centro', 'sem saburra']],
  ['saburra_descascada', ['centro', 'saburra descascada']],
  ['saburra_fina', ['centro', 'saburra fina']],
  ['saburra_espessa', ['centro', 'saburra espessa']],
  ['saburra_branca', ['centro', 'saburra branca']],
  ['saburra_amarela', ['centro', 'saburra amarela']],
  ['saburra_na_raiz', ['raiz', 'saburra']],
  ['saburra_pegajosa', ['centro', 'saburra pegajosa']],
  ['saburra_seca', ['centro', 'saburra seca']],
  ['saburra_escura', ['centro', 'saburra escura']],
  ['saburra_umida', ['centro', 'saburra úmida']],
  ['lingua_umida', ['toda', 'úmida']],
  ['lingua_seca', ['toda', 'seca']],
  ['lingua_rachaduras', ['centro', 'rachaduras']],
  ['lingua_marcas_dente', ['lados', 'marcas de dente']],
  ['lingua_inchada', ['toda', 'inchada']],
  ['lingua_fina', ['toda', 'fina']],
  ['lingua_tremula', ['toda', 'trêmula ou desviada']],
]);
