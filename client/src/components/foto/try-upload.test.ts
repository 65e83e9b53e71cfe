import { describe, expect, it, vi } from 'vitest';
import { RequestRefused } from '../../lib/app-error.ts';
import { tryUpload, UploadGaveUp } from './try-upload.ts';

const lost = () => new TypeError('Failed to fetch');
const refused = (status: number, code: 'INTERNAL' | 'FOTO_HEIC' | 'UNAUTHENTICATED') =>
  new RequestRefused(status, { code, message: code });

const busy = (status: number, retryAfterSeconds: number) =>
  new RequestRefused(status, {
    code: status === 429 ? 'TOO_MANY_REQUESTS' : 'UNAVAILABLE',
    message: 'ocupado',
    retryAfterSeconds,
  });

function pace() {
  return {
    wait: vi.fn(() => Promise.resolve()),
    login: vi.fn(() => Promise.resolve()),
    onBusy: vi.fn(),
    advanced: vi.fn(() => false),
  };
}

describe('uploading a photo', () => {
  it('makes three attempts, one second apart, when the network is lost', async () => {
    const upload = vi.fn(() => Promise.reject(lost()));
    const paced = pace();
    await expect(tryUpload(upload, paced)).rejects.toBeInstanceOf(UploadGaveUp);
    expect(upload.mock.calls).toEqual([[1], [2], [3]]);
    expect(paced.wait.mock.calls).toEqual([[1000], [1000]]);
  });

  it('succeeds when a later attempt does', async () => {
    const upload = vi
      .fn<() => Promise<string>>()
      .mockRejectedValueOnce(refused(503, 'INTERNAL'))
      .mockResolvedValue('foto');
    await expect(tryUpload(upload, pace())).resolves.toBe('foto');
  });

  it('is not repeated when the server refuses the photo', async () => {
    const upload = vi.fn(() => Promise.reject(refused(415, 'FOTO_HEIC')));
    await expect(tryUpload(upload, pace())).rejects.toBeInstanceOf(RequestRefused);
    expect(upload).toHaveBeenCalledOnce();
  });

  it('waits for the login when the session ended, without losing an attempt', async () => {
    const upload = vi
      .fn<(attempt: number) => Promise<string>>()
      .mockRejectedValueOnce(refused(401, 'UNAUTHENTICATED'))
      .mockResolvedValue('foto');
    const paced = pace();
    await expect(tryUpload(upload, paced)).resolves.toBe('foto');
    expect(paced.login).toHaveBeenCalledOnce();
    expect(upload).toHaveBeenLastCalledWith(1);
  });

  it('waits as long as a busy server asks, reports the wait, and loses no attempt', async () => {
    const upload = vi
      .fn<(attempt: number) => Promise<string>>()
      .mockRejectedValueOnce(busy(429, 5))
      .mockRejectedValueOnce(busy(503, 10))
      .mockResolvedValue('foto');
    const paced = pace();
    await expect(tryUpload(upload, paced)).resolves.toBe('foto');
    expect(upload.mock.calls).toEqual([[1], [1], [1]]);
    expect(paced.wait.mock.calls).toEqual([[5000], [10_000]]);
    expect(paced.onBusy.mock.calls).toEqual([[5], [10]]);
  });

  it('does not wait many minutes, but leaves the next attempt to the person', async () => {
    const upload = vi.fn(() => Promise.reject(busy(429, 1800)));
    await expect(tryUpload(upload, pace())).rejects.toBeInstanceOf(RequestRefused);
    expect(upload).toHaveBeenCalledOnce();
  });

  it('gives up in the end when the server stays busy', async () => {
    const upload = vi.fn(() => Promise.reject(busy(503, 10)));
    await expect(tryUpload(upload, pace())).rejects.toBeInstanceOf(UploadGaveUp);
    expect(upload).toHaveBeenCalledTimes(33);
  });

  it('does not count an attempt that brought a part of the photo', async () => {
    const upload = vi.fn(() => Promise.reject(lost()));
    const paced = pace();
    for (let part = 0; part < 4; part += 1) paced.advanced.mockReturnValueOnce(true);
    await expect(tryUpload(upload, paced)).rejects.toBeInstanceOf(UploadGaveUp);
    expect(upload).toHaveBeenCalledTimes(4 + 3);
  });

  it('ends at once when the person chose another photo', async () => {
    const upload = vi.fn(() => Promise.reject(new DOMException('aborted', 'AbortError')));
    await expect(tryUpload(upload, pace())).rejects.toThrow('aborted');
    expect(upload).toHaveBeenCalledOnce();
  });
});
