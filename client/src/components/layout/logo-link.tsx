import { Link } from '@tanstack/react-router';
import { brand } from '../../messages/brand.ts';
import { Logo } from './logo.tsx';

/** The product's name at the top of every page. It links to the dashboard for a signed-in person, otherwise to the landing page. */
export function LogoLink({ to, hash, className = '' }: { to: '/' | '/dashboard'; hash?: string; className?: string }) {
  return (
    <Link
      to={to}
      hash={hash}
      aria-label={`${brand.name}: ir para o início`}
      className={`inline-flex rounded-control ${className}`}
    >
      <Logo />
    </Link>
  );
}
