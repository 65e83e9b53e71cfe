import '@testing-library/jest-dom/vitest';
import { configure } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { catchInstallPrompt } from '../pwa/install-prompt.ts';
import { FakeRequest, FakeSocket, fakeFetch, nextServer, server } from './fake-network.ts';
import { forgetFiles } from './kept-files.ts';
import { leavePage } from './open-app.tsx';
import { answerForTherapist } from './samples.ts';

// A browser without a screen: what jsdom leaves out, a network that is ours, and nothing left over from the test before.

configure({
  // Only so that a screen that never comes ends the test. These tests run with low priority beside others.
  asyncUtilTimeout: 30_000,
  // What a person could read says more than a page of markup.
  getElementError: (message) => new Error(`${message?.split('\n')[0]}\n${document.body.textContent.slice(0, 3000)}`),
});
vi.stubGlobal('fetch', fakeFetch);
vi.stubGlobal('WebSocket', FakeSocket);
vi.stubGlobal('XMLHttpRequest', FakeRequest);
vi.stubGlobal(
  'ResizeObserver',
  class {
    observe() {}
    unobserve() {}
    disconnect() {}
  },
);
vi.stubGlobal('matchMedia', (media: string) =>
  Object.assign(new EventTarget(), { matches: false, media, onchange: null }),
);
vi.stubGlobal('scrollTo', () => {});
Element.prototype.scrollIntoView = () => {};
Element.prototype.hasPointerCapture = () => false;
Element.prototype.releasePointerCapture = () => {};
URL.createObjectURL = () => 'blob:preview';
URL.revokeObjectURL = () => {};

vi.mock('idb-keyval', () => import('./kept-files.ts'));

// The one rule of the styles that a phone's screen depends on: what only wider ones show is not there.
document.head.append(Object.assign(document.createElement('style'), { textContent: '.hidden { display: none }' }));

let complaints: unknown[][] = [];

beforeEach(() => {
  complaints = [];
  vi.spyOn(console, 'error').mockImplementation((...said) => {
    // An element that jsdom does not know yet.
    if (said[1] !== 'search') complaints.push(said);
  });
  nextServer();
  answerForTherapist(server);
});

afterEach(() => {
  leavePage();
  vi.useRealTimers();
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
  forgetFiles();
  expect(server.faults, 'calls that nothing answers').toEqual([]);
  expect(complaints, 'complaints of React and of the page').toEqual([]);
});

catchInstallPrompt();
