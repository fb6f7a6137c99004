import { append } from '../../sdk/any-length.ts';
import type { AnyBlock, LayoutNeed } from '../../sdk/block.ts';
import type { Diagnostic, Path } from '../../sdk/issue.ts';
import { didYouMean } from '../../sdk/suggest.ts';
import { characterName, inQuotes } from '../../sdk/unseen.ts';
import type { Registry } from '../../site/registry.ts';
import type { FaultySection, HiddenSection, SectionNode, Site } from '../../site/site.ts';
import { asText, valueInMessage } from '../lib/as-text.ts';
import { isRecord } from '../lib/is-record.ts';
import { runBlock } from './block-code.ts';
import { parseValue } from './parse-value.ts';
import { shapedSection } from './shapes/section-shape.ts';
import { zodDiagnostics } from './zod-diagnostics.ts';

/** Section names are ids in the document, and targets of links. */
export const sectionName = /^[A-Za-z][A-Za-z0-9-]*$/;

/** Valid and invalid sections. */
export interface ReadSections {
  /** The sections that pages show. */
  readonly nodes: readonly SectionNode[];
  readonly hidden: readonly HiddenSection[];
  readonly invalid: readonly FaultySection[];
}

/** Validates sections by their blocks. A section that is used several times is checked once, and reported for each page of a table. */
export class SectionReader {
  readonly diagnostics: Diagnostic[] = [];
  readonly #registry: Registry;
  readonly #checked = new WeakMap<object, CheckedSection & { readonly at: Path }>();

  constructor(registry: Registry) {
    this.#registry = registry;
  }

  read(record: Readonly<Record<string, unknown>>, at: Path): ReadSections {
    const nodes: SectionNode[] = [];
    const hidden: HiddenSection[] = [];
    const invalid: FaultySection[] = [];
    for (const [name, given] of Object.entries(record)) {
      const path = at.concat(name);
      const { value, isHidden } = this.#shown(given, path);
      if (!sectionName.test(name)) this.diagnostics.push(badSectionName(name, path));
      const node = this.#check(value, path) ? this.#node(name, value as Record<string, unknown>, path) : undefined;
      if (node === undefined) invalid.push({ name, value, at: path });
      else if (isHidden) hidden.push({ node, before: nodes.length });
      else nodes.push(node);
    }
    return { nodes, hidden, invalid };
  }

  /** Returns a section without the field `hide`, which belongs to no block, and what it says. */
  #shown(given: unknown, at: Path): { readonly value: unknown; readonly isHidden: boolean } {
    if (!isRecord(given) || !('hide' in given)) return { value: given, isHidden: false };
    const { hide, ...value } = given;
    if (typeof hide !== 'boolean') {
      const message = `"hide" must be true or false, not ${valueInMessage(hide)}.`;
      this.diagnostics.push({ code: 'wrong-type', message, path: [...at, 'hide'] });
    }
    return { value, isHidden: hide === true };
  }

  #check(value: unknown, at: Path): boolean {
    const isObject = typeof value === 'object' && value !== null;
    const known = isObject ? this.#checked.get(value) : undefined;
    if (known === undefined) {
      const checked = checkSection(value, at, this.#registry);
      if (isObject) this.#checked.set(value, { ...checked, at });
      append(this.diagnostics, checked.diagnostics);
      return checked.hasValidFields;
    }
    // Reports count the pages of a table that have an error.
    if (isOnRowPage(at)) {
      const moved = ({ path, ...rest }: Diagnostic) => ({ ...rest, path: [...at, ...path.slice(known.at.length)] });
      append(this.diagnostics, known.diagnostics.map(moved));
    }
    return known.hasValidFields;
  }

  #node(name: string, fields: Readonly<Record<string, unknown>>, at: Path): SectionNode | undefined {
    const type = asText(fields.block);
    const definition = this.#registry.blocks.get(type);
    return definition && { at, name, type, definition, fields };
  }
}

/** Whether a JSON path is inside a page of a matrix or collection. */
export function isOnRowPage([, , kind]: Path): boolean {
  return kind === 'pages';
}

/**
 * A section with errors of its block's own `check` still has valid fields: its links, icons and pictures are looked for,
 * so that one error does not hide another.
 */
export interface CheckedSection {
  readonly hasValidFields: boolean;
  readonly diagnostics: readonly Diagnostic[];
}

const sound: CheckedSection = { hasValidFields: true, diagnostics: [] };
const invalid = (diagnostics: readonly Diagnostic[]): CheckedSection => ({ hasValidFields: false, diagnostics });

/** Checks a section by the schema and the `check` of its block. */
export function checkSection(value: unknown, at: Path, registry: Registry): CheckedSection {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    const message = 'A section must be an object with a "block" and its fields.';
    return invalid([{ code: 'wrong-type', message, path: at }]);
  }
  if (!('block' in value)) {
    return invalid([
      {
        code: 'missing-field',
        message: 'The field "block" is missing; it names the block of the section.',
        path: at,
        suggestion: didYouMean('', registry.blocks.keys(), 'block'),
      },
    ]);
  }
  const type = value.block;
  const definition = registry.blocks.get(asText(type));
  if (definition === undefined) {
    return invalid([
      {
        code: 'unknown-block',
        message: `There is no block ${valueInMessage(type)}.`,
        path: [...at, 'block'],
        suggestion: didYouMean(asText(type), registry.blocks.keys(), 'block'),
      },
    ]);
  }
  const { block, schema } = definition;
  const shape = shapedSection(definition, value as Record<string, unknown>)?.shape;
  if (shape?.isValid && block.check === undefined && block.needs === undefined) return sound;
  const { block: _, ...fields } = value;
  if (!shape?.isValid) {
    const unread: Diagnostic[] = [];
    const parsed = runBlock({ definition, at }, 'fields', unread, () => parseValue(schema, fields));
    if (parsed === undefined) return invalid(unread);
    if (!parsed.success) return invalid(zodDiagnostics(parsed.error, schema, fields, at));
    if (shape !== undefined) shape.isValid = true;
  }
  const diagnostics: Diagnostic[] = unfitLayout(block, fields, at);
  const errors = runBlock({ definition, at }, 'check', diagnostics, () => block.check?.(fields)) ?? [];
  for (const { path, message, suggestion, code = 'invalid-value' } of errors) {
    diagnostics.push({
      code,
      message,
      path: [...at, ...path],
      ...(suggestion === undefined ? {} : { suggestion }),
    });
  }
  return { hasValidFields: true, diagnostics };
}

function badSectionName(name: string, path: Path): Diagnostic {
  return {
    code: 'invalid-value',
    message: `The section name ${inQuotes(name)} ${nameProblem(name)}, and it is used as the id of the section.`,
    path,
    atKey: true,
    suggestion: 'Use letters, digits and hyphens, starting with a letter.',
  };
}

/** Says why a name cannot be an id. */
function nameProblem(name: string): string {
  const character = /[^A-Za-z\d_-]/u.exec(name)?.[0];
  if (name === '') return 'is empty';
  return character === undefined ? `starts with "${name.charAt(0)}"` : `has a ${characterName(character)} in it`;
}

type Fields = Readonly<Record<string, unknown>>;

/** Returns an error if a section lacks what its layout needs, or has what its layout does not show. Its fields are valid. */
export function unfitLayout({ layouts = {}, needs = {} }: AnyBlock, fields: Fields, at: Path): Diagnostic[] {
  const [first = ''] = Object.keys(layouts);
  const { layout = first } = fields;
  const unseen = Object.values(needs).find(
    (need) => need?.only && fields[need.field] !== undefined && needs[String(layout)]?.field !== need.field,
  );
  if (unseen !== undefined) {
    const { field } = unseen;
    const others = Object.keys(needs).filter((name) => needs[name]?.field === field);
    return [
      {
        code: 'layout-unfit',
        message: `The layout "${layout}" does not show "${field}".`,
        path: [...at, field],
        suggestion: `Choose a layout that does: ${inQuotesList(others)}. Or remove "${field}".`,
      },
    ];
  }
  const fault = faultOf(needs[String(layout)], fields);
  if (fault === undefined) return [];
  const others = Object.keys(layouts).filter((name) => faultOf(needs[name], fields) === undefined);
  return [
    {
      code: 'layout-unfit',
      message: `The layout "${layout}" ${fault.message}.`,
      path: [...at, 'layout'],
      suggestion: `${fault.suggestion}, or choose another layout: ${inQuotesList(others)}.`,
    },
  ];
}

function inQuotesList(names: readonly string[]): string {
  return names.map((name) => `"${name}"`).join(', ');
}

interface Fault {
  readonly message: string;
  readonly suggestion: string;
}

function faultOf(need: LayoutNeed | undefined, fields: Fields): Fault | undefined {
  if (need === undefined) return undefined;
  const { field, of, kind, most } = need;
  const value = fields[field];
  if (most !== undefined) {
    const { length = 0 } = Array.isArray(value) ? value : [];
    if (length <= most) return undefined;
    return {
      message: `has room for ${most} of "${field}", and the section has ${length}`,
      suggestion: `Remove ${length - most} of them`,
    };
  }
  if (of !== undefined) {
    const items: unknown = fields[of];
    if (Array.isArray(items) && items.some((item) => Object(item)[field] !== undefined)) return undefined;
    return {
      message: `shows the "${field}" of each item, and none of "${of}" has one`,
      suggestion: `Add "${field}" to items of "${of}"`,
    };
  }
  if (kind === undefined) {
    if (value !== undefined) return undefined;
    return { message: `needs "${field}", and the section has none`, suggestion: `Add "${field}"` };
  }
  const found: unknown = Object(value).kind;
  if (found === kind) return undefined;
  return {
    message: `needs a ${kind} in "${field}", and the section has ${found === undefined ? 'none' : `a ${String(found)}`}`,
    suggestion: `Write ${field}: { kind: '${kind}', … }`,
  };
}

/** Reports what the blocks of sections need and the site lacks. Skips the fields in `known`. */
export function unmetNeeds(site: Site, sections: readonly SectionNode[], known: WeakSet<object>): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  for (const node of sections) {
    const { block } = node.definition;
    if (block.fits === undefined || known.has(node.fields)) continue;
    known.add(node.fields);
    for (const { path, ...error } of runBlock(node, 'fits', diagnostics, () => block.fits?.(node.fields, site)) ?? []) {
      diagnostics.push({ code: 'invalid-value', path: [...node.at, ...path], ...error });
    }
  }
  return diagnostics;
}
