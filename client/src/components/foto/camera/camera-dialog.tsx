import type { FotoKind } from '@meridia/shared/foto.ts';
import { Camera, Check, Flashlight, FlashlightOff, ImageUp, RotateCcw, Smartphone, Sun } from 'lucide-react';
import { useEffect, useState } from 'react';
import { cx } from '../../../lib/cx.ts';
import { useMediaQuery } from '../../../lib/use-media-query.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { fotoGuides } from '../foto-guides.ts';
import { lightHints } from './judge-light.ts';
import { useCamera } from './use-camera.ts';

export interface CameraDialogProps {
  kind: FotoKind;
  facingMode: 'environment' | 'user';
  onPhoto: (photo: File) => void;
  /** Opens the device's own camera app instead; on computers, a choice of files. */
  onSystemCamera: () => void;
  onClose: () => void;
}

/** Takes a photo inside the page: outline, hint about the light, and a look at the photo before it is used. */
export function CameraDialog({ kind, facingMode, onPhoto, onSystemCamera, onClose }: CameraDialogProps) {
  const { title } = fotoGuides[kind];
  const phone = useMediaQuery('(pointer: coarse)');
  const camera = useCamera(facingMode);
  const [taken, setTaken] = useState<{ photo: Blob; preview: string } | null>(null);
  const [taking, setTaking] = useState(false);
  const [failed, setFailed] = useState(false);
  const mirrored = facingMode === 'user';

  useEffect(() => () => URL.revokeObjectURL(taken?.preview ?? ''), [taken]);

  const take = async () => {
    setTaking(true);
    try {
      const photo = await camera.take();
      setTaken({ photo, preview: URL.createObjectURL(photo) });
      setFailed(false);
    } catch {
      setFailed(true);
    } finally {
      setTaking(false);
    }
  };
  const use = () => {
    if (!taken) return;
    onPhoto(new File([taken.photo], `${kind}.jpg`, { type: 'image/jpeg' }));
    onClose();
  };
  const systemCamera = () => {
    onClose();
    onSystemCamera();
  };

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      description={camera.state === 'failed' ? undefined : instructions[kind]}
      className={cx('sm:max-w-xl', camera.state !== 'failed' && lyingPanel)}
    >
      {camera.state === 'failed' ? (
        <p role="alert" className="rounded-control bg-cinnabar-soft p-4 text-cinnabar-ink">
          {camera.problem}
        </p>
      ) : (
        <div className="relative grid h-[min(55dvh,30rem)] place-items-center lying:h-[calc(100dvh-10rem)] overflow-hidden rounded-card bg-black">
          <video
            ref={camera.video}
            playsInline
            muted
            aria-label={`Imagem da câmera: ${title.toLowerCase()}`}
            className={cx('size-full object-contain', mirrored && '-scale-x-100', taken && 'invisible')}
          />
          {taken && (
            <img
              src={taken.preview}
              alt={`${title} tirada agora`}
              className="absolute inset-0 size-full object-contain"
            />
          )}
          {camera.state === 'starting' && (
            <Spinner className="absolute size-8 text-on-solid" label="Abrindo a câmera" />
          )}
          {camera.state === 'live' && !taken && <Outline kind={kind} />}
          {camera.torch && !taken && (
            <button
              type="button"
              aria-pressed={camera.torch.on}
              onClick={() => void camera.torch?.toggle()}
              className="absolute top-3 right-3 flex min-h-11 items-center gap-2 rounded-control bg-black/75 px-3 font-semibold text-white aria-pressed:bg-white aria-pressed:text-black"
            >
              {camera.torch.on ? (
                <FlashlightOff aria-hidden className="size-5" />
              ) : (
                <Flashlight aria-hidden className="size-5" />
              )}
              Lanterna
            </button>
          )}
          {camera.light && !taken && (
            <p
              role="status"
              className="absolute inset-x-3 bottom-3 mx-auto flex w-fit lying:ml-0 items-center gap-2 rounded-control bg-black/75 px-3 py-1.5 text-[0.9375rem] font-medium text-white"
            >
              <Sun aria-hidden className="size-5 shrink-0" />
              {lightHints[camera.light]}
            </p>
          )}
        </div>
      )}
      {failed && (
        <p role="alert" className="text-cinnabar-ink">
          A foto não saiu. Tente de novo, ou siga pelo botão abaixo.
        </p>
      )}
      {/* On phones the main button is a whole line above the others, in the thumb's reach. */}
      <div className="flex flex-wrap-reverse gap-2 *:grow sm:justify-end sm:*:grow-0 lying:flex-col-reverse lying:flex-nowrap lying:justify-start">
        {taken ? (
          <>
            <Button variant="outline" icon={<RotateCcw aria-hidden />} onClick={() => setTaken(null)}>
              Tirar outra
            </Button>
            <Button icon={<Check aria-hidden />} className={mainButton} onClick={use}>
              Usar esta foto
            </Button>
          </>
        ) : (
          <>
            <Button
              variant="outline"
              icon={phone ? <Smartphone aria-hidden /> : <ImageUp aria-hidden />}
              onClick={systemCamera}
            >
              {phone ? 'Câmera do aparelho' : 'Escolher um arquivo'}
            </Button>
            {camera.state !== 'failed' && (
              <Button
                icon={<Camera aria-hidden />}
                className={mainButton}
                disabled={camera.state !== 'live'}
                busy={taking}
                busyText="Tirando..."
                onClick={() => void take()}
              >
                Fotografar
              </Button>
            )}
          </>
        )}
      </div>
    </Dialog>
  );
}

const mainButton = 'basis-full sm:basis-auto';

// Beside the picture, the shutter stays in sight.
const lyingPanel =
  'lying:grid-cols-[minmax(0,1fr)_auto] lying:gap-3 lying:p-4 lying:[&>h2]:col-span-2 lying:[&>h2+p]:col-span-2';

const instructions: Record<FotoKind, string> = {
  lingua: 'Encaixe a língua no contorno, com a boca bem aberta.',
  face: 'Encaixe o rosto no contorno, de frente.',
  orelha: 'Encaixe a orelha no contorno, de lado.',
};

/** Where the subject should stand, over the preview. A light line over a dark one is seen on any picture. */
function Outline({ kind }: { kind: FotoKind }) {
  return (
    <svg viewBox="0 0 100 100" aria-hidden className="pointer-events-none absolute inset-0 m-auto h-full max-w-full">
      <title>Contorno</title>
      {[
        { stroke: 'rgb(0 0 0 / 0.6)', strokeWidth: 1.8 },
        { stroke: '#fffdf9', strokeWidth: 0.9, strokeDasharray: '3 2' },
      ].map((line) => (
        <path key={line.stroke} d={outlines[kind]} fill="none" strokeLinejoin="round" strokeLinecap="round" {...line} />
      ))}
    </svg>
  );
}

const outlines: Record<FotoKind, string> = {
  // The mouth's arch, and the tongue hanging out of it to its tip.
  lingua: 'M27 27 Q50 14 73 27 M31 25 C27 45 29 62 36 74 Q50 92 64 74 C71 62 73 45 69 25',
  face: 'M50 8 C72 8 79 28 77 47 C75 68 63 90 50 92 C37 90 25 68 23 47 C21 28 28 8 50 8 Z',
  orelha:
    'M40 30 C40 16 62 10 70 26 C78 44 68 58 62 68 C59 78 55 90 46 88 C39 86 39 78 40 70 M48 34 C52 24 64 28 62 40 C61 48 55 50 54 58',
};
