import { useState } from 'react';
import { Form, FormButtons } from '../../../components/form/form.tsx';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { isSaidByProof, type ProofFormProps, type ProofProps } from '../../../lib/proof-props.ts';
import { RefusalNote } from '../refusal-note.tsx';
import { useFocusFirstInvalid } from '../use-focus-first-invalid.ts';
import { isProofMissing, OwnerProofFields, useNeedsCode } from './owner-proof.tsx';

/** Asks for the account's password, and its code, before something that only its owner may do. */
export function ProofDialog({ title, description, ...form }: ProofProps) {
  return (
    <Dialog open onOpenChange={form.onClose} title={title} description={description}>
      <ProofForm {...form} />
    </Dialog>
  );
}

/** The same for a dialog that shows more than the form. */
export function ProofForm({
  children,
  filledIn = true,
  error,
  errorShown = false,
  refusalText,
  busy,
  onClose,
  onProof,
  ...buttons
}: ProofFormProps) {
  const [proof, setProof] = useState({ password: '', code: '' });
  const [attempts, setAttempts] = useState(0);
  const needsCode = useNeedsCode(error);
  const form = useFocusFirstInvalid(attempts, error);
  const tried = attempts > 0;
  const submit = () => {
    setAttempts((count) => count + 1);
    if (busy || !filledIn || isProofMissing(proof, needsCode)) return;
    onProof({ password: proof.password, ...(needsCode && { code: proof.code }) });
  };
  return (
    <Form ref={form} onSubmit={submit}>
      {typeof children === 'function' ? children(tried) : children}
      <OwnerProofFields value={proof} onChange={setProof} error={error} tried={tried} needsCode={needsCode} />
      {Boolean(error) && !errorShown && !isSaidByProof(error) && (
        <RefusalNote error={error}>{refusalText && <p>{refusalText}</p>}</RefusalNote>
      )}
      <FormButtons onCancel={onClose} busy={busy} {...buttons} />
    </Form>
  );
}
