import { Link } from '@tanstack/react-router';
import { brand } from '../../messages/brand.ts';
import { Logo } from './logo.tsx';

/** The name at the top of every page, leading home: to the landing page, or to the dashboard of who is signed in. */
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
