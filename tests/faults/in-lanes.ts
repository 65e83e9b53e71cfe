const lanes = 20;

/** So many calls, a few at a time. @returns how many had which status */
export async function inLanes(count: number, work: () => Promise<{ status: number }>): Promise<Map<number, number>> {
  const statuses = new Map<number, number>();
  let left = count;
  const lane = async () => {
    while (left > 0) {
      left -= 1;
      const { status } = await work();
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return statuses;
}
