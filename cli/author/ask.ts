import { cancel, confirm, note, select, text } from '@clack/prompts';
import type { ParamInput } from '../../renderer/site/template-input.ts';
import { asRunHere } from '../command-name.ts';
import { UsageError } from '../failure.ts';
import type { PageTemplate, PageTemplates } from './page-templates.ts';
import { type NamedParam, paramsError, parseValue } from './params.ts';
import { drawTemplates } from './template-drawing.ts';

/** Returns whether a person can answer prompts. */
export function canAsk(): boolean {
  return process.stdin.isTTY === true && process.stdout.isTTY === true;
}

/** Asks for a template or for a page to copy. */
export async function askOriginal(
  { templates, broken }: PageTemplates,
  paths: readonly string[],
): Promise<{ readonly template: PageTemplate } | { readonly from: string }> {
  if (templates.length > 0)
    note(
      drawTemplates(templates, (process.stdout.columns ?? 80) - 8),
      asRunHere('Page templates (in full: npx frontage gallery)'),
    );
  const another = 'another';
  const chosen =
    templates.length + broken.length === 0
      ? another
      : answered(
          await select({
            message: 'Which template?',
            options: [
              ...templates.map(({ name, description }) => ({ value: name, label: name, hint: description })),
              { value: another, label: 'copy a page of this site' },
              ...broken.map((name) => ({ value: name, label: `${name} (broken)`, disabled: true })),
            ],
          }),
        );
  const template = templates.find(({ name }) => name === chosen);
  if (template !== undefined) return { template };
  const options = paths.map((path) => ({ value: path, label: path }));
  return { from: answered(await select({ message: 'Which page?', options, maxItems: 12 })) };
}

export async function askText(
  message: string,
  { placeholder, errorOf }: { readonly placeholder: string; readonly errorOf: (text: string) => string | undefined },
): Promise<string> {
  return answered(await text({ message, placeholder, validate: (value = '') => errorOf(value) }));
}

/** Asks for one parameter; an empty answer keeps the template's example. */
export async function askParam({ name, param }: NamedParam): Promise<unknown> {
  const message = `${name}: ${param.help ?? ''}`;
  if (param.type === 'choice') {
    const options = param.options.map((option) => ({ value: option, label: option }));
    return answered(await select({ message, options, initialValue: param.example }));
  }
  if (param.type === 'flag') return answered(await confirm({ message, initialValue: param.example === true }));
  const written = answered(
    await text({
      message,
      placeholder: String(param.example ?? ''),
      validate: (value = '') => (value === '' ? undefined : valueError(name, value, param)),
    }),
  );
  return written === '' || written === undefined ? undefined : parseValue(name, written, param);
}

export async function askTheme(): Promise<'auto' | 'light' | 'dark' | undefined> {
  const options = [
    { value: 'site', label: "the site's own" },
    { value: 'light', label: 'light' },
    { value: 'dark', label: 'dark' },
    { value: 'auto', label: "the visitor's choice" },
  ] as const;
  const chosen = answered(
    await select<'site' | 'light' | 'dark' | 'auto'>({ message: 'Which theme?', options: [...options] }),
  );
  return chosen === 'site' ? undefined : chosen;
}

/** Asks for the target of visitors to a removed page; undefined means no redirect. */
export async function askTarget(paths: readonly string[]): Promise<string | undefined> {
  const nowhere = '';
  const options = [...paths.map((path) => ({ value: path, label: path })), { value: nowhere, label: 'no redirect' }];
  const chosen = answered(await select({ message: 'Where should it redirect?', options, maxItems: 12 }));
  return chosen === nowhere ? undefined : chosen;
}

function valueError(name: string, value: string, param: ParamInput): string | undefined {
  try {
    return paramsError({ [name]: parseValue(name, value, param) }, { [name]: param });
  } catch (error) {
    if (error instanceof UsageError) return error.message;
    throw error;
  }
}

function answered<Value>(answer: Value): Exclude<Value, symbol> {
  if (typeof answer === 'symbol') {
    cancel('Nothing was written.');
    throw new UsageError('Stopped before anything was written.', 'Run the command again.');
  }
  return answer as Exclude<Value, symbol>;
}

/** Asks whether to make the changes that were shown. */
export async function confirmChanges(): Promise<boolean> {
  return answered(await confirm({ message: 'Make these changes?' }));
}
