import { areaMedidas, type FotoObservacoes, linguaRegioes } from '@meridia/shared/foto.ts';
import type { OutlineJudged } from './judge-quality.ts';
import type { PhotoQuality } from './measure-quality.ts';
import type { TongueMeasures } from './measure-tongue.ts';

/** The figures that are stored with a photo, by name. A name never gets another meaning. */
export type Medidas = FotoObservacoes['medidas'];

export function qualityMedidas(quality: PhotoQuality): Medidas {
  return {
    nitidez: quality.fineDetail,
    luminosidade: quality.medianL,
    estourado: quality.burntShare,
    ...(quality.cast && { dominanteA: quality.cast.a, dominanteB: quality.cast.b }),
  };
}

export function outlineMedidas(outline: OutlineJudged): Medidas {
  return {
    contornoContraste: outline.edge,
    contornoFraco: outline.lowShare,
    contornoSeparacao: outline.separation,
    areaLingua: outline.area,
    matizCorpo: outline.bodyHue,
    vermelhoCorpo: outline.redness,
    linguaLarguraAltura: outline.around.aspect,
    linguaCortada: outline.around.cutShare,
    ...known({ peleAoRedor: outline.around.skinShare, bocaAcima: outline.around.mouthShare }),
  };
}

export function tongueMedidas({ body, mixed, lamp, areas, rootVeil, ...surface }: TongueMeasures): Medidas {
  const { colour, coating } = mixed;
  return {
    corpoL: body.L,
    corpoA: body.a,
    corpoB: body.b,
    ...(colour.skin && { peleL: colour.skin.L, peleA: colour.skin.a, peleB: colour.skin.b }),
    vermelhoRelativo: colour.redness,
    desvioAzul: colour.blueShift,
    luminosidadeRelativa: colour.lightness,
    saburraArea: coating.share,
    saburraOpacidade: coating.opacity,
    ...(coating.colour && { saburraL: coating.colour.L, saburraA: coating.colour.a, saburraB: coating.colour.b }),
    ...(coating.yellowness !== null && { saburraAmarelo: coating.yellowness }),
    vermelhoRelativoLampada: lamp.colour.redness,
    saburraAreaLampada: lamp.coating.share,
    saburraOpacidadeLampada: lamp.coating.opacity,
    ...(lamp.coating.yellowness !== null && { saburraAmareloLampada: lamp.coating.yellowness }),
    reflexos: surface.specularShare,
    textura: surface.texture,
    rachaduras: surface.cracks,
    bordaIrregular: surface.toothmarks.roughness,
    bordaEntalhes: surface.toothmarks.notches,
    ...known({ veuRaiz: rootVeil }),
    ...areasMedidas(areas),
  };
}

function areasMedidas(areas: TongueMeasures['areas']): Medidas {
  return known(
    Object.fromEntries(
      linguaRegioes.flatMap((regiao) => [
        [areaMedidas[regiao].saburra, areas[regiao].saburra],
        [areaMedidas[regiao].vermelho, areas[regiao].vermelho],
      ]),
    ),
  );
}

/** Leaves out figures that could not be measured. */
export function known(numbers: Record<string, number | null>): Medidas {
  const out: Medidas = {};
  for (const [name, value] of Object.entries(numbers)) if (value !== null) out[name] = value;
  return out;
}

export function rounded(numbers: Medidas): Medidas {
  return Object.fromEntries(Object.entries(numbers).map(([name, value]) => [name, Math.round(value * 1e4) / 1e4]));
}
