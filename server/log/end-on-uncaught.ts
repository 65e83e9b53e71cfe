/**
 * Without this, Node prints an uncaught error with all its properties, such as the parameters of a query. The process ends as
 * before: with code 1, after its `exit` listeners. Unhandled rejections come here, too.
 * @param tell prints only what may be said of the error: the log's `fatal`, or printError
 */
export function endOnUncaught(tell: (error: unknown) => void): void {
  process.on('uncaughtException', (error) => {
    tell(error);
    process.exit(1);
  });
}
