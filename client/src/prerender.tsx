import { writeFile } from 'node:fs/promises';
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { notFoundPage, prerenderedPaths, publicPages } from './messages/pages.ts';
import { createAppRouter } from './router.tsx';

/**
 * Runs on Node at build (`node prerender.js FILE`) and writes the input of scripts/build-pages.ts: every route of the app, and the
 * public pages as the browser would first render them. Settings are placeholders such as `{{name}}`.
 */
const pages = await Promise.all(
  [...Object.values(publicPages), notFoundPage].map(async (page) => ({
    ...page,
    html: prerenderedPaths.has(page.path) ? await renderPage(page.path) : '',
  })),
);
await writeFile(process.argv[2] ?? '', JSON.stringify({ routes: listRoutes(), pages }));
// Modules of the app open channels between tabs, which would keep the process running.
process.exit();

async function renderPage(path: string): Promise<string> {
  const router = createAppRouter({ history: createMemoryHistory({ initialEntries: [path] }) });
  await router.load();
  const { prelude } = await prerender(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
    {
      // Otherwise React would write large parts hidden at the end, with an inline script that the CSP forbids.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => {
        throw error;
      },
    },
  );
  return new Response(prelude).text();
}

function listRoutes(): string[] {
  const router = createAppRouter({ history: createMemoryHistory() });
  return Object.keys(router.routesByPath);
}
