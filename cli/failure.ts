import { Faults } from '../renderer/sdk/issue.ts';
import { exitCodes } from './exit-codes.ts';

/** A fault in how a command was called that only the command itself can see: a busy port, a folder that is not empty. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
  readonly suggestion: string;

  constructor(message: string, suggestion: string) {
    super(message);
    this.suggestion = suggestion;
  }
}

/** Prints what ended a command and gives its exit code. Only faults of ours show a stack. */
export function reportFailure(error: unknown): number {
  if (error instanceof Faults) {
    for (const { code, message, suggestion } of error.findings) print(`error[${code}]: ${message}`, suggestion);
    return exitCodes.faults;
  }
  if (error instanceof UsageError) {
    print(`error: ${error.message}`, error.suggestion);
    return exitCodes.usage;
  }
  console.error('Frontage failed, and the fault is ours. Please report it with what follows:\n');
  console.error(error);
  return exitCodes.internal;
}

function print(message: string, suggestion: string | undefined): void {
  console.error(message);
  if (suggestion !== undefined) console.error(`  ${suggestion}`);
}
