import type { ESTree } from 'rolldown/utils';
import type { Diagnostic, Place } from '../../../sdk/issue.ts';
import { entry } from '../../lib/entry.ts';
import { parseModule } from '../sources/module.ts';
import { SourceText } from '../sources/source-text.ts';

/** What code can read besides its own files: a quick test before the file is parsed. */
const mayRead =
  /\b(?:process|fetch|Date|random|performance|crypto|XMLHttpRequest|WebSocket|eval|Function|globalThis|setTimeout|setInterval|constructor|__proto__)\b/;

/** Names that every file can use, and what they read. */
const globals: Readonly<Record<string, string>> = {
  process: 'the process',
  fetch: 'the network',
  XMLHttpRequest: 'the network',
  WebSocket: 'the network',
  performance: 'the clock',
  setTimeout: 'the clock',
  setInterval: 'the clock',
  crypto: 'random numbers',
  eval: 'other code',
  Function: 'other code',
  globalThis: 'global values',
};

/** Members of `process` that a config may use: the variables of the environment, and output while someone looks for an error. */
const allowed = new Set(['env', 'stdout', 'stderr']);

/** Reports code in a file of the config that reads something other than its files: the clock, the network, random numbers. */
export function outsideReads(file: string, text: string): Diagnostic[] {
  if (!mayRead.test(text)) return [];
  const source = new SourceText(file, text);
  const module = parseModule(source);
  if (module === undefined) return [];
  const found: Diagnostic[] = [];
  const visit = (node: unknown, around?: ESTree.Node, key?: string): void => {
    if (Array.isArray(node)) for (const one of node) visit(one, around, key);
    // Types are no code, but an expression may have one.
    if (!isNode(node) || (node.type.startsWith('TS') && entry(node, 'expression') === undefined)) return;
    const read = whatIsRead(node, around, key);
    if (read !== undefined && !module.names.has(read.name)) found.push(outside(read, source.place(node.start)));
    else for (const [inner, value] of Object.entries(node)) visit(value, node, inner);
  };
  visit(module.program);
  return found;
}

/** Reports an import of a module of Node. */
export function nodeModule(specifier: string, place: Place): Diagnostic {
  return outside({ name: specifier, what: 'what is outside its files' }, place);
}

interface Read {
  readonly name: string;
  readonly what: string;
}

function outside({ name, what }: Read, place: Place): Diagnostic {
  const message = `The config reads ${what} here, with "${name}".`;
  const suggestion =
    'Write the value itself. A config reads its own files, tables, and variables by env(): what has to be computed otherwise belongs in a block.';
  return { code: 'config-reads', message, path: [], place, suggestion };
}

function whatIsRead(node: ESTree.Node, around: ESTree.Node | undefined, key: string | undefined): Read | undefined {
  if (node.type === 'NewExpression' && node.arguments.length === 0 && isNamed(node.callee, 'Date'))
    return { name: 'Date', what: 'the clock' };
  if (node.type === 'CallExpression' && isNamed(node.callee, 'Date')) return { name: 'Date', what: 'the clock' };
  if (node.type === 'MemberExpression') {
    const name = memberName(node);
    if (name !== undefined && hidden.has(name)) return { name, what: 'other code' };
    if (isNamed(node.object, 'Date') && name === 'now') return { name: 'Date', what: 'the clock' };
    if (isNamed(node.object, 'Math') && name === 'random') return { name: 'Math', what: 'random numbers' };
  }
  if (node.type === 'Property' && around?.type === 'ObjectPattern') {
    const name = entry(node.key, node.computed || node.key.type === 'Literal' ? 'value' : 'name');
    if (typeof name === 'string' && hidden.has(name)) return { name, what: 'other code' };
  }
  if (node.type !== 'Identifier' || !Object.hasOwn(globals, node.name) || isKey(around, key)) return undefined;
  const member = String(entry(entry(around, 'property'), 'name'));
  return node.name === 'process' && allowed.has(member)
    ? undefined
    : { name: node.name, what: globals[node.name] ?? '' };
}

/** Members of every value that lead to `Function`, which runs any text. */
const hidden = new Set(['constructor', '__proto__']);

/** The name of a member, also of one in brackets. */
function memberName({ property, computed }: ESTree.MemberExpression): string | undefined {
  const name = entry(property, computed ? 'value' : 'name');
  return typeof name === 'string' ? name : undefined;
}

/** Whether a name is that of a field or member, and no variable. */
function isKey(around: ESTree.Node | undefined, key: string | undefined): boolean {
  const isComputed = entry(around, 'computed') === true;
  return !isComputed && (key === 'property' || (key === 'key' && entry(around, 'shorthand') !== true));
}

function isNamed(node: ESTree.Node, name: string): boolean {
  return node.type === 'Identifier' && node.name === name;
}

function isNode(value: unknown): value is ESTree.Node {
  return typeof entry(value, 'type') === 'string';
}
