import { useState } from 'react';
import { Form, FormButtons } from '../../../components/form/form.tsx';
import { Dialog } from '../../../components/ui/dialog.tsx';
import type { ProofProps } from '../../../lib/proof-props.ts';
import { RefusalNote } from '../refusal-note.tsx';
import { useFocusFirstInvalid } from '../use-focus-first-invalid.ts';
import { isProofMissing, isSaidByProof, OwnerProofFields, useNeedsCode } from './owner-proof.tsx';

/** Asks for the account's password, and its code, before something that only its owner may do. */
export function ProofDialog({ title, description, children, error, busy, onClose, onProof, ...texts }: ProofProps) {
  const [proof, setProof] = useState({ password: '', code: '' });
  const [attempts, setAttempts] = useState(0);
  const needsCode = useNeedsCode(error);
  const form = useFocusFirstInvalid(attempts, error);
  const submit = () => {
    setAttempts((count) => count + 1);
    if (busy || isProofMissing(proof, needsCode)) return;
    onProof({ password: proof.password, ...(needsCode && { code: proof.code }) });
  };
  return (
    <Dialog open onOpenChange={onClose} title={title} description={description}>
      <Form ref={form} onSubmit={submit}>
        {children}
        <OwnerProofFields value={proof} onChange={setProof} error={error} tried={attempts > 0} needsCode={needsCode} />
        {Boolean(error) && !isSaidByProof(error) && <RefusalNote error={error} />}
        <FormButtons onCancel={onClose} busy={busy} {...texts} />
      </Form>
    </Dialog>
  );
}
