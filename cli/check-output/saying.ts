import type { Place } from '../../renderer/sdk/issue.ts';

/** One thing that the file of a host says. */
export interface Saying {
  /** A setting is what a file needs besides: a person may add more of them. */
  readonly kind: 'redirect' | 'header' | 'setting';
  /** What it is about, in words that stand for the same thing in two files of one host. */
  readonly about: string;
  /** What is said of it, in parts that have places of their own. */
  readonly parts: readonly Part[];
  readonly place: () => Place | undefined;
}

interface Part {
  readonly text: string;
  readonly place: () => Place | undefined;
}

/** How a file differs from what it should say, at the first place where it does. */
export interface Difference {
  readonly how: 'missing' | 'other' | 'more';
  readonly saying: Saying;
  readonly place: Place | undefined;
  /** How many things differ besides. */
  readonly others: number;
}

/** Holds what a file says against what it should; nothing where both come to the same. */
export function difference(wanted: readonly Saying[], said: readonly Saying[]): Difference | undefined {
  const [known, found] = [numbered(wanted), numbered(said)];
  const differences = [
    ...[...found].flatMap(([key, saying]): Omit<Difference, 'others'>[] => {
      const meant = known.get(key);
      if (meant === undefined) {
        return saying.kind === 'setting' ? [] : [{ how: 'more', saying, place: saying.place() }];
      }
      const texts = new Set(meant.parts.map(({ text }) => text));
      const strange = saying.parts.find(({ text }) => !texts.has(text));
      if (strange === undefined && saying.parts.length === meant.parts.length) return [];
      return [{ how: 'other', saying, place: (strange ?? saying).place() }];
    }),
    ...[...known].flatMap(([key, saying]): Omit<Difference, 'others'>[] =>
      found.has(key) ? [] : [{ how: 'missing', saying, place: undefined }],
    ),
  ];
  const [first] = differences;
  return first && { ...first, others: differences.length - 1 };
}

/** What is said of the same thing twice is held against what is meant to be said the second time. */
function numbered(sayings: readonly Saying[]): ReadonlyMap<string, Saying> {
  const times = new Map<string, number>();
  return new Map(
    sayings.map((saying) => {
      const time = (times.get(saying.about) ?? 0) + 1;
      times.set(saying.about, time);
      return [`${time} ${saying.about}`, saying];
    }),
  );
}
