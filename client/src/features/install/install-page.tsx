import { useEffect, useState } from 'react';
import { BackLink } from '../../components/layout/back-link.tsx';
import { Page } from '../../components/layout/page.tsx';
import { PageHeader } from '../../components/layout/page-header.tsx';
import { PublicShell } from '../../components/layout/public-shell.tsx';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { AlreadyInstalled } from './already-installed.tsx';
import { type Installation, InstallCard } from './install-card.tsx';
import { Instructions } from './instructions.tsx';
import { type Device, readDevice } from './read-device.ts';

/** How to install the app (docs/PRODUCT.md 1.8). The steps of the visitor's own device come first; without JavaScript those of iPhone do. */
export function InstallPage({ installation }: { installation: Installation }) {
  usePageTitle('Instalar o app');
  const [device, setDevice] = useState<Device>('iphone');
  // Known only in the browser: the prerendered page is the same for everybody.
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
