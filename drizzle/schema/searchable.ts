import { type SQLWrapper, sql } from 'drizzle-orm';
import { text } from 'drizzle-orm/pg-core';

const accented = 'áàâãäéèêëíìîïóòôõöúùûüçñÁÀÂÃÄÉÈÊËÍÌÎÏÓÒÔÕÖÚÙÛÜÇÑ';
const plain = 'aaaaaeeeeiiiiooooouuuucnaaaaaeeeeiiiiooooouuuucn';

/**
 * A column that the database fills with the text of these columns, in lower case and without accents. shared/search.ts changes
 * the search words in the same way. Queries use `like`; where they search all rows, the column has a trigram index.
 */
export const searchable = (...columns: string[]) =>
  text()
    .notNull()
    .generatedAlwaysAs(sql.raw(`lower(translate(${columns.join(" || ' ' || ")}, '${accented}', '${plain}'))`));

/** One column in lower case and without accents, for a search in which matches in the other columns must not count. */
export const folded = (column: SQLWrapper) =>
  sql`lower(translate(${column}, ${sql.raw(`'${accented}'`)}, ${sql.raw(`'${plain}'`)}))`;
