import { hasControls } from './controls/specs.tsx';
import type { TypedForm } from './steps/specs.ts';
import { fieldsOf, hasFlow } from './steps/written.ts';

/** Returns the shared islands whose code a form needs before it starts. Forms without such needs load none of it. */
export function formExtras(form: TypedForm & Leading): readonly string[] {
  return [
    ...(hasControls(fieldsOf(form)) ? ['controls'] : []),
    // Before the next one, so that a form forgets its answers before it leads to another page.
    ...(hasFlow(form) ? ['form-steps'] : []),
    ...leadIslands(form),
  ];
}

/** What a form does with its lead besides sending it. */
interface Leading {
  readonly after?: unknown;
  readonly partial?: boolean | undefined;
}

/** Returns the shared islands of a form that have no style sheet, for the `islands` of its block. */
export function leadIslands({ after, partial }: Leading): readonly string[] {
  return [
    ...(after === undefined ? [] : ['after-form']),
    // The last one is the first to hear that a form is sent, and gives the lead its id.
    ...(partial ? ['partial-form'] : []),
  ];
}
