import tailwindcss from '@tailwindcss/vite';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type UserConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { demoRelatorio } from './demo-relatorio-plugin.ts';

const server = 'http://localhost:3001';

/**
 * `vite build` makes the browser's files, `vite build --mode ficha` those of an invited client's page, and `vite build --mode prerender`
 * the script that renders the public pages.
 */
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
    ...(mode === 'prerender' || mode === 'ficha' ? [] : [serviceWorker]),
    demoRelatorio(),
  ],
  build: builds[mode] ?? browserBuild,
  ssr: {
    // Bundles all dependencies into one file that runs in any folder.
    noExternal: true,
    // The router's builds for browser and server differ in markup; this condition lets `isServer` of createAppRouter decide.
    resolve: { conditions: ['development', 'module', 'node'] },
  },
  server: {
    port: 3000,
    strictPort: true,
    // Keeps the browser's Host header, because the server answers only under its own name and compares Host with Origin.
    proxy: {
      '/trpc': { target: server, ws: true, changeOrigin: false },
      '/api': { target: server, changeOrigin: false },
    },
  },
}));

/** Builds src/pwa/sw.ts with the list of files that it caches. Our own code registers it and serves the manifest. */
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
  // The manifest says which file contains which source. The build of the pages reads it to preload files, and leaves it out of dist/.
  manifest: true,
  // The lists of each screen's imports would add 2 kB to the first file of every page. They are not needed: prerendered pages name
  // their files, links are preloaded before the click, and the service worker has the rest.
  modulePreload: false,
  rolldownOptions: {
    output: {
      codeSplitting: {
        // Libraries that every page needs are in one file. It compresses better, and it stays cached when we release a new version.
        groups: [
          {
            name: 'base',
            test: /node_modules\/(react|react-dom|scheduler|use-sync-external-store|@tanstack\/(history|store|react-store|router-core|react-router))\//,
          },
          // The route tree without its screens, and its imports. Otherwise these would be about thirty small files.
          { name: 'tree', tags: ['$initial'] },
          // The frame around every page. Otherwise it would be eight files of a few hundred bytes each.
          {
            name: 'frame',
            test: /src\/(components\/(layout\/(public-shell|static-part|skip-link|logo)|feedback\/offline-banner|illustrations\/line-icon)|lib\/use-online|messages\/brand)\.tsx?$/,
          },
          // The texts about plans on public pages, and number formats. Otherwise these would be four files.
          { name: 'plans', test: /shared\/(money|numbers|plans|plan-words)\.ts$/ },
        ],
      },
    },
  },
};

/** A build of its own: nothing of it is shared with the app, so that neither makes the other larger. */
const fichaBuild: UserConfig['build'] = {
  outDir: '../dist/ficha',
  emptyOutDir: true,
  copyPublicDir: false,
  modulePreload: false,
  rolldownOptions: { input: `${import.meta.dirname}/ficha.html` },
};

const prerenderBuild: UserConfig['build'] = {
  outDir: '../dist/prerender',
  emptyOutDir: true,
  copyPublicDir: false,
  ssr: 'src/prerender.tsx',
  minify: false,
};

const builds: Readonly<Record<string, UserConfig['build']>> = { prerender: prerenderBuild, ficha: fichaBuild };
