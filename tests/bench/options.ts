import { parseArgs } from 'node:util';

/** What somebody asked of the bench. */
export interface BenchOptions {
  /** What is measured. */
  readonly part: string;
  /** Numbers of pages; those of the part when nobody said. */
  readonly sizes: readonly number[] | undefined;
  /** Candidates by name; all when nobody said. */
  readonly only: readonly string[] | undefined;
  /** How many turns each candidate has. */
  readonly times: number;
  /** Whether what only some of the candidates did is kept too. */
  readonly keep: boolean;
  /** Whether the tables go into docs/benchmarks.md. */
  readonly write: boolean;
  /** Another checkout, whose engine takes turns with this one's. */
  readonly against: string | undefined;
}

const usage =
  'npm run bench -- [builds|edits|commands|dev|studio|browser|pictures|paint|report|scaffold] [--n 1000,5000] [--only frontage,hugo] [--against ../other] [--keep] [--runs 3] [--write]';

/** Reads the words behind `npm run bench --`. Throws what is wrong with them, and how they are written. */
export function optionsOf(args: readonly string[], parts: readonly string[]): BenchOptions {
  const { positionals, values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      n: { type: 'string' },
      only: { type: 'string' },
      against: { type: 'string' },
      keep: { type: 'boolean', default: false },
      runs: { type: 'string', default: '3' },
      write: { type: 'boolean', default: false },
    },
  });
  const [part = 'builds', ...more] = positionals;
  if (!parts.includes(part) || more.length > 0)
    throw new Error(`The bench does not know "${[part, ...more].join(' ')}". ${usage}`);
  return {
    part,
    sizes: values.n?.split(',').map((text) => whole(text, '--n')),
    only: values.only?.split(','),
    keep: values.keep,
    times: whole(values.runs, '--runs'),
    write: values.write,
    against: values.against,
  };
}

function whole(text: string, option: string): number {
  const number = Number(text);
  if (Number.isInteger(number) && number > 0) return number;
  throw new Error(`${option} takes whole numbers, not "${text}". ${usage}`);
}
