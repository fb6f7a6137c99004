import { pbkdf2Sync, randomBytes } from 'node:crypto';
import { text } from 'node:stream/consumers';
import { cancel, isCancel, password } from '@clack/prompts';
import { minRounds, passwordBytes } from '../../renderer/sdk/password-hash.ts';
import { UsageError } from '../failure.ts';

const shortest = 14;

/** Prints the hash of a password for a site's config. The password comes from standard input, never from an argument, which others can see. */
export async function hashPassword(): Promise<void> {
  const typed = process.stdin.isTTY ? await ask() : withoutNewline(await text(process.stdin));
  const fault = passwordFault(typed);
  if (fault !== undefined)
    throw new UsageError(fault, 'A sentence of four or five words is long, and easy to remember.');
  console.log(hashOf(typed));
}

/** A salted PBKDF2-SHA-256 of a password, as configs hold it and browsers check it. */
export function hashOf(typed: string, salt: Uint8Array = randomBytes(16)): string {
  const hash = pbkdf2Sync(passwordBytes(typed), salt, minRounds, 32, 'sha256');
  return `pbkdf2-sha256$${minRounds}$${Buffer.from(salt).toString('base64')}$${hash.toString('base64')}`;
}

/** Asks twice, since nobody sees what they type; on standard error, so that standard output holds the hash alone. */
async function ask(): Promise<string> {
  const output = process.stderr;
  const typed = await password({ message: 'Which password?', output, validate: (value = '') => passwordFault(value) });
  const again = isCancel(typed)
    ? typed
    : await password({
        message: 'The same once more:',
        output,
        validate: (value) => (value === typed ? undefined : 'That is another password than before.'),
      });
  if (!isCancel(again)) return again;
  cancel('Nothing was hashed.', { output });
  throw new UsageError('Stopped before a password was given.', 'Run the command again to start anew.');
}

/** The line break that ends what `echo` writes is not part of the password. */
function withoutNewline(piped: string): string {
  return piped.replace(/\r?\n$/, '');
}

function passwordFault(typed: string): string | undefined {
  const length = [...typed].length;
  if (length < shortest) return `The password has ${length} characters; it needs at least ${shortest}.`;
  return /[\p{Cc}\uFFFD]/u.test(typed) ? 'The password holds characters that cannot be typed into a field.' : undefined;
}
