import { ButtonLink } from '../../components/ui/button-link.tsx';
import { Card } from '../../components/ui/card.tsx';

export function AlreadyInstalled() {
  return (
    <Card className="text-center">
      <h2 className="font-serif text-2xl leading-snug font-semibold">App Já Instalado!</h2>
      <p className="mx-auto mt-2 max-w-md text-ink-soft">
        Você já usa o app instalado neste aparelho. Para usá-lo em outro, abra esta página no navegador dele.
      </p>
      <ButtonLink to="/dashboard" className="mt-5">
        Ir para o início
      </ButtonLink>
    </Card>
  );
}
