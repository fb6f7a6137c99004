import type { RenderedSite } from '../../renderer/build/index.ts';
import type { Path } from '../../renderer/sdk/issue.ts';

/** Whether a path leads to a place or into it. */
export function startsWith(path: Path, start: Path): boolean {
  return start.every((step, index) => path[index] === step);
}

/** Returns the value at a path; undefined if there is none. */
export function valueIn(value: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (inner, step) => (typeof inner === 'object' && inner !== null ? Reflect.get(inner, step) : undefined),
    value,
  );
}

/** Returns the sections of a page from top to bottom; none if there is no such page. */
export function sectionsOf(made: RenderedSite | undefined, path: string) {
  return made?.rendered.find(({ page }) => page.path === path)?.page.sections ?? [];
}
