import { normaliseRoutePath, plainPath } from '../../sdk/route-path.ts';
import { asText } from '../lib/as-text.ts';
import { paramToken } from './param-values.ts';

/** Paths of pages whose rows or matrices have reported errors. Links to these pages need no diagnostics of their own. */
export class FailedRoutes {
  readonly #paths = new Set<string>();
  readonly #unknownPaths = new Map<string, RegExp>();

  /** Adds the pages of a matrix by its path. `known` returns the values of the path's parameters that are known. */
  add(path: string, known: (param: string) => unknown = () => undefined): void {
    const parts = path.split(paramToken).map((part, index) => (index % 2 === 0 ? part : inPath(known(part))));
    if (parts.every((part) => part !== undefined)) {
      this.#paths.add(plainPath(parts.join('')));
      return;
    }
    const source = parts.map((part) => (part === undefined ? '[^/]+' : literal(part))).join('');
    if (!this.#unknownPaths.has(source)) this.#unknownPaths.set(source, new RegExp(`^${source}/?$`));
  }

  has(path: string): boolean {
    return this.#paths.has(path) || [...this.#unknownPaths.values()].some((pattern) => pattern.test(path));
  }
}

/** A value as text in a path; undefined if it cannot be part of one. */
function inPath(value: unknown): string | undefined {
  const text = asText(value ?? '').normalize('NFC');
  return text === '' || text.includes('/') || 'fault' in normaliseRoutePath(`/${text}`) ? undefined : text;
}

function literal(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
