import {
  type Achado,
  type Analise,
  type Elemento,
  type Orgao,
  orgaos,
  type PadraoResultado,
  type Substancia,
} from '@meridia/shared/relatorio.ts';
import { getPadrao } from '../catalog/padroes.ts';
import type { Marca } from '../catalog/sinais/sinal.ts';
import { elementoDe, relacionarElementos } from './elementos.ts';
import { reunirEvidencias } from './evidencias.ts';
import { forcaDe, type Marcas, somarMarcas } from './marcas.ts';

type Correlacao = Omit<Analise, 'achados' | 'padroes'>;

/** Strength at which an organ or element counts as half involved; the scale bends towards 100 beyond it. */
const meiaForca = 3;
/** A pattern's own organs weigh this much at full score. */
const pesoDoPadrao = 2.5;

/** Elements, organs, substances and principles; every number with the findings it comes from. */
export function correlacionar(achados: readonly Achado[], padroes: readonly PadraoResultado[]): Correlacao {
  const marcas = somarMarcas(reunirEvidencias(achados));
  const porOrgao = new Map(orgaos.map((orgao) => [orgao, envolver(orgao, marcas, padroes)]));
  const elementosPontuados = pontuarElementos(porOrgao);
  return {
    elementos: elementosPontuados,
    relacaoElementos: relacionarElementos(elementosPontuados, padroes),
    zangFu: orgaos
      .map((orgao) => ({ orgao, envolvido: porOrgao.get(orgao) }))
      .map(({ orgao, envolvido }) => ({
        orgao,
        envolvimento: escala(envolvido?.forca ?? 0),
        achados: envolvido?.achados ?? [],
      }))
      .sort((a, b) => b.envolvimento - a.envolvimento),
    substancias: medirSubstancias(marcas, padroes),
    principios: medirPrincipios(marcas, padroes),
  };
}

interface Envolvido {
  forca: number;
  achados: string[];
}

function envolver(orgao: Orgao, marcas: Marcas, padroes: readonly PadraoResultado[]): Envolvido {
  const direta = marcas.get(orgao);
  let forca = direta?.forca ?? 0;
  const achados = new Set(direta?.achados ?? []);
  for (const padrao of padroes) {
    const posicao = padrao.orgaos.indexOf(orgao);
    if (posicao < 0) continue;
    // The first organ of a pattern carries it; the others are drawn in.
    forca += pesoDoPadrao * (padrao.score / 100) * (posicao === 0 ? 1 : 0.6);
    for (const { achadoId } of padrao.aFavor) achados.add(achadoId);
  }
  return { forca, achados: [...achados] };
}

function pontuarElementos(porOrgao: ReadonlyMap<Orgao, Envolvido>): Correlacao['elementos'] {
  const somar = (elemento: Elemento) => {
    const doElemento = orgaos
      .filter((orgao) => elementoDe[orgao] === elemento)
      .map((orgao) => porOrgao.get(orgao) ?? { forca: 0, achados: [] });
    const forca = doElemento.reduce((total, envolvido) => total + envolvido.forca, 0);
    return { pontuacao: escala(forca), achados: [...new Set(doElemento.flatMap((envolvido) => envolvido.achados))] };
  };
  return {
    madeira: somar('madeira'),
    fogo: somar('fogo'),
    terra: somar('terra'),
    metal: somar('metal'),
    agua: somar('agua'),
  };
}

const marcasDaSubstancia: Record<Substancia, { falta: Marca; sobra: Marca | null }> = {
  qi: { falta: 'qi_def', sobra: 'qi_exc' },
  xue: { falta: 'xue_def', sobra: 'xue_exc' },
  yin: { falta: 'yin_def', sobra: null },
  yang: { falta: 'yang_def', sobra: 'yang_exc' },
  jin_ye: { falta: 'jinye_def', sobra: 'jinye_exc' },
};

/** Below this a substance is called balanced: one vague sign is no imbalance. */
const limiarDeDesequilibrio = 1.2;

function medirSubstancias(marcas: Marcas, padroes: readonly PadraoResultado[]): Correlacao['substancias'] {
  const medir = (substancia: Substancia): Correlacao['substancias'][Substancia] => {
    const { falta, sobra } = marcasDaSubstancia[substancia];
    const deficit = forcaDe(marcas, falta) + forcaNosPadroes(padroes, falta);
    const excesso = sobra ? forcaDe(marcas, sobra) + forcaNosPadroes(padroes, sobra) : 0;
    const estado =
      Math.max(deficit, excesso) < limiarDeDesequilibrio
        ? 'equilibrado'
        : deficit >= excesso
          ? 'deficiente'
          : 'excesso';
    const marca = estado === 'excesso' ? sobra : falta;
    return {
      estado,
      grau: estado === 'equilibrado' ? 0 : escala(Math.max(deficit, excesso)),
      achados: estado === 'equilibrado' || !marca ? [] : [...(marcas.get(marca)?.achados ?? [])],
    };
  };
  return { qi: medir('qi'), xue: medir('xue'), yin: medir('yin'), yang: medir('yang'), jin_ye: medir('jin_ye') };
}

function medirPrincipios(marcas: Marcas, padroes: readonly PadraoResultado[]): Correlacao['principios'] {
  const total = (...lista: Marca[]) =>
    lista.reduce((soma, marca) => soma + forcaDe(marcas, marca) + forcaNosPadroes(padroes, marca), 0);
  const frio = total('frio');
  const calor = total('calor');
  const deficiencia = total('deficiencia', 'qi_def', 'xue_def', 'yin_def', 'yang_def');
  const excesso = total('excesso', 'qi_exc', 'xue_exc', 'jinye_exc', 'yang_exc');
  // Chronic, inner pictures are the rule; only fresh signs of the surface move this axis.
  const interior = total('deficiencia') + orgaos.reduce((soma, orgao) => soma + forcaDe(marcas, orgao), 0) * 0.5;
  return {
    frioCalor: eixo(frio, calor),
    deficienciaExcesso: eixo(deficiencia, excesso),
    interiorExterior: eixo(interior, total('exterior') * 2),
    yinYang: eixo(frio + interior * 0.2 + deficiencia * 0.5, calor + total('exterior') + excesso * 0.5),
  };
}

function forcaNosPadroes(padroes: readonly PadraoResultado[], marca: Marca): number {
  return padroes.reduce(
    (soma, { id, score }) => soma + (getPadrao(id)?.marcas.some((propria) => propria === marca) ? score / 100 : 0),
    0,
  );
}

/** -100 (all on the first side) to 100 (all on the second); the constant keeps little evidence near the middle. */
function eixo(primeiro: number, segundo: number): number {
  return Math.round((100 * (segundo - primeiro)) / (primeiro + segundo + 1.5));
}

function escala(forca: number): number {
  return Math.round((100 * forca) / (forca + meiaForca));
}
