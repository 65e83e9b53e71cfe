import { toJpeg } from '../shrink-foto.ts';

/** @throws DOMException, see `cameraProblem` */
export function openCamera(facingMode: 'environment' | 'user'): Promise<MediaStream> {
  return navigator.mediaDevices.getUserMedia({
    audio: false,
    video: { facingMode: { ideal: facingMode }, width: { ideal: 2560 }, height: { ideal: 1920 } },
  });
}

export function stopCamera(stream: MediaStream | null): void {
  for (const track of stream?.getTracks() ?? []) track.stop();
}

/** Why the camera did not open, in words. */
export function cameraProblem(error: unknown): string {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') {
    return 'O navegador não tem permissão para usar a câmera. Libere-a nas configurações do site, ou siga pelo botão abaixo.';
  }
  if (name === 'NotFoundError' || name === 'OverconstrainedError')
    return 'Nenhuma câmera foi encontrada neste aparelho.';
  if (name === 'NotReadableError' || name === 'AbortError') {
    return 'A câmera está em uso por outro aplicativo. Feche-o e tente de novo, ou siga pelo botão abaixo.';
  }
  return 'Não foi possível abrir a câmera aqui. Siga pelo botão abaixo.';
}

/** Whether the light beside the camera can be switched. The types of TypeScript lack it, because few browsers have it. */
export function hasTorch(stream: MediaStream): boolean {
  const [track] = stream.getVideoTracks();
  const capabilities: object = track?.getCapabilities?.() ?? {};
  return 'torch' in capabilities && capabilities.torch === true;
}

/** Whether the torch is switched; false where the browser refuses. */
export async function switchTorch(stream: MediaStream, on: boolean): Promise<boolean> {
  const torch: MediaTrackConstraintSet & { torch: boolean } = { torch: on };
  try {
    await stream.getVideoTracks()[0]?.applyConstraints({ advanced: [torch] });
    return true;
  } catch {
    return false;
  }
}

interface PhotoTaker {
  takePhoto(): Promise<Blob>;
}
declare global {
  interface Window {
    ImageCapture?: new (track: MediaStreamTrack) => PhotoTaker;
  }
}

/** A JPEG in the camera's full size where the browser can do that, otherwise in the size of the preview. @throws Error */
export async function takePhoto(stream: MediaStream, video: HTMLVideoElement): Promise<Blob> {
  const [track] = stream.getVideoTracks();
  if (window.ImageCapture && track) {
    const photo = await new window.ImageCapture(track).takePhoto().catch(() => null);
    if (photo?.type === 'image/jpeg') return photo;
  }
  const canvas = document.createElement('canvas');
  canvas.width = video.videoWidth;
  canvas.height = video.videoHeight;
  canvas.getContext('2d')?.drawImage(video, 0, 0);
  const photo = await toJpeg(canvas, 0.92);
  if (!photo) throw new Error('the preview gave no picture');
  return photo;
}
