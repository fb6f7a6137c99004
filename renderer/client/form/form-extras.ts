import { hasControls } from './controls/specs.tsx';
import type { TypedForm } from './steps/specs.ts';
import { fieldsOf, hasFlow } from './steps/written.ts';

/** Returns the shared islands whose code a form needs before it starts. Forms without such needs load none of it. */
export function formExtras(form: TypedForm & { readonly after?: unknown }): readonly string[] {
  return [
    ...(hasControls(fieldsOf(form)) ? ['controls'] : []),
    // Before the next one, so that a form forgets its answers before it leads to another page.
    ...(hasFlow(form) ? ['steps'] : []),
    ...afterIslands(form),
  ];
}

/** Returns the islands of a form that leads to another page, for the `islands` of its block. */
export function afterIslands({ after }: { readonly after?: unknown }): readonly string[] {
  return after === undefined ? [] : ['after-form'];
}
