import { relative, resolve } from 'node:path';
import { asRunHere, packageManager } from '../command-name.ts';
import { UsageError } from '../usage-error.ts';
import { createByPackage, isHere } from './create-package.ts';
import { requireEmptyFolder, withWriteErrors } from './folder.ts';
import { type Creator, frontageDependency } from './frontage-dependency.ts';
import { type Ask, canPrompt, withPrompts } from './prompt.ts';
import { scaffold } from './scaffold.ts';
import { defaultStarter, type Starter, starterNamed, starters } from './starters.ts';
import { defaultValues, problemOf, type SiteValues, systemLocale } from './values.ts';

export interface CreateOptions {
  /** The name of a starter. */
  readonly template?: string | undefined;
  readonly name?: string | undefined;
  readonly origin?: string | undefined;
  readonly locale?: string | undefined;
  readonly currency?: string | undefined;
  /** Asks nothing. */
  readonly yes?: boolean | undefined;
}

export interface CreateRun extends Creator {
  /** How the command is typed: `npx frontage init`. */
  readonly command: string;
}

/** Creates a working site in an empty folder and prints the next steps. Throws a UsageError. */
export async function createSite(
  folder: string | undefined,
  options: CreateOptions,
  { command, ...creator }: CreateRun,
): Promise<void> {
  const example = `${command} my-site`;
  requireValid(options);
  const given = options.template === undefined ? undefined : starterNamed(options.template);
  const asks = options.yes !== true && canPrompt();
  if (folder === undefined && !asks) throw new UsageError('The folder for the site is missing.', `Name it: ${example}`);
  const answers = (ask: Ask | undefined) => answered(folder, { ...options, given, example }, ask);
  const { target, shown, starter, values } = asks ? await withPrompts(answers) : await answers(undefined);
  if (!isHere(starter)) {
    createByPackage(target, starter, values, creator.version);
    return;
  }
  const userAgent = process.env.npm_config_user_agent;
  const dependency = frontageDependency(target, creator, packageManager(userAgent).name);
  const files = withWriteErrors(shown, () => scaffold(target, starter, values, { dependency, userAgent }));
  console.log(nextSteps(target, values, files.length));
  if (creator.clone === undefined) return;
  console.log(
    `\nIts package.json takes Frontage from this clone: "${dependency}". Once Frontage is published, write "^${creator.version}".`,
  );
}

/** Throws a UsageError for the first option that is invalid. */
function requireValid(options: CreateOptions): void {
  for (const key of ['name', 'origin', 'locale', 'currency'] as const) {
    const value = options[key];
    const problem = value === undefined ? undefined : problemOf[key](value);
    if (problem !== undefined) throw new UsageError(problem.message, problem.suggestion);
  }
}

interface Answers {
  readonly target: string;
  /** The folder as it was typed. */
  readonly shown: string;
  readonly starter: Starter;
  readonly values: SiteValues;
}

type Given = CreateOptions & { readonly given: Starter | undefined; readonly example: string };

/** Returns the options, with answers or defaults for those that were not given. */
async function answered(folder: string | undefined, options: Given, ask: Ask | undefined): Promise<Answers> {
  const shown = folder ?? (await ask?.({ ...questions.folder, fallback: 'my-site' })) ?? '.';
  const target = resolve(shown);
  requireEmptyFolder(target, { shown, example: options.example });
  const asked = async (key: 'name' | 'origin' | 'locale', fallback: string) =>
    options[key] ?? (await ask?.({ ...questions[key], fallback, problemOf: problemOf[key] })) ?? fallback;
  const starter = options.given ?? (await askStarter(ask));
  const defaults = defaultValues(target, starter.sample);
  const name = await asked('name', defaults.name);
  const origin = await asked('origin', defaults.origin);
  const locale = await asked('locale', ask === undefined ? defaults.locale : systemLocale());
  const currency =
    options.currency ??
    (await ask?.({ ...questions.currency, fallback: '', problemOf: problemOf.currency })) ??
    defaults.currency;
  return {
    target,
    shown,
    starter,
    values: {
      name: name.trim(),
      origin: origin.trim().replace(/\/+$/, ''),
      locale,
      currency: currency === '' ? undefined : currency,
    },
  };
}

const questions = {
  folder: { question: 'Which folder is the site for?', problemOf: () => undefined },
  name: { question: 'What is the business called?' },
  origin: { question: 'Where will the site be published?' },
  locale: { question: 'Which language and country is it for?' },
  currency: { question: 'Which currency are prices in?', hint: "the country's" },
} as const;

/** Asks which starter to use, if there are several. */
async function askStarter(ask: Ask | undefined): Promise<Starter> {
  const all = starters();
  if (ask === undefined || all.length < 2) return starterNamed(defaultStarter);
  const list = all.map(({ name, description }) => `  ${name}: ${description}\n`).join('');
  const name = await ask({
    question: `${list}Which template do you start from?`,
    fallback: defaultStarter,
    problemOf(answer) {
      try {
        starterNamed(answer);
        return undefined;
      } catch (error) {
        if (error instanceof UsageError) return error;
        throw error;
      }
    },
  });
  return starterNamed(name);
}

function nextSteps(target: string, { name, locale }: SiteValues, count: number): string {
  const here = relative(process.cwd(), target);
  const language = new Intl.DisplayNames('en', { type: 'language' }).of(new Intl.Locale(locale).language);
  return [
    `Created a site for ${name}: ${count} files.`,
    ...(language === 'English'
      ? []
      : [`Its sample copy is in English. Write yours in ${language}, in templates/copy.`]),
    '',
    'Next:',
    ...(here === '' ? [] : [`  cd ${/^[\w./\\@-]+$/.test(here) ? here : JSON.stringify(here)}`]),
    asRunHere('  npm install'),
    asRunHere('  npm run dev'),
  ].join('\n');
}
