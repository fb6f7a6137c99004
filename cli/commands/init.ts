import { existsSync, readdirSync, statSync } from 'node:fs';
import { basename, relative, resolve } from 'node:path';
import { cancel, isCancel, text } from '@clack/prompts';
import { parseOrigin } from '../../renderer/build/schema/origin.ts';
import { UsageError } from '../failure.ts';
import { counted } from '../report/counts.ts';
import { type StarterValues, scaffoldStarter } from '../starter-files.ts';

interface InitOptions {
  readonly name?: string;
  readonly origin?: string;
}

/** Creates a small working site in an empty folder. */
export async function init(folder: string, options: InitOptions): Promise<void> {
  const target = resolve(folder);
  requireEmpty(target, folder);
  const values = await starterValues(target, options);
  const files = withWriteErrors(folder, () => scaffoldStarter(target, values));
  console.log(nextSteps(target, values, files.length));
}

/** Files that may be in the folder before the site. */
const allowed = /^(?:\.git|\.DS_Store|README(?:\..*)?|LICEN[CS]E(?:\..*)?)$/i;

function requireEmpty(target: string, folder: string): void {
  if (!existsSync(target)) return;
  if (!statSync(target).isDirectory()) {
    throw new UsageError(
      `"${folder}" is a file.`,
      'Name a folder that is empty or does not exist: frontage init my-site',
    );
  }
  const names = readdirSync(target).filter((name) => !allowed.test(name));
  if (names.length === 0) return;
  const shown = names.slice(0, 8).join(', ');
  throw new UsageError(
    `The folder is not empty: ${shown}${names.length > 8 ? `, and ${names.length - 8} more` : ''}.`,
    'The command never overwrites files. Name a folder that is empty or does not exist: frontage init my-site',
  );
}

/** Turns errors of the file system into usage errors. */
function withWriteErrors<T>(folder: string, write: () => T): T {
  try {
    return write();
  } catch (error) {
    if (!(error instanceof Error && 'syscall' in error)) throw error;
    throw new UsageError(
      `The site cannot be written to "${folder}": ${error.message}.`,
      'Choose a folder that you may write to.',
    );
  }
}

async function starterValues(target: string, { name, origin }: InitOptions): Promise<StarterValues> {
  const asks = process.stdin.isTTY === true && process.stdout.isTTY === true;
  const fallback = { name: nameOfFolder(target), origin: 'https://www.example.com' };
  const given = {
    name: name ?? (asks ? await ask('What is the business called?', fallback.name, nameError) : fallback.name),
    origin:
      origin ?? (asks ? await ask('Where will the site be published?', fallback.origin, originError) : fallback.origin),
  };
  for (const error of [nameError(given.name), originError(given.origin)]) {
    if (error !== undefined) throw new UsageError(error, 'Run `frontage init --help` to see an example.');
  }
  return { name: given.name.trim(), origin: given.origin.replace(/\/+$/, '') };
}

async function ask(
  message: string,
  initialValue: string,
  validate: (value: string) => string | undefined,
): Promise<string> {
  const answer = await text({ message, initialValue, validate: (value = '') => validate(value) });
  if (isCancel(answer)) {
    cancel('Nothing was written.');
    throw new UsageError('Stopped before the site was created.', 'Run the command again.');
  }
  return answer;
}

function nameError(name: string): string | undefined {
  if (name.trim() === '') return 'The name must not be empty.';
  if (name.length > 60) return 'The name must have at most 60 characters.';
  return /[\u0000-\u001f\u007f]|\{\{/.test(name) ? 'The name must not contain control characters or "{{".' : undefined;
}

function originError(origin: string): string | undefined {
  const parsed = parseOrigin(origin.trim());
  return 'diagnostic' in parsed ? [parsed.diagnostic.message, parsed.diagnostic.suggestion].join(' ') : undefined;
}

/** Returns `My Site` for `my-site`. */
function nameOfFolder(target: string): string {
  const words = basename(target)
    .split(/[\s_.-]+/)
    .filter((word) => word !== '');
  const name = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ');
  return nameError(name) === undefined ? name : 'Your Business';
}

function nextSteps(target: string, { name, origin }: StarterValues, count: number): string {
  const here = relative(process.cwd(), target);
  return [
    `Created a site for ${name}: ${counted(count, 'file')}.`,
    '',
    'Next:',
    ...(here === '' ? [] : [`  cd ${/\s/.test(here) ? JSON.stringify(here) : here}`]),
    '  npm install',
    '  npm run dev',
    '',
    `Copy is in templates/copy, the design in templates/theme.css, the pages in pages.config.ts (origin: ${origin}).`,
  ].join('\n');
}
