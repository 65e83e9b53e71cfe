/**
 * Points so close together that a third needle only adds pain: within about two cun, or on one line of the wrist. At most two of
 * each group are chosen.
 */
const sitios: readonly (readonly string[])[] = [
  ['E35', 'Xiyan', 'Neixiyan', 'Heding'],
  ['B22', 'B23', 'B52', 'VG4'],
  ['B24', 'B25', 'B26', 'VG3', 'Yaoyan', 'Shiqizhui'],
  ['B27', 'B28', 'B31', 'B32', 'B33', 'B34'],
  ['VC2', 'VC3', 'VC4', 'R12', 'R13'],
  ['VC5', 'VC6', 'VC7', 'R14', 'R15'],
  ['VC9', 'VC10', 'VC11'],
  ['VC12', 'VC13', 'VC14', 'VC15'],
  ['E25', 'BP15', 'R16'],
  ['E28', 'E29', 'E30', 'Zigong'],
  ['Yintang', 'B2', 'Yuyao', 'VB14'],
  ['Taiyang', 'VB1', 'TA23', 'E8'],
  ['VG20', 'Sishencong', 'VG19', 'VG21'],
  ['VG23', 'VG24', 'VB13', 'VB15'],
  ['VB20', 'B10', 'VG15', 'VG16', 'Anmian', 'VB12'],
  ['TA17', 'TA21', 'ID19', 'VB2'],
  ['IG19', 'IG20', 'Bitong'],
  ['E4', 'E5', 'E6', 'E7'],
  ['PC4', 'PC5', 'PC6', 'PC7'],
  ['C4', 'C5', 'C6', 'C7'],
  ['P7', 'P8', 'P9'],
  ['TA4', 'TA5', 'TA6', 'TA7'],
  ['R2', 'R3', 'R4', 'R5', 'R6'],
  ['B60', 'B61', 'B62', 'B63'],
  ['BP2', 'BP3', 'BP4'],
  ['BP8', 'BP9', 'F7'],
  ['F1', 'F2', 'F3'],
  ['VB40', 'VB41', 'VB43'],
  ['E42', 'E43', 'E44'],
  ['B12', 'B13', 'B42', 'VG12'],
  ['B14', 'B15', 'B43', 'B44', 'VG11'],
  ['B18', 'B19', 'B47', 'VG8'],
  ['B20', 'B21', 'B49', 'VG6'],
  ['VG13', 'VG14', 'B11', 'Dingchuan'],
  ['IG15', 'TA14', 'Jianqian'],
];

const maximoPorSitio = 2;

/** Whether two points are so close that they share a spot. */
export function mesmoSitio(um: string, outro: string): boolean {
  return sitios.some((sitio) => sitio.includes(um) && sitio.includes(outro));
}

/** True when the spot of `codigo` already has as many points as it bears. */
export function sitioCheio(codigo: string, escolhidos: readonly string[]): boolean {
  return sitios.some(
    (sitio) => sitio.includes(codigo) && escolhidos.filter((outro) => sitio.includes(outro)).length >= maximoPorSitio,
  );
}
