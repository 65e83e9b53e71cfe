import { describeSearch, searchLogs } from './search-logs.ts';

/**
 * `tsx tests/support/print-log-search.ts FOLDER`, the last step of `npm test`: ends with 1 when a log contains something
 * forbidden, or nothing at all.
 */
const searched = await searchLogs(process.argv[2] ?? '');
console.log(describeSearch(searched));
process.exit(searched.found.length === 0 && searched.bytes > 0 && searched.silent.length === 0 ? 0 : 1);
