import { supportLimits } from '@meridia/shared/support-thread.ts';
import { ImageUp, Trash2 } from 'lucide-react';
import { type ChangeEvent, useRef, useState } from 'react';
import { FieldGroup } from '../../components/form/field.tsx';
import { Button } from '../../components/ui/button.tsx';

const acceptedTypes = ['image/png', 'image/jpeg', 'image/webp'];

interface PictureFieldProps {
  picture: File | null;
  onPicture: (picture: File | null) => void;
}

/** A picture of the screen that the person chooses from her files. */
export function PictureField({ picture, onPicture }: PictureFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [refused, setRefused] = useState<string | null>(null);
  const pick = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? [];
    // Emptied, so that a person can remove a file and choose the same file again.
    event.target.value = '';
    if (!file) return;
    const reason = refusePicture(file);
    setRefused(reason);
    if (!reason) onPicture(file);
  };
  return (
    <FieldGroup
      label="Imagem da tela"
      optional
      hint="PNG, JPG ou WebP de até 5 MB. Atenção: uma tela pode mostrar dados de clientes, e eles não podem vir aqui. Cubra ou corte antes nomes, contatos, respostas e fotos de pessoas."
      error={refused ?? undefined}
    >
      {() => (
        <div className="flex flex-wrap items-center gap-3">
          {picture && <span className="min-w-0 wrap-anywhere">{picture.name}</span>}
          <Button variant="outline" icon={<ImageUp aria-hidden />} onClick={() => input.current?.click()}>
            {picture ? 'Trocar imagem' : 'Escolher imagem'}
          </Button>
          {picture && (
            <Button variant="ghost" icon={<Trash2 aria-hidden />} onClick={() => onPicture(null)}>
              Tirar imagem
            </Button>
          )}
          <input
            ref={input}
            type="file"
            accept={acceptedTypes.join(',')}
            hidden
            onChange={pick}
            aria-label="Arquivo da imagem"
          />
        </div>
      )}
    </FieldGroup>
  );
}

function refusePicture({ type, size }: Pick<File, 'type' | 'size'>): string | null {
  if (!acceptedTypes.includes(type)) return 'Este tipo de arquivo não é aceito. Escolha uma imagem PNG, JPG ou WebP.';
  return size > supportLimits.pictureMaxBytes ? 'A imagem é muito grande. Escolha uma de até 5 MB.' : null;
}
