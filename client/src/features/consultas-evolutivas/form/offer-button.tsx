import { Button } from '../../../components/ui/button.tsx';

/** Below a field: a value for it that is offered and never set by itself, or the way to empty it. */
export function OfferButton({ onClick, children }: { onClick: () => void; children: string }) {
  return (
    <Button variant="ghost" size="sm" className="-ml-3 justify-self-start" onClick={onClick}>
      {children}
    </Button>
  );
}
