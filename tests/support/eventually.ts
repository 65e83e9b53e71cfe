/**
 * Repeats the question every 20 ms until the answer is not null, for at most `deadlineMs`. For waiting on another process, never
 * for pacing.
 */
export async function eventually<T>(ask: () => Promise<T | null>, what: string, deadlineMs = 15_000): Promise<T> {
  const end = Date.now() + deadlineMs;
  for (;;) {
    const answer = await ask();
    if (answer !== null) return answer;
    if (Date.now() > end) throw new Error(`gave up waiting for ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
