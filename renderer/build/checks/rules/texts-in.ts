import type { Path } from '../../../sdk/issue.ts';

/** A text, number or other single value in a config. */
export interface Leaf {
  readonly value: unknown;
  /** Its key, or `item` in a list. */
  readonly name: string;
  readonly at: Path;
  /** The object or list around it. */
  readonly owner: object | undefined;
}

export interface FoundText extends Omit<Leaf, 'value'> {
  readonly text: string;
}

/** Returns the single values in a value, those of an object that several places share once. */
export function leavesIn(root: unknown): Leaf[] {
  const found: Leaf[] = [];
  const seen = new Set<object>();
  const pending: Leaf[] = [{ value: root, name: '', at: [], owner: undefined }];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    const { value, at } = next;
    if (typeof value !== 'object' || value === null) {
      found.push(next);
      continue;
    }
    if (seen.has(value)) continue;
    seen.add(value);
    const isList = Array.isArray(value);
    for (const [key, item] of Object.entries(value).reverse())
      pending.push({ value: item, name: isList ? 'item' : key, at: [...at, isList ? Number(key) : key], owner: value });
  }
  return found;
}

/** Returns the texts in a value, those of an object that several places share once. */
export function textsIn(root: unknown): FoundText[] {
  return leavesIn(root).flatMap(({ value, ...leaf }) => (typeof value === 'string' ? [{ ...leaf, text: value }] : []));
}

/** Whether a value is part of a page: of a template, only its sections are. */
export function isShown({ at }: Pick<Leaf, 'at'>): boolean {
  return !at.includes('template') || at.includes('sections');
}

/** Whether a text is nobody else's by chance: people write "How it works" and "What our customers say" themselves. */
export function isDistinct(text: string): boolean {
  return text.length >= 25 && text.trim().split(/\s+/).length >= 4 && !text.includes('{{');
}

/** What forms say when something is wrong is the same for every business: "Enter your number with digits only." */
const ofForms = /^(?:invalid|unexpected|failure|safe|kept|lost|success|sending)$/;

export function isOfForms(at: Path): boolean {
  return at.some((step) => ofForms.test(String(step)));
}
