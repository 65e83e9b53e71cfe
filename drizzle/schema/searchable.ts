import { type SQLWrapper, sql } from 'drizzle-orm';
import { text } from 'drizzle-orm/pg-core';

const accented = 'áàâãäéèêëíìîïóòôõöúùûüçñÁÀÂÃÄÉÈÊËÍÌÎÏÓÒÔÕÖÚÙÛÜÇÑ';
const plain = 'aaaaaeeeeiiiiooooouuuucnaaaaaeeeeiiiiooooouuuucn';

/**
 * The text of these columns in lower case without accents, kept by the database; shared/search.ts folds what is looked for alike.
 * For `like`, with a trigram index where all rows are searched.
 */
export const searchable = (...columns: string[]) =>
  text()
    .notNull()
    .generatedAlwaysAs(sql.raw(`lower(translate(${columns.join(" || ' ' || ")}, '${accented}', '${plain}'))`));

/** One column in the same letters, where a match elsewhere in the searched text must not count. */
export const folded = (column: SQLWrapper) =>
  sql`lower(translate(${column}, ${sql.raw(`'${accented}'`)}, ${sql.raw(`'${plain}'`)}))`;
