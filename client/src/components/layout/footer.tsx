import { Link, type LinkProps } from '@tanstack/react-router';
import { brand } from '../../messages/brand.ts';
import { SupportAddress } from '../feedback/support-links.tsx';
import { Logo } from './logo.tsx';

/** Links, the institute's legal name and its registration number, and the address of support (docs/PRODUCT.md 1.6). */
export function Footer() {
  return (
    <footer className="border-t border-line bg-sunken print:hidden">
      <div className="mx-auto grid max-w-page grid-cols-2 gap-x-6 gap-y-8 px-4 py-10 sm:px-6 md:grid-cols-3 lg:grid-cols-[1.6fr_1fr_1fr_1fr]">
        <div className="max-lg:col-span-full">
          <Logo />
          <p className="mt-4 max-w-sm text-[0.9375rem] text-ink-soft">
            A ferramenta apoia a avaliação energética do terapeuta e não substitui o julgamento profissional nem o
            diagnóstico médico.
          </p>
        </div>
        <Column
          title="Produto"
          links={[
            { to: '/', hash: 'inicio', text: 'Início' },
            { to: '/anamnese', text: 'Nova Avaliação' },
            { to: '/historico', text: 'Histórico' },
            { to: '/configuracoes', text: 'Configurações' },
          ]}
        />
        <Column
          title="Conheça"
          links={[
            { to: '/plans', text: 'Planos e preços' },
            { to: '/demo-relatorio', text: 'Básico ou completo' },
            { to: '/demo-relatorio-exemplo', text: 'Relatório de exemplo' },
            { to: '/instalar', text: 'Instalar o app' },
          ]}
        />
        <Column
          title="Privacidade e termos"
          className="max-md:col-span-2"
          links={[
            { to: '/politica-privacidade', text: 'Política de Privacidade' },
            { to: '/termos-uso', text: 'Termos de Uso' },
            { to: '/lgpd', text: 'LGPD' },
          ]}
        />
      </div>
      <p className="mx-auto max-w-page border-t border-line px-4 py-5 text-sm text-ink-soft sm:px-6">
        {brand.instituteName} · CNPJ {brand.cnpj} · Suporte: <SupportAddress />
      </p>
    </footer>
  );
}

interface FooterLink {
  to: NonNullable<LinkProps['to']>;
  hash?: string;
  text: string;
}

function Column({ title, links, className }: { title: string; links: readonly FooterLink[]; className?: string }) {
  return (
    <nav aria-label={title} className={className}>
      <h2 className="text-[0.9375rem] font-semibold">{title}</h2>
      <ul>
        {links.map(({ to, hash, text }) => (
          <li key={to}>
            <Link
              to={to}
              {...(hash ? { hash } : {})}
              className="inline-flex min-h-11 items-center text-[0.9375rem] text-ink-soft underline-offset-4 hover:text-ink hover:underline"
            >
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
