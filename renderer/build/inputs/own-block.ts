import * as z from 'zod';
import type { AnyBlock } from '../../sdk/block.ts';
import { Faults, type Finding, type Place } from '../../sdk/issue.ts';
import { isRecord } from '../lib/is-record.ts';
import { outboxModule } from '../lib/island-names.ts';
import type { Bundle } from './bundle/bundle.ts';
import { placeInSource } from './place-in-source.ts';

/** The one block that a file of the site exports. Throws {@link Faults} when there is none, several, or half of one. */
export function ownBlock(exports: Record<string, unknown>, file: string): AnyBlock {
  // It may be exported by its name and as default as well.
  const blocks = [...new Set(Object.values(exports).filter(isBlock))];
  const [block] = blocks;
  if (block === undefined || blocks.length > 1) {
    throw new Faults([
      blockFault(file, `The file exports ${blocks.length} blocks; it must export one, made by defineBlock.`),
    ]);
  }
  if (!typeShape.test(block.type) || block.type === outboxModule) {
    const message = `A block cannot have the type ${JSON.stringify(block.type)}: files and addresses are named by it.`;
    const suggestion = 'Use letters and digits, beginning with a small letter, such as "priceTable".';
    throw new Faults([{ ...blockFault(file, message), suggestion }]);
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
      blockFault(file, `Sections of every block may have ${names}: choose other names for these fields.`),
    ]);
  }
  const given = ofEveryView.filter((name) => name in (block.fields ?? {}));
  if (given.length > 0) {
    const names = given.map((name) => `"${name}"`).join(', ');
    throw new Faults([
      blockFault(file, `The engine gives ${names} to every view: choose other names for these fields.`),
    ]);
  }
  const isGiven = (name: keyof AnyBlock) => name === 'View' || block[name] !== undefined;
  const wrong = [...parts].filter(([name, { is }]) => isGiven(name) && !is(block[name]));
  if (wrong.length > 0) {
    const list = wrong.map(([name, { words }]) => `"${name}" must be ${words}`).join('; ');
    throw new Faults([blockFault(file, `Parts of the block have the wrong type: ${list}.`)]);
  }
  // Only those who write without types leave these out, and nothing but the gallery needs them.
  return { ...block, description: block.description ?? '', examples: block.examples ?? [] };
}

/** What a part of a block must be, as somebody reads it who writes without types. */
interface Part {
  readonly is: (part: unknown) => boolean;
  readonly words: string;
}

const isFunction = (part: unknown) => typeof part === 'function';
const isText = (part: unknown) => typeof part === 'string';
const isFlag = (part: unknown) => typeof part === 'boolean';

/** The parts of a block but its type and its fields, which are looked at by themselves. */
const parts = new Map<keyof AnyBlock, Part>([
  ['description', { is: isText, words: 'a sentence' }],
  // React wraps some components, such as those made by `memo`, in objects.
  ['View', { is: (part) => isFunction(part) || isRecord(part), words: 'a component' }],
  ['verbatim', { is: isFlag, words: 'true or false' }],
  [
    'styles',
    {
      is: (part) => isFunction(part) || isListOf(part, isText),
      words: 'a list of names, or a function that gives one back',
    },
  ],
  [
    'examples',
    { is: (part) => isListOf(part, isExample), words: 'a list of examples, each with a "name" and "props"' },
  ],
  ...(['ui', 'fromPage', 'check', 'fits', 'ids', 'jsonLd'] as const).map(
    (name) => [name, { is: isFunction, words: 'a function' }] as const,
  ),
]);

function isListOf(value: unknown, is: (item: unknown) => boolean): boolean {
  return Array.isArray(value) && value.every(is);
}

function isExample(value: unknown): boolean {
  return isRecord(value) && isText(value.name) && isRecord(value.props);
}

const typeShape = /^[a-z][A-Za-z0-9]*$/;

/** What views get besides their fields, and what React keeps for itself. */
const ofEveryView = ['id', 'level', 'ui', 'key'];

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
  const [first] = own;
  const place =
    error instanceof Error
      ? placeInSource(error.stack ?? '', { map, files }, /blocks-\w+\.cjs:(\d+):(\d+)/g)
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
