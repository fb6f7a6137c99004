import type { ESTree } from 'rolldown/utils';
import type { CodeStyle } from './code-style.ts';
import type { ObjectSpot } from './config-tree.ts';
import { applyEdits, type Edit } from './edits.ts';
import { Code, literal, Member, memberOfLine } from './literal.ts';
import { appendMember, indentAt, lineStart, removeMembers } from './members.ts';
import type { NewPage } from './new-page.ts';
import type { SiteEdit } from './site-edit.ts';
import { isInside } from './syntax.ts';

/** New values of an object by key. */
type Values = Readonly<Record<string, unknown>>;

/** An object literal and the changes to it. */
interface Changes {
  readonly node: ESTree.ObjectExpression;
  /** Properties whose value is replaced in place. */
  readonly replaced: readonly (readonly [ESTree.ObjectProperty, unknown])[];
  /** Values to append. */
  readonly added: Values;
  /** Properties that `added` would duplicate. */
  readonly removed: readonly ESTree.ObjectPropertyKind[];
}

/** Writes a copy of a config entry for another page. */
export class EntryCopy {
  readonly #site: SiteEdit;
  readonly #object: ObjectSpot;
  readonly #page: NewPage;
  readonly #text: string;
  readonly #style: CodeStyle;
  /** The property that holds the page's meta. */
  readonly #meta: ESTree.ObjectProperty | undefined;
  /** The meta itself, if it is an object literal in the entry. */
  readonly #metaObject: ESTree.ObjectExpression | undefined;
  #renames: readonly Edit[] = [];

  constructor(site: SiteEdit, object: ObjectSpot, page: NewPage) {
    const { module } = object;
    this.#site = site;
    this.#object = object;
    this.#page = page;
    this.#text = module.source.text;
    this.#style = site.style(module);
    this.#meta = this.#property(object, 'meta');
    const meta = this.#meta && unwrapped(this.#meta.value);
    this.#metaObject = meta?.type === 'ObjectExpression' ? meta : undefined;
  }

  /** Returns whether the copy keeps a part of the original. */
  keeps(part: ESTree.Node): boolean {
    const { path, theme } = this.#page;
    const objects = [this.#changes(this.#object.node, { path, theme })];
    if (this.#metaObject !== undefined) objects.push(this.#changes(this.#metaObject, this.#metaValues()));
    const gone = objects.flatMap(({ replaced, removed }) => [...replaced.map(([property]) => property), ...removed]);
    return !gone.some((property) => isInside(part, property));
  }

  /** Returns a function that writes the copy with an indent; `renames` apply to the parts that it keeps. */
  writer(renames: readonly Edit[]): (indent: string) => string {
    this.#renames = renames;
    const { node } = this.#object;
    if (this.#isOnOneLine(node)) {
      const members = this.#members(this.#changes(node, this.#values(this.#metaMembers())));
      const style = this.#styleOf(node);
      return (indent) => literal(members, { style, indent, taken: indent.length + 1 });
    }
    const edits =
      this.#metaObject === undefined
        ? this.#edits(this.#changes(node, this.#values(this.#metaMembers())))
        : [...this.#edits(this.#changes(node, this.#values())), ...this.#metaEdits(this.#metaObject)];
    const written = this.#code(node, edits);
    const before = indentAt(this.#text, node.start);
    return (indent) => written.replaceAll(`\n${before}`, `\n${indent}`);
  }

  #values(meta?: unknown): Values {
    const { path, theme } = this.#page;
    return { path, theme, meta };
  }

  /** Returns the values that differ in the meta of the copy. */
  #metaValues(): Values {
    const { title, description, noindex } = this.#page;
    const { sources } = this.#site.tree;
    const meta = sources.member(this.#object, 'meta');
    const hidden = meta && sources.member(meta, 'noindex')?.node;
    const isHidden = hidden?.type === 'Literal' && hidden.value === true;
    return { title, description, noindex: noindex === true && !isHidden ? true : undefined };
  }

  /** Returns the meta of the copy, based on that of the original; undefined if they are equal. */
  #metaMembers(): unknown {
    const values = this.#metaValues();
    if (Object.values(values).every((value) => value === undefined)) return undefined;
    if (this.#meta !== undefined && this.#metaObject !== undefined) {
      const members = this.#members(this.#changes(this.#metaObject, values));
      if (this.#meta.value === this.#metaObject) return members;
      const { start, end } = this.#metaObject;
      const style = this.#styleOf(this.#object.node);
      const indent = indentAt(this.#text, start) + style.indent;
      const text = literal(members, { style, indent, taken: indent.length + start - this.#meta.start });
      return new Code(this.#code(this.#meta.value, [{ start, end, text }]));
    }
    const original = this.#meta === undefined ? this.#spreadMeta() : this.#operand(this.#meta.value);
    return original === undefined ? values : { '...': new Member(`...${original}`), ...values };
  }

  /** Returns the expression for a meta that comes from a spread. */
  #spreadMeta(): string | undefined {
    const { module, node } = this.#object;
    const { sources } = this.#site.tree;
    const spread = node.properties.findLast(
      (property) =>
        property.type === 'SpreadElement' &&
        sources.lookup(sources.follow({ module, node: property.argument }), 'meta').kind !== 'absent',
    );
    return spread?.type === 'SpreadElement' ? `${this.#operand(spread.argument)}.meta` : undefined;
  }

  #metaEdits(meta: ESTree.ObjectExpression): Edit[] {
    const changes = this.#changes(meta, this.#metaValues());
    if (!this.#isOnOneLine(meta)) return this.#edits(changes);
    const { replaced, added } = changes;
    const open = Object.keys(added).length > 0;
    if (replaced.length === 0 && !open) return [];
    const { start, end } = meta;
    const indent = indentAt(this.#text, start);
    const taken = start - lineStart(this.#text, start) + 1;
    return [{ start, end, text: literal(this.#members(changes), { style: this.#styleOf(meta), indent, taken, open }) }];
  }

  #changes(node: ESTree.ObjectExpression, values: Values): Changes {
    const object = { module: this.#object.module, node };
    const replaced: [ESTree.ObjectProperty, unknown][] = [];
    const added: Record<string, unknown> = {};
    for (const [key, value] of Object.entries(values)) {
      if (value === undefined) continue;
      const property = this.#property(object, key);
      if (property === undefined) added[key] = value;
      else replaced.push([property, value]);
    }
    const removed = node.properties.filter((property) => {
      const key = propertyKey(property);
      return key !== undefined && key in added;
    });
    return { node, replaced, added, removed };
  }

  /** Returns the property that defines a key. */
  #property({ module, node }: ObjectSpot, key: string): ESTree.ObjectProperty | undefined {
    const found = this.#site.tree.sources.lookup({ module, node }, key);
    if (found.kind !== 'found' || !found.exact) return undefined;
    return node.properties.find(
      (property): property is ESTree.ObjectProperty => property.type === 'Property' && property.key === found.key?.node,
    );
  }

  /** Returns the edits of an object over several lines. */
  #edits({ node, replaced, added, removed }: Changes): Edit[] {
    const style = this.#style;
    const write = (indent: string) =>
      Object.entries(added)
        .map(([key, value]) => memberOfLine(key, value, { style, indent }))
        .join(`,${style.eol}${indent}`);
    const kept = { ...node, properties: node.properties.filter((property) => !removed.includes(property)) };
    return [
      ...replaced.map(([property, value]) => this.#replacing(property, value)),
      ...removeMembers(this.#text, node, removed),
      ...(Object.keys(added).length === 0 ? [] : appendMember(this.#text, kept, style, write)),
    ];
  }

  /** Returns the members of an object on one line, for a new layout. */
  #members({ node, replaced, added, removed }: Changes): Values {
    const members: Record<string, unknown> = {};
    const values = new Map<ESTree.Node, unknown>(replaced);
    for (const property of node.properties.filter((one) => !removed.includes(one))) {
      const value = values.get(property);
      const key = propertyKey(property);
      if (property.type === 'Property' && key !== undefined && value !== undefined && this.#isPlain(property, value)) {
        members[key] = value;
      } else {
        const edits = property.type === 'Property' && value !== undefined ? [this.#replacing(property, value)] : [];
        const text = this.#code(property, edits);
        members[text] = new Member(text);
      }
    }
    return { ...members, ...added };
  }

  #replacing(property: ESTree.ObjectProperty, value: unknown): Edit {
    const style = this.#style;
    const indent = indentAt(this.#text, property.start);
    if (this.#isPlain(property, value)) {
      const text = memberOfLine(propertyKey(property) ?? '', value, { style, indent });
      return { start: property.start, end: property.end, text };
    }
    const { start, end } = replacedPart(property, value);
    return { start, end, text: literal(value, { style, indent, taken: indent.length + start - property.start + 1 }) };
  }

  /** Returns whether only the key of a property stays. */
  #isPlain(property: ESTree.ObjectProperty, value: unknown): boolean {
    const { key, shorthand, computed } = property;
    if (shorthand || property.method || property.kind !== 'init') return true;
    if (key.type !== 'Identifier' || computed) return false;
    const { start, end } = replacedPart(property, value);
    return end === property.end && this.#text.slice(key.end + 1, start).trim() === '';
  }

  /** Returns the text of a node with edits. */
  #code({ start, end }: ESTree.Node, edits: readonly Edit[] = []): string {
    const inside = [...edits, ...this.#renames].filter((edit) => edit.start >= start && edit.end <= end);
    return applyEdits(
      this.#text.slice(start, end),
      inside.map((edit) => ({ ...edit, start: edit.start - start, end: edit.end - start })),
    );
  }

  /** Returns an expression as the operand of a spread, indented by one more level. */
  #operand(node: ESTree.Node): string {
    const { eol, indent } = this.#style;
    const text = this.#code(node).replaceAll(eol, eol + indent);
    return ['Identifier', 'MemberExpression', 'CallExpression'].includes(node.type) ? text : `(${text})`;
  }

  /** Returns whether a new layout of the object is safe: it would lose comments between members. */
  #isOnOneLine({ start, end }: ESTree.Node): boolean {
    return !/\n|\/\*/.test(this.#text.slice(start, end));
  }

  /** Returns the style with the width of the current line, if that is already longer. */
  #styleOf({ end }: ESTree.Node): CodeStyle {
    const length = end - lineStart(this.#text, end);
    return { ...this.#style, width: Math.max(this.#style.width, length) };
  }
}

/** Returns the node to replace: text keeps its `as const`, other values lose their type assertion. */
function replacedPart({ value }: ESTree.ObjectProperty, other: unknown): ESTree.Node {
  return typeof other === 'string' ? unwrapped(value) : value;
}

/** Returns the expression inside `satisfies` and `as`. */
function unwrapped(node: ESTree.Node): ESTree.Node {
  return node.type === 'TSSatisfiesExpression' || node.type === 'TSAsExpression' ? unwrapped(node.expression) : node;
}

/** Returns the key of a property; undefined if it is computed. */
function propertyKey(property: ESTree.ObjectPropertyKind): string | undefined {
  if (property.type !== 'Property') return undefined;
  const { key, computed } = property;
  if (key.type === 'Identifier' && !computed) return key.name;
  return key.type === 'Literal' && typeof key.value === 'string' ? key.value : undefined;
}
