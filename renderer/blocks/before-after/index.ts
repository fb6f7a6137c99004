import { defineBlock, type FieldDiagnostic, mediaStyles } from '../../sdk/index.ts';
import { BeforeAfterView, beforeAfterFields, beforeAfterLayouts } from './view.tsx';

const visits = (values: readonly number[]) => ({
  kind: 'chart' as const,
  title: 'Visitors on a weekday',
  label: 'Visitors',
  points: ['9 am', 'Noon', '3 pm', '6 pm'].map((label, index) => ({ label, value: values[index] ?? 0 })),
});

export const beforeAfter = defineBlock({
  type: 'beforeAfter',
  description: 'Pictures or charts of the same thing before and after, with an edge between them that slides.',
  fields: beforeAfterFields,
  View: BeforeAfterView,
  ui: ({ locale, media, beforeAfter }) => ({ locale, media, beforeAfter }),
  check: checkPairs,
  layouts: beforeAfterLayouts,
  styles: ({ pairs }) => mediaStyles(pairs.flatMap(({ before, after }) => [before, after])),
  examples: {
    'A library with new hours': {
      headline: 'Open when people have time',
      lead: 'We moved four hours from the morning to the evening, and counted.',
      beforeLabel: 'March',
      afterLabel: 'June',
      pairs: [
        { before: visits([62, 48, 31, 12]), after: visits([38, 51, 74, 96]), note: 'The same staff, the same week.' },
      ],
    },
    'Side by side': {
      headline: 'The same shelf, a year apart',
      pairs: [
        {
          title: 'Main library',
          before: visits([62, 48, 31, 12]),
          after: visits([38, 51, 74, 96]),
          note: 'Open until eight.',
        },
        { title: 'Branch at the mill', before: visits([12, 9, 14, 4]), after: visits([8, 11, 27, 31]) },
      ],
      layout: 'side',
      tone: 'tint',
    },
  },
});

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
