import { blocksIn, partsOf, split } from '../../../renderer/build/inputs/theme/declarations.ts';
import type { Edit } from '../edits.ts';
import { indentAt, lineStart } from '../members.ts';

/** Offsets in a style sheet. */
interface Range {
  readonly start: number;
  readonly end: number;
}

/** A declaration with the semicolon behind it, if it has one. */
interface Declaration extends Range {
  readonly value: Range;
}

/** The custom properties that a style sheet declares for the root of pages. */
export interface RootDeclarations {
  /** The last declaration of each, by name with dashes. */
  readonly byName: ReadonlyMap<string, Declaration>;
  /** The names that have another value by day or by night, in rules of their own. */
  readonly ofOneScheme: ReadonlySet<string>;
  /** The inside of the last rule, and the last declaration in it. */
  readonly body: (Range & { readonly last: Declaration | undefined }) | undefined;
}

/** Returns what a style sheet declares for the root of pages on screens. */
export function rootDeclarations(css: string): RootDeclarations {
  const byName = new Map<string, Declaration>();
  const ofOneScheme = new Set<string>();
  let body: RootDeclarations['body'];
  // Comments become spaces of the same length, so that offsets stay right.
  const plain = css.replace(/\/\*[\s\S]*?\*\//g, (comment) => ' '.repeat(comment.length));
  for (const rule of rootRules(plain, { start: 0, end: plain.length }, false)) {
    const found = declarationsIn(plain, rule);
    for (const [name, declaration] of found) {
      if (rule.isOfOneScheme) ofOneScheme.add(name);
      else byName.set(name, declaration);
    }
    if (!rule.isOfOneScheme) body = { start: rule.start, end: rule.end, last: found.at(-1)?.[1] };
  }
  return { byName, ofOneScheme, body };
}

interface RootRule extends Range {
  readonly isOfOneScheme: boolean;
}

/** The insides of the rules for the root, also in layers and conditions that the engine knows. */
function* rootRules(css: string, { start, end }: Range, isOfOneScheme: boolean): Generator<RootRule> {
  for (const { prelude, body, at } of blocksIn(css.slice(start, end))) {
    const inside = { start: start + at, end: start + at + body.length };
    if (/^@layer\b|^@media screen$/.test(prelude)) yield* rootRules(css, inside, isOfOneScheme);
    else if (/^@media \(prefers-color-scheme:/.test(prelude)) yield* rootRules(css, inside, true);
    else if (!prelude.startsWith('@')) {
      const selectors = split(prelude, ',');
      if (selectors.some((one) => one === ':root' || one === 'html')) yield { ...inside, isOfOneScheme };
      else if (selectors.some((one) => /^(?::root|html)?\[data-theme=/.test(one)))
        yield { ...inside, isOfOneScheme: true };
    }
  }
}

function declarationsIn(css: string, { start, end }: Range): [string, Declaration][] {
  const body = css.slice(start, end);
  return partsOf(body, ';').flatMap((part): [string, Declaration][] => {
    const text = body.slice(part.start, part.end);
    const [, blank = '', name = '', colon = ''] = /^(\s*)([\w-]+)(\s*:\s*)/.exec(text) ?? [];
    if (name === '' || text.includes('{')) return [];
    const from = start + part.start + blank.length;
    const value = { start: from + name.length + colon.length, end: start + part.start + text.trimEnd().length };
    const hasSemicolon = body[part.end] === ';';
    return [
      [name, { start: from, end: start + part.end - (hasSemicolon ? -1 : text.length - text.trimEnd().length), value }],
    ];
  });
}

/** Returns the edit that removes a declaration, with its line if it is alone there. */
export function removeDeclaration(css: string, { start, end }: Range): Edit {
  const line = lineStart(css, start);
  const [rest = ''] = /^[ \t]*(?:\r?\n)?/.exec(css.slice(end)) ?? [];
  const isAlone = css.slice(line, start).trim() === '' && rest.endsWith('\n');
  return {
    start: isAlone ? line : start,
    end: end + rest.length - (isAlone || !rest.endsWith('\n') ? 0 : rest.length),
    text: '',
  };
}

/** Returns the edit that adds declarations for the root, behind those that a sheet has. */
export function addDeclarations(css: string, { body }: RootDeclarations, added: readonly string[]): Edit {
  const eol = css.includes('\r\n') ? '\r\n' : '\n';
  if (body === undefined) {
    const gap = css === '' ? '' : css.endsWith('\n') ? eol : eol + eol;
    const lines = added.map((one) => `  ${one};${eol}`);
    return { start: css.length, end: css.length, text: `${gap}:root {${eol}${lines.join('')}}${eol}` };
  }
  const { start, end, last } = body;
  if (last === undefined) {
    // An empty rule: its comments stay above.
    const inside = css.slice(start, end).trimEnd();
    const closing = indentAt(css, start);
    const lines = added.map((one) => `${eol}${closing}  ${one};`);
    return { start: start + inside.length, end, text: `${lines.join('')}${eol}${closing}` };
  }
  const isOnLine = css.slice(lineStart(css, last.start), last.start).trim() !== '';
  const before = isOnLine ? ' ' : eol + indentAt(css, last.start);
  const text = added.map((one) => `${before}${one};`).join('');
  if (css[last.end - 1] !== ';') return { start: last.end, end: last.end, text: `;${text}` };
  // A comment at the end of the line belongs to what is before it.
  const [tail = ''] = /^(?:[ \t]*\/\*[^\n]*?\*\/)*/.exec(css.slice(last.end, end)) ?? [];
  return { start: last.end + tail.length, end: last.end + tail.length, text };
}
