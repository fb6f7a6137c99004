import { endOfToken, isEscape } from './written.ts';

/** What a bracket begins: a link, text in brackets, or a link that a space keeps from being one. */
export type BracketKind = 'link' | 'text' | 'apart';

/** Returns what each closed bracket of a text begins, by its index. */
export function linkBrackets(source: string): ReadonlyMap<number, BracketKind> {
  const kinds = new Map<number, BracketKind>();
  const open: number[] = [];
  for (let at = source.indexOf('['); at >= 0 && at < source.length; ) {
    const character = source.charAt(at);
    if (source.startsWith('{{', at)) {
      at = endOfToken(source, at);
      continue;
    }
    if (isEscape(source, at)) at += 1;
    else if (character === '[') open.push(at);
    else if (character === ']') {
      const start = open.pop();
      if (start !== undefined) kinds.set(start, kindAt(source, at + 1));
    }
    at += 1;
  }
  return kinds;
}

function kindAt(source: string, after: number): BracketKind {
  if (source.charAt(after) === '(') return 'link';
  return apart.test(source.slice(after, after + 12)) ? 'apart' : 'text';
}

/** Spaces between the brackets of a link and its target. */
const apart = /^\s{1,3}\((?:\/|#|https?:|mailto:|tel:|sms:)/;
