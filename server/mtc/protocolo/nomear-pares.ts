// Sources: Deadman, A Manual of Acupuncture (2nd ed., 2007), chapter 2 (classical combinations); Nan Jing 67 (back and front points).
import type { PontoPrescrito } from '@meridia/shared/relatorio.ts';

/** Two points that work together; each is named at the other one. */
const pares: readonly { nome: string; pontos: readonly [string, string] }[] = [
  ...shuMu('Pulmão', 'B13', 'P1'),
  ...shuMu('Pericárdio', 'B14', 'VC17'),
  ...shuMu('Coração', 'B15', 'VC14'),
  ...shuMu('Fígado', 'B18', 'F14'),
  ...shuMu('Vesícula Biliar', 'B19', 'VB24'),
  ...shuMu('Baço', 'B20', 'F13'),
  ...shuMu('Estômago', 'B21', 'VC12'),
  ...shuMu('Triplo Aquecedor', 'B22', 'VC5'),
  ...shuMu('Rim', 'B23', 'VB25'),
  ...shuMu('Intestino Grosso', 'B25', 'E25'),
  ...shuMu('Intestino Delgado', 'B27', 'VC4'),
  ...shuMu('Bexiga', 'B28', 'VC3'),
  { nome: 'quatro portões', pontos: ['IG4', 'F3'] },
  { nome: 'par de abertura do vaso penetrador e do vaso yin de ligação', pontos: ['BP4', 'PC6'] },
  { nome: 'par de abertura do Vaso Governador e do vaso yang do calcanhar', pontos: ['ID3', 'B62'] },
  { nome: 'par de abertura do vaso da cintura e do vaso yang de ligação', pontos: ['VB41', 'TA5'] },
  { nome: 'par de abertura do Vaso da Concepção e do vaso yin do calcanhar', pontos: ['P7', 'R6'] },
  ...fonteLuo('P9', 'IG6'),
  ...fonteLuo('IG4', 'P7'),
  ...fonteLuo('E42', 'BP4'),
  ...fonteLuo('BP3', 'E40'),
  ...fonteLuo('C7', 'ID7'),
  ...fonteLuo('ID4', 'C5'),
  ...fonteLuo('B64', 'R4'),
  ...fonteLuo('R3', 'B58'),
  ...fonteLuo('PC7', 'TA5'),
  ...fonteLuo('TA4', 'PC6'),
  ...fonteLuo('VB40', 'F5'),
  ...fonteLuo('F3', 'VB37'),
];

/**
 * Says at each point which classical pair it forms with another chosen point. A point names one pair only, the first in the list.
 */
export function nomearPares(pontos: readonly PontoPrescrito[]): PontoPrescrito[] {
  const codigos = new Set(pontos.map(({ codigo }) => codigo));
  const presentes = pares.filter((par) => par.pontos.every((codigo) => codigos.has(codigo)));
  return pontos.map((ponto) => {
    const par = presentes.find((candidato) => candidato.pontos.includes(ponto.codigo));
    const outro = par?.pontos.find((codigo) => codigo !== ponto.codigo);
    // The pattern's own reason may already name the other point.
    if (!par || !outro || new RegExp(`\\b${outro}\\b`).test(ponto.metodo)) return ponto;
    return { ...ponto, metodo: `${ponto.metodo}; ${par.nome}, com ${outro}` };
  });
}

function shuMu(orgao: string, shu: string, mu: string) {
  return [
    {
      nome: `par shu-mu ${orgao === 'Vesícula Biliar' || orgao === 'Bexiga' ? 'da' : 'do'} ${orgao}`,
      pontos: [shu, mu] as const,
    },
  ];
}

/** Source point of the affected channel with the luo point of its partner: host and guest. */
function fonteLuo(fonte: string, luo: string) {
  return [{ nome: 'par fonte-luo', pontos: [fonte, luo] as const }];
}
