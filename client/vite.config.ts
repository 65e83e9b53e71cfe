import tailwindcss from '@tailwindcss/vite';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type UserConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { demoRelatorio } from './demo-relatorio-plugin.ts';

const server = 'http://localhost:3001';

/** `vite build` makes the browser's files; `vite build --mode prerender` the script that renders the public pages at build. */
export default defineConfig(({ mode }) => ({
  root: import.meta.dirname,
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      addExtensions: true,
      quoteStyle: 'single',
      routesDirectory: `${import.meta.dirname}/src/routes`,
      generatedRouteTree: `${import.meta.dirname}/src/routeTree.gen.ts`,
      routeFileIgnorePattern: '\\.test\\.tsx?$',
    }),
    react(),
    tailwindcss(),
    ...(mode === 'prerender' ? [] : [serviceWorker]),
    demoRelatorio(),
  ],
  build: mode === 'prerender' ? prerenderBuild : browserBuild,
  ssr: {
    // One file that runs wherever it lies.
    noExternal: true,
    // The router's builds for browser and server differ in markup; this condition lets `isServer` of createAppRouter decide.
    resolve: { conditions: ['development', 'module', 'node'] },
  },
  server: {
    port: 3000,
    strictPort: true,
    // The Host header stays the browser's own: the server answers under its own name only, and compares it with Origin.
    proxy: {
      '/trpc': { target: server, ws: true, changeOrigin: false },
      '/api': { target: server, changeOrigin: false },
    },
  },
}));

/** Builds src/pwa/sw.ts with the list of files it keeps; registering it and the manifest are our own. */
const serviceWorker = VitePWA({
  strategies: 'injectManifest',
  srcDir: 'src/pwa',
  filename: 'sw.ts',
  injectRegister: false,
  manifest: false,
  injectManifest: {
    globPatterns: ['assets/*.{js,css,woff2}'],
    // Their names change with their contents.
    dontCacheBustURLsMatching: /^assets\//,
  },
});

const browserBuild: UserConfig['build'] = {
  outDir: '../dist/client',
  emptyOutDir: true,
  // Which file holds which source: the build of the pages preloads by it and leaves it out of dist/.
  manifest: true,
  // The lists of what each screen imports would stand in the first file of every page, 2 kB of them. Prerendered pages name their
  // files themselves, links are preloaded before the click, and the service worker holds the rest.
  modulePreload: false,
  rolldownOptions: {
    output: {
      codeSplitting: {
        // What every page needs, in one file: it compresses better and outlives our own releases in the cache.
        groups: [
          {
            name: 'base',
            test: /node_modules\/(react|react-dom|scheduler|use-sync-external-store|@tanstack\/(history|store|react-store|router-core|react-router))\//,
          },
          // The route tree without its screens, and what stands behind it: some thirty small files otherwise.
          { name: 'tree', tags: ['$initial'] },
          // The frame around every page, for the same reason: eight files of a few hundred bytes each.
          {
            name: 'frame',
            test: /src\/(components\/(layout\/(public-shell|static-part|skip-link|logo)|feedback\/offline-banner|illustrations\/line-icon)|lib\/use-online|messages\/brand)\.tsx?$/,
          },
          // What public pages say of plans, and how numbers are written: four files otherwise.
          { name: 'plans', test: /shared\/(money|numbers|plans|plan-words)\.ts$/ },
        ],
      },
    },
  },
};

const prerenderBuild: UserConfig['build'] = {
  outDir: '../dist/prerender',
  emptyOutDir: true,
  copyPublicDir: false,
  ssr: 'src/prerender.tsx',
  minify: false,
};
