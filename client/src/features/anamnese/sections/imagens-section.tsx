import { useFormContext, useFormState } from 'react-hook-form';
import { FotoSlot } from '../../../components/foto/foto-slot.tsx';
import { EarIllustration } from '../../../components/illustrations/ear.tsx';
import { FaceIllustration } from '../../../components/illustrations/face.tsx';
import { TongueIllustration } from '../../../components/illustrations/tongue.tsx';
import type { FormValues } from '../form-values.ts';
import type { Fotos } from '../use-fotos.ts';

export function ImagensSection({ fotos }: { fotos: Fotos }) {
  const { control } = useFormContext<FormValues>();
  const { errors } = useFormState({ control, name: 'fotos' });
  return (
    <>
      <FotoSlot
        slot={fotos.lingua}
        illustration={<TongueIllustration />}
        required
        wide
        error={errors.fotos?.lingua?.message}
      />
      <div className="grid gap-8 border-t border-line pt-6 sm:grid-cols-2 sm:gap-6">
        <FotoSlot slot={fotos.face} illustration={<FaceIllustration />} error={errors.fotos?.face?.message} />
        <FotoSlot slot={fotos.orelha} illustration={<EarIllustration />} error={errors.fotos?.orelha?.message} />
      </div>
    </>
  );
}
