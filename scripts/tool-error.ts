/** The reason of a failure, in both languages, for the person at the terminal. */
export class ToolError extends Error {
  override name = 'ToolError';

  constructor(...lines: [portuguese: string, english: string] | [both: string]) {
    super(lines.join('\n'));
  }
}

/** The command was not understood, so the help is shown after the message. */
export class WrongArguments extends ToolError {
  override name = 'WrongArguments';
}
