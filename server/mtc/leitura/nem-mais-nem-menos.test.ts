import { describe, expect, it } from 'vitest';
import { lerTexto } from './ler-texto.ts';

/** `sinal` is stated, `-sinal` denied, `!sinal` not stated, `~sinal` not denied. */
type Caso = readonly [esperados: string, texto: string, campo?: Parameters<typeof lerTexto>[1]];

/** Kinds of statements that a blind reader of whole reports found turned round, widened or dropped, each in bodies and words of its own. */
const casos: Readonly<Record<string, readonly Caso[]>> = {
  'a part that swells is that part, in whatever way it is told': [
    ['edema_pernas !articulacao_inflamada', 'Tornozelos incham no fim do dia'],
    ['edema_pernas !articulacao_inflamada', 'Incham os tornozelos quando fico em pé'],
    ['edema_pernas', 'Incham as canelas'],
    ['edema_pernas', 'Edema de panturrilha'],
    ['edema_pernas', 'As pernas incharam na gravidez e continuam inchando'],
    ['edema_pernas', 'canela D incha às vezes'],
    ['edema !articulacao_inflamada', 'Os dedos das mãos incham de manhã'],
    ['edema', 'Mãos inchando há uns meses'],
    ['edema', 'O braço fica inchado'],
    ['edema_face', 'No calor minhas pálpebras incham'],
    ['edema_face', 'Incham os olhos'],
    ['articulacao_inflamada', 'O punho esquerdo vive inchando'],
    ['articulacao_inflamada', 'Inchaço nos ombros'],
    ['articulacao_inflamada !edema_pernas', 'Torceu o pé no futebol, tornozelo inchado e dolorido'],
    ['gengiva_inflamada', 'Inchaço nas gengivas'],
    ['lingua_inchada', 'A língua inchou ontem'],
    ['-edema_pernas !articulacao_inflamada', 'Tornozelos sem inchaço'],
    ['-edema_face ~edema', 'Pálpebras sem inchaço'],
    ['edema_pernas -edema_face ~edema', 'Tornozelos incham, rosto sem inchaço'],
    ['-edema', 'Nega inchaço'],
  ],
};

describe('a text tells what it says, neither more nor less', () => {
  for (const [nome, lista] of Object.entries(casos))
    it.each(lista)(`${nome}: %s <- %s`, (esperados, texto, campo = 'queixaPrincipal') => {
      const mencoes = lerTexto(texto, campo, 1);
      const presentes: string[] = mencoes.filter(({ presente }) => presente).map(({ sinal }) => sinal);
      const negados: string[] = mencoes.filter(({ presente }) => !presente).map(({ sinal }) => sinal);
      for (const esperado of esperados.split(' ')) {
        const sinal = esperado.replace(/^[-!~]/, '');
        if (esperado.startsWith('-')) expect(negados).toContain(sinal);
        else if (esperado.startsWith('~')) expect(negados).not.toContain(sinal);
        else if (esperado.startsWith('!')) expect(presentes).not.toContain(sinal);
        else expect(presentes).toContain(sinal);
      }
    });
});
