import type { Diagnostic, Path } from '../../sdk/issue.ts';
import { isRecord } from '../lib/is-record.ts';
import { pathTo } from '../lib/path-to.ts';
import { changedSections } from './change.ts';
import type { Filler, Values } from './fill.ts';

type Fields = Readonly<Record<string, unknown>>;

/** A page's fields with those of a route in their place: meta and facts by key, sections by their changes. */
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

/** Fills the parameters into a page, and leaves out the sections that do not stand on it. */
export function filledPage(page: Fields, values: Values, at: Path, filler: Filler): Fields {
  const { fields, sections } = partsOf(page);
  const filled: Record<string, unknown> = {};
  for (const [key, value] of fields) filled[key] = filler.fill(value, values, pathTo(at, key));
  const standing: [string, unknown][] = [];
  const sectionsAt = pathTo(at, 'sections');
  for (const { name, when, fields } of sections) {
    const path = pathTo(sectionsAt, name);
    if (when !== undefined && !filler.stands(when, values, [...path, 'when'])) continue;
    const value = filler.fill(fields, values, path);
    if (value !== undefined) standing.push([name, value]);
  }
  filled.sections = Object.fromEntries(standing);
  return filled;
}

/** A page as it is filled in: its fields, and its sections without their conditions. */
interface PageParts {
  readonly fields: readonly (readonly [key: string, value: unknown])[];
  readonly sections: readonly { readonly name: string; readonly when?: unknown; readonly fields: unknown }[];
}

/** Parts by the page that they are of, which is filled in thousands of times. */
const parts = new WeakMap<Fields, PageParts>();

function partsOf(page: Fields): PageParts {
  const known = parts.get(page);
  if (known !== undefined) return known;
  const { sections, ...rest } = page;
  const named = Object.entries(isRecord(sections) ? sections : {});
  const made: PageParts = {
    fields: Object.entries(rest),
    sections: named.map(([name, section]) => ({ name, ...withoutCondition(section) })),
  };
  parts.set(page, made);
  return made;
}

interface Conditional {
  readonly when?: unknown;
  readonly fields: unknown;
}

/** Sections without their condition, by the section: what is the same section on many pages stays one object. */
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
