/** An argument, intake or photo that cannot be used: one line in Portuguese that names the field or the option. */
export class BadInput extends Error {
  override name = 'BadInput';

  constructor(message: string) {
    super(message.replace(/\s+/g, ' ').trim());
  }
}
