import { inWords } from '../words.ts';
import type { FieldControl } from './api.ts';
import { useStudio } from './store.tsx';
import { type FieldPath, useTarget } from './target.tsx';
import { Line, Select } from './ui.tsx';
import { valueIn } from './values.ts';

interface ThanksChoiceProps {
  readonly controls: readonly FieldControl[];
  readonly values: unknown;
}

/** What follows once a lead has arrived: a message of some kind, or a page of its own. */
export function ThanksChoice({ controls, values }: ThanksChoiceProps) {
  const { change, site } = useStudio();
  const { at } = useTarget();
  const form = formIn(controls, values, []);
  if (form === undefined) return undefined;
  const after = valueIn(values, [...form.path, 'after', 'page']);
  const kind = valueIn(values, [...form.path, 'success', 'kind']);
  const pages = (site?.pages ?? []).filter(({ noindex }) => noindex).map(({ path }) => path);
  const [page] = pages;
  const lead = (to: string) => change({ ...at([...form.path, 'after']), op: 'set', value: { page: to } });
  const choose = async (next: string) => {
    if (next === 'page') return page !== undefined && lead(page);
    if (after !== undefined && !(await change({ ...at([...form.path, 'after']), op: 'unset' }))) return false;
    if (kind === undefined && next === form.kinds[0]) return true;
    if (kind === undefined) return change({ ...at([...form.path, 'success']), op: 'set', value: { kind: next } });
    return change({ ...at([...form.path, 'success', 'kind']), op: 'set', value: next, was: kind as string });
  };
  const isPage = typeof after === 'string';
  return (
    <>
      <Line label="Visitors see then">
        <Select
          value={isPage ? 'page' : String(kind ?? form.kinds[0])}
          options={[
            ...form.kinds.map((one) => ({ value: one, label: names[one] ?? inWords(one) })),
            { value: 'page', label: 'A page of its own', disabled: page === undefined },
          ]}
          onChange={(next) => void choose(next)}
        />
      </Line>
      {isPage && (
        <Line label="The page">
          <Select
            value={after}
            options={pages.includes(after) ? pages : [after, ...pages]}
            onChange={(to) => void lead(to)}
          />
        </Line>
      )}
      {page === undefined && (
        <p className="help">For a page of its own, first add one that search engines do not list.</p>
      )}
    </>
  );
}

const names: Readonly<Record<string, string>> = {
  panel: 'A message in place of the form',
  dialog: 'A message in a window',
  toast: 'A short message in the corner',
};

interface FormSpot {
  readonly path: FieldPath;
  readonly kinds: readonly string[];
}

/** Returns where a section has what follows its form: itself, or a group of it. */
function formIn(controls: readonly FieldControl[], values: unknown, path: FieldPath): FormSpot | undefined {
  const success = controls.find(({ name, kinds }) => name === 'success' && kinds);
  if (success?.kinds && controls.some(({ name }) => name === 'after'))
    return { path, kinds: Object.keys(success.kinds) };
  for (const { name, fields } of controls) {
    const inner = valueIn(values, [name]);
    const found = fields && inner !== undefined ? formIn(fields, inner, [...path, name]) : undefined;
    if (found !== undefined) return found;
  }
  return undefined;
}
