import { type RefObject, useEffect, useRef, useState } from 'react';
import { judgeLight, type Light } from './judge-light.ts';
import { cameraProblem, hasTorch, openCamera, stopCamera, switchTorch, takePhoto } from './open-camera.ts';

const lookEveryMs = 400;
/** The sample of the preview's middle on which the light is judged. */
const sample = { width: 48, height: 64 };

interface Camera {
  video: RefObject<HTMLVideoElement | null>;
  /** `starting` until the first picture, then `live`. */
  state: 'starting' | 'live' | 'failed';
  problem: string;
  light: Light | null;
  torch: { on: boolean; toggle: () => Promise<void> } | null;
  take: () => Promise<Blob>;
}

/** The device's camera while the component is shown. It is always switched off afterwards. */
export function useCamera(facingMode: 'environment' | 'user'): Camera {
  const video = useRef<HTMLVideoElement | null>(null);
  const stream = useRef<MediaStream | null>(null);
  const [state, setState] = useState<Camera['state']>('starting');
  const [problem, setProblem] = useState('');
  const [light, setLight] = useState<Light | null>(null);
  const [torchable, setTorchable] = useState(false);
  const [torchOn, setTorchOn] = useState(false);

  useEffect(() => {
    let left = false;
    const fail = (error: unknown) => {
      if (left) return;
      setProblem(cameraProblem(error));
      setState('failed');
    };
    const start = async () => {
      const opened = await openCamera(facingMode);
      // The dialog was closed while the browser asked for permission.
      if (left || !video.current) return stopCamera(opened);
      stream.current = opened;
      opened.getVideoTracks()[0]?.addEventListener('ended', () => fail(new DOMException('', 'NotReadableError')));
      video.current.srcObject = opened;
      await video.current.play();
      if (left) return;
      setTorchable(hasTorch(opened));
      setState('live');
    };
    start().catch((error) => {
      stopCamera(stream.current);
      fail(error);
    });
    return () => {
      left = true;
      stopCamera(stream.current);
      stream.current = null;
    };
  }, [facingMode]);

  useEffect(() => {
    if (state !== 'live') return;
    const canvas = document.createElement('canvas');
    Object.assign(canvas, sample);
    const context = canvas.getContext('2d', { willReadFrequently: true });
    const timer = setInterval(() => {
      if (!context || !video.current?.videoWidth) return;
      const { videoWidth, videoHeight } = video.current;
      // The middle half in both directions, where the outline stands.
      context.drawImage(
        video.current,
        videoWidth / 4,
        videoHeight / 4,
        videoWidth / 2,
        videoHeight / 2,
        0,
        0,
        sample.width,
        sample.height,
      );
      setLight(judgeLight(context.getImageData(0, 0, sample.width, sample.height).data));
    }, lookEveryMs);
    return () => clearInterval(timer);
  }, [state]);

  return {
    video,
    state,
    problem,
    light,
    torch: torchable
      ? {
          on: torchOn,
          toggle: async () => {
            if (stream.current && (await switchTorch(stream.current, !torchOn))) setTorchOn(!torchOn);
          },
        }
      : null,
    take: async () => {
      if (!stream.current || !video.current) throw new Error('the camera is not open');
      return takePhoto(stream.current, video.current);
    },
  };
}
