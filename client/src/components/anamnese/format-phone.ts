/** '11999990000' -> '(11) 99999-0000'. Any text that is not a Brazilian number with area code stays as it was typed. */
export function formatPhone(text: string): string {
  const digits = text.replace(/\D/g, '');
  if (text.startsWith('+') || /[a-z]/i.test(text)) return text;
  const mobile = /^(\d{2})(9\d{4})(\d{4})$/.exec(digits);
  const landline = /^(\d{2})(\d{4})(\d{4})$/.exec(digits);
  const parts = mobile ?? landline;
  return parts ? `(${parts[1]}) ${parts[2]}-${parts[3]}` : text;
}
