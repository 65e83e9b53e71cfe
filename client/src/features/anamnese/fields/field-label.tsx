/** A label with the mark that the page explains once: 'Campos com * são obrigatórios'. `aria-required` says it to screen readers. */
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
