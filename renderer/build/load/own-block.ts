import * as z from 'zod';
import type { AnyBlock } from '../../kit/block.ts';
import { Faults, type Finding, type Place } from '../../kit/issue.ts';
import { type Bundle, engineFile } from './bundle.ts';
import { placeInSource } from './place-in-source.ts';

/** The one block that a file of the site exports. Throws {@link Faults} when there is none, several, or half of one. */
export function ownBlock(exports: Record<string, unknown>, file: string): AnyBlock {
  const blocks = Object.values(exports).filter(isBlock);
  const [block] = blocks;
  if (block === undefined || blocks.length > 1) {
    throw new Faults([
      blockFault(file, `The file exports ${blocks.length} blocks; it must export one, made by defineBlock.`),
    ]);
  }
  const strangers = Object.entries(block.fields ?? {}).filter(([, field]) => !(field instanceof z.ZodType));
  if (strangers.length > 0) {
    const names = strangers.map(([name]) => `"${name}"`).join(', ');
    throw new Faults([blockFault(file, `These fields were not made by the functions of "frontage/block": ${names}.`)]);
  }
  const taken = ofEverySection.filter((name) => name in (block.fields ?? {}));
  if (taken.length > 0) {
    const names = taken.map((name) => `"${name}"`).join(', ');
    throw new Faults([
      blockFault(file, `Every section may have ${names} whatever its block: choose other names for these fields.`),
    ]);
  }
  return block;
}

/** What stands in sections of every kind: the name of the block, the condition in a template, and waivers. */
const ofEverySection = ['block', 'when', 'waive'];

function isBlock(value: unknown): value is AnyBlock {
  return typeof value === 'object' && value !== null && 'type' in value && 'fields' in value && 'View' in value;
}

/** What a block of the site threw while it was imported, at its line; nothing when no code of the site was involved. */
export function threwWhileLoading(
  error: unknown,
  own: readonly string[],
  { map, files }: Pick<Bundle, 'map' | 'files'>,
): Faults | undefined {
  const theirs = files.filter((file) => !file.startsWith(engineFile('.')));
  const [first] = own;
  const place =
    error instanceof Error
      ? placeInSource(error.stack ?? '', { map, files: theirs }, /blocks-\w+\.cjs:(\d+):(\d+)/g)
      : first && { file: first, line: 1, column: 1 };
  if (place === undefined) return undefined;
  return new Faults([blockFault(place, `A block threw while it was being loaded: ${String(error)}`)]);
}

export function blockFault(at: string | Place, message: string): Finding {
  return {
    code: 'block-invalid',
    message,
    path: [],
    place: typeof at === 'string' ? { file: at, line: 1, column: 1 } : at,
    suggestion: 'See "Add a block" in CONTRIBUTING.md.',
  };
}
