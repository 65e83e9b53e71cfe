import { vi } from 'vitest';
import { rememberPasswords } from './remembered-passwords.ts';

// Runs before every file of the tests that start the app.
vi.mock('@meridia/server/auth/passwords.ts', async (original) =>
  rememberPasswords(await original<typeof import('@meridia/server/auth/passwords.ts')>()),
);
