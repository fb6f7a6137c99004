import type { RegisteredBlock } from '../../renderer/site/registry.ts';
import { type FieldDoc, fieldDocs } from './field-docs.ts';
import { exampleSnippet } from './snippets.ts';

/** Returns a Markdown reference of blocks and their fields, in alphabetical order. */
export function blocksReference(blocks: Iterable<RegisteredBlock>): string {
  const sorted = [...blocks].sort((a, b) => (a.block.type < b.block.type ? -1 : 1));
  const shared = sharedFields(sorted.flatMap(({ schema }) => fieldDocs(schema)));
  const parts = [
    '# Blocks and their fields',
    'A section is an object with the name of its block and the fields of that block. `waive` is possible on every section ([Checking a site](checking.md)), and so is `hide: true`: the section is checked as usual and nowhere on the site, and links to it are errors. `npx frontage gallery` shows every block in your theme.',
    sorted.map(({ block: { type } }) => `[${type}](#${type.toLowerCase()})`).join(' · '),
    ...sorted.flatMap((block) => blockParts(block, shared)),
    ...[...shared.values()].flatMap(({ name, fields }) => [
      `## Fields of ${name}`,
      fieldLines(fields, '', shared).join('\n'),
    ]),
    '`npx frontage schema --reference blocks.md` writes this page, with the blocks of your site.',
  ];
  return `${parts.join('\n\n')}\n`;
}

/** Lists of nested fields that are written once, by their text. */
type Shared = ReadonlyMap<string, FieldDoc>;

/** Returns long lists of nested fields that at least three fields have, with the name that most of these have. Kinds stay in their list. */
function sharedFields(all: readonly FieldDoc[]): Shared {
  const found = new Map<string, FieldDoc[]>();
  const collect = (fields: readonly FieldDoc[]): void => {
    for (const field of fields) {
      const key = JSON.stringify(field.fields);
      if (!field.name.startsWith('kind:') && fieldLines(field.fields, '', new Map()).length > 6)
        found.set(key, [...(found.get(key) ?? []), field]);
      collect(field.fields);
    }
  };
  collect(all);
  const common = (fields: readonly FieldDoc[]) =>
    fields.toSorted((a, b) => timesOf(fields, b.name) - timesOf(fields, a.name))[0];
  return new Map(
    [...found].flatMap(([key, fields]) => {
      const field = fields.length > 2 ? common(fields) : undefined;
      return field === undefined ? [] : [[key, field] as const];
    }),
  );
}

function timesOf(fields: readonly FieldDoc[], name: string): number {
  return fields.filter((field) => field.name === name).length;
}

function blockParts({ block: { type, description, examples }, schema }: RegisteredBlock, shared: Shared): string[] {
  const [example] = examples;
  const fields = fieldDocs(schema);
  return [
    `## ${type}`,
    description,
    ...(fields.length === 0 ? [] : [fieldLines(fields, '', shared).join('\n')]),
    ...(example === undefined ? [] : [['```ts', exampleSnippet(type, example.props), '```'].join('\n')]),
  ];
}

function fieldLines(fields: readonly FieldDoc[], indent: string, shared: Shared): string[] {
  return fields.flatMap(({ name, type, help, required, fields: inner }) => {
    const elsewhere = shared.get(JSON.stringify(inner))?.name;
    const more = elsewhere === undefined ? '' : ` [Its fields](#fields-of-${elsewhere.toLowerCase()}).`;
    return [
      `${indent}- \`${name}\` (${type}${required ? ', required' : ''})${help === '' && more === '' ? '' : `: ${help}${more}`}`,
      ...(elsewhere === undefined ? fieldLines(inner, `${indent}  `, shared) : []),
    ];
  });
}
