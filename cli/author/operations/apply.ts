import { basename } from 'node:path';
import type { ESTree } from 'rolldown/utils';
import type { Module } from '../../../renderer/build/inputs/sources/module.ts';
import type { Spot } from '../../../renderer/build/inputs/sources/search.ts';
import type { Path } from '../../../renderer/sdk/issue.ts';
import { UsageError } from '../../failure.ts';
import type { CodeStyle } from '../code-style.ts';
import { keyText, literal, memberOfLine, quoted } from '../literal.ts';
import { appendMember, type Brackets, indentAt, membersOf, removeMembers } from '../members.ts';
import { computedError, type SiteEdit } from '../site-edit.ts';
import { setCell } from './cells.ts';
import { destinationValue } from './destination.ts';
import type { ConfigOperation, DestinationOperation, ValueOperation } from './operation.ts';
import { indexOfMember, insertBefore, moveMember } from './pieces.ts';
import { parsedText, replaceValue } from './replace-value.ts';
import { changeRow } from './rows.ts';
import { setPreset, setTokens } from './theme-tokens.ts';
import { computedBy, isWritten } from './value-text.ts';
import { dataOf, writtenValue } from './written-value.ts';

/**
 * Adds the edits of an operation to a site; `applyPageOperation` does it for those on pages. Each replaces one stretch of one file. Throws a DiagnosticsError if code computes
 * the value, and a {@link UsageError} if the config has no such value.
 */
export function applyOperation(site: SiteEdit, operation: ValueOperation): void {
  if (operation.op === 'setFact') setValue(site, factPath(operation.name), operation.value);
  else if (operation.op === 'setCell') setCell(site, operation);
  else if (operation.op === 'insertRow' || operation.op === 'removeRow') changeRow(site, operation);
  else if (operation.op === 'addDestination') addDestination(site, operation);
  else if (operation.op === 'setToken') setTokens(site, operation.values);
  else if (operation.op === 'setPreset') setPreset(site, operation.preset);
  else changeConfig(site, operation);
}

function addDestination(site: SiteEdit, operation: DestinationOperation): void {
  const path = ['destinations', operation.name];
  if (valueAt(site, path) !== undefined) throw taken(operation.name);
  addProperty(site, path, destinationValue(site, operation));
}

/** Returns the path of the value of a fact, whose name has a dot between groups. */
export function factPath(name: string): Path {
  return ['facts', ...name.split('.'), 'value'];
}

function changeConfig(site: SiteEdit, operation: ConfigOperation): void {
  const { path } = operation;
  if (operation.op === 'set') setValue(site, path, operation.value);
  else if (operation.op === 'insert') insert(site, operation);
  else if (operation.op === 'move') move(site, path, operation.to);
  else if (operation.op === 'duplicate') duplicate(site, path, operation.as);
  else if (operation.op === 'renameSection') renameMember(site, path, operation.to);
  else removeMember(site, path);
}

/** A member of an object or a list: the literal that holds it, and its value. */
interface Member {
  readonly module: Module;
  readonly parent: Brackets;
  /** The property, or the item itself. */
  readonly node: ESTree.Node;
  readonly value: ESTree.Node;
}

function setValue(site: SiteEdit, path: Path, value: unknown): void {
  const old = valueAt(site, path);
  if (old === undefined) {
    addProperty(site, path, value);
    return;
  }
  if (!isWritten(old.node)) throw computed(path, old);
  replaceValue(site, old, value);
}

/** Adds a property that was left out, with the objects around it that were left out too. */
function addProperty(site: SiteEdit, path: Path, value: unknown): void {
  const depth = path.findLastIndex((_, index) => valueAt(site, path.slice(0, index)) !== undefined);
  const holder = requireBrackets(site, path.slice(0, depth));
  const [key, ...inside] = path.slice(depth);
  if (
    holder.node.type !== 'ObjectExpression' ||
    typeof key === 'number' ||
    inside.some((step) => typeof step === 'number')
  ) {
    throw missing(path);
  }
  const nested = inside.reduceRight<unknown>((inner, step) => ({ [step]: inner }), value);
  const style = site.style(holder.module);
  const write = (indent: string) => memberOfLine(String(key), nested, { style, indent });
  site.edit(holder.module, appendMember(parsedText(holder.module), holder.node, style, write));
}

function removeMember(site: SiteEdit, path: Path): void {
  const { module, parent, node } = requireMember(site, path);
  site.edit(module, removeMembers(parsedText(module), parent, [node]));
}

function insert(site: SiteEdit, { path, at, key, value }: Extract<ConfigOperation, { op: 'insert' }>): void {
  const { module, node } = requireBrackets(site, path);
  const isList = node.type === 'ArrayExpression';
  if (isList !== (key === undefined)) throw missing(path);
  if (key !== undefined && hasKey(site, [...path, key], key)) throw taken(key);
  const next = isList ? memberAt(site, [...path, at])?.node : membersOf(node)[at];
  const style = site.style(module);
  const write = (indent: string) =>
    key === undefined
      ? literal(value, { style, indent, taken: indent.length + 1 })
      : memberOfLine(key, value, { style, indent });
  const text = parsedText(module);
  if (next !== undefined) site.edit(module, insertBefore(text, node, indexOfMember(node, next), write));
  else if (at === 0 || !isList || memberAt(site, [...path, at - 1]))
    site.edit(module, appendMember(text, node, style, write));
  else throw missing([...path, at]);
}

function move(site: SiteEdit, path: Path, to: number): void {
  const { module, parent, node } = requireMember(site, path);
  const from = indexOfMember(parent, node);
  const members = membersOf(parent);
  if (to >= members.length) throw missing([...path.slice(0, -1), to]);
  const [low, high] = from < to ? [from, to] : [to, from];
  const spread = members.slice(low, high + 1).find(({ type }) => type === 'SpreadElement');
  if (spread !== undefined) throw computed(path, { module, node: spread });
  if (from !== to) site.edit(module, moveMember(parsedText(module), parent, from, to));
}

function duplicate(site: SiteEdit, path: Path, as: string | undefined): void {
  const { module, parent, node, value } = requireMember(site, path);
  const text = parsedText(module);
  const index = indexOfMember(parent, node);
  const isItem = parent.type === 'ArrayExpression';
  if (!isItem && as === undefined) throw new UsageError('A copy of a property needs a name.', 'Give it with "as".');
  const style = site.style(module);
  const before = indentAt(text, value.start);
  const copied = text.slice(value.start, value.end);
  const write = (indent: string) => {
    const body = indent === '' ? copied : copied.replaceAll(`\n${before}`, `\n${indent}`);
    return isItem ? body : `${newKey(as ?? '', node, text, style)}: ${body}`;
  };
  if (as !== undefined && hasKey(site, path, as)) throw taken(as);
  if (index + 1 < membersOf(parent).length) site.edit(module, insertBefore(text, parent, index + 1, write));
  else site.edit(module, appendMember(text, parent, style, write));
}

function renameMember(site: SiteEdit, path: Path, to: string): void {
  const { module, parent, node, value } = requireMember(site, path);
  if (parent.type !== 'ObjectExpression' || node.type !== 'Property') throw missing(path);
  if (hasKey(site, path, to)) throw taken(to);
  const text = parsedText(module);
  const key = newKey(to, node, text, site.style(module));
  const { key: old } = node;
  const written = node.shorthand ? `${key}: ${text.slice(value.start, value.end)}` : key;
  site.edit(module, { start: old.start, end: old.end, text: written });
}

/** Returns the member at a path, whose value may be a name; undefined if it was left out. Throws if code computes it. */
function memberAt(site: SiteEdit, path: Path): Member | undefined {
  const holder = bracketsAt(site, path.slice(0, -1));
  const found = holder && lookup(site, holder, path);
  if (holder === undefined || found === undefined) return undefined;
  const { module, node: parent } = holder;
  const node = membersOf(parent).find((member) =>
    member.type === 'Property' ? member.key === found.key?.node : member === found.value.node,
  );
  if (node === undefined) throw computed(path, found.value);
  return { module, parent, node, value: node.type === 'Property' ? node.value : node };
}

function requireMember(site: SiteEdit, path: Path): Member {
  const member = memberAt(site, path);
  if (member === undefined) throw missing(path);
  return member;
}

/** Returns the expression that writes the value at a path; undefined if it was left out. Throws if code computes it. */
function valueAt(site: SiteEdit, path: Path): Spot | undefined {
  let spot = site.tree.sources.find([]);
  for (const index of path.keys()) {
    const found = spot && lookup(site, spot, path.slice(0, index + 1));
    spot = found && site.tree.sources.follow(found.value);
  }
  return spot;
}

/** Looks up the last step of a path in the value before it. */
function lookup(site: SiteEdit, holder: Spot, path: Path) {
  const found = site.tree.sources.lookup(holder, String(path.at(-1)));
  if (found.kind === 'computed') throw computed(path, found.at);
  if (found.kind === 'absent') return undefined;
  if (!found.exact) throw computed(path, found.value);
  return found;
}

/** Returns the list or object literal at a path; undefined if it was left out. Throws if code computes it. */
function bracketsAt(site: SiteEdit, path: Path): { readonly module: Module; readonly node: Brackets } | undefined {
  const spot = valueAt(site, path);
  if (spot === undefined) return undefined;
  const { module, node } = spot;
  if (node.type !== 'ArrayExpression' && node.type !== 'ObjectExpression') throw computed(path, spot);
  return { module, node };
}

function requireBrackets(site: SiteEdit, path: Path) {
  const found = bracketsAt(site, path);
  if (found === undefined) throw missing(path);
  return found;
}

function hasKey(site: SiteEdit, path: Path, key: string): boolean {
  return valueAt(site, [...path.slice(0, -1), key]) !== undefined;
}

/** Returns a new key, in the quotes of an old one if the old one has any. */
function newKey(key: string, old: ESTree.Node, text: string, style: CodeStyle): string {
  const mark = old.type === 'Property' ? text.charAt(old.key.start) : '';
  return mark === "'" || mark === '"' ? quoted(key, { ...style, quote: mark }) : keyText(key, style);
}

function computed(path: Path, { module, node }: Spot) {
  const { file, line } = module.source.place(Math.max(0, node.start - module.lead));
  return computedError(
    `This value cannot be edited here: ${computedBy(node)}.`,
    path,
    `Change it in line ${line} of ${basename(file)}.`,
  );
}

function missing(path: Path): UsageError {
  return new UsageError(`The config has no value at ${path.join('.')}.`, 'It may have changed: load the page again.');
}

function taken(key: string): UsageError {
  return new UsageError(`There is already a "${key}".`, 'Choose another name.');
}

/** Returns the value at a path as data; undefined if it was left out. Throws if code computes it. */
export function readValue(site: SiteEdit, path: Path): unknown {
  const spot = valueAt(site, path);
  return spot && dataOf(writtenValue(site.tree.sources, spot));
}
