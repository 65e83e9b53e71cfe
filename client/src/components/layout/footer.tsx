import { Link } from '@tanstack/react-router';
import { brand } from '../../messages/brand.ts';
import { Logo } from './logo.tsx';

export function Footer() {
  return (
    <footer className="mt-auto border-t border-line bg-sunken print:hidden">
      <div className="mx-auto grid max-w-page gap-8 px-4 py-10 sm:px-6 md:grid-cols-[1.6fr_1fr_1fr]">
        <div>
          <Logo />
          <p className="mt-4 max-w-sm text-[0.9375rem] text-ink-soft">
            A ferramenta apoia a avaliação energética do terapeuta e não substitui o julgamento profissional nem o
            diagnóstico médico.
          </p>
        </div>
        <nav aria-label="Produto">
          <h2 className={heading}>Produto</h2>
          <ul>
            <li>
              <Link to="/" hash="inicio" className={link}>
                Início
              </Link>
            </li>
            <li>
              <Link to="/anamnese" className={link}>
                Nova Avaliação
              </Link>
            </li>
            <li>
              <Link to="/historico" className={link}>
                Histórico
              </Link>
            </li>
            <li>
              <Link to="/configuracoes" className={link}>
                Configurações
              </Link>
            </li>
          </ul>
        </nav>
        <nav aria-label="Privacidade e termos">
          <h2 className={heading}>Privacidade e termos</h2>
          <ul>
            <li>
              <Link to="/politica-privacidade" className={link}>
                Política de Privacidade
              </Link>
            </li>
            <li>
              <Link to="/termos-uso" className={link}>
                Termos de Uso
              </Link>
            </li>
            <li>
              <Link to="/lgpd" className={link}>
                LGPD
              </Link>
            </li>
          </ul>
        </nav>
      </div>
      <p className="mx-auto max-w-page border-t border-line px-4 py-5 text-sm text-ink-soft sm:px-6">
        © {new Date().getFullYear()} {brand.instituteName} · CNPJ {brand.cnpj}
      </p>
    </footer>
  );
}

const heading = 'text-[0.9375rem] font-semibold';
const link =
  'inline-flex min-h-11 items-center text-[0.9375rem] text-ink-soft underline-offset-4 hover:text-ink hover:underline';
