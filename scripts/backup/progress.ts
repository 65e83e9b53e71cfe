const everyMs = 2_000;

/** Lines for whoever waits, on stderr, where they do not mix with the result. Steps come at once, counts every two seconds. */
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
