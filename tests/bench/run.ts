/**
 * `pnpm bench [P2 P3 …]`: runs against the build in dist/, prints one line of figures for each, exits with 1 when one is not good
 * enough.
 * Each benchmark is loaded alone: the server's modules change what sharp may read in the whole process, and only P5 and P8 run
 * them here.
 */
// Loaded one by one: the server's modules change what sharp may read in the whole process, and only P5 and P8 run them here.
const benches: Record<string, () => Promise<{ passed: boolean; figures: string }>> = {
  P1: async () => (await import('./p1-history.ts')).measureHistory(),
  P2: async () => (await import('./p2-submit-to-report.ts')).measureSubmitToReport(),
  P3: async () => (await import('./p3-push.ts')).measurePush(),
  P4: async () => (await import('./p4-history-pages.ts')).measureHistoryPages(),
  P5: async () => (await import('./p5-upload.ts')).measureUpload(),
  vision: async () => (await import('./vision.ts')).measureVision(),
  safety: async () => (await import('./safety-intakes.ts')).measureSafety(),
  P8: async () => {
    // As in the built app: React's development mode costs half as much again. It must be set before React is loaded.
    process.env.NODE_ENV = 'production';
    const outcome = await (await import('./p8-local-report.ts')).measureLocalReport();
    delete process.env.NODE_ENV;
    return outcome;
  },
  P9: async () => (await import('./p9-sockets.ts')).measureSockets(),
  P10: async () => (await import('./p10-logins.ts')).measureLogins(),
  P11: async () => (await import('./p11-start.ts')).measureStart(),
  P13: async () => (await import('./p13-many-reports.ts')).measureManyReports(),
  P15: async () => (await import('./p15-leitura.ts')).measureLeitura(),
  P16: async () => (await import('./p16-clientes.ts')).measureClientes(),
  intake: async () => (await import('./intake-effort.ts')).measureIntakeEffort(),
  P12: async () => (await import('./p12-admin-overview.ts')).measureAdminOverview(),
};

const wanted = process.argv.slice(2);
const unknown = wanted.filter((id) => !(id in benches));
if (unknown.length > 0) {
  console.error(`Unknown bench ${unknown.join(', ')}; there are ${Object.keys(benches).join(', ')}.`);
  process.exit(2);
}
let failed = 0;
for (const [id, measure] of Object.entries(benches)) {
  if (wanted.length > 0 && !wanted.includes(id)) continue;
  const { passed, figures } = await measure();
  console.log(`${passed ? 'ok  ' : 'FAIL'} ${id.padEnd(6)} ${figures}`);
  if (!passed) failed += 1;
}
process.exit(failed > 0 ? 1 : 0);
