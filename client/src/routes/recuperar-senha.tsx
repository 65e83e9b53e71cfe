import { createFileRoute } from '@tanstack/react-router';
import { Mail } from 'lucide-react';
import { BackLink } from '../components/layout/back-link.tsx';
import { Page } from '../components/layout/page.tsx';
import { PageHeader } from '../components/layout/page-header.tsx';
import { PublicShell } from '../components/layout/public-shell.tsx';
import { buttonStyles } from '../components/ui/button.tsx';
import { usePageTitle } from '../lib/use-page-title.ts';
import { brand } from '../messages/brand.ts';

export const Route = createFileRoute('/recuperar-senha')({ component: RecuperarSenha });

function RecuperarSenha() {
  usePageTitle('Recuperar senha');
  const subject = encodeURIComponent(`Recuperar minha senha do ${brand.name}`);
  return (
    <PublicShell>
      <Page width="text">
        <PageHeader
          title="Recuperar senha"
          description="O suporte confirma que a conta é sua e ajuda você a entrar de novo."
          back={<BackLink to="/auth">Voltar ao login</BackLink>}
        />
        <ol className="grid list-decimal gap-2 pl-6">
          <li>Escreva para o suporte a partir do email cadastrado na sua conta.</li>
          <li>Informe seu nome completo. Nunca envie sua senha.</li>
          <li>Suas avaliações continuam guardadas enquanto isso.</li>
        </ol>
        <a href={`mailto:${brand.supportEmail}?subject=${subject}`} className={`${buttonStyles({ size: 'lg' })} mt-8`}>
          <Mail aria-hidden />
          Escrever para o suporte
        </a>
        <p className="mt-3 text-ink-soft">{brand.supportEmail}</p>
      </Page>
    </PublicShell>
  );
}
