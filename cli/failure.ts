import { DiagnosticsError } from '../renderer/sdk/issue.ts';
import { asRunHere } from './command-name.ts';
import { exitCodes } from './exit-codes.ts';
import { missingPackage } from './missing-package.js';
import { UsageError } from './usage-error.ts';

export { UsageError } from './usage-error.ts';

/** Prints the error that ended a command and returns its exit code. Only bugs of Frontage show a stack. */
export function reportFailure(error: unknown): number {
  if (error instanceof DiagnosticsError) {
    for (const { code, message, suggestion } of error.diagnostics) print(`error[${code}]: ${message}`, suggestion);
    return exitCodes.siteErrors;
  }
  if (error instanceof UsageError) {
    print(`error: ${error.message}`, error.suggestion);
    return exitCodes.usage;
  }
  const missing = missingPackage(error);
  if (missing !== undefined) {
    print(`error: ${missing.message}`, missing.suggestion);
    return exitCodes.usage;
  }
  console.error('Frontage has a bug. Please report it with the following error:\n');
  console.error(error);
  return exitCodes.internal;
}

function print(message: string, suggestion: string | undefined): void {
  console.error(asRunHere(message));
  if (suggestion !== undefined) console.error(asRunHere(`  ${suggestion}`));
}
