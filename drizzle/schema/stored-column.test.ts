import { is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { describe, expect, expectTypeOf, it } from 'vitest';
import * as schema from '../schema.ts';
import { Outgoing, OutgoingList, rebind, type Stored, storeText, storeTexts } from '../stored.ts';
import { dadosAnamneseFormat, pontosUsadosFormat } from '../stored-formats.ts';
import { storedColumns } from './stored-column.ts';

const tables = Object.values(schema).flatMap((one) => (is(one, PgTable) ? [getTableConfig(one)] : []));
const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** The columns that take nothing but what was made for one row, by the name that they give themselves. */
const guarded = tables.flatMap(({ name: table, columns }) =>
  columns.flatMap((column) => {
    const taken = [new Outgoing('row', 'x'), new OutgoingList('row', ['x'])].flatMap((value) => {
      try {
        const sent: unknown = column.mapToDriverValue(value);
        const [first] = Array.isArray(sent) ? sent : [sent];
        return first instanceof Outgoing && first.place ? [first.place] : [];
      } catch {
        return [];
      }
    });
    return taken.map((place) => ({ place, actual: `${table}.${snake(column.name)}`, type: column.getSQLType() }));
  }),
);

describe('stored columns', () => {
  it('name themselves, so that what they hold is bound to them, and none is missing in the list', () => {
    expect(guarded.map(({ place }) => place.replace(/\[.*/, '')).sort()).toEqual(Object.keys(storedColumns).sort());
    for (const { place, actual, type } of guarded) {
      expect(place.replace(/\[.*/, '')).toBe(actual);
      expect(Object.entries(storedColumns)).toContainEqual([actual, type]);
    }
  });

  it('are the only columns with JSON of a format, or with jsonb at all, but for plans and actions of admins', () => {
    const json = tables.flatMap(({ name, columns }) =>
      columns.filter((column) => column.getSQLType() === 'jsonb').map((column) => `${name}.${snake(column.name)}`),
    );
    expect(json.filter((name) => !(name in storedColumns)).sort()).toEqual([
      'admin_actions.details',
      'subscription_plans.features',
    ]);
  });

  it('belong to tables whose rows are given their id by who inserts them', () => {
    const named = new Set(Object.keys(storedColumns).map((place) => place.split('.')[0]));
    for (const { name, columns } of tables.filter((table) => named.has(table.name))) {
      const [key, ...more] = columns.filter(({ primary }) => primary);
      expect(more).toEqual([]);
      // A draft that becomes an invitation's answer has no default either.
      expect([name, name === 'convites' || key?.hasDefault === false]).toEqual([name, true]);
    }
  });

  it('refuse what was read from another row, and plain content', () => {
    const { dadosAnamnese, relatorioHtml } = schema.avaliacoes;
    expect(() => dadosAnamnese.mapToDriverValue({ nomeCliente: 'Ana' } as never)).toThrow('takes only what');
    expect(() => relatorioHtml.mapToDriverValue('<p>' as never)).toThrow('takes only what');
    expect(() => schema.consultasEvolutivas.sintomasAtuais.mapToDriverValue(['dor'] as never)).toThrow('takes only');
  });

  it('do not compile with content that nobody bound to a row', () => {
    type Row = typeof schema.avaliacoes.$inferInsert;
    expectTypeOf<string>().not.toExtend<NonNullable<Row['relatorioHtml']>>();
    expectTypeOf<object>().not.toExtend<Row['dadosAnamnese']>();
    expectTypeOf<string[]>().not.toExtend<(typeof schema.consultasEvolutivas.$inferInsert)['sintomasAtuais']>();
    expectTypeOf<Row>().toHaveProperty('id').toEqualTypeOf<string>();
    // It reads as the text that it is.
    expectTypeOf<NonNullable<(typeof schema.avaliacoes.$inferSelect)['relatorioHtml']>>().toExtend<string>();
  });
});

describe('content on its way', () => {
  it('reads as what it is before it was written', () => {
    const written = pontosUsadosFormat.write({ pontos: [] }, 'row');
    expect(pontosUsadosFormat.read(written)).toEqual({ pontos: [] });
    expect(`${storeText('Dormiu', 'row')}`).toBe('Dormiu');
  });

  it('is written to another row as it was read, also by an earlier release', () => {
    const read = { nomeCliente: 'Ana', perguntaDeAntes: 'sim' } as unknown as Stored<{ nomeCliente: string }>;
    const copied: unknown = rebind(read, 'other');
    expect(copied).toMatchObject({ id: 'other', content: JSON.stringify(read) });
    expect(() => dadosAnamneseFormat.readUnknown(copied)).toThrow('cannot be read');
  });

  it('never begins like sealed content', () => {
    expect(`${storeText('\u0001\u0001selado:1:abc', 'row')}`).toBe('selado:1:abc');
    expect(`${storeText('xselado:1:abc', 'row')}`).toBe('abc');
    expect(storeText(null, 'row')).toBeNull();
  });

  it('tells the place of each text of a list, so that none can be moved, left out or told twice', () => {
    const { sintomasAtuais } = schema.consultasEvolutivas;
    const sent: unknown = sintomasAtuais.mapToDriverValue(storeTexts(['dor', 'tosse'], 'row'));
    expect(sent).toMatchObject([
      { id: 'row', content: 'dor', place: 'consultas_evolutivas.sintomas_atuais[0/2]' },
      { id: 'row', content: 'tosse', place: 'consultas_evolutivas.sintomas_atuais[1/2]' },
    ]);
  });
});
