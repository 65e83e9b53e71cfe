// A quality that was felt at one position of the wrist speaks of the organ there. Source: Maciocia, "Diagnosis in Chinese Medicine" (organs
// of the six positions); Li Shizhen, Bin Hu Mai Xue.
import type { Achado, Orgao } from '@meridia/shared/relatorio.ts';
import { sinalDoAchado } from '../achados/achado-id.ts';
import type { SinalId } from '../catalog/sinais.ts';

export interface QualidadeNaPosicao {
  achado: Achado;
  sinal: SinalId;
  orgaos: readonly Orgao[];
}

const orgaosDe: Readonly<Record<string, readonly Orgao[]>> = {
  'cun esquerdo': ['coracao', 'pericardio', 'intestino_delgado'],
  'guan esquerdo': ['figado', 'vesicula_biliar'],
  'chi esquerdo': ['rim', 'bexiga'],
  'cun direito': ['pulmao', 'intestino_grosso'],
  'guan direito': ['baco', 'estomago'],
  'chi direito': ['rim', 'bexiga'],
};

/** Weak, empty or hardly felt: the organ of the place lacks something. Depth alone is normal at the chi. */
const semForca: ReadonlySet<SinalId> = new Set([
  'pulso_fraco',
  'pulso_vazio',
  'pulso_fino',
  'pulso_minimo',
  'pulso_disperso',
  'pulso_escondido',
]);

/** The quality and the organs of the positions that the label of the finding names: "pulso fraco nos dois chi". */
export function lerPosicao(achado: Achado): QualidadeNaPosicao[] {
  const sinal = sinalDoAchado(achado);
  if (!sinal || !achado.presente || achado.forca === 0 || !/^pulso_(?!cun_|guan_|chi_)/.test(sinal)) return [];
  const lugar = / nos?(?: dois)? ((?:cun|guan|chi)\b.*)$/.exec(achado.label)?.[1];
  if (lugar === undefined) return [];
  const orgaos = [...lugar.matchAll(/\b(cun|guan|chi)(?: (esquerdo|direito))?/g)].flatMap(([, altura, lado]) =>
    (lado === undefined ? ['esquerdo', 'direito'] : [lado]).flatMap((um) => orgaosDe[`${altura} ${um}`] ?? []),
  );
  return [{ achado, sinal, orgaos: [...new Set(orgaos)] }];
}

/** From this number of positions on a quality is one of the whole pulse. */
const quaseTodas = 4;

/**
 * Whether a finding of the pulse speaks of these organs: a quality of the whole pulse speaks of all, one of single positions of the organs there.
 */
export function falaDosOrgaos(
  { id }: Achado,
  orgaos: readonly Orgao[],
  noPulso: readonly QualidadeNaPosicao[],
): boolean {
  const posicao = noPulso.find(({ achado }) => achado.id === id);
  return (
    posicao === undefined ||
    posicao.orgaos.some((orgao) => orgaos.includes(orgao)) ||
    noPulso.filter(({ sinal }) => sinal === posicao.sinal).length >= quaseTodas
  );
}

/** The strongest finding of a pulse without force at the position of one of these organs. */
export function pulsoSemForca(
  orgaos: readonly Orgao[],
  noPulso: readonly QualidadeNaPosicao[],
): QualidadeNaPosicao | undefined {
  return noPulso
    .filter((uma) => semForca.has(uma.sinal) && uma.orgaos.some((orgao) => orgaos.includes(orgao)))
    .toSorted((a, b) => b.achado.forca - a.achado.forca || (a.achado.id < b.achado.id ? -1 : 1))[0];
}

/** Whether the pulse has no force at both chi, where the Kidney is felt. */
export function semForcaNosDoisChi(achados: readonly Achado[]): boolean {
  const lugares = achados
    .filter((achado) => lerPosicao(achado).some(({ sinal }) => semForca.has(sinal)))
    .map(({ label }) => label);
  return (
    lugares.some((label) => /dois chi\b/.test(label)) ||
    (lugares.some((label) => /chi\b.*esquerdo/.test(label)) && lugares.some((label) => /chi\b.*direito/.test(label)))
  );
}
