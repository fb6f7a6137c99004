import type { RegisteredBlock } from '../../renderer/site/registry.ts';
import { type FieldDoc, fieldDocs } from './field-docs.ts';
import { exampleSnippet } from './snippets.ts';

/** Returns a Markdown reference of blocks and their fields, in alphabetical order. */
export function blocksReference(blocks: Iterable<RegisteredBlock>): string {
  const sorted = [...blocks].sort((a, b) => (a.block.type < b.block.type ? -1 : 1));
  const parts = [
    '# Blocks and their fields',
    'A section is an object with the name of its block and the fields of that block. `waive` is possible on every section ([Checking a site](checking.md)). `npx frontage gallery` shows every block in your theme.',
    sorted.map(({ block: { type } }) => `[${type}](#${type.toLowerCase()})`).join(' · '),
    ...sorted.flatMap(blockParts),
    'Written by `npx frontage schema --reference docs/blocks.md`.',
  ];
  return `${parts.join('\n\n')}\n`;
}

function blockParts({ block: { type, description, examples }, schema }: RegisteredBlock): string[] {
  const [example] = examples;
  const fields = fieldDocs(schema);
  return [
    `## ${type}`,
    description,
    ...(fields.length === 0 ? [] : [fieldLines(fields, '').join('\n')]),
    ...(example === undefined ? [] : [['```ts', exampleSnippet(type, example.props), '```'].join('\n')]),
  ];
}

function fieldLines(fields: readonly FieldDoc[], indent: string): string[] {
  return fields.flatMap(({ name, type, help, required, fields: inner }) => [
    `${indent}- \`${name}\` (${type}${required ? ', required' : ''})${help === '' ? '' : `: ${help}`}`,
    ...fieldLines(inner, `${indent}  `),
  ]);
}
