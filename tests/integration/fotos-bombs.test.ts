import { readFile } from 'node:fs/promises';
import { errorBodySchema } from '@meridia/shared/errors.ts';
import { fotoSchema } from '@meridia/shared/foto.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ApiClient, signUpClient } from '../support/api-client.ts';
import { bombs } from '../support/bombs.ts';
import { jpegSegments } from '../support/jpeg-segments.ts';
import { listStoredFiles } from '../support/stored-files.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';

let app: TestApp;
let client: ApiClient & { userId: string };
beforeAll(async () => {
  app = await startTestApp();
  client = await signUpClient(app.baseUrl);
});
afterAll(() => app.close());

describe('a malicious upload', () => {
  it.each(Object.entries(bombs))(
    '%s is refused, or stored as our own picture and nothing else',
    async (_name, bomb) => {
      const before = await listStoredFiles(app);
      const response = await client.uploadFoto('lingua', await bomb.make(), { name: '../../x\r\ny.jpg' });
      expect(bomb.statuses).toContain(response.status);
      const added = (await listStoredFiles(app)).filter((file) => !before.includes(file));
      if (response.status !== 200) {
        expect(errorBodySchema.parse(await response.json()).message).toMatch(/^[A-ZÀ-Ú].+\. .+/s);
        expect(added).toEqual([]);
        return;
      }
      const { id } = fotoSchema.parse(await response.json());
      expect(added).toHaveLength(1);
      const stored = await readFile(added[0] ?? '');
      // The file contains only the picture: nothing before it, nothing inside that does not belong to it, nothing behind it.
      expect(jpegSegments(stored)).toEqual({ names: ourSegments, behind: 0 });
      await client.trpc.fotos.remove.mutate({ id });
    },
  );
});

const ourSegments = ['SOI', 'DQT', 'SOF0', 'DHT', 'SOS', 'EOI'];
