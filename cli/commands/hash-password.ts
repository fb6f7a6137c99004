import { pbkdf2Sync, randomBytes } from 'node:crypto';
import { text } from 'node:stream/consumers';
import { cancel, isCancel, password } from '@clack/prompts';
import { minRounds, passwordBytes } from '../../renderer/sdk/password-hash.ts';
import { UsageError } from '../failure.ts';

const minLength = 14;

/** Prints the hash of a password for a site's config. The password is never an argument, because other users can see arguments. */
export async function hashPassword(): Promise<void> {
  const typed = process.stdin.isTTY ? await ask() : withoutNewline(await text(process.stdin));
  const error = passwordError(typed);
  if (error !== undefined)
    throw new UsageError(error, 'Four or five words make a long password that is easy to remember.');
  console.log(hashOf(typed));
}

/** Returns the salted PBKDF2-SHA-256 of a password in the format of the config. */
export function hashOf(typed: string, salt: Uint8Array = randomBytes(16)): string {
  const hash = pbkdf2Sync(passwordBytes(typed), salt, minRounds, 32, 'sha256');
  return `pbkdf2-sha256$${minRounds}$${Buffer.from(salt).toString('base64')}$${hash.toString('base64')}`;
}

/** Asks twice, because typing is hidden, and on standard error, so that standard output only has the hash. */
async function ask(): Promise<string> {
  const output = process.stderr;
  const typed = await password({ message: 'Password:', output, validate: (value = '') => passwordError(value) });
  const again = isCancel(typed)
    ? typed
    : await password({
        message: 'Repeat the password:',
        output,
        validate: (value) => (value === typed ? undefined : 'The passwords differ.'),
      });
  if (!isCancel(again)) return again;
  cancel('Nothing was hashed.', { output });
  throw new UsageError('Stopped before a password was entered.', 'Run the command again.');
}

/** Removes the line break that `echo` adds. */
function withoutNewline(piped: string): string {
  return piped.replace(/\r?\n$/, '');
}

function passwordError(typed: string): string | undefined {
  const length = [...typed].length;
  if (length < minLength) return `The password has ${length} characters; it needs at least ${minLength}.`;
  return /[\p{Cc}\uFFFD]/u.test(typed)
    ? 'The password contains characters that nobody can type into a field.'
    : undefined;
}
