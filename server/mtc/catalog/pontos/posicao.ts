import type { Ponto } from './ponto.ts';

export type Posicao = 'frente' | 'costas' | 'qualquer';

/** How the person must lie so that a point can be reached: on the back for `frente`, on the belly for `costas`. */
export function posicaoDoPonto({ codigo, regiao }: Pick<Ponto, 'codigo' | 'regiao'>): Posicao {
  if (excecoes.has(codigo)) return excecoes.get(codigo) ?? 'qualquer';
  if (regiao === 'torax' || regiao === 'abdome' || regiao === 'face') return 'frente';
  if (regiao === 'dorso' || regiao === 'lombar' || regiao === 'sacro') return 'costas';
  return 'qualquer';
}

/** In the words of a plan; each is followed by nothing or by how it is supported. */
export const sentado = 'sentado, com o tronco apoiado à frente';

/**
 * Whether a point is reached in the position of a session. Where the back is reached, the front is not; seated, sacrum, hip, and the
 * back of thigh, knee and calf are not reached either.
 */
export function alcancado(ponto: Pick<Ponto, 'codigo' | 'regiao'>, posicao: string): boolean {
  const lado = posicaoDoPonto(ponto);
  if (posicao.startsWith('decúbito dorsal') || posicao.startsWith('recostado')) return lado !== 'costas';
  if (!posicao.startsWith('sentado')) return lado !== 'frente';
  return lado !== 'frente' && ponto.regiao !== 'sacro' && !sobreOAssento.has(ponto.codigo);
}

const sobreOAssento: ReadonlySet<string> = new Set('B36 B37 B38 B39 B40 B55 B56 B57 Shiqizhui'.split(' '));

const excecoes: ReadonlyMap<string, Posicao> = new Map<string, Posicao>([
  // The top of the shoulder can be reached in both positions.
  ...todos('qualquer', 'VB21 TA15 IG16'),
  // Around the ear and on the inner side of forearm and hand: a face or palm that rests on the couch cannot be needled, and an open
  // mouth needs room.
  ...todos('frente', 'TA17 TA21 TA22 ID19 VB2 P5 P6 P7 P8 P9 P10 P11 PC3 PC4 PC5 PC6 PC7 PC8 C2 C3 C4 C5 C6 C7 C8'),
  // Nape and the back of shoulder, thigh and calf: only when the person lies on the belly.
  ...todos('costas', 'VB20 B10 VG15 VG16 VG17 B9 Jingbailao ID9 ID10 B36 B37 B38 B39 B40 B55 B56 B57'),
  // Throat, forehead, front of arm, thigh, knee and shin, and back of the foot: only when the person lies on the back.
  ...todos('frente', 'VC22 VC23 E9 E10 E11 IG17 IG18 E8 C1 PC2 P3 P4 Jianqian'),
  ...todos('frente', 'E31 E32 E33 E34 E35 E36 E37 E38 E39 E40 E41 E42 E43 E44 E45 BP10 BP11 F9 F10 F11'),
  ...todos('frente', 'F2 F3 F4 VB41 VB42 VB43 Heding Xiyan Neixiyan Baichongwo Lanwei Bafeng'),
]);

function todos(posicao: Posicao, codigos: string): [string, Posicao][] {
  return codigos.split(' ').map((codigo) => [codigo, posicao]);
}
