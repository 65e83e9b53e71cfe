import { type Config, readConfig } from '@meridia/server/config.ts';
import { AppError } from '@meridia/server/errors.ts';
import { printError } from '@meridia/server/log/describe-error.ts';
import { endOnUncaught } from '@meridia/server/log/end-on-uncaught.ts';
import { matterOf } from '@meridia/server/log/matter-of.ts';
import { operatorMatters } from '@meridia/server/log/operator-matters.ts';
import { OwnError } from '@meridia/server/own-error.ts';
import type { Deps } from '@meridia/server/ports.ts';
import { ToolError, WrongArguments } from './tool-error.ts';

export { ToolError, WrongArguments } from './tool-error.ts';

/** A tool for the operator of MeridIA: `npm run <name> -- …` (scripts/tool.mjs). */
export interface CommandLineTool<Input> {
  /** Shown for --help and after wrong arguments: English first, then Portuguese. */
  help: string;
  /** @throws WrongArguments, or the TypeError of node:util's parseArgs */
  parse(args: string[]): Input;
  /**
   * @param databaseUrl connects as owner of the database, for the few tools that need more than the app's roles
   * @throws ToolError or AppError with words for the person; any other error is a fault of ours and is shown with its place
   */
  run(deps: Deps, input: Input, databaseUrl: string): Promise<void>;
}

/**
 * Runs a tool with the app's settings (scripts/tool.mjs adds `.env`). It uses the database of DATABASE_URL, otherwise the
 * built-in one: the running app's, or one that is started for the tool and stopped after it. Ends the process: 0 done, 1 failed,
 * 2 wrong arguments.
 */
export function runTool<Input>({ help, parse, run }: CommandLineTool<Input>): Promise<never> {
  return runToolOnConfig<Input>({
    help,
    parse,
    run: async (config, input) => {
      // Loaded only when needed, so that help and refusals come at once.
      const { withToolDeps } = await import('./tool-deps.ts');
      await withToolDeps(config, (deps, databaseUrl) => run(deps, input, databaseUrl));
    },
  });
}

/** The same for a tool that opens its own resources. */
export async function runToolOnConfig<Input>(
  tool: Omit<CommandLineTool<Input>, 'run'> & { run(config: Config, input: Input): Promise<void> },
): Promise<never> {
  const args = process.argv.slice(2);
  if (args.includes('--help') || args.includes('-h')) {
    console.log(tool.help);
    process.exit(0);
  }
  endOnUncaught((error) => console.error(printError(error)));
  try {
    const input = tool.parse(args);
    await tool.run(readSettings(), input);
    process.exit(0);
  } catch (error) {
    process.exit(explain(error, tool.help));
  }
}

function readSettings(): Config {
  try {
    // As a web process without listener it leaves the jobs to the app. Only warnings are logged, because the terminal is for
    // people.
    return { ...readConfig({ LOG_LEVEL: 'warn', ...process.env }), ROLE: 'web', DATABASE_POOL_SIZE: 2 };
  } catch (error) {
    throw new ToolError(error instanceof Error ? error.message : String(error));
  }
}

/** @returns the exit code */
function explain(error: unknown, help: string): 1 | 2 {
  if (error instanceof WrongArguments || isParseArgsError(error)) {
    console.error(`${error.message}\n\n${help}`);
    return 2;
  }
  if (error instanceof AppError) {
    const fields = Object.values(error.fields ?? {});
    const matter = matterOf(error);
    // What a person of the app reads says nothing about keys and addresses; the operator at the terminal can mend them.
    const reason = matter && error.cause instanceof OwnError ? [error.cause.message, operatorMatters[matter]] : [];
    console.error([`${error.message} (${error.code})`, ...fields, ...reason].join('\n'));
  } else {
    const meant = error instanceof ToolError || (error instanceof OwnError && error.matter !== null);
    console.error(meant ? error.message : printError(error));
  }
  return 1;
}

function isParseArgsError(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS_');
}
