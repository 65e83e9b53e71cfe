// Sources of depth and angle: Cheng, Chinese Acupuncture and Moxibustion (3rd ed., 2010), method of each point; Deadman, Al-Khafaji
// and Baker, A Manual of Acupuncture (2nd ed., 2007), needling of each point; Focks, Atlas of Acupuncture (2008). Where they differ the
// lesser depth stands here. The orbit (B1, E1), the great vessels of neck and groin (E9 to E12, E30, BP11, BP12, F10 to F12), the
// medulla (B10, VG15, VG16) and the chest from the clavicle to the last rib stand below all three. The direction "para a coluna" of
// the back points and "rente às costelas" of the chest points keeps the tip away from the pleura (WHO, Guidelines on Basic Training
// and Safety in Acupuncture, 1999, section 5.2).
import type { Agulha } from '@meridia/shared/relatorio.ts';

/**
 * Depth in cun, angle (P perpendicular, O oblique, T transverse) and direction, channel by channel: the numbers of the points, then
 * what they have in common. Points that are never needled (E17, VC8) are missing.
 */
const canais: Readonly<Record<string, string>> = {
  P: `1,2 O 0.5-0.8 para fora, rente às costelas
    3,4,6 P 0.3-0.5
    5 P 0.5-0.8
    7 O 0.3-0.5 para cima, rumo ao cotovelo
    8 P 0.1-0.2 ao lado da artéria
    9 P 0.2-0.3 ao lado da artéria
    10 P 0.5-0.8
    11 P 0.1-0.1`,
  IG: `1 P 0.1-0.1
    2 P 0.2-0.3
    3,4,7,8,9 P 0.5-0.8
    5,13 P 0.3-0.5
    6 O 0.3-0.5 para cima, rumo ao cotovelo
    10,12 P 0.5-1
    11 P 0.8-1.2
    14 O 0.5-1 para cima, rumo ao ombro
    15 P 0.8-1
    16 O 0.3-0.5 para fora
    17,18 P 0.2-0.3
    19 O 0.2-0.3 rumo ao nariz
    20 T 0.3-0.5 para cima, ao longo do sulco do nariz`,
  E: `1 P 0.2-0.3 rente à borda inferior da órbita, com o olhar para cima
    2 P 0.2-0.3
    3 P 0.3-0.4
    4 T 0.5-1 rumo a E6
    5 O 0.2-0.3 ao lado da artéria
    6,7 P 0.3-0.5
    8 T 0.5-0.8 ao longo do couro cabeludo
    9,10,11 P 0.2-0.3 com a carótida afastada pelo dedo
    12 O 0.2-0.3 para fora
    13,14,15,16,18 O 0.3-0.5 para fora, rente às costelas
    19,20 P 0.3-0.5
    21,22,23 P 0.5-0.8
    24,25,26,27,28,29 P 0.7-1
    30 P 0.3-0.5 ao lado da artéria
    31,32 P 1-1.5
    33,34,38,39,40 P 0.5-1
    35 O 0.5-1 para cima e para dentro, com o joelho dobrado
    36,37 P 0.5-1.2
    41,43,44 P 0.3-0.5
    42 P 0.2-0.3 ao lado da artéria
    45 P 0.1-0.1`,
  BP: `1 P 0.1-0.1
    2,5 P 0.2-0.3
    3,11,12,16 P 0.3-0.5
    4 P 0.5-0.8
    6,7,8,9,10,13,14 P 0.5-1
    15 P 0.7-1
    17,18,19,20,21 O 0.3-0.5 para fora, rente às costelas`,
  C: `1 P 0.3-0.5 para cima, longe do tórax e da artéria
    2,4,5,6,7,8 P 0.3-0.5
    3 P 0.5-0.8
    9 P 0.1-0.1`,
  ID: `1 P 0.1-0.1
    2 P 0.2-0.3
    3 P 0.5-0.7
    4,5,6,8,16,17,18 P 0.3-0.5
    7 P 0.5-0.8
    9,10 P 0.5-1
    11 O 0.5-0.8 sobre a escápula
    12 O 0.3-0.5 sobre a escápula, para fora
    13,14,15 O 0.3-0.5 para a coluna
    19 P 0.5-0.8 com a boca aberta`,
  B: `1 P 0.2-0.3 rente à parede interna da órbita, com o olhar para fora
    2 T 0.3-0.5 para baixo
    3,4,5,6,7,8,9 T 0.3-0.5 ao longo do couro cabeludo
    10 P 0.3-0.5 nunca para cima
    11,12,13,14,15,16,17,18,19,20,21 O 0.5-0.7 para a coluna
    22,23,24,27,28,29,30,35,38,39,40,56,59 P 0.5-1
    25,26,53 P 0.8-1.2
    31,32,33,34,55,58 P 0.7-1
    36,37,54 P 1-1.5
    41,42,43,44,45,46,47,48,49,50 O 0.3-0.5 para a coluna
    51,52 O 0.5-0.8 para a coluna
    57 P 0.7-1.2
    60 P 0.5-0.8
    61,62,63,64,65 P 0.3-0.5
    66 P 0.2-0.3
    67 P 0.1-0.1`,
  R: `1,2,3,4,5,6 P 0.3-0.5
    7,8,9 P 0.5-0.7
    10 P 0.8-1
    11,12,13,14,15,16,17,18,19,20 P 0.5-1
    21 P 0.3-0.5
    22,23,24,25,26,27 O 0.3-0.5 para fora, rente às costelas`,
  PC: `1 O 0.2-0.4 para fora, rente às costelas
    2,3 P 0.5-0.7
    4,5,6 P 0.5-0.8
    7,8 P 0.3-0.5
    9 P 0.1-0.1`,
  TA: `1 P 0.1-0.1
    2,3,4,10,11,16 P 0.3-0.5
    5,6,7,8,9 P 0.5-1
    12 P 0.5-0.7
    13,17 P 0.5-0.8
    14 P 0.7-1
    15 O 0.3-0.5 para trás e para fora
    18,19,20,23 T 0.3-0.5 ao longo da pele
    21 P 0.3-0.5 com a boca aberta
    22 O 0.1-0.3 ao lado da artéria`,
  VB: `1 T 0.2-0.3 para fora, longe do olho
    2 P 0.5-0.7 com a boca aberta
    3 P 0.2-0.3
    4,5,6,7,8,9,10,11,13,15,16,17,18,19 T 0.3-0.5 ao longo do couro cabeludo
    12 O 0.3-0.5 para baixo
    14 T 0.3-0.5 para baixo
    20 O 0.5-0.8 rumo à ponta do nariz
    21 O 0.3-0.5 para trás
    22,23,24 O 0.3-0.5 para fora, rente às costelas
    25 O 0.3-0.5 para fora
    26,35,36,40 P 0.5-0.8
    27,28,29,33 P 0.5-1
    30 P 1.5-2
    31,34 P 0.8-1.2
    32,37 P 0.7-1
    38 P 0.5-0.7
    39,41,42 P 0.3-0.5
    43 P 0.2-0.3
    44 P 0.1-0.1`,
  F: `1 P 0.1-0.1
    2,3,4,10,11,12 P 0.3-0.5
    5,6 T 0.3-0.5 para cima, ao longo da tíbia
    7,8 P 0.5-0.8
    9 P 0.5-0.7
    13,14 O 0.3-0.5 para fora, rente às costelas`,
  VG: `1 O 0.5-0.8 entre o cóccix e o ânus, rente ao osso
    2 O 0.5-0.8 para cima
    3,4,5 P 0.5-1
    6,7,8,9,10,11,12,13,14 O 0.5-0.8 um pouco para cima
    15,16 P 0.3-0.5 rumo ao queixo, nunca para cima
    17,18,19,20,21,22,23,24 T 0.3-0.5 ao longo do couro cabeludo
    25,27 P 0.2-0.3
    26 O 0.3-0.5 para cima
    28 O 0.1-0.2 para cima`,
  VC: `1 P 0.5-0.8
    2,3,4,5,6,7,9,10,11,12,13 P 0.5-1
    14,15 O 0.3-0.5 para baixo
    16,17,18,19,20,21 T 0.3-0.5 para baixo, ao longo do esterno
    22 O 0.2-0.3 para baixo, rente ao esterno
    23 O 0.5-0.7 rumo à raiz da língua
    24 O 0.2-0.3 para cima`,
  '': `Sishencong T 0.3-0.5 rumo a VG20
    Yintang T 0.3-0.5 para baixo
    Yuyao T 0.3-0.5 ao longo da sobrancelha
    Taiyang P 0.3-0.5
    Bitong T 0.3-0.5 para cima, ao longo do sulco do nariz
    Jingbailao P 0.3-0.5
    Anmian P 0.5-0.8
    Dingchuan,Huatuojiaji,Weiwanxiashu O 0.3-0.5 para a coluna
    Yaoyan,Shiqizhui,Zigong,Jianqian,Baichongwo,Dannang,Lanwei P 0.5-1
    Erbai P 0.5-0.8
    Yaotongdian O 0.3-0.5 rumo ao meio da mão
    Luozhen,Heding P 0.3-0.5
    Baxie,Bafeng O 0.3-0.5 para cima, entre os ossos
    Neixiyan,Xiyan O 0.5-0.8 rumo ao meio do joelho, com o joelho dobrado`,
};

const angulos = { P: 'perpendicular', O: 'obliqua', T: 'transversal' } as const;

const porCodigo: ReadonlyMap<string, Omit<Agulha, 'mm'>> = new Map(
  Object.entries(canais).flatMap(([canal, linhas]) => linhas.split('\n').flatMap((linha) => lerLinha(canal, linha))),
);

function lerLinha(canal: string, linha: string): [string, Omit<Agulha, 'mm'>][] {
  const { pontos, letra, de, ate, direcao } =
    /^\s*(?<pontos>\S+) (?<letra>[POT]) (?<de>[\d.]+)-(?<ate>[\d.]+)(?: (?<direcao>.+))?$/.exec(linha)?.groups ?? {};
  if (!pontos || (letra !== 'P' && letra !== 'O' && letra !== 'T')) {
    throw new Error(`The needling table cannot be read: ${linha}`);
  }
  const agulha = { cun: { de: Number(de), ate: Number(ate) }, angulo: angulos[letra], direcao: direcao ?? '' };
  return pontos.split(',').map((ponto) => [`${canal}${ponto}`, agulha]);
}

/** Length of one cun in the numbering of needles (GB 2024: a needle of 1 cun has 25 mm). */
const mmPorCun = 25;

/**
 * How a point is needled; undefined when it is never needled. Depth in mm is for an adult and is rounded down; it is null for a
 * child, whose own cun is shorter.
 */
export function agulhaDoPonto(codigo: string, adulto: boolean): Agulha | undefined {
  const agulha = porCodigo.get(codigo);
  if (!agulha) return undefined;
  const { de, ate } = agulha.cun;
  return { ...agulha, mm: adulto ? { de: emMm(de), ate: emMm(ate) } : null };
}

function emMm(cun: number): number {
  return Math.floor(cun * mmPorCun + 1e-6);
}
