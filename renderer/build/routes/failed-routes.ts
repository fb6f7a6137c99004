import { normaliseRoutePath, plainPath } from '../../sdk/route-path.ts';
import { asText } from '../lib/as-text.ts';
import { paramToken } from './fill.ts';

/**
 * Addresses of pages that rows or matrices with faults would make. That nothing stands there follows from faults that are
 * reported, and is none of its own.
 */
export class FailedRoutes {
  readonly #paths = new Set<string>();
  readonly #patterns = new Map<string, RegExp>();

  /** Takes down the pages of a matrix by its path; `known` gives the values of parameters in it, as far as it knows them. */
  add(path: string, known: (param: string) => unknown = () => undefined): void {
    const parts = path.split(paramToken).map((part, index) => (index % 2 === 0 ? part : inPath(known(part))));
    if (parts.every((part) => part !== undefined)) {
      this.#paths.add(plainPath(parts.join('')));
      return;
    }
    const source = parts.map((part) => (part === undefined ? '[^/]+' : literal(part))).join('');
    if (!this.#patterns.has(source)) this.#patterns.set(source, new RegExp(`^${source}/?$`));
  }

  has(path: string): boolean {
    return this.#paths.has(path) || [...this.#patterns.values()].some((pattern) => pattern.test(path));
  }
}

/** A value as it stands in a path; nothing for one that cannot, and is not what was meant. */
function inPath(value: unknown): string | undefined {
  const text = asText(value ?? '').normalize('NFC');
  return text === '' || text.includes('/') || 'fault' in normaliseRoutePath(`/${text}`) ? undefined : text;
}

function literal(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
