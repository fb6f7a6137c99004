import { blank, blocksIn, closingAt, readRules, split, withoutComments } from './declarations.ts';
import type { ThemeSheet } from './theme-sheets.ts';
import { tokenDefaults } from './token-list.ts';
import { rootTokens, toneOf } from './tokens.ts';

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

/**
 * Returns a function that writes the values of known tokens into a style sheet, in place of their names: those of the theme,
 * else the engine's defaults. So pages carry neither a declaration of a default nor one of a token with a single value. A token
 * that some elements declare keeps its name; one that only they declare gets the default as fallback.
 */
export function inlineTokens(theme: string, { sheets, code }: TokenUsers): (css: string) => string {
  const atRoot = rootTokens(readRules(theme), 'auto').values;
  const declarations = new Map<string, number>();
  for (const css of [theme, ...sheets]) {
    for (const [, name = ''] of withoutComments(css).matchAll(declared)) {
      declarations.set(name, (declarations.get(name) ?? 0) + 1);
    }
  }
  const inCode = new Set(code.flatMap((text) => text.match(/--[\w-]+/g) ?? []));
  const values = new Map<string, string>();
  for (const [name, byDefault] of tokenDefaults) {
    const ofTheme = atRoot.get(name);
    const varies = inCode.has(name) || (declarations.get(name) ?? 0) > (ofTheme === undefined ? 0 : 1);
    if (ofTheme === undefined) values.set(name, varies ? `var(${name}, ${byDefault})` : byDefault);
    else if (!varies && !special.test(ofTheme)) values.set(name, ofTheme);
  }
  const inline = (css: string): string =>
    css.replace(plainUse, (use, name: string) => {
      const value = values.get(name);
      return value === undefined ? use : inline(value);
    });
  return inline;
}

/** A use without a fallback of its own. */
const plainUse = /var\(\s*(--[\w-]+)\s*\)/g;

/** A declaration, or a style query. */
const declared = /(--[\w-]+)\s*:/g;

/** Values that mean something else outside a token: priorities, keywords of the cascade, nothing, and paths from a sheet. */
const special = /!|\burl\((?!["']?frontage-file:)|^(?:initial|inherit|unset|revert|revert-layer)?$/;

/** What may use the tokens of a theme. */
export interface TokenUsers {
  /** Style sheets besides the theme. */
  readonly sheets: readonly string[];
  /** Code and documents: every name in them counts as used. */
  readonly code: readonly string[];
}

/**
 * Returns the tokens (custom properties) that a theme declares and nothing uses, in order. A token that only unused tokens
 * use is unused as well. In doubt, a token is used.
 */
export function unusedTokens(theme: readonly string[], { sheets, code }: TokenUsers): readonly string[] {
  const plain = [...theme, ...sheets].map(withoutComments);
  // The names may be hidden in escapes.
  if (plain.some((css) => /--[\w-]*\\/.test(css))) return [];
  const values = new Map<string, string[]>();
  const rules = plain.slice(0, theme.length).map((css) =>
    css.replace(declaration, (_, name: string, value: string) => {
      values.set(name, [...(values.get(name) ?? []), value]);
      return ' ';
    }),
  );
  const used = new Set([
    ...[...rules, ...plain.slice(theme.length)].flatMap(namesUsed),
    ...code.flatMap((text) => text.match(names) ?? []),
  ]);
  // The loop appends to the set.
  for (const name of used)
    for (const value of values.get(name) ?? []) for (const inner of namesUsed(value)) used.add(inner);
  return [...values.keys()].filter((name) => !used.has(name));
}

const names = /--[\w-]+/g;

/** The declaration of a token. A value with quotes may contain any sign, so it stays a part of its rule. */
const declaration = /(?<=[{;}]\s*)(--[\w-]+)\s*:([^;{}"']*)(?=[;}])/g;

/** The names that a sheet uses: all but those that it only declares. A style query, in brackets, uses a name as well. */
function namesUsed(css: string): string[] {
  return [...css.matchAll(/(\(\s*)?(--[\w-]+)(\s*:)?/g)].flatMap(([, open, name = '', colon]) =>
    colon === undefined || open !== undefined ? [name] : [],
  );
}

/**
 * Returns the sheets of a theme without tokens on `:root` that a later rule for `:root` declares again: a site that imports a
 * theme and changes its colours publishes one set. Offsets stay the same.
 */
export function withoutOverriddenTokens<Sheet extends ThemeSheet>(sheets: readonly Sheet[]): readonly Sheet[] {
  const later = new Set<string>();
  return sheets
    .toReversed()
    .map((sheet) => ({ ...sheet, css: withoutNames(sheet.css, later) }))
    .reverse();
}

/** Blanks the declarations of tokens in a set, and of those that follow in the sheet, and adds the rest to the set. */
function withoutNames(css: string, later: Set<string>): string {
  let rest = css;
  const rules = blocksIn(withoutComments(css)).filter(({ prelude }) => prelude === ':root');
  for (const { body, at } of rules.reverse()) {
    for (const { 0: text, 1: name = '', index } of [...body.matchAll(wholeDeclaration)].reverse()) {
      const start = at + index;
      if (text.includes('!')) continue;
      if (later.has(name)) rest = rest.slice(0, start) + blank(text) + rest.slice(start + text.length);
      later.add(name);
    }
  }
  return rest;
}

/** The declaration of a token, to its end. Strings may hold any sign. */
const wholeDeclaration = /(?<=^|[;\s])(--[\w-]+)\s*:(?:"[^"\n]*"|'[^'\n]*'|[^;"'{}])*(?:;|$)/g;

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
