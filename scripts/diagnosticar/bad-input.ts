/** An argument, an intake or a photo that cannot be used: one line in Portuguese, naming the field or the option. */
export class BadInput extends Error {
  override name = 'BadInput';

  constructor(message: string) {
    super(message.replace(/\s+/g, ' ').trim());
  }
}
