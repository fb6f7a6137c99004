import { markupSummary } from '../../lib/markup/summary.ts';
import type { ResolvedSection } from '../../page/resolve/index.ts';
import type { MarkupHit } from '../page-hits.ts';

/** A section of a page with its HTML. */
interface Shown {
  readonly section: ResolvedSection;
  readonly html: string;
}

/** Finds checkboxes of forms that are ticked in advance. */
export function tickedHits(shown: readonly Shown[]): MarkupHit[] {
  return shown.flatMap((one) =>
    markupSummary(one).ticked.map((name) => ({
      code: 'consent-ticked',
      at: one.section.node.at,
      message: [
        `The checkbox${name && ` "${name}"`} in section "${one.section.name}" is ticked in advance on `,
        ', and only a tick that a person sets is consent.',
      ],
      suggestion: 'Remove "checked" or "defaultChecked" from the view of the block.',
    })),
  );
}
