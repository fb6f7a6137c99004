import { PassThrough } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { withPrompts } from './prompt.ts';
import { problemOf } from './values.ts';

/** Types keys, one after the other, into a prompt for a locale. */
function typed(...keys: readonly string[]): { readonly answer: Promise<string>; readonly shown: () => string } {
  const [input, output] = [new PassThrough(), new PassThrough()];
  const chunks: Buffer[] = [];
  output.on('data', (chunk) => chunks.push(chunk));
  const answer = withPrompts(
    (ask) => ask({ question: 'Which language?', fallback: 'en-US', problemOf: problemOf.locale }),
    { input, output },
  );
  void (async () => {
    for (const key of keys) {
      await wait(20);
      input.write(key);
    }
  })();
  return { answer, shown: () => Buffer.concat(chunks).toString() };
}

describe('a prompt', () => {
  it('takes what is typed, and the fallback for an empty line', async () => {
    expect(await typed('en-GB\r').answer).toBe('en-GB');
    const { answer, shown } = typed('\r');
    expect(await answer).toBe('en-US');
    expect(shown()).toContain('Which language? (en-US) ');
  });

  it('asks again after an answer with a problem, and says what to write', async () => {
    const { answer, shown } = typed('en_GB\r', 'en-GB\r');
    expect(await answer).toBe('en-GB');
    expect(shown()).toContain('"en_GB" is not a language tag. Did you mean "en-GB"?');
  });

  it.each([
    ['Ctrl+C', '\u0003'],
    ['Ctrl+D', '\u0004'],
  ])('ends with a message after %s', async (_, key) => {
    await expect(typed(key).answer).rejects.toMatchObject({
      name: 'UsageError',
      message: 'Stopped. Nothing was written.',
    });
  });
});
