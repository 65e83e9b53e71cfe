/**
 * Repeats the question every 20 ms until the answer is not null, for at most `deadlineMs`. For waiting on another process, never
 * for pacing. The usual deadline is for a busy machine, and shorter than the pause after which the app repairs what it has lost.
 */
export async function eventually<T>(ask: () => Promise<T | null>, what: string, deadlineMs = 25_000): Promise<T> {
  const end = Date.now() + deadlineMs;
  for (;;) {
    const answer = await ask();
    if (answer !== null) return answer;
    if (Date.now() > end) throw new Error(`gave up waiting for ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
