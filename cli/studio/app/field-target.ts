import type { FieldControl } from './api.ts';
import type { Studio } from './use-studio.ts';

export type FieldPath = readonly (string | number)[];

/** The section that the fields belong to, and how to change it. */
export interface Target {
  readonly page: string;
  readonly section: string;
  readonly change: Studio['change'];
  /** The paths of all pages, for links. */
  readonly pages: readonly string[];
  /** The names of all pictures. */
  readonly pictures: readonly string[];
}

export interface FieldProps {
  readonly control: FieldControl;
  readonly value: unknown;
  readonly path: FieldPath;
  readonly target: Target;
  /** The field that was pressed on the page. */
  readonly chosen: FieldPath | undefined;
}

/** Returns the place of a field, as the server wants it. */
export function at({ page, section }: Target, path: FieldPath) {
  return { page, section, field: [...path] };
}
