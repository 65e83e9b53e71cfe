import { Camera, ImageUp, RotateCw, Trash2 } from 'lucide-react';
import { type ChangeEvent, type ComponentType, useEffect, useRef, useState } from 'react';
import { useMediaQuery } from '../../lib/use-media-query.ts';
import { Button } from '../ui/button.tsx';
import type { CameraDialogProps } from './camera/camera-dialog.tsx';
import { canOpenCamera, hasCamera } from './camera/can-open-camera.ts';
import type { FotoSlotControl } from './use-foto-slot.ts';

interface FotoButtonsProps {
  slot: FotoSlotControl;
  /** Only a photo that the form requires gets the prominent button. */
  required: boolean;
  describedBy: string;
}

/** Phones offer the camera first; computers offer it when they have one. */
export function FotoButtons({ slot, required, describedBy }: FotoButtonsProps) {
  const camera = useRef<HTMLInputElement>(null);
  const gallery = useRef<HTMLInputElement>(null);
  const phone = useMediaQuery('(pointer: coarse)');
  const [camerable, setCamerable] = useState(false);
  const [Dialog, setDialog] = useState<ComponentType<CameraDialogProps> | null>(null);
  const { step } = slot.state;
  const filled = step !== 'empty';
  const loud = required && !filled;
  const canRetry = step === 'failed' && slot.problem?.canRetry;

  useEffect(() => {
    let left = false;
    void hasCamera().then((found) => !left && setCamerable(found));
    return () => {
      left = true;
    };
  }, []);

  const takePhoto = async () => {
    // Without a connection the view's code may be missing.
    const view = canOpenCamera() ? await import('./camera/camera-dialog.tsx').catch(() => null) : null;
    if (view) setDialog(() => view.CameraDialog);
    else camera.current?.click();
  };

  const pick = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? [];
    // Emptied, so that a person can remove a file and choose the same file again.
    event.target.value = '';
    if (file) slot.choose(file);
  };

  return (
    <div className="flex flex-wrap gap-2">
      {canRetry && (
        <Button size="sm" icon={<RotateCw aria-hidden />} onClick={slot.retry} aria-describedby={describedBy}>
          Tentar novamente
        </Button>
      )}
      {(phone || camerable) && (
        <Button
          size="sm"
          variant={loud ? 'primary' : 'outline'}
          icon={<Camera aria-hidden />}
          onClick={() => void takePhoto()}
          aria-describedby={describedBy}
        >
          {filled ? 'Tirar outra' : 'Tirar foto'}
        </Button>
      )}
      <Button
        size="sm"
        variant={loud && !phone ? 'primary' : 'outline'}
        icon={<ImageUp aria-hidden />}
        onClick={() => gallery.current?.click()}
        aria-describedby={describedBy}
      >
        {phone ? (filled ? 'Da galeria' : 'Escolher da galeria') : filled ? 'Trocar foto' : 'Escolher foto'}
      </Button>
      {filled && (
        <Button
          size="sm"
          variant="ghost"
          icon={<Trash2 aria-hidden />}
          onClick={slot.remove}
          aria-describedby={describedBy}
        >
          Remover
        </Button>
      )}
      {Dialog && (
        <Dialog
          kind={slot.kind}
          facingMode={slot.camera}
          onPhoto={slot.choose}
          onSystemCamera={() => camera.current?.click()}
          onClose={() => setDialog(null)}
        />
      )}
      <input
        ref={camera}
        type="file"
        accept="image/*"
        capture={slot.camera}
        hidden
        onChange={pick}
        aria-label="Câmera"
      />
      <input
        ref={gallery}
        type="file"
        name={`foto-${slot.kind}`}
        accept="image/*"
        hidden
        onChange={pick}
        aria-label="Arquivo"
      />
    </div>
  );
}
