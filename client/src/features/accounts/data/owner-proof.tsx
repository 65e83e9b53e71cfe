import { readErrorBody } from '../../../lib/app-error.ts';
import { trpc } from '../../../trpc.ts';
import { invalidCodeText } from '../second-factor-form.tsx';
import { CurrentPasswordField } from '../security/current-password-field.tsx';
import { VerificationCodeField } from '../verification-code-field.tsx';

interface Proof {
  password: string;
  code: string;
}

interface OwnerProofFieldsProps {
  value: Proof;
  onChange: (proof: Proof) => void;
  /** The server's error for the last attempt. */
  error: unknown;
  /** True after the first attempt: before that an empty field is no mistake. */
  tried: boolean;
  needsCode: boolean;
}

/** Asks for the password again, and for the code if the account has a second factor. */
export function OwnerProofFields({ value, onChange, error, tried, needsCode }: OwnerProofFieldsProps) {
  const refusal = readErrorBody(error)?.code;
  const missingCode = tried && value.code === '' ? 'Informe o código' : undefined;
  return (
    <>
      <CurrentPasswordField
        label="Senha"
        value={value.password}
        onChange={(password) => onChange({ ...value, password })}
        wrong={refusal === 'INVALID_CREDENTIALS'}
        tried={tried}
      />
      {needsCode && (
        <VerificationCodeField
          code={value.code}
          onChange={(code) => onChange({ ...value, code })}
          error={refusal === 'SECOND_FACTOR_INVALID' ? invalidCodeText : missingCode}
        />
      )}
    </>
  );
}

/** True also when another device set up the second factor after this screen was opened. */
export function useNeedsCode(error: unknown): boolean {
  const security = trpc.accounts.security.useQuery();
  return Boolean(security.data?.secondFactor) || readErrorBody(error)?.code === 'SECOND_FACTOR_REQUIRED';
}

export function isProofMissing({ password, code }: Proof, needsCode: boolean): boolean {
  return password === '' || (needsCode && code === '');
}
