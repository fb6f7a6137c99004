import { basename } from 'node:path';
import { Faults, type Finding, type Path } from '../../sdk/issue.ts';
import type { RegisteredBlock } from '../../site/registry.ts';
import { isRecord } from '../lib/is-record.ts';

/** A section whose block's code is run. */
export interface BlockUse {
  readonly definition: RegisteredBlock;
  /** Way to the section in the config. */
  readonly at: Path;
}

/** Thrown where a part of a block's code does what it may not: `message` says what, after the name of the part. */
export class Misuse extends Error {
  readonly wayOut: string;

  constructor(what: string, wayOut: string) {
    super(what);
    this.wayOut = wayOut;
  }
}

/**
 * Runs one part of a block's code for a section. What a block of the site's own throws becomes a finding at the section,
 * and nothing comes back; what one of the engine's throws is a fault of ours and goes on, but for a misuse, which words that
 * people write may bring about.
 */
export function runBlock<T>(
  { definition: { block, folder, own }, at }: BlockUse,
  part: Part,
  findings: Finding[],
  run: () => T,
): T | undefined {
  const tell = (what: string, ...wayOut: readonly string[]): undefined => {
    findings.push({
      code: 'block-invalid',
      message: `The ${part} of the block "${block.type}" ${what}`,
      path: at,
      suggestion: [
        ...wayOut,
        ...(own ? [`The block is one of this site's own: mend it in templates/blocks/${basename(folder)}.`] : []),
      ].join(' '),
    });
  };
  try {
    const made = run();
    const wanted = own && made !== undefined ? results[part] : undefined;
    return wanted === undefined || wanted.is(made) ? made : tell(`did not return ${wanted.what}.`);
  } catch (error) {
    if (error instanceof Misuse) return tell(error.message, error.wayOut);
    if (!own || error instanceof Faults) throw error;
    if (isSuspended(error)) return tell('waits for something (it suspended), and a page is built at once.', atOnce);
    return tell(`threw: ${String(error)}`);
  }
}

/** Whether this is what React throws where something is not there yet that a view cannot do without: its data, or its code. */
function isSuspended(error: unknown): boolean {
  return error instanceof Error && error.message.startsWith('A component suspended while responding');
}

const atOnce =
  'A view is a pure function of its props: load in the config what it waits for, hand it over in a field, and import components without lazy().';

type Part = 'View' | 'check' | 'fields' | 'fits' | 'fromPage' | 'ids' | 'jsonLd' | 'styles' | 'ui';

/** What parts of a block give back, for those that write them without types. */
const results: Partial<Record<Part, { readonly what: string; readonly is: (made: unknown) => boolean }>> = {
  check: { what: 'a list of faults, each with a "message" and a "path"', is: isListOf(isFault) },
  fits: { what: 'a list of faults, each with a "message" and a "path"', is: isListOf(isFault) },
  ids: { what: 'a list of texts', is: isListOf((id) => typeof id === 'string') },
  jsonLd: { what: 'a list of objects that can be written as JSON', is: isListOf(isNode) },
  styles: { what: 'a list of names', is: isListOf((name) => typeof name === 'string') },
};

function isListOf(isOne: (one: unknown) => boolean): (made: unknown) => boolean {
  return (made) => Array.isArray(made) && made.every(isOne);
}

function isFault(fault: unknown): boolean {
  return isRecord(fault) && typeof fault.message === 'string' && Array.isArray(fault.path);
}

/** What JSON cannot hold is thrown, and told as such. */
function isNode(node: unknown): boolean {
  return isRecord(node) && JSON.stringify(node) !== undefined;
}
