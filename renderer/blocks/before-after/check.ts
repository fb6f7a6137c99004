import type { FieldDiagnostic } from '../../sdk/block.ts';

interface Pairs {
  readonly pairs: readonly { readonly before: { readonly kind: string }; readonly after: { readonly kind: string } }[];
}

/** Checks that both halves of a pair are of one kind. Otherwise they cannot be compared. */
export function checkPairs({ pairs }: Pairs): FieldDiagnostic[] {
  return pairs.flatMap(({ before, after }, index) =>
    before.kind === after.kind
      ? []
      : {
          path: ['pairs', index, 'after', 'kind'],
          message: `"after" is of the kind "${after.kind}", but "before" of the kind "${before.kind}".`,
          suggestion: 'Write media of the same kind in both.',
        },
  );
}
