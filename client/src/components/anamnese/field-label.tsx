/** A label with the asterisk that the page explains once: 'Campos com * são obrigatórios'. Screen readers read `aria-required`. */
export function FieldLabel({ text, required }: { text: string; required: boolean }) {
  return (
    <>
      {text}
      {required && (
        <span aria-hidden className="text-cinnabar-ink">
          {' '}
          *
        </span>
      )}
    </>
  );
}
