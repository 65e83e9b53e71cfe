/** What went wrong, for the person in front of the terminal, in both languages. */
export class ToolError extends Error {
  override name = 'ToolError';

  constructor(...lines: [portuguese: string, english: string] | [both: string]) {
    super(lines.join('\n'));
  }
}

/** The command was not understood: the help follows. */
export class WrongArguments extends ToolError {
  override name = 'WrongArguments';
}
