import { hasControls } from './controls/specs.tsx';

type Fields = Parameters<typeof hasControls>[0];

/** Returns the shared islands whose code a form needs before it starts. Forms without such needs load none of it. */
export function formExtras(after: unknown, fields: Fields = []): readonly string[] {
  return [...(hasControls(fields) ? ['controls'] : []), ...afterIslands({ after })];
}

/** Returns the islands of a form that leads to another page, for the `islands` of its block. */
export function afterIslands({ after }: { readonly after?: unknown }): readonly string[] {
  return after === undefined ? [] : ['after-form'];
}
