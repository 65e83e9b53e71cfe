/** The server cancels a statement that runs longer. With the wait for a connection, a request ends within 10 s. */
export const statementTimeoutMs = 6_000;
export const longStatementTimeoutMs = 120_000;
/** A transaction in which nothing happens for so long is ended, because it holds locks. */
export const idleTransactionTimeoutMs = 30_000;
