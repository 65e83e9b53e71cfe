import { createFileRoute } from '@tanstack/react-router';
import { LogOut, ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { FieldGroup } from '../components/form/field.tsx';
import { BackLink } from '../components/layout/back-link.tsx';
import { Page } from '../components/layout/page.tsx';
import { PageHeader } from '../components/layout/page-header.tsx';
import { Button } from '../components/ui/button.tsx';
import { ButtonLink } from '../components/ui/button-link.tsx';
import { Card, CardTitle } from '../components/ui/card.tsx';
import { RadioChips } from '../components/ui/radio-chips.tsx';
import { AccessCard } from '../features/access-log/access-card.tsx';
import { ApiKeysCard } from '../features/accounts/api-keys/api-keys-card.tsx';
import { DataCards } from '../features/accounts/data/data-cards.tsx';
import { EmailNoticesCard } from '../features/accounts/security/email-notices-card.tsx';
import { SecurityCard } from '../features/accounts/security/security-card.tsx';
import { useSignOut } from '../features/accounts/use-sign-out.ts';
import { WebhooksCard } from '../features/accounts/webhooks/webhooks-card.tsx';
import { AssinaturaCard } from '../features/clinica-configs/assinatura-card.tsx';
import { ClinicaCard } from '../features/clinica-configs/clinica-card.tsx';
import { chooseTheme, readTheme, type Theme } from '../lib/theme.ts';
import { usePageTitle } from '../lib/use-page-title.ts';

export const Route = createFileRoute('/_authed/configuracoes')({ component: Configuracoes });

function Configuracoes() {
  usePageTitle('Configurações');
  const { user } = Route.useRouteContext();
  return (
    <Page width="form">
      <PageHeader title="Configurações" back={<BackLink to="/dashboard">Início</BackLink>} />
      <Contents />
      <div className="grid gap-4 sm:gap-6">
        <Card id="perfil" aria-labelledby="perfil-titulo" className="scroll-mt-24">
          <CardTitle id="perfil-titulo">Perfil</CardTitle>
          <dl className="mt-4 grid gap-4">
            <ProfileLine label="Nome completo" value={user.nomeCompleto} />
            <ProfileLine label="Email" value={user.email} />
          </dl>
        </Card>
        <ClinicaCard id="clinica" />
        <AssinaturaCard id="registro" nome={user.nomeCompleto} />
        <Card id="assinatura" aria-labelledby="assinatura-titulo" className="scroll-mt-24">
          <CardTitle id="assinatura-titulo">Assinatura</CardTitle>
          <p className="mt-1 text-ink-soft">Veja seu uso, seu plano e as outras opções.</p>
          <div className="mt-4 flex flex-wrap gap-3">
            <ButtonLink to="/subscription">Gerenciar Assinatura</ButtonLink>
            <ButtonLink to="/plans" variant="outline">
              Ver Planos Disponíveis
            </ButtonLink>
          </div>
        </Card>
        <div id="conta" className="scroll-mt-24">
          <SecurityCard />
        </div>
        <EmailNoticesCard />
        <Appearance />
        <AccessCard id="acessos" />
        <ApiKeysCard id="api" />
        <WebhooksCard id="webhooks" />
        <DataCards id="dados" userId={user.id} />
        {user.role === 'admin' && (
          <Card>
            <CardTitle>Administração</CardTitle>
            <p className="mt-1 text-ink-soft">Planos e contas do sistema.</p>
            <ButtonLink to="/admin" variant="outline" icon={<ShieldCheck aria-hidden />} className="mt-4">
              Acessar Painel Admin
            </ButtonLink>
          </Card>
        )}
        <SessionCard />
      </div>
    </Page>
  );
}

// The page is long on a phone, so links jump to its parts.
const contents = [
  ['perfil', 'Perfil'],
  ['clinica', 'Clínica'],
  ['registro', 'Registro profissional'],
  ['assinatura', 'Assinatura'],
  ['conta', 'Segurança e avisos'],
  ['acessos', 'Quem acessou'],
  ['api', 'API'],
  ['webhooks', 'Webhooks'],
  ['dados', 'Seus dados'],
] as const;

function Contents() {
  return (
    <nav aria-label="Nesta página" className="mb-6">
      <ul className="flex flex-wrap gap-2">
        {contents.map(([id, name]) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="inline-flex min-h-11 items-center rounded-full border border-line bg-surface px-4 text-[0.9375rem] font-medium text-jade-ink hover:border-jade-ink"
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function ProfileLine({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt className="text-[0.9375rem] text-ink-soft">{label}</dt>
      <dd className="font-medium wrap-anywhere">{value}</dd>
    </div>
  );
}

const themeOptions: { value: Theme; label: string }[] = [
  { value: 'system', label: 'Igual ao aparelho' },
  { value: 'light', label: 'Claro' },
  { value: 'dark', label: 'Escuro' },
];

function Appearance() {
  const [theme, setTheme] = useState(readTheme);
  return (
    <Card>
      <CardTitle className="mb-4">Aparência</CardTitle>
      <FieldGroup label="Tema" hint="Vale para este aparelho.">
        {(group) => (
          <RadioChips
            {...group}
            options={themeOptions}
            value={theme}
            onChange={(next) => {
              chooseTheme(next ?? 'system');
              setTheme(next ?? 'system');
            }}
          />
        )}
      </FieldGroup>
    </Card>
  );
}

function SessionCard() {
  const signOut = useSignOut();
  return (
    <Card aria-labelledby="sessao-titulo">
      <CardTitle id="sessao-titulo">Sessão</CardTitle>
      <p className="mt-1 text-ink-soft">Encerra o acesso neste navegador, em todas as abas.</p>
      <Button
        variant="danger"
        icon={<LogOut aria-hidden />}
        className="mt-4"
        busy={signOut.isPending}
        onClick={() => signOut.mutate()}
      >
        Sair da Conta
      </Button>
    </Card>
  );
}
