/** The milliseconds of a processor that this thread takes for some work. The other work of a busy machine does not count. */
export function cpuMs(work: () => void): number {
  const before = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1_000;
}
