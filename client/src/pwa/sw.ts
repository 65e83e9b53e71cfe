/// <reference lib="webworker" />
import { cleanupOutdatedCaches, matchPrecache, type PrecacheEntry, precacheAndRoute } from 'workbox-precaching';
import { publicPages } from '../messages/pages.ts';
import { activateMessage } from './activate-message.ts';

/**
 * The service worker. It caches only files of the program, never an answer of /api or /trpc and never a fetched page. A new version
 * waits until the person agrees to it (update-notice.tsx).
 */
declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: (PrecacheEntry | string)[] };

const shellUrl = '/shell';
const offlineUrl = '/offline';
/** A screen that takes longer is opened from the cache, because its data come by other requests anyway. */
const networkTimeoutMs = 4_000;

precacheAndRoute(
  [
    ...self.__WB_MANIFEST,
    // Both files contain the server's settings, and the server inserts their fingerprints here (server/http/pages/site-files.ts).
    { url: shellUrl, revision: '{{shell-revision}}' },
    { url: offlineUrl, revision: '{{offline-revision}}' },
  ],
  { directoryIndex: '', cleanURLs: false, ignoreURLParametersMatching: [] },
);
cleanupOutdatedCaches();

self.addEventListener('message', ({ data }) => {
  if (data === activateMessage) void self.skipWaiting();
});

self.addEventListener('fetch', (event) => {
  if (event.request.mode === 'navigate') event.respondWith(openPage(event.request));
});

/**
 * Answers from the network. Without a network it answers with the shell, which can open data stored on this device, or with the
 * offline page.
 */
async function openPage(request: Request): Promise<Response> {
  const path = new URL(request.url).pathname;
  // These addresses are not screens of the app: `/r` is for shared reports, `/ficha` for invited clients, and
  // each published version of a legal text is a document of its own. Slow answers such as a PDF
  // must not be cut off.
  const isScreen = !/^\/((api|trpc|assets|r)\/|ficha$|[a-z-]+\/versao-)/.test(path);
  const isPublic = Object.hasOwn(publicPages, path);
  const fetched = fetch(request);
  try {
    return isScreen && !isPublic ? await inTime(fetched) : await fetched;
  } catch {
    return (await matchPrecache(isScreen && !isPublic ? shellUrl : offlineUrl)) ?? fetched;
  }
}

function inTime(fetched: Promise<Response>): Promise<Response> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('the network is too slow')), networkTimeoutMs);
    fetched.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
