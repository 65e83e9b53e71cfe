import { useEffect, useState } from 'react';
import { BackLink } from '../../components/layout/back-link.tsx';
import { Page } from '../../components/layout/page.tsx';
import { PageHeader } from '../../components/layout/page-header.tsx';
import { PublicShell } from '../../components/layout/public-shell.tsx';
import { ButtonLink } from '../../components/ui/button-link.tsx';
import { Card } from '../../components/ui/card.tsx';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { type Installation, InstallCard } from './install-card.tsx';
import { Instructions } from './instructions.tsx';
import { type Device, readDevice } from './read-device.ts';

/** How to install the app (docs/PRODUCT.md 1.8). The steps for the visitor's device come first; without JavaScript the steps for iPhone. */
export function InstallPage({ installation }: { installation: Installation }) {
  usePageTitle('Instalar o app');
  const [device, setDevice] = useState<Device>('iphone');
  // Only the browser knows the device: the prerendered page is the same for everybody.
  useEffect(() => setDevice(readDevice(window.navigator)), []);

  return (
    <PublicShell>
      <Page width="form">
        <PageHeader
          title="Instalar o app"
          description="Ele abre em tela cheia, direto do ícone, e ocupa pouco espaço. Sem loja de aplicativos."
          back={<BackLink to="/">Início</BackLink>}
        />
        {installation.installed ? (
          <AlreadyInstalled />
        ) : (
          <div className="grid gap-5">
            <InstallCard installation={installation} />
            <Instructions first={device} />
          </div>
        )}
      </Page>
    </PublicShell>
  );
}

function AlreadyInstalled() {
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
