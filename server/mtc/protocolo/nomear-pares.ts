// Sources: Deadman, A Manual of Acupuncture (2nd ed., 2007), chapter 2 (classical combinations); Nan Jing 67 (back and front points).
import type { PontoPrescrito } from '@meridia/shared/relatorio.ts';
import { obterPonto } from '../catalog/pontos.ts';

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
 * Says at each point which classical pair it forms with another point of the same session, and takes out every reason that
 * names a point which is not there. A point names one pair only, the first in the list. A second application changes nothing more.
 */
export function nomearPares(pontos: readonly PontoPrescrito[]): PontoPrescrito[] {
  return semParesDesfeitos(pontos).map((ponto) => {
    const par = pares.find(
      (candidato) =>
        candidato.pontos.includes(ponto.codigo) &&
        pontos.some(
          (outro) =>
            outro.codigo !== ponto.codigo && candidato.pontos.includes(outro.codigo) && acompanha(outro, ponto),
        ),
    );
    const outro = par?.pontos.find((codigo) => codigo !== ponto.codigo);
    // The pattern's own reason may already name the other point.
    if (!par || !outro || new RegExp(`\\b${outro}\\b`).test(ponto.metodo)) return ponto;
    return { ...ponto, metodo: `${ponto.metodo}; ${par.nome}, com ${outro}` };
  });
}

/** A reason such as "par shu-mu com F13" stays only where F13 is needled in every session of the point. */
export function semParesDesfeitos(pontos: readonly PontoPrescrito[]): PontoPrescrito[] {
  return pontos.map((ponto) => {
    const presentes = new Set(pontos.filter((outro) => acompanha(outro, ponto)).map(({ codigo }) => codigo));
    const desfeito = (metodo: string) => codigosEm(metodo).some((codigo) => !presentes.has(codigo));
    if (!desfeito(ponto.metodo)) return ponto;
    const semNome = ponto.metodo.replace(/; [^;]*, com [A-Z]+\d+$/, '');
    if (!desfeito(semNome)) return { ...ponto, metodo: semNome };
    const queixa = /, para [^,]+$/.exec(semNome)?.[0] ?? '';
    return { ...ponto, metodo: `${obterPonto(ponto.codigo)?.metodo ?? 'apoio geral'}${queixa}` };
  });
}

/** Whether `outro` is needled whenever `ponto` is. */
function acompanha(outro: PontoPrescrito, ponto: PontoPrescrito): boolean {
  const daqui = ponto.sessoes ?? [];
  return daqui.every((sessao) => outro.sessoes?.includes(sessao) ?? false);
}

function codigosEm(metodo: string): string[] {
  return metodo.match(/\b(?:P|IG|E|BP|C|ID|B|R|PC|TA|VB|F|VG|VC)\d{1,2}\b/g) ?? [];
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
