import type { FieldDiagnostic } from 'frontage/block';
import { readRanks } from '../../drawings/rank-grid/ranks.ts';

interface Pairs {
  readonly pairs: readonly {
    readonly place: string;
    readonly before: readonly string[];
    readonly after: readonly string[];
  }[];
}

/** Checks that both measurements of a pair have the same points. Otherwise the two halves of the picture do not match. */
export function checkPairs({ pairs }: Pairs): FieldDiagnostic[] {
  return pairs.flatMap(({ place, before, after }, index) => {
    const [first, second] = [sizeOf(before), sizeOf(after)];
    if (first === second) return [];
    return {
      path: ['pairs', index, 'after'],
      message: `The grid of ${place} is ${second} after, but ${first} before.`,
      suggestion: 'Write the ranks of the same points in both.',
    };
  });
}

function sizeOf(ranks: readonly string[]): string {
  const { rows, columns, points } = readRanks(ranks);
  const missing = rows.length * columns - points;
  return `${rows.length} rows by ${columns} points${missing > 0 ? `, ${missing} of them without a rank` : ''}`;
}
