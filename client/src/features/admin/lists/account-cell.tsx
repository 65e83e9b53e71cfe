import { Link } from '@tanstack/react-router';

interface AccountCellProps {
  id: string;
  nomeCompleto: string;
  email: string;
  /** True for the account of the signed-in admin. */
  own?: boolean;
}

/** The account that a row is about, with a link to it. */
export function AccountCell({ id, nomeCompleto, email, own = false }: AccountCellProps) {
  return (
    <>
      <Link
        to="/admin/users/$id"
        params={{ id }}
        className="inline-flex min-h-11 items-center font-semibold wrap-anywhere underline decoration-line-strong underline-offset-4 hover:text-jade-ink lg:min-h-8"
      >
        {nomeCompleto}
        {own && ' (você)'}
      </Link>
      <span className="block wrap-anywhere text-ink-soft">{email}</span>
    </>
  );
}
