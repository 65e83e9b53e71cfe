/**
 * Letters that every font of server/pdf/fonts can write: Latin with its accents (pinyin and Vietnamese too), Greek, Cyrillic, and
 * the signs of the reports. A test prints each letter in each font, so that this list always matches the files.
 */
const letras =
  '\\u0020-\\u007e\\u00a0-\\u00ac\\u00ae-\\u012b\\u012e-\\u0131\\u0134-\\u0165\\u0168-\\u017f\\u018f\\u0192\\u01a0\\u01a1\\u01af\\u01b0\\u01cd-\\u01dc\\u01e6\\u01e7\\u01f8\\u01f9\\u0218-\\u021b\\u0237' +
  '\\u0374\\u0375\\u037e\\u0384-\\u038a\\u038c\\u038e-\\u03a1\\u03a3-\\u03ce\\u03d7\\u03d9\\u03db\\u03dd\\u03e1\\u0400-\\u045f' +
  '\\u1e0c-\\u1e0f\\u1e20\\u1e21\\u1e24\\u1e25\\u1e2a\\u1e2b\\u1e36-\\u1e3b\\u1e3e\\u1e3f\\u1e42-\\u1e49\\u1e5a-\\u1e63\\u1e6c-\\u1e6f\\u1e80-\\u1e85\\u1e8e\\u1e8f\\u1e92\\u1e93\\u1e97\\u1e9e\\u1ea0-\\u1ef9' +
  '\\u2012-\\u2015\\u2018-\\u201a\\u201c-\\u201e\\u2020-\\u2022\\u2026\\u2030\\u2032\\u2033\\u2039\\u203a\\u20ac\\u2116\\u2122\\u2190-\\u2193\\u2212\\u2248\\u2260\\u2264\\u2265';

/** Han letters of the fonts, traditional: words of the tradition and words that are common in clinics' names. */
export const ideogramas =
  '氣血陰陽津液精神魂魄意志五行木火土金水臟腑肝膽心小腸包三焦脾胃肺大腎膀胱經絡脈腧穴耳針鍼灸艾推拿藥草中醫學道太極舌苔面望診辨證治法療程養生預後禁忌表裏寒熱虛實補瀉調和風濕燥痰瘀鬱克天地人安康健堂館院室所仁德龍鶴竹梅明清玉華東方山雲月日本源春福壽';

const letra = new RegExp(`^[\\n${letras}${ideogramas}]+$`, 'u');

/** Whether the fonts can write every letter of the text. */
export function isImprimivel(texto: string): boolean {
  return texto === '' || letra.test(texto);
}
