import { useEffect, useState } from 'react';
import { inWords } from '../words.ts';
import { type PageInfo, useAnswer } from './api.ts';
import { Line, Lines, Select } from './ui.tsx';
import type { FieldPath } from './values.ts';

/** A text of a page that a variant may say otherwise. */
interface PageText {
  readonly section: string;
  readonly field: readonly string[];
  readonly text: string;
  /** Whether the section cannot do without it. */
  readonly required: boolean;
}

/** The choice of a text of a page, and what a variant says in its place. */
interface ChosenWords {
  readonly texts: readonly PageText[];
  readonly chosen: PageText | undefined;
  readonly typed: string;
  readonly choose: (key: string) => void;
  readonly type: (text: string) => void;
  /** Undefined while the text is that of the page. */
  readonly change: { readonly section: string; readonly field: string[]; readonly value: string } | undefined;
}

/** Reads the texts of a page to choose one of them. Those in `taken` are left out: a section and a field with dots. */
export function useWords(page: string | undefined, taken: readonly string[] = []): ChosenWords {
  const info = useAnswer('page', page === undefined ? undefined : { page });
  const [key, choose] = useState('');
  const [own, type] = useState<string>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other texts.
  useEffect(() => {
    choose('');
    type(undefined);
  }, [page]);
  const texts = (info ? textsOf(info) : []).filter((one) => !taken.includes(keyOf(one)));
  // The headline of a page is required, the small line above it is not.
  const chosen = texts.find((one) => keyOf(one) === key) ?? texts.find(({ required }) => required) ?? texts[0];
  const typed = own ?? chosen?.text ?? '';
  const isOther = chosen !== undefined && typed.trim() !== '' && typed !== chosen.text;
  return {
    texts,
    chosen,
    typed,
    type,
    choose(next) {
      choose(next);
      type(undefined);
    },
    change: isOther ? { section: chosen.section, field: [...chosen.field], value: typed } : undefined,
  };
}

/** The controls for a text of a page and for what a variant says in its place. */
export function WordsChoice({ words: { texts, chosen, typed, choose, type } }: { readonly words: ChosenWords }) {
  const options = texts.map((one) => ({
    value: keyOf(one),
    label: `${inWords(one.section)}: ${inWords(one.field.join(' ')).toLowerCase()}`,
  }));
  return (
    <>
      <Line label="Text that differs">
        <Select value={chosen && keyOf(chosen)} onChange={choose} options={options} />
      </Line>
      <Line label="What the variant says" help={chosen && `The page says: ${chosen.text}`}>
        <Lines rows={3} required value={typed} onChange={type} />
      </Line>
    </>
  );
}

/** Returns the texts of a page's own sections that are not items of lists. */
function textsOf({ sections, controls }: PageInfo): PageText[] {
  return sections.flatMap(({ name, own, hidden, block, fields }) => {
    if (!own || hidden) return [];
    return pathsOf(controls[block] ?? [], fields).map((text) => ({ section: name, ...text }));
  });
}

type Controls = NonNullable<PageInfo['controls'][string]>;

function pathsOf(controls: Controls, fields: unknown, at: readonly string[] = []): Omit<PageText, 'section'>[] {
  return controls.flatMap(({ name, control, required, fields: inner }) => {
    const value: unknown = Object(fields)[name];
    const field = [...at, name];
    if (control === 'group') return pathsOf(inner ?? [], value, field);
    return (control === 'text' || control === 'rich') && typeof value === 'string'
      ? [{ field, text: value, required }]
      : [];
  });
}

function keyOf({ section, field }: { readonly section: string; readonly field: FieldPath }): string {
  return `${section} ${field.join('.')}`;
}
