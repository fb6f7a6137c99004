import { isRecord } from '../../../renderer/build/lib/is-record.ts';
import type { Path } from '../../../renderer/sdk/issue.ts';
import { UsageError } from '../../failure.ts';
import { keyText, literal, Member, memberOfLine } from '../literal.ts';
import { appendMember, type Brackets, indentAt, lineStart, membersOf } from '../members.ts';
import type { SiteEdit } from '../site-edit.ts';

/** A value that differs in one place of the config, though others share what is around it. */
export interface Override {
  readonly path: Path;
  /** How much of the path leads to what nobody shares, by {@link ownDepth}. */
  readonly depth: number;
  readonly value: unknown;
  /** Returns the value of the config at a path. */
  readonly valueAt: (path: Path) => unknown;
}

/**
 * Returns how many steps of a path lead to an object or a list that no other path shares; undefined if they share everything
 * from the third step on.
 */
export function ownDepth(site: SiteEdit, path: Path, others: readonly Path[]): number | undefined {
  const { sources } = site.tree;
  const nodesOf = (one: Path) => one.map((_, index) => sources.find(one.slice(0, index))?.node);
  const shared = new Set(others.flatMap(nodesOf));
  const depth = nodesOf(path).findLastIndex((node) => node !== undefined && !shared.has(node));
  return depth < 1 ? undefined : depth;
}

/**
 * Writes a value in one place: what others share is spread there, and the value follows. A list on the way is written out. Throws
 * a {@link UsageError} if the place is an item of a list that is spread.
 */
export function overrideValue(site: SiteEdit, { path, depth, value, valueAt }: Override): void {
  const { sources } = site.tree;
  const holder = sources.find(path.slice(0, depth));
  const found = holder && sources.lookup(holder, String(path[depth]));
  if (found?.kind !== 'found' || !found.exact || !holder || !isBrackets(holder.node) || holder.module.lead !== 0) {
    throw notHere();
  }
  const { module, node } = holder;
  const { text } = module.source;
  const style = site.style(module);
  const [key = '', rest] = [path[depth], path.slice(depth + 1)];
  const whole = valueAt(path.slice(0, depth + 1));
  const member = membersOf(node).find((one) =>
    one.type === 'Property' ? one.key === found.key?.node : one === found.value.node,
  );
  if (member === undefined) {
    if (node.type === 'ArrayExpression') throw notHere();
    const spread = node.properties.findLast(
      (one) =>
        one.type === 'SpreadElement' &&
        sources.lookup(sources.follow({ module, node: one.argument }), String(key)).kind !== 'absent',
    );
    const name = spread?.type === 'SpreadElement' ? nameIn(text, spread.argument) : undefined;
    const changed = layered(name && memberName(name, String(key)), whole, rest, value);
    const write = (indent: string) => memberOfLine(String(key), changed, { style, indent });
    site.edit(module, appendMember(text, node, style, write));
    return;
  }
  const written = member.type === 'Property' ? member.value : member;
  const lead = member.type === 'Property' && member.shorthand ? `${keyText(String(key), style)}: ` : '';
  const taken = written.start - lineStart(text, written.start) + lead.length + 1;
  const changed = layered(nameIn(text, written), whole, rest, value);
  const { start, end } = written;
  site.edit(module, { start, end, text: lead + literal(changed, { style, indent: indentAt(text, start), taken }) });
}

function isBrackets(node: { readonly type: string }): node is Brackets {
  return node.type === 'ObjectExpression' || node.type === 'ArrayExpression';
}

/** Returns a value with a change inside it: what has a name is spread, and the rest is written out. */
function layered(name: string | undefined, whole: unknown, inside: Path, value: unknown): unknown {
  const [step, ...rest] = inside;
  if (step === undefined) return value;
  if (name !== undefined && typeof step === 'string' && isRecord(whole)) {
    return { '...': new Member(`...${name}`), [step]: layered(memberName(name, step), whole[step], rest, value) };
  }
  return withValue(whole, inside, value);
}

/** Returns a copy of a value in which a part differs. */
export function withValue(whole: unknown, inside: Path, value: unknown): unknown {
  const [step, ...rest] = inside;
  if (step === undefined) return value;
  if (Array.isArray(whole)) return whole.map((item, index) => (index === step ? withValue(item, rest, value) : item));
  if (!isRecord(whole)) throw notHere();
  return { ...whole, [step]: withValue(whole[step], rest, value) };
}

/** Returns an expression if it is a name or a member of one. */
function nameIn(text: string, { start, end }: { readonly start: number; readonly end: number }): string | undefined {
  const code = text.slice(start, end);
  return /^[\w$]+(?:\??\.[\w$]+|\[(?:'[^'\\]*'|"[^"\\]*")\])*$/.test(code) ? code : undefined;
}

function memberName(name: string, key: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(key) ? `${name}.${key}` : `${name}[${JSON.stringify(key)}]`;
}

function notHere(): UsageError {
  return new UsageError(
    'This page takes the text from a list that several pages spread, so it cannot differ on one of them.',
    'Change it everywhere, or write the list out in your editor.',
  );
}
