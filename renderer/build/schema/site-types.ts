import * as z from 'zod';
import type { FieldKind } from '../../sdk/fields.ts';
import type { Registry } from '../../site/registry.ts';
import type { Site } from '../../site/site.ts';

/** Names that a site's types are completed from. */
export type TypedNames = Pick<Site, 'facts' | 'layouts' | 'destinations'> & {
  /** Paths of many pages at once, with `*` where they differ. */
  readonly patterns: readonly string[];
  readonly images: readonly string[];
  /** Pages that are written by themselves, with their sections. */
  readonly pages: readonly { readonly path: string; readonly sections: readonly { name: string; type: string }[] }[];
};

/**
 * The declarations that tell an editor what this site has: its blocks with the help text of every field, its routes,
 * facts, pictures, layouts and destinations. They are made rather than inferred, because a config that is typed by its
 * own routes is circular.
 */
export function siteTypes(registry: Registry, names: TypedNames): string {
  const blocks = [...registry.blocks.values()].sort((a, b) => (a.block.type < b.block.type ? -1 : 1));
  return [
    '// Made by frontage from pages.config.ts and the blocks; do not edit. `frontage types` makes it anew.',
    "import type { FactRef, Href, PagesOf, Waiver } from 'frontage';",
    '',
    ...blocks.flatMap(({ block, schema }) => [
      comment(block.description, ''),
      `interface ${interfaceName(block.type)} {`,
      `  block: ${JSON.stringify(block.type)};`,
      ...fields(schema, '  '),
      comment('Rules that are set aside here, each with a reason and a last day.', '  '),
      '  waive?: readonly Waiver[];',
      '}',
      '',
    ]),
    "declare module 'frontage' {",
    '  interface Register {',
    `    route: ${union(
      names.pages.map(({ path }) => path),
      names.patterns,
    )};`,
    `    fact: ${union(names.facts.keys())};`,
    `    image: ${union(names.images)};`,
    `    layout: ${union(names.layouts.keys())};`,
    `    destination: ${union(names.destinations.keys())};`,
    '    blocks: {',
    ...blocks.map(({ block }) => `      ${block.type}: ${interfaceName(block.type)};`),
    '    };',
    '    pages: {',
    ...names.pages.map(
      (page) => `      ${JSON.stringify(page.path)}: { ${page.sections.map(blockByName).join(' ')} };`,
    ),
    '    };',
    '  }',
    '}',
    '',
  ].join('\n');
}

function blockByName({ name, type }: { readonly name: string; readonly type: string }): string {
  return `${JSON.stringify(name)}: ${JSON.stringify(type)};`;
}

function interfaceName(type: string): string {
  return `${type.charAt(0).toUpperCase()}${type.slice(1)}Section`;
}

/** What stands in a template literal type for any words. */
const anyWords = ['$', '{string}'].join('');

function union(names: Iterable<string>, patterns: Iterable<string> = []): string {
  const open = [...new Set(patterns)].sort().map((pattern) => `\`${pattern.replaceAll('*', anyWords)}\``);
  const literals = [...[...names].sort().map((name) => JSON.stringify(name)), ...open];
  return literals.length === 0 ? 'never' : literals.join(' | ');
}

function fields(schema: z.ZodObject, indent: string): string[] {
  return Object.entries(schema.shape).flatMap(([name, field]) => {
    const { inner, optional } = unwrapped(field as z.ZodType);
    const help = z.globalRegistry.get(inner)?.description;
    const key = /^[A-Za-z_]\w*$/.test(name) ? name : JSON.stringify(name);
    return [
      ...(help === undefined ? [] : [comment(help, indent)]),
      `${indent}${key}${optional ? '?' : ''}: ${type(inner, indent)};`,
    ];
  });
}

function unwrapped(schema: z.ZodType): { inner: z.ZodType; optional: boolean } {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) {
    return { inner: unwrapped(schema.unwrap() as z.ZodType).inner, optional: true };
  }
  return { inner: schema, optional: false };
}

const namedTypes: Partial<Record<FieldKind, string>> = {
  number: 'number | FactRef',
  money: 'number | FactRef',
  phone: 'string | FactRef',
  href: 'Href',
  image: "{ src: import('frontage').ImageName; alt: string }",
  destination: "import('frontage').DestinationName",
};

function type(schema: z.ZodType, indent: string): string {
  const { kind, pages } = z.globalRegistry.get(schema) ?? {};
  const named = kind && namedTypes[kind];
  if (named !== undefined) return named;
  if (kind === 'action' && schema instanceof z.ZodObject) return action(schema, indent);
  if (schema instanceof z.ZodObject) return `{\n${fields(schema, `${indent}  `).join('\n')}\n${indent}}`;
  if (schema instanceof z.ZodArray) {
    return `readonly (${type(schema.element as z.ZodType, indent)})[]${pages ? ' | PagesOf' : ''}`;
  }
  if (schema instanceof z.ZodEnum) return schema.options.map((option) => JSON.stringify(option)).join(' | ');
  if (schema instanceof z.ZodLiteral) return JSON.stringify(schema.value);
  if (schema instanceof z.ZodDiscriminatedUnion || schema instanceof z.ZodUnion) {
    return (schema.options as z.ZodType[]).map((option) => type(option, indent)).join(' | ');
  }
  if (schema instanceof z.ZodBoolean) return 'boolean';
  if (schema instanceof z.ZodNumber) return 'number';
  return schema instanceof z.ZodString ? 'string' : 'unknown';
}

/** A button leads somewhere or says that it does not: never both, never neither. */
function action({ shape }: z.ZodObject, indent: string): string {
  const either = (name: string) => z.object({ label: shape.label, [name]: unwrapped(shape[name] as z.ZodType).inner });
  return `${type(either('href'), indent)} | ${type(either('inert'), indent)}`;
}

function comment(text: string, indent: string): string {
  return `${indent}/** ${text.replaceAll('*/', '* /')} */`;
}
