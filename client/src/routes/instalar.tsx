import { createFileRoute } from '@tanstack/react-router';
import { useInstalledNotice } from '../features/install/install-card.tsx';
import { InstallPage } from '../features/install/install-page.tsx';
import { useInstallPrompt } from '../pwa/install-prompt.ts';

export const Route = createFileRoute('/instalar')({ component: Instalar });

function Instalar() {
  const installation = useInstallPrompt();
  useInstalledNotice();
  return <InstallPage installation={installation} />;
}
