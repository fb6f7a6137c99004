import type { Finding, Path } from '../../kit/issue.ts';
import { changedSections } from './change.ts';
import type { Filler, Values } from './fill.ts';
import { isRecord } from './record.ts';

type Fields = Readonly<Record<string, unknown>>;

/** A page's fields with those of a route in their place: meta and facts by key, sections by their changes. */
export function changedPage(original: Fields, changes: Fields, at: Path, findings: Finding[]): Fields {
  const { sections, meta, facts, ...rest } = changes;
  const page: Record<string, unknown> = { ...original };
  for (const key of ['layout', 'theme', 'locale', 'sitemap']) if (rest[key] !== undefined) page[key] = rest[key];
  page.meta = merged(original.meta, meta);
  if (facts !== undefined || original.facts !== undefined) page.facts = merged(original.facts, facts);
  const originalSections = isRecord(original.sections) ? original.sections : {};
  page.sections = changedSections(originalSections, sections, [...at, 'sections'], findings);
  return page;
}

/** Fills the parameters into a page, and leaves out the sections that do not stand on it. */
export function filledPage(page: Fields, values: Values, at: Path, filler: Filler): Fields {
  const { sections, ...rest } = page;
  const filled: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(rest)) filled[key] = filler.fill(value, values, [...at, key]);
  filled.sections = Object.fromEntries(
    Object.entries(isRecord(sections) ? sections : {}).flatMap(([name, section]) => {
      const path = [...at, 'sections', name];
      const { when, fields } = withoutCondition(section);
      if (when !== undefined && !filler.stands(when, values, [...path, 'when'])) return [];
      const value = filler.fill(fields, values, path);
      return value === undefined ? [] : [[name, value]];
    }),
  );
  return filled;
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
