import type { FieldDiagnostic } from '../../../sdk/block.ts';

interface WrittenField {
  readonly name: string;
  readonly type: string;
  readonly required?: boolean | undefined;
}

/** The part of a form that {@link checkPartial} reads. */
interface PartialInput {
  readonly partial?: boolean | undefined;
  readonly fields?: readonly WrittenField[] | undefined;
  readonly steps?: readonly { readonly fields: readonly WrittenField[] }[] | undefined;
  readonly hidden?: readonly { readonly name: string }[] | undefined;
  readonly joined?: { readonly name: string } | undefined;
}

/** The name of the value that says whether a lead is complete. */
export const statusName = 'status';

/** Checks that a form can send partial leads, and that none goes out before a required consent. */
export function checkPartial({ partial, steps, hidden = [], joined }: PartialInput): FieldDiagnostic[] {
  if (!partial) return [];
  if (steps === undefined) {
    return [
      {
        path: ['partial'],
        message: 'A form without steps sends its lead at once, so there is no partial lead.',
        suggestion: 'Remove "partial", or divide the fields into "steps".',
      },
    ];
  }
  const placed = steps.flatMap(({ fields }, step) =>
    fields.map((field, index) => ({ ...field, step, path: ['steps', step, 'fields', index] })),
  );
  const reaching = placed.find(({ type }) => ['email', 'phone', 'digits'].includes(type));
  if (reaching === undefined || reaching.step === steps.length - 1) {
    return [
      {
        path: ['partial'],
        message:
          reaching === undefined
            ? 'No step asks for an e-mail address or a phone number, so no partial lead is ever sent.'
            : `Only the last step asks for ${reaching.type === 'email' ? 'an e-mail address' : 'a phone number'}, so no partial lead is ever sent.`,
        suggestion: 'Ask for an e-mail address or a phone number in an earlier step, or remove "partial".',
      },
    ];
  }
  const taken = [
    ...placed.map(({ name, path }) => ({ name, path: [...path, 'name'] })),
    ...hidden.map(({ name }, index) => ({ name, path: ['hidden', index, 'name'] })),
    ...(joined ? [{ name: joined.name, path: ['joined', 'name'] }] : []),
  ];
  return [
    ...taken.flatMap(({ name, path }): FieldDiagnostic[] =>
      name === statusName
        ? [
            {
              path,
              message: `With "partial", every lead of the form has a "${statusName}", which would replace this value.`,
              suggestion: 'Choose another name.',
            },
          ]
        : [],
    ),
    ...placed.flatMap(({ type, required, step, name, path }): FieldDiagnostic[] =>
      type === 'consent' && required === true && step > reaching.step
        ? [
            {
              code: 'partial-before-consent',
              path,
              message: `The partial lead goes out after step ${reaching.step + 1}, before people can agree to "${name}" in step ${step + 1}.`,
              suggestion: `Move the consent into step ${reaching.step + 1} or before it, or remove "partial".`,
            },
          ]
        : [],
    ),
  ];
}
