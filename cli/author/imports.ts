import { dirname } from 'node:path';
import type { ESTree } from 'rolldown/utils';
import type { Module } from '../../renderer/build/inputs/sources/module.ts';
import { relativeName } from '../../renderer/build/lib/paths.ts';
import { stepsOf } from '../../renderer/build/lib/slash-path.ts';
import type { CodeStyle } from './code-style.ts';
import type { Edit } from './edits.ts';
import { quoted } from './literal.ts';
import { endOfTail, lineStart, removeItems, skipBlanks } from './members.ts';

/** An import and its local name. */
export type Import =
  | { readonly kind: 'everything' | 'default'; readonly local: string }
  | { readonly kind: 'named'; readonly name: string; readonly local: string };

/** Returns the edit that adds an import in alphabetical order. */
export function addImport(module: Module, what: Import, file: string, style: CodeStyle): Edit {
  return addImportFrom(module, what, specifierOf(module, file), style);
}

/** Returns the edit that adds an import of a specifier in alphabetical order. */
export function addImportFrom(module: Module, what: Import, specifier: string, style: CodeStyle): Edit {
  const line = importLine(what, specifier, style);
  const { text } = module.source;
  const imports = importsOf(module);
  const next = imports.findIndex(({ source }) => compareSpecifiers(source.value, specifier) > 0);
  const previous = next === -1 ? imports.at(-1) : imports[next - 1];
  if (previous !== undefined) {
    const end = lineEnd(text, previous.end);
    return { start: end, end, text: style.eol + line };
  }
  const [first] = imports;
  // At the start of the file, but after a byte order mark and a shebang.
  const start = first?.start ?? /^\uFEFF?(?:#![^\n]*\n)?/.exec(text)?.[0].length ?? 0;
  const gap = first === undefined && text.slice(start).trim() !== '' ? style.eol : '';
  return { start, end: start, text: line + style.eol + gap };
}

/** Returns edits that remove names from an import, or the whole import if no name is left. */
export function removeNames({ source: { text } }: Module, from: ESTree.ImportDeclaration, gone: Names): Edit[] {
  if (from.specifiers.every((specifier) => gone.includes(specifier))) return [removeStatement(text, from)];
  const [first, ...others] = from.specifiers;
  const byItself = first?.type === 'ImportDefaultSpecifier' ? first : undefined;
  const rest = byItself === undefined ? from.specifiers : others;
  const [next, last] = [rest[0], rest.at(-1)];
  if (next === undefined || last === undefined) return [];
  const isNamed = next.type === 'ImportSpecifier';
  const start = isNamed ? text.lastIndexOf('{', next.start) : next.start;
  const end = isNamed ? text.indexOf('}', last.end) + 1 : last.end;
  if (byItself !== undefined && rest.every((specifier) => gone.includes(specifier)))
    return [{ start: byItself.end, end, text: '' }];
  const edits = removeItems(text, rest, gone, end - 1);
  return byItself !== undefined && gone.includes(byItself)
    ? [{ start: byItself.start, end: start, text: '' }, ...edits]
    : edits;
}

type Names = readonly ESTree.ImportDeclaration['specifiers'][number][];

/** Removes a statement and its line, unless the line has other code. */
function removeStatement(text: string, { start, end }: ESTree.Node): Edit {
  const behind = endOfTail(text, end, text.length);
  const [rest] = /^[ \t]*(?:\r?\n|$)/.exec(text.slice(behind)) ?? [];
  if (rest === undefined) return { start, end: skipBlanks(text, end), text: '' };
  const isAlone = text.slice(lineStart(text, start), start).replace('\uFEFF', '').trim() === '';
  return { start, end: isAlone ? behind + rest.length : end, text: '' };
}

/** Returns an import statement. */
export function importLine(what: Import, specifier: string, style: CodeStyle, type = false): string {
  return `import ${type ? 'type ' : ''}${clause(what)} from ${quoted(specifier, style)}${style.semicolons ? ';' : ''}`;
}

function clause(what: Import): string {
  if (what.kind === 'named') return `{ ${what.name === what.local ? what.name : `${what.name} as ${what.local}`} }`;
  return what.kind === 'everything' ? `* as ${what.local}` : what.local;
}

/** Returns the specifier of a file, with or without extension, as in the module's other imports. */
function specifierOf(module: Module, file: string): string {
  const shown = specifierFrom(module.source.file, file);
  const others = importsOf(module).flatMap(({ source }) => (source.value.startsWith('.') ? [source.value] : []));
  const bare = others.length > 0 && others.every((other) => !/\.[cm]?[jt]sx?$|\.json$/.test(other));
  return bare ? shown.replace(/\.[jt]sx?$/, '') : shown;
}

/** Returns the relative specifier of a file. */
export function specifierFrom(importer: string, file: string): string {
  const path = relativeName(dirname(importer), file);
  return path.startsWith('.') ? path : `./${path}`;
}

export function importsOf(module: Module): ESTree.ImportDeclaration[] {
  return module.program.body.filter((statement) => statement.type === 'ImportDeclaration');
}

/** Sorts packages before files, numbers by value, and a name before longer names with the same start. */
function compareSpecifiers(a: string, b: string): number {
  const [nearA, nearB] = [a.startsWith('.'), b.startsWith('.')];
  if (nearA !== nearB) return nearA ? 1 : -1;
  const order = new Intl.Collator('en', { numeric: true, caseFirst: 'upper' });
  const steps = (name: string) => stepsOf(name.replace(/\.[cm]?[jt]sx?$/, ''));
  const [stepsA, stepsB] = [steps(a), steps(b)];
  for (let index = 0; index < Math.max(stepsA.length, stepsB.length); index++) {
    const [stepA, stepB] = [stepsA[index], stepsB[index]];
    if (stepA === undefined || stepB === undefined) return stepA === undefined ? -1 : 1;
    const words = [stepA.split('-'), stepB.split('-')] as const;
    for (let word = 0; word < Math.max(words[0].length, words[1].length); word++) {
      const [wordA, wordB] = [words[0][word], words[1][word]];
      if (wordA === undefined || wordB === undefined) return wordA === undefined ? -1 : 1;
      const found = order.compare(wordA, wordB);
      if (found !== 0) return found;
    }
  }
  return 0;
}

function lineEnd(text: string, offset: number): number {
  const end = /\r?\n|$/.exec(text.slice(offset));
  return offset + (end?.index ?? 0);
}
