import type { Diagnostic, Path } from '../../sdk/issue.ts';
import { isRecord } from '../lib/is-record.ts';
import { changedSections } from './change.ts';
import type { Filler } from './fill.ts';
import type { ParamValues } from './param-values.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Applies a route's changes to a page: merges meta and facts by key, and changes sections. */
export function changedPage(original: Fields, changes: Fields, at: Path, diagnostics: Diagnostic[]): Fields {
  const { sections, meta, facts, ...rest } = changes;
  const page: Record<string, unknown> = { ...original };
  for (const key of ['layout', 'theme', 'locale', 'sitemap']) if (rest[key] !== undefined) page[key] = rest[key];
  page.meta = merged(original.meta, meta);
  if (facts !== undefined || original.facts !== undefined) page.facts = merged(original.facts, facts);
  const originalSections = isRecord(original.sections) ? original.sections : {};
  page.sections = changedSections(originalSections, sections, [...at, 'sections'], diagnostics);
  return page;
}

/** Fills parameters into a page, and leaves out sections by their `when`. */
export function filledPage(page: Fields, values: ParamValues, at: Path, filler: Filler): Fields {
  const { fields, sections } = splitPage(page);
  const filled: Record<string, unknown> = {};
  for (const [key, value] of fields) filled[key] = filler.fill(value, values, at.concat(key));
  const shown: [string, unknown][] = [];
  const sectionsAt = at.concat('sections');
  for (const { name, when, fields } of sections) {
    const path = sectionsAt.concat(name);
    if (when !== undefined && !filler.isShown(when, values, [...path, 'when'])) continue;
    const value = filler.fillSection(fields, values, path);
    if (value !== undefined) shown.push([name, value]);
  }
  filled.sections = Object.fromEntries(shown);
  return filled;
}

/** A page's fields, and its sections without their conditions. */
interface SplitPage {
  readonly fields: readonly (readonly [key: string, value: unknown])[];
  readonly sections: readonly { readonly name: string; readonly when?: unknown; readonly fields: unknown }[];
}

/** Results by page, because a matrix fills in the same page thousands of times. */
const splitPages = new WeakMap<Fields, SplitPage>();

function splitPage(page: Fields): SplitPage {
  const known = splitPages.get(page);
  if (known !== undefined) return known;
  const { sections, ...rest } = page;
  const named = Object.entries(isRecord(sections) ? sections : {});
  const split: SplitPage = {
    fields: Object.entries(rest),
    sections: named.map(([name, section]) => ({ name, ...withoutCondition(section) })),
  };
  splitPages.set(page, split);
  return split;
}

interface Conditional {
  readonly when?: unknown;
  readonly fields: unknown;
}

/** Results by section, so that a section that many pages share stays one object. */
const conditionals = new WeakMap<object, Conditional>();

function withoutCondition(section: unknown): Conditional {
  if (!isRecord(section) || !('when' in section)) return { fields: section };
  const { when, ...fields } = section;
  const known = conditionals.get(section) ?? { when, fields };
  conditionals.set(section, known);
  return known;
}

function merged(original: unknown, changes: unknown): unknown {
  if (changes === undefined) return original;
  return isRecord(original) && isRecord(changes) ? { ...original, ...changes } : changes;
}

/** Maximum number of words of a value; longer values are content. */
const maxWords = 4;

/** Returns the short texts among a page's parameters, such as the name of a city. Lists and sections are content. */
export function filledTexts(params: Readonly<Record<string, unknown>>): readonly string[] {
  return Object.values(params).flatMap((value) => {
    if (!isGroup(value)) return shortTexts(value);
    const known = textsByGroup.get(value) ?? Object.values(value).flatMap(shortTexts);
    textsByGroup.set(value, known);
    return known;
  });
}

/** Results by group: many pages have the same row. */
const textsByGroup = new WeakMap<object, readonly string[]>();

/** Whether a parameter is a group of values that are filled in one by one. */
function isGroup(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !('block' in value);
}

function shortTexts(value: unknown): string[] {
  return typeof value === 'string' && value.trim().split(/\s+/).length <= maxWords ? [value] : [];
}
