/** A form's values before encoding: texts, lists and objects of them. */
export type FormValue = string | FormValue[] | { [key: string]: FormValue };

/** `items[0][price]=p&expand[]=x` -> `{ items: [{ price: 'p' }], expand: ['x'] }`, from a query or a form body. */
export function decodeForm(encoded: string): Record<string, FormValue> {
  const root: Record<string, FormValue> = {};
  for (const [name, value] of new URLSearchParams(encoded)) {
    const [first = '', ...rest] = name.split('[').map((part) => part.replace(/\]$/, ''));
    place(root, [first, ...rest], value);
  }
  return root;
}

function place(into: Record<string, FormValue> | FormValue[], [key = '', ...rest]: string[], value: string): void {
  const index = Array.isArray(into) && key === '' ? String(into.length) : key;
  const slots = into as Record<string, FormValue>;
  if (rest.length === 0) {
    slots[index] = value;
    return;
  }
  const isList = rest[0] === '' || /^\d+$/.test(rest[0] ?? '');
  const inner = slots[index] ?? (isList ? [] : {});
  slots[index] = inner;
  if (typeof inner === 'object') place(inner, rest, value);
}
