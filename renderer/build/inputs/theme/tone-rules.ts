import { blank, blocksIn, split, withoutComments } from './declarations.ts';
import { toneOf } from './tokens.ts';

/** Returns a theme's sheet without the rules for tones. All other text keeps its offsets. */
export function withoutTones(css: string): string {
  return kept(css, (selector) => toneOf(selector) === undefined, true);
}

/** Returns the rules of a theme's sheet for one tone, with the conditions around them, at their offsets; else blanks. */
export function onlyTone(css: string, tone: string): string {
  const rules = kept(css, (selector) => toneOf(selector) === tone, false);
  return /\[data-tone/.test(rules) ? rules : '';
}

/** Keeps the selectors that `fits` accepts, and blanks the rules without any. `others` says whether to keep the rest. */
function kept(css: string, fits: (selector: string) => boolean, others: boolean): string {
  const plain = withoutComments(css);
  let text = '';
  let from = 0;
  for (const { start, at, body } of blocksIn(plain)) {
    const between = plain.slice(from, start);
    const prelude = plain.slice(start, at - 1);
    const end = at + body.length;
    text += others ? between : blank(between);
    const name = /^\s*(@[\w-]*)/.exec(prelude)?.[1];
    if (name !== undefined && !groups.test(name))
      text += others ? plain.slice(start, end + 1) : blank(plain.slice(start, end + 1));
    else if (name !== undefined) text += `${prelude}{${kept(body, fits, others)}}`;
    else text += keptRule(prelude, body, fits);
    from = end + 1;
  }
  return text + (others ? plain.slice(from) : blank(plain.slice(from)));
}

function keptRule(prelude: string, body: string, fits: (selector: string) => boolean): string {
  const selectors = split(prelude, ',');
  const left = selectors.filter(fits);
  if (left.length === selectors.length) return `${prelude}{${body}}`;
  if (left.length === 0) return blank(`${prelude}{${body}}`);
  const lines = prelude.replace(/[^\n]/g, '');
  return `${left.join(', ').replace(/\n/g, ' ')}${lines}{${body}}`;
}

/** At-rules that contain rules. */
const groups = /^@(?:media|supports|layer|container|scope|starting-style)$/;
