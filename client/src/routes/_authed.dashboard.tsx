import { createFileRoute, Link, type LinkProps, useNavigate } from '@tanstack/react-router';
import { ChevronDown, ChevronRight, History, type LucideIcon, Settings, ShieldCheck, Users } from 'lucide-react';
import { Page } from '../components/layout/page.tsx';
import { PageHeader } from '../components/layout/page-header.tsx';
import { ButtonLink } from '../components/ui/button-link.tsx';
import { Card, CardTitle } from '../components/ui/card.tsx';
import { ConfirmEmailNotice } from '../features/accounts/confirm-email-notice.tsx';
import { PlanCard } from '../features/subscriptions/plan-card.tsx';
import { cx } from '../lib/cx.ts';
import { usePageTitle } from '../lib/use-page-title.ts';
import { brand } from '../messages/brand.ts';
import { Convites } from './-convites.tsx';
import { Drafts } from './-drafts.tsx';
import { Hoje } from './-hoje.tsx';
import { Incomplete } from './-incomplete.tsx';
import { ClientesDoInicio } from './-inicio.tsx';
import { WaitingIntakes } from './-waiting.tsx';

export const Route = createFileRoute('/_authed/dashboard')({ component: Dashboard });

function Dashboard() {
  usePageTitle('Início');
  const { user } = Route.useRouteContext();
  const navigate = useNavigate();
  const firstName = user.nomeCompleto.trim().split(/\s+/)[0];
  return (
    <Page>
      <PageHeader
        title={`Olá, ${firstName}`}
        description="O que você quer fazer agora?"
        actions={
          user.role === 'admin' && (
            <ButtonLink to="/admin" variant="outline" icon={<ShieldCheck aria-hidden />}>
              Painel Administrativo
            </ButtonLink>
          )
        }
      />
      <div className="grid gap-4 md:grid-cols-[1.5fr_1fr] md:gap-6">
        <WaitingIntakes
          userId={user.id}
          onTakenBack={(id) => void navigate({ to: '/anamnese', search: { rascunho: id } })}
          className="md:col-span-2"
        />
        <ConfirmEmailNotice className="md:col-span-2" />
        <Incomplete className="md:col-span-2" />
        <NewAvaliacao />
        <Hoje terapeuta={user.nomeCompleto} className="md:col-span-2" />
        <div className="grid items-start gap-4 empty:hidden not-has-[section]:hidden md:col-span-2 md:gap-6">
          <Drafts userId={user.id} answeredFolded />
          <Convites />
        </div>
        <div className="grid gap-2 min-[21rem]:max-md:grid-cols-2 md:col-span-2 md:grid-cols-3 md:gap-6">
          <ActionCard
            to="/clientes"
            title="Clientes"
            text="Cada pessoa com as suas avaliações"
            Icon={Users}
            // The phone's bar leads there, and what waits for her today moves up.
            className="max-md:hidden"
          />
          <ActionCard to="/historico" title="Histórico" text="Relatórios e avaliações anteriores" Icon={History} />
          <ActionCard to="/configuracoes" title="Configurações" text="Seu perfil e sua conta" Icon={Settings} />
        </div>
        <ClientesDoInicio />
        <PlanCard className="md:col-span-2" />
        <About />
      </div>
    </Page>
  );
}

/** The main action of the screen. The whole card is a link. */
function NewAvaliacao() {
  return (
    <Link
      to="/anamnese"
      className="group flex items-center gap-4 rounded-card bg-jade px-5 py-4 text-on-solid transition-colors hover:bg-jade-hover md:col-span-2"
    >
      <span className="min-w-0 grow">
        <span className="block font-serif text-[min(1.375rem,10vw)] leading-tight font-semibold">Nova Avaliação</span>
        <span className="mt-1 block text-[0.9375rem] max-sm:hidden">
          Preencha a anamnese, fotografe a língua e receba o relatório energético.
        </span>
      </span>
      <span className="inline-flex min-h-11 shrink-0 items-center gap-1.5 rounded-control bg-on-solid py-2 pr-3 pl-4 font-semibold text-[#1f5e4b]">
        Começar
        <ChevronRight aria-hidden className="size-5" />
      </span>
    </Link>
  );
}

interface ActionCardProps {
  to: NonNullable<LinkProps['to']>;
  title: string;
  text: string;
  Icon: LucideIcon;
  className?: string;
}

function ActionCard({ to, title, text, Icon, className }: ActionCardProps) {
  return (
    <Link
      to={to}
      className={cx(
        'flex items-center gap-4 rounded-card border border-line bg-surface p-3 transition-colors min-[21rem]:max-md:flex-col min-[21rem]:max-md:items-start min-[21rem]:max-md:gap-1 md:p-5 hover:border-jade-ink',
        className,
      )}
    >
      <Icon aria-hidden className="size-6 shrink-0 text-jade-ink md:size-7" strokeWidth={1.5} />
      <span className="min-w-0 grow">
        <span className="block font-serif text-base font-semibold md:text-xl">{title}</span>
        <span className="block text-[0.9375rem] text-ink-soft max-md:hidden">{text}</span>
      </span>
      <ChevronRight aria-hidden className="size-5 shrink-0 text-ink-soft max-md:hidden" />
    </Link>
  );
}

function About() {
  return (
    <Card padded={false} className="px-5 sm:px-6 md:col-span-2" aria-label={`Sobre o ${brand.name}`}>
      <details className="group open:pb-4">
        <summary className="flex min-h-11 cursor-pointer items-center justify-between gap-3">
          <CardTitle className="text-lg">Sobre o {brand.name}</CardTitle>
          <ChevronDown aria-hidden className="size-5 shrink-0 text-ink-soft group-open:rotate-180" />
        </summary>
        <p className="text-ink-soft">
          O {brand.name} lê a anamnese e as fotos à luz dos Cinco Elementos e dos Zang-Fu e sugere padrões, pontos e
          orientações, mostrando de onde veio cada conclusão.
        </p>
        <p className="mt-3 text-ink-soft">
          Ele apoia a sua avaliação energética. Quem conhece a pessoa e decide é você.
        </p>
      </details>
    </Card>
  );
}
