import { createRequire } from 'node:module';
import { channelsOf } from '../../../renderer/build/inputs/theme/colour.ts';
import { tokenGroups } from '../../../renderer/build/inputs/theme/token-list.ts';
import { type Tokens, tokenValue } from '../../../renderer/build/inputs/theme/tokens.ts';

const require = createRequire(import.meta.url);

/** The names of the tokens that are colours. */
export const colourNames: ReadonlySet<string> = new Set(
  tokenGroups.find(({ title }) => title === 'Colours')?.tokens.map(({ name }) => name),
);

/** The values that tokens may have, if there are few. */
export const tokenOptions: ReadonlyMap<string, readonly string[]> = new Map(
  tokenGroups.flatMap(({ tokens }) =>
    tokens.flatMap(({ name, options }) => (options ? [[name, options] as const] : [])),
  ),
);

/**
 * Returns why a token cannot have a value, for a message; undefined if it can. `contexts` are the tokens of the theme with this
 * value, by day and by night.
 */
export function valueFault(name: string, value: string, contexts: readonly Tokens[]): string | undefined {
  if (!isOneValue(value)) return 'this is not one value of CSS';
  const options = tokenOptions.get(name);
  if (options !== undefined && !options.includes(value)) return `it takes one of ${options.join(', ')}`;
  // Another sheet, such as that of a block, may declare a token that the theme does not.
  const named = [...value.matchAll(/\bvar\(\s*(--[\w-]+)/g)].map(([, other = '']) => other);
  if (named.some((other) => contexts.some(({ values }) => !values.has(other)))) return undefined;
  const shown = contexts.map((tokens) => tokenValue(name, tokens));
  if (colourNames.has(name)) return channelsOf(shown).includes(undefined) ? 'this is not a colour' : undefined;
  const property = properties.find(([names]) => names.test(name))?.[1];
  if (property === undefined || shown.every((text) => isValueOf(property, text))) return undefined;
  return `it is used as ${property}, which cannot have this value`;
}

/** Whether a text is one value: without signs that end a declaration, and with all brackets and quotes closed. */
function isOneValue(text: string): boolean {
  if (text.trim() === '' || text !== text.trim() || /\/\*|<\/|\\$/.test(text)) return false;
  const open: string[] = [];
  for (const [sign] of text.matchAll(/"(?:\\[\s\S]|[^"\\\n])*"|'(?:\\[\s\S]|[^'\\\n])*'|\\[\s\S]|["'()[\]{};!@]/g)) {
    if (sign === '(' || sign === '[') open.push(sign);
    else if (sign === ')' || sign === ']') {
      if (open.pop() !== (sign === ')' ? '(' : '[')) return false;
    } else if (sign.length === 1) return false;
  }
  return open.length === 0;
}

/** What CSS a token is used in, by its name. */
const properties: readonly (readonly [RegExp, string])[] = [
  [/radius/, 'border-radius'],
  [/^text-/, 'font-size'],
  [/^weight-|-weight$/, 'font-weight'],
  [/^tracking-/, 'letter-spacing'],
  [/^leading-/, 'line-height'],
  [/^font|-font$/, 'font-family'],
  [/-shadow$|^shadow-/, 'box-shadow'],
  [/-colour$|^button-quiet-border$/, 'color'],
  [/-ground$|^frame-image$/, 'background'],
  [/^rule|-border$/, 'border'],
  [/^page|^measure$|-height$|-size$/, 'width'],
  [/^space-|-space(?:-s)?$|^gutter$|-gap$|-pad$/, 'padding'],
  [/^speed$/, 'transition-duration'],
  [/^ease$/, 'transition-timing-function'],
];

/** Whether a property can have a value, as far as lightningcss knows. */
function isValueOf(property: string, value: string): boolean {
  const { transform }: typeof import('lightningcss') = require('lightningcss');
  // Keywords that lightningcss leaves as they are.
  if (/^(?:inherit|initial|unset)$/.test(value) || (property === 'box-shadow' && value === 'none')) return true;
  let isParsed = false;
  transform({
    filename: 'token.css',
    code: new TextEncoder().encode(`.c{${property}:${value}}`),
    errorRecovery: true,
    visitor: {
      Declaration(declaration) {
        isParsed ||= declaration.property !== 'unparsed';
      },
    },
  });
  return isParsed;
}
