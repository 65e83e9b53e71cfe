import { type ParteMostrada, parecerVazio } from '@meridia/shared/parecer.ts';
import { describe, expect, it } from 'vitest';
import {
  agreeWithRest,
  changePonto,
  decide,
  includePonto,
  openPartes,
  parteOf,
  togglePonto,
} from './change-parecer.ts';

const parte = (id: string): ParteMostrada => ({
  id,
  titulo: id,
  texto: `Texto de ${id}.`,
  itens: [],
  comTexto: true,
  podeRetirar: true,
});
const partes = [parte('sintese'), parte('pontos')];
const [sintese = parte('')] = partes;
const e36 = { codigo: 'E36', nome: 'Três distâncias', tecnica: 'tonificar', moxa: true, lado: 'bilateral' } as const;

describe('a decision', () => {
  it('to change starts with the words of the machine, and later with her own', () => {
    const changed = decide(parecerVazio, sintese, 'alterado');
    expect(parteOf(changed, 'sintese')).toMatchObject({ decisao: 'alterado', texto: 'Texto de sintese.' });
    const own = { ...changed, partes: { sintese: { ...parteOf(changed, 'sintese'), texto: 'Meu.' } } };
    const back = decide(decide(own, sintese, 'retirado'), sintese, 'alterado');
    expect(parteOf(back, 'sintese').texto).toBe('Meu.');
  });

  it('for the rest agrees with what was not judged, and with nothing else', () => {
    const struck = decide(parecerVazio, sintese, 'retirado');
    const all = agreeWithRest(struck, partes);
    expect(openPartes(struck, partes).map(({ id }) => id)).toEqual(['pontos']);
    expect([parteOf(all, 'sintese').decisao, parteOf(all, 'pontos').decisao]).toEqual(['retirado', 'concordo']);
  });
});

describe('a change of points', () => {
  it('marks their text as hers, because it has to be reread', () => {
    const out = togglePonto({ parecer: parecerVazio, partes }, 'E36');
    expect(out.pontos.retirados).toEqual(['E36']);
    expect(parteOf(out, 'pontos').decisao).toBe('alterado');
    expect(togglePonto({ parecer: out, partes }, 'E36').pontos.retirados).toEqual([]);
  });

  it('is forgotten when the point is again as the report has it', () => {
    const changed = changePonto({ parecer: parecerVazio, partes }, e36, { moxa: false });
    expect(changed.pontos.alterados).toEqual([{ codigo: 'E36', tecnica: 'tonificar', moxa: false }]);
    expect(changePonto({ parecer: changed, partes }, e36, { moxa: true }).pontos.alterados).toEqual([]);
  });

  it('includes a point once', () => {
    const p7 = { codigo: 'P7', tecnica: 'tonificar', moxa: false, sessao: 'A', motivo: '' } as const;
    const once = includePonto({ parecer: parecerVazio, partes }, p7);
    const again = includePonto({ parecer: once, partes }, { ...p7, motivo: 'Tosse seca.' });
    expect(again.pontos.incluidos).toEqual([{ ...p7, motivo: 'Tosse seca.' }]);
  });
});
