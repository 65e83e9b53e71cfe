import { type Analise, orgaos, type PadraoResultado, type Substancia } from '@meridia/shared/relatorio.ts';
import { obterPadrao } from '../catalog/padroes.ts';
import type { Marca } from '../catalog/sinais/sinal.ts';
import { escala } from './escala.ts';
import type { Marcas } from './marcas.ts';

/** Strength of a mark in the findings and in the patterns, with the findings that carry it. */
interface Peso {
  forca: number;
  achados: readonly string[];
}

const marcasDaSubstancia: Record<Substancia, { falta: Marca; sobra: Marca | null }> = {
  qi: { falta: 'qi_def', sobra: 'qi_exc' },
  xue: { falta: 'xue_def', sobra: 'xue_exc' },
  yin: { falta: 'yin_def', sobra: null },
  yang: { falta: 'yang_def', sobra: 'yang_exc' },
  jin_ye: { falta: 'jinye_def', sobra: 'jinye_exc' },
};

/** A substance with less strength is called balanced: one vague sign is no imbalance. */
const limiarDeDesequilibrio = 1.2;

export function medirSubstancias(marcas: Marcas, padroes: readonly PadraoResultado[]): Analise['substancias'] {
  const medir = (substancia: Substancia): Analise['substancias'][Substancia] => {
    const { falta, sobra } = marcasDaSubstancia[substancia];
    const deficit = pesar([falta], marcas, padroes);
    const excesso = pesar(sobra ? [sobra] : [], marcas, padroes);
    const maior = deficit.forca >= excesso.forca ? deficit : excesso;
    if (maior.forca < limiarDeDesequilibrio) return { estado: 'equilibrado', grau: 0, achados: [] };
    return {
      estado: maior === deficit ? 'deficiente' : 'excesso',
      grau: escala(maior.forca),
      achados: [...maior.achados],
    };
  };
  return { qi: medir('qi'), xue: medir('xue'), yin: medir('yin'), yang: medir('yang'), jin_ye: medir('jin_ye') };
}

/** The eight principles as four axes, with the findings behind each. */
export function medirPrincipios(
  marcas: Marcas,
  padroes: readonly PadraoResultado[],
): Required<Pick<Analise, 'principios' | 'principiosAchados'>> {
  const total = (...lista: Marca[]) => pesar(lista, marcas, padroes);
  const frio = total('frio');
  const calor = total('calor');
  const falta = total('deficiencia');
  const deficiencia = total('deficiencia', 'qi_def', 'xue_def', 'yin_def', 'yang_def');
  const excesso = total('excesso', 'qi_exc', 'xue_exc', 'jinye_exc', 'yang_exc');
  const exterior = total('exterior');
  // Most clients have chronic, inner conditions; only fresh signs of the surface move this axis.
  const interior = juntar([falta, 1], [pesar(orgaos, marcas, []), 0.5]);
  const eixos = {
    frioCalor: eixo(frio, calor),
    deficienciaExcesso: eixo(deficiencia, excesso),
    interiorExterior: eixo(interior, juntar([exterior, 2])),
    yinYang: eixo(
      juntar([frio, 1], [interior, 0.2], [deficiencia, 0.5]),
      juntar([calor, 1], [exterior, 1], [excesso, 0.5]),
    ),
  };
  return {
    principios: {
      yinYang: eixos.yinYang.valor,
      interiorExterior: eixos.interiorExterior.valor,
      frioCalor: eixos.frioCalor.valor,
      deficienciaExcesso: eixos.deficienciaExcesso.valor,
    },
    principiosAchados: {
      yinYang: eixos.yinYang.achados,
      interiorExterior: eixos.interiorExterior.achados,
      frioCalor: eixos.frioCalor.achados,
      deficienciaExcesso: eixos.deficienciaExcesso.achados,
    },
  };
}

function pesar(lista: readonly Marca[], marcas: Marcas, padroes: readonly PadraoResultado[]): Peso {
  let forca = 0;
  const achados = new Set<string>();
  for (const marca of lista) {
    const direta = marcas.get(marca);
    forca += direta?.forca ?? 0;
    for (const id of direta?.achados ?? []) achados.add(id);
    for (const { id, score, aFavor } of padroes) {
      if (!obterPadrao(id)?.marcas.some((propria) => propria === marca)) continue;
      forca += score / 100;
      for (const { achadoId } of aFavor) achados.add(achadoId);
    }
  }
  return { forca, achados: [...achados] };
}

function juntar(...pesos: [Peso, number][]): Peso {
  return {
    forca: pesos.reduce((soma, [{ forca }, fator]) => soma + forca * fator, 0),
    achados: [...new Set(pesos.flatMap(([{ achados }]) => achados))],
  };
}

/**
 * -100 (all on the first side) to 100 (all on the second). The constant keeps the value near the middle when there is little
 * evidence.
 */
function eixo(primeiro: Peso, segundo: Peso): { valor: number; achados: string[] } {
  const valor = Math.round((100 * (segundo.forca - primeiro.forca)) / (primeiro.forca + segundo.forca + 1.5));
  return { valor, achados: [...new Set([...primeiro.achados, ...segundo.achados])] };
}
