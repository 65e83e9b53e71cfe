import dns from 'node:dns';
import { syncBuiltinESMExports } from 'node:module';
import { Socket } from 'node:net';
import { afterAll, expect } from 'vitest';
import { outsideCalls, refuseOutsideCalls } from './outside-calls.ts';

// Before every file of the tests that run the app: no test, and nothing that it runs in this process, talks to anybody but loopback.
refuseOutsideCalls({ dns, Socket, syncBuiltinESMExports });
afterAll(() => {
  // Also what the code under test has swallowed.
  expect(outsideCalls.splice(0)).toEqual([]);
});
