import type { Path } from '../../../sdk/issue.ts';
import { isRecord } from '../../lib/is-record.ts';

/** A value of `waive` in a config, not checked yet. */
export interface WrittenWaivers {
  readonly value: unknown;
  /** Its JSON path, as it is written. */
  readonly at: Path;
  /** JSON paths of the values that it applies to. */
  readonly over: readonly Path[];
}

/**
 * Removes the waivers from a config, so that no schema, block or cache key has to know them. Objects without waivers stay the same
 * objects, and shared objects stay shared.
 */
export function takeWaivers(input: unknown): { readonly input: unknown; readonly written: readonly WrittenWaivers[] } {
  const taker = new WaiverTaker();
  return { input: taker.site(input), written: taker.written };
}

/** Limits the number of waivers: objects may share others without end. */
const mostWritten = 10_000;

/** Marks a key to remove. */
const removed = Symbol('removed');

type Inside = (child: unknown, key: string) => unknown;

class WaiverTaker {
  readonly written: WrittenWaivers[] = [];
  /** Objects with waivers, and their copies without. */
  readonly #without = new WeakMap<object, unknown>();
  /** Values of parameters without waivers: they may be used many times. */
  readonly #free = new WeakSet<object>();

  site(input: unknown): unknown {
    return this.#record(input, (child, key) => {
      switch (key) {
        case 'routes':
          return this.#list(child, (route, index) => this.#page(route, [key, index]));
        case 'notFound':
          return this.#page(child, [key]);
        case 'layouts':
          return this.#record(child, (layout, name) => this.#layout(layout, [key, name]));
        case 'destinations':
          return this.#record(child, (destination, name) => this.#node(destination, [key, name]));
        default:
          return child;
      }
    });
  }

  #layout(layout: unknown, at: Path): unknown {
    return this.#node(layout, at, [at], (child, key) =>
      key === 'top' || key === 'footer' || key === 'bottom' ? this.#sections(child, [...at, key]) : child,
    );
  }

  /** A page, or a route that makes pages. */
  #page(page: unknown, at: Path): unknown {
    return this.#node(page, at, [at], (child, key) => {
      switch (key) {
        case 'sections':
          return this.#sections(child, [...at, key]);
        case 'template':
          return this.#template(child, at);
        case 'params':
          return this.#params(child, [...at, key]);
        case 'variants':
          return this.#list(child, (variant, index) => this.#variant(variant, [...at, key, index]));
        default:
          return child;
      }
    });
  }

  /** Waivers of a template also apply to its pages, because only these have what parameters fill in. */
  #template(template: unknown, at: Path): unknown {
    return this.#record(template, (child, key) =>
      key === 'sections' ? this.#sections(child, [...at, 'template', key], [...at, key]) : child,
    );
  }

  #variant(variant: unknown, at: Path): unknown {
    return this.#record(variant, (child, key) => (key === 'sections' ? this.#sections(child, [...at, key]) : child));
  }

  /** A parameter may be a section, or a list of sections. */
  #params(value: unknown, at: Path): unknown {
    if (typeof value !== 'object' || value === null || this.#free.has(value)) return value;
    const before = this.written.length;
    const taken =
      before < mostWritten ? this.#inParams(value, at) : (this.#without.get(value) ?? this.#inParams(value, at));
    if (this.written.length === before && taken === value) this.#free.add(value);
    return taken;
  }

  #inParams(value: object, at: Path): unknown {
    if (Array.isArray(value)) return this.#list(value, (item, index) => this.#params(item, [...at, index]));
    if (isRecord(value) && 'block' in value) return this.#node(value, at);
    return this.#record(value, (child, key) => this.#params(child, [...at, key]));
  }

  #sections(sections: unknown, at: Path, ...others: Path[]): unknown {
    return this.#record(sections, (section, name) => {
      // Most sections have no waiver, so nothing is allocated for them.
      if (!isRecord(section) || !['waive', 'section', 'replace'].some((key) => key in section)) return section;
      const over = [at, ...others].map((path) => [...path, name]);
      return this.#node(section, [...at, name], over, (child, key) =>
        // A change may contain a whole section.
        key === 'section' || key === 'replace' ? this.#node(child, [...at, name, key], over) : child,
      );
    });
  }

  #node(value: unknown, at: Path, over: readonly Path[] = [at], inside: Inside = (child) => child): unknown {
    if (!isRecord(value) || !('waive' in value)) return this.#record(value, inside);
    this.written.push({ value: value.waive, at: [...at, 'waive'], over });
    return this.#record(value, inside, 'waive');
  }

  #record(value: unknown, inside: Inside, without?: string): unknown {
    if (!isRecord(value)) return value;
    const changed = new Map<string, unknown>();
    for (const [key, child] of Object.entries(value)) {
      const taken = key === without ? removed : inside(child, key);
      if (taken !== child) changed.set(key, taken);
    }
    if (changed.size === 0) return value;
    return this.#once(value, () =>
      Object.fromEntries(
        Object.entries(value)
          .map(([key, child]) => [key, changed.has(key) ? changed.get(key) : child] as const)
          .filter(([, child]) => child !== removed),
      ),
    );
  }

  #list(value: unknown, inside: (item: unknown, index: number) => unknown): unknown {
    if (!Array.isArray(value)) return value;
    const items = value.map(inside);
    return items.every((item, index) => item === value[index]) ? value : this.#once(value, () => items);
  }

  #once(original: object, make: () => unknown): unknown {
    const known = this.#without.get(original) ?? make();
    this.#without.set(original, known);
    return known;
  }
}
