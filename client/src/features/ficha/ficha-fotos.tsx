import { consentimentoDoCliente } from '@meridia/shared/consentimento.ts';
import type { RefObject } from 'react';
import { AutorizaField } from '../../components/form/autoriza-field.tsx';
import { FotoSlot } from '../../components/foto/foto-slot.tsx';
import { EarIllustration } from '../../components/illustrations/ear.tsx';
import { FaceIllustration } from '../../components/illustrations/face.tsx';
import { TongueIllustration } from '../../components/illustrations/tongue.tsx';
import { FichaPiece } from './ficha-piece.tsx';
import type { FichaFotosControl } from './use-ficha-fotos.ts';

interface FichaFotosProps {
  permitted: boolean | null;
  error: string | undefined;
  fotos: FichaFotosControl;
  heading: RefObject<HTMLHeadingElement | null>;
  onPermit: (permitted: boolean) => void;
}

/** The piece with the photos: first whether she permits them, then the photos themselves. */
export function FichaFotos({ permitted, error, fotos, heading, onPermit }: FichaFotosProps) {
  return (
    <FichaPiece title="Suas fotos" heading={heading}>
      <AutorizaField
        inFirstPerson
        name="fotos"
        label="Fotos"
        hint={consentimentoDoCliente.fotos}
        error={error}
        value={permitted}
        onChange={(answer) => answer !== null && onPermit(answer)}
      />
      {permitted && (
        <>
          <p className="text-[0.9375rem] text-ink-soft">
            Mande as que quiser, ou nenhuma. Se puder, peça a alguém para fotografar. Se mudar de ideia, marque ‘Não
            autorizo’: as fotos enviadas são apagadas.
          </p>
          <h2 className="sr-only">Fotos</h2>
          <FotoSlot slot={fotos.lingua} illustration={<TongueIllustration />} unseen={unseen} wide />
          <FotoSlot slot={fotos.face} illustration={<FaceIllustration />} unseen={unseen} wide />
          <FotoSlot slot={fotos.orelha} illustration={<EarIllustration />} unseen={unseen} wide />
        </>
      )}
    </FichaPiece>
  );
}

const unseen = 'Foto enviada. Por segurança, o link não a mostra de novo.';
