import dns from 'node:dns';
import { syncBuiltinESMExports } from 'node:module';
import { Socket } from 'node:net';
import { afterAll, expect } from 'vitest';
import { outsideCalls, refuseOutsideCalls } from './outside-calls.ts';

// Runs before every file of the tests that start the app: no test, and no code that it runs in this process, may contact anything
// except loopback.
refuseOutsideCalls({ dns, Socket, syncBuiltinESMExports });
afterAll(() => {
  // Includes errors that the tested code has swallowed.
  expect(outsideCalls.splice(0)).toEqual([]);
});
