import { useEffect } from 'react';
import { toast } from 'sonner';
import { LogoMark } from '../../components/layout/logo.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Card } from '../../components/ui/card.tsx';
import { brand } from '../../messages/brand.ts';

/** The browser's state about installing this app; the route passes it in. */
export interface Installation {
  installed: boolean;
  available: boolean;
  prompt(): Promise<'accepted' | 'dismissed' | 'unavailable'>;
}

/**
 * The button that opens the browser's own dialog. Where the browser has none, the card points to the browser's menu
 * (docs/PRODUCT.md 1.8).
 */
export function InstallCard({ installation }: { installation: Installation }) {
  const install = async () => {
    const answer = await installation.prompt();
    if (answer === 'accepted') toast.success('Instalação iniciada!');
    if (answer === 'unavailable') toast.info('Use o menu do navegador para instalar o app');
  };
  return (
    <Card className="flex flex-wrap items-center gap-x-5 gap-y-4">
      <LogoMark className="size-14" />
      <div className="min-w-0 grow basis-56">
        <h2 className="font-serif text-xl leading-snug font-semibold">{brand.name} na tela inicial</h2>
        <p className="mt-0.5 text-ink-soft">
          {installation.available
            ? 'Seu navegador pode instalar agora.'
            : 'Se o botão não abrir nada, siga os passos abaixo.'}
        </p>
      </div>
      <Button size="lg" onClick={install} className="max-sm:w-full">
        Instalar App
      </Button>
    </Card>
  );
}

/** Shows a message when the app has been installed, however the installation was started. */
export function useInstalledNotice(): void {
  useEffect(() => {
    const tell = () => toast.success('App instalado com sucesso!');
    window.addEventListener('appinstalled', tell);
    return () => window.removeEventListener('appinstalled', tell);
  }, []);
}
