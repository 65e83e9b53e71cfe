/**
 * Without this Node prints what nobody caught with everything that hangs on it, a query's parameters included. The process ends as it
 * would have: 1, after its `exit` listeners. Rejections that nobody handled come here too.
 * @param tell says it by the allow-list: the log's `fatal`, or printError
 */
export function endOnUncaught(tell: (error: unknown) => void): void {
  process.on('uncaughtException', (error) => {
    tell(error);
    process.exit(1);
  });
}
