import { basename } from 'node:path';
import { type Diagnostic, DiagnosticsError, type Path } from '../../sdk/issue.ts';
import type { RegisteredBlock } from '../../site/registry.ts';
import { isRecord } from '../lib/is-record.ts';

/** A section whose block's code runs. */
export interface BlockUse {
  readonly definition: RegisteredBlock;
  /** JSON path of the section. */
  readonly at: Path;
  /** Kinds of the site's drawings in it, whose code runs as well. */
  readonly drawings?: readonly string[];
}

/** A block's code does something forbidden. `message` says what; it follows the name of the part in a sentence. */
export class Misuse extends Error {
  readonly suggestion: string;

  constructor(what: string, suggestion: string) {
    super(what);
    this.suggestion = suggestion;
  }
}

/**
 * Runs one part of a block's code for a section. If a block or a drawing of the site throws, reports it at the section and
 * returns undefined. If a block of the engine throws, the error is ours and is thrown on, except for {@link Misuse}, which
 * texts can cause.
 */
export function runBlock<T>(
  { definition: { block, folder, own }, at, drawings = [] }: BlockUse,
  part: Part,
  diagnostics: Diagnostic[],
  run: () => T,
): T | undefined {
  const reportDrawing = (what: string): undefined => {
    const names = drawings.map((kind) => `"${kind}"`).join(' or ');
    const message = `The view of the drawing ${names} ${what}`;
    const suggestion = 'Fix it in templates/drawings.';
    diagnostics.push({ code: 'drawing-invalid', message, path: at, suggestion });
  };
  const report = (what: string, ...suggestions: readonly string[]): undefined => {
    diagnostics.push({
      code: 'block-invalid',
      message: `The ${part} of the block "${block.type}" ${what}`,
      path: at,
      suggestion: [
        ...suggestions,
        ...(own ? [`The block is one of this site's own: fix it in templates/blocks/${basename(folder)}.`] : []),
      ].join(' '),
    });
  };
  try {
    const made = run();
    const expected = own && made !== undefined ? results[part] : undefined;
    return expected === undefined || expected.is(made) ? made : report(`did not return ${expected.what}.`);
  } catch (error) {
    if (error instanceof Misuse) return report(error.message, error.suggestion);
    if (error instanceof DiagnosticsError) throw error;
    if (!own && drawings.length > 0) return reportDrawing(`threw: ${String(error)}`);
    if (!own) throw error;
    if (isSuspended(error))
      return report('waits for something (it suspended), and a page is built at once.', noWaiting);
    return report(`threw: ${String(error)}`);
  }
}

/** Whether React threw this because a view waits for data or code. */
function isSuspended(error: unknown): boolean {
  return error instanceof Error && error.message.startsWith('A component suspended while responding');
}

const noWaiting =
  'A view is a pure function of its props: load its data in the config, pass it in a field, and import components without lazy().';

type Part = 'View' | 'check' | 'fields' | 'fits' | 'fromPage' | 'ids' | 'jsonLd' | 'styles' | 'ui';

/** What parts of a block must return, for blocks that are written without types. */
const results: Partial<Record<Part, { readonly what: string; readonly is: (made: unknown) => boolean }>> = {
  check: { what: 'a list of errors, each with a "message" and a "path"', is: isListOf(isError) },
  fits: { what: 'a list of errors, each with a "message" and a "path"', is: isListOf(isError) },
  ids: { what: 'a list of texts', is: isListOf((id) => typeof id === 'string') },
  jsonLd: { what: 'a list of objects that can be written as JSON', is: isListOf(isNode) },
  styles: { what: 'a list of names', is: isListOf((name) => typeof name === 'string') },
};

function isListOf(isOne: (one: unknown) => boolean): (made: unknown) => boolean {
  return (made) => Array.isArray(made) && made.every(isOne);
}

function isError(error: unknown): boolean {
  return isRecord(error) && typeof error.message === 'string' && Array.isArray(error.path);
}

/** Values that JSON cannot represent throw, and are reported as such. */
function isNode(node: unknown): boolean {
  return isRecord(node) && JSON.stringify(node) !== undefined;
}
