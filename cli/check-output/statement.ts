import type { Place } from '../../renderer/sdk/issue.ts';

/** One statement of a host's configuration file. */
export interface Statement {
  /** People may add settings of their own. */
  readonly kind: 'redirect' | 'header' | 'setting';
  /** The subject; two files of one host name the same subject in the same way. */
  readonly about: string;
  /** The content, in parts with their own locations. */
  readonly parts: readonly Part[];
  readonly place: () => Place | undefined;
}

interface Part {
  readonly text: string;
  readonly place: () => Place | undefined;
}

/** The first difference between a file and its expected content. */
export interface Difference {
  readonly how: 'missing' | 'other' | 'more';
  readonly statement: Statement;
  readonly place: Place | undefined;
  /** Number of further differences. */
  readonly others: number;
}

/** Compares the statements of a file with the expected ones; returns undefined if they are equal. */
export function difference(expected: readonly Statement[], actual: readonly Statement[]): Difference | undefined {
  const [known, found] = [numbered(expected), numbered(actual)];
  const differences = [
    ...[...found].flatMap(([key, statement]): Omit<Difference, 'others'>[] => {
      const counterpart = known.get(key);
      if (counterpart === undefined) {
        return statement.kind === 'setting' ? [] : [{ how: 'more', statement, place: statement.place() }];
      }
      const texts = new Set(counterpart.parts.map(({ text }) => text));
      const strange = statement.parts.find(({ text }) => !texts.has(text));
      if (strange === undefined && statement.parts.length === counterpart.parts.length) return [];
      return [{ how: 'other', statement, place: (strange ?? statement).place() }];
    }),
    ...[...known].flatMap(([key, statement]): Omit<Difference, 'others'>[] =>
      found.has(key) ? [] : [{ how: 'missing', statement, place: undefined }],
    ),
  ];
  const [first] = differences;
  return first && { ...first, others: differences.length - 1 };
}

/** Returns statements by number and subject, so that repeated subjects are compared in order. */
function numbered(statements: readonly Statement[]): ReadonlyMap<string, Statement> {
  const times = new Map<string, number>();
  return new Map(
    statements.map((statement) => {
      const time = (times.get(statement.about) ?? 0) + 1;
      times.set(statement.about, time);
      return [`${time} ${statement.about}`, statement];
    }),
  );
}
