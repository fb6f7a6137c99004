import { createInterface } from 'node:readline/promises';
import { UsageError } from '../usage-error.ts';
import type { Problem } from './values.ts';

interface Question {
  readonly question: string;
  /** The answer of somebody who only presses Enter. */
  readonly fallback: string;
  /** Shown in place of the fallback. */
  readonly hint?: string;
  readonly problemOf: (answer: string) => Problem | undefined;
}

/** Asks until the answer has no problem. */
export type Ask = (question: Question) => Promise<string>;

export interface Terminal {
  readonly input: NodeJS.ReadableStream;
  readonly output: NodeJS.WritableStream;
}

/** Returns whether a person can answer prompts. */
export function canPrompt(): boolean {
  return process.stdin.isTTY === true && process.stdout.isTTY === true;
}

/** Runs a function that asks questions. Ctrl+C and Ctrl+D throw a UsageError. */
export async function withPrompts<T>(
  use: (ask: Ask) => Promise<T>,
  { input, output }: Terminal = { input: process.stdin, output: process.stdout },
): Promise<T> {
  const lines = createInterface({ input, output, terminal: true });
  const stopped = new AbortController();
  lines.once('close', () => stopped.abort());
  const ask: Ask = async ({ question, fallback, hint = fallback, problemOf }) => {
    for (;;) {
      const typed = await lines.question(`${question} (${hint}) `, { signal: stopped.signal });
      const answer = typed.trim() === '' ? fallback : typed.trim();
      const problem = problemOf(answer);
      if (problem === undefined) return answer;
      output.write(`  ${problem.message} ${problem.suggestion}\n`);
    }
  };
  try {
    return await use(ask);
  } catch (error) {
    if (!stopped.signal.aborted) throw error;
    output.write('\n');
    throw new UsageError('Stopped. Nothing was written.', 'Run the command again.');
  } finally {
    lines.close();
  }
}
