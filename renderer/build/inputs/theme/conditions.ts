import { closingAt, readRules } from './declarations.ts';
import { tokenDefaults } from './token-list.ts';
import { rootTokens } from './tokens.ts';

/**
 * Returns a function that decides rules of a style sheet that depend on tokens of the theme. `@media (--card-border)` holds if
 * the theme gives the token a value besides the default and `none`, and `@media (--edge: curve)` if it has that value; `or`
 * joins several. The build keeps or removes such rules, so pages of other themes do not carry them. Lines stay the same.
 */
export function decideConditions(theme: string): (css: string) => string {
  const tokens = rootTokens(readRules(theme), 'auto').values;
  const holds = (condition: string) => {
    const [name = '', value] = condition.split(':').map((part) => part.trim());
    const own = tokens.get(name) ?? tokenDefaults.get(name);
    return value === undefined ? own !== 'none' && own !== tokenDefaults.get(name) : own === value;
  };
  return (css) => decided(css, holds);
}

/** A condition on tokens, up to its opening bracket. */
const conditional = /@media\s+((?:\(--[\w-]+(?:\s*:\s*[\w-]+)?\)(?:\s+or\s+)?)+)\s*\{/g;

function decided(css: string, holds: (condition: string) => boolean): string {
  let text = '';
  let from = 0;
  conditional.lastIndex = 0;
  for (let found = conditional.exec(css); found !== null; found = conditional.exec(css)) {
    const start = found.index + found[0].length;
    const end = closingAt(css, start);
    const kept = (found[1] ?? '').split(/\s+or\s+/).some((one) => holds(one.trim().slice(1, -1)));
    const body = css.slice(start, end);
    text += css.slice(from, found.index) + (kept ? body : body.replace(/[^\n]/g, ''));
    from = end + 1;
    conditional.lastIndex = from;
  }
  return text + css.slice(from);
}
