import { spawnSync } from 'node:child_process';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const program = fileURLToPath(new URL('start.mjs', import.meta.url));

describe('npm start', () => {
  it('says in both languages that the port is busy, before it installs or builds', async () => {
    const other = createServer();
    const port = await new Promise<number>((settle) => {
      other.listen(0, '127.0.0.1', () => {
        const address = other.address();
        settle(typeof address === 'object' && address ? address.port : 0);
      });
    });
    const { status, stdout, stderr } = spawnSync(process.execPath, [program], {
      env: { PATH: process.env.PATH, PORT: `${port}` },
      encoding: 'utf8',
    });
    other.close();

    expect(status).toBe(1);
    expect(stdout).toBe('');
    expect(stderr).toContain(`A porta ${port} já está em uso`);
    expect(stderr).toContain(`Port ${port} is already in use`);
  });
});
