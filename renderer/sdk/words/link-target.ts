import { endOfToken, isEscape } from './written.ts';

/**
 * Reads the target of a link from behind its opening parenthesis. Parentheses in a target come in pairs or behind backslashes.
 * Undefined if it is not closed.
 */
export function linkTarget(source: string, from: number): { readonly href: string; readonly end: number } | undefined {
  let href = '';
  let depth = 0;
  for (let at = from; at < source.length; ) {
    const character = source.charAt(at);
    if (character === ')' && depth === 0) return { href: href.trim(), end: at + 1 };
    if (source.startsWith('{{', at)) {
      const end = endOfToken(source, at);
      href += source.slice(at, end);
      at = end;
    } else {
      if (isEscape(source, at)) at += 1;
      else if (character === '(') depth += 1;
      else if (character === ')') depth -= 1;
      href += source.charAt(at);
      at += 1;
    }
  }
  return undefined;
}
