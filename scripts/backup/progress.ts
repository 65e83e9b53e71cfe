const everyMs = 2_000;

/**
 * Lines for the waiting person on stderr, so that they do not mix with the result. Steps are shown at once, counts every two
 * seconds.
 */
export function createProgress(write = (line: string) => void process.stderr.write(`${line}\n`)) {
  let toldAt = 0;
  return {
    step: (text: string) => {
      toldAt = Date.now();
      write(text);
    },
    count: (text: string, done: number, all: number) => {
      if (Date.now() - toldAt < everyMs) return;
      toldAt = Date.now();
      write(`  ${text}: ${done} / ${all}`);
    },
  };
}

export type Progress = ReturnType<typeof createProgress>;
