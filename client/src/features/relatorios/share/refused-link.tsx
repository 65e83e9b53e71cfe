import { SupportLinks } from '../../../components/feedback/support-links.tsx';
import { errorMessage } from '../../../messages/errors.ts';

/** Why no link was made. */
export function RefusedLink({ error }: { error: unknown }) {
  const { title, action } = errorMessage(error);
  return (
    <p role="alert" className="rounded-control bg-amber-soft p-4 text-amber-ink">
      <strong className="font-semibold">{title}.</strong> <SupportLinks>{action}</SupportLinks>
    </p>
  );
}
