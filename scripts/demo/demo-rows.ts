import type * as tables from '@meridia/drizzle/schema.ts';

/** All data of one demo account, ready to be written. */
export interface DemoRows {
  clientes: (typeof tables.clientes.$inferInsert)[];
  avaliacoes: (typeof tables.avaliacoes.$inferInsert)[];
  relatorioEvents: (typeof tables.relatorioEvents.$inferInsert)[];
  usageMovements: (typeof tables.usageMovements.$inferInsert)[];
  consultasEvolutivas: (typeof tables.consultasEvolutivas.$inferInsert)[];
  consultaEvolutivaVersoes: (typeof tables.consultaEvolutivaVersoes.$inferInsert)[];
  fotos: (typeof tables.fotos.$inferInsert)[];
  relatorioPareceres: (typeof tables.relatorioPareceres.$inferInsert)[];
  relatorioVersoes: (typeof tables.relatorioVersoes.$inferInsert)[];
  relatorioShares: (typeof tables.relatorioShares.$inferInsert)[];
  anamneseDrafts: (typeof tables.anamneseDrafts.$inferInsert)[];
  /** The files for storage, by key. */
  files: Map<string, Buffer>;
}

export function noRows(): DemoRows {
  return {
    clientes: [],
    avaliacoes: [],
    relatorioEvents: [],
    usageMovements: [],
    consultasEvolutivas: [],
    consultaEvolutivaVersoes: [],
    fotos: [],
    relatorioPareceres: [],
    relatorioVersoes: [],
    relatorioShares: [],
    anamneseDrafts: [],
    files: new Map(),
  };
}
