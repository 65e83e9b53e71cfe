import { describe, expect, it, vi } from 'vitest';
import { cameraProblem, hasTorch, openCamera, stopCamera, switchTorch } from './open-camera.ts';

/** A stream of one track, as far as the torch and the end of it are concerned. */
function stream(capabilities: object | undefined, applyConstraints = vi.fn(async () => {})) {
  const track = { stop: vi.fn(), getCapabilities: capabilities && (() => capabilities), applyConstraints };
  const given = { getTracks: () => [track], getVideoTracks: () => [track] } as unknown as MediaStream;
  return { given, track, applyConstraints };
}

describe('the camera', () => {
  it('is asked for by its side, without sound', async () => {
    const getUserMedia = vi.fn(async () => stream({}).given);
    vi.stubGlobal('navigator', { mediaDevices: { getUserMedia } });
    await openCamera('environment');
    expect(getUserMedia).toHaveBeenCalledWith(
      expect.objectContaining({
        audio: false,
        video: expect.objectContaining({ facingMode: { ideal: 'environment' } }),
      }),
    );
  });

  it('says in words why it did not open', () => {
    const named = (name: string) => cameraProblem(new DOMException('', name));
    expect(named('NotAllowedError')).toContain('não tem permissão');
    expect(named('NotFoundError')).toContain('Nenhuma câmera');
    expect(named('NotReadableError')).toContain('em uso por outro aplicativo');
    expect(cameraProblem(new Error('?'))).toContain('Não foi possível abrir a câmera');
  });

  it('offers the torch only where the track has one, and bears a refusal', async () => {
    expect(hasTorch(stream({ torch: true }).given)).toBe(true);
    expect(hasTorch(stream({ torch: false }).given)).toBe(false);
    expect(hasTorch(stream({}).given)).toBe(false);
    expect(hasTorch(stream(undefined).given)).toBe(false);
    const { given, applyConstraints } = stream({ torch: true });
    expect(await switchTorch(given, true)).toBe(true);
    expect(applyConstraints).toHaveBeenCalledWith({ advanced: [{ torch: true }] });
    const refusing = stream({ torch: true }, vi.fn().mockRejectedValue(new Error('no')));
    expect(await switchTorch(refusing.given, true)).toBe(false);
  });

  it('is switched off with every track', () => {
    const { given, track } = stream({});
    stopCamera(given);
    expect(track.stop).toHaveBeenCalledOnce();
    expect(() => stopCamera(null)).not.toThrow();
  });
});
