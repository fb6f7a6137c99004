import { type SvgElement, SvgError } from './parse-svg.ts';
import { isSeenProperty } from './picture-rules.ts';

/** Declarations of a style sheet, or of an attribute `style`, and how they win over others. */
interface Rule {
  readonly selector: Selector;
  /** By property, and whether it is `!important`. */
  readonly declarations: readonly (readonly [name: string, value: string, isImportant: boolean])[];
  /** Weight of the selector, and then its position. */
  readonly weight: number;
  readonly at: SvgElement;
}

interface Selector {
  readonly element?: string;
  readonly ids: readonly string[];
  readonly classes: readonly string[];
}

/** Returns the styles of an element as attributes: those of all `<style>` elements, and of its attribute `style`. */
export type StylesOf = (element: SvgElement) => ReadonlyMap<string, string>;

/**
 * Reads all styles of a picture. Selectors name an element, ids and classes, without context. Throws {@link SvgError} for
 * other selectors, and for at-rules.
 */
export function readStyles(root: SvgElement): StylesOf {
  const byKey = new Map<string, Rule[]>();
  const sheets = everyElement(root).filter(({ name }) => name === 'style');
  for (const rule of sheets.flatMap(rulesOf).map((rule, index) => ({ ...rule, weight: rule.weight + index }))) {
    const { ids, classes, element = '*' } = rule.selector;
    const key = ids[0] !== undefined ? `#${ids[0]}` : classes[0] !== undefined ? `.${classes[0]}` : element;
    const others = byKey.get(key) ?? [];
    byKey.set(key, others);
    others.push(rule);
  }
  return (element) => {
    const classes = new Set((element.attributes.get('class') ?? '').split(/\s+/));
    const id = element.attributes.get('id');
    const keys = ['*', element.name, ...[...classes].map((one) => `.${one}`), ...(id === undefined ? [] : [`#${id}`])];
    const rules = keys
      .flatMap((key) => byKey.get(key) ?? [])
      .filter(
        ({ selector }) =>
          (selector.element ?? element.name) === element.name &&
          selector.ids.every((one) => one === id) &&
          selector.classes.every((one) => classes.has(one)),
      )
      .sort((a, b) => a.weight - b.weight);
    const style = element.attributes.get('style');
    const own = style === undefined ? [] : [{ declarations: declarationsOf(style, element), at: element }];
    const found = new Map<string, string>();
    for (const isLast of [false, true])
      for (const { declarations, at } of [...rules, ...own])
        for (const [name, value, isImportant] of declarations)
          if (isImportant === isLast && isSeenProperty(name, value, at)) found.set(name, value);
    return found;
  };
}

function everyElement(element: SvgElement): SvgElement[] {
  return [element, ...element.children.flatMap(everyElement)];
}

const suggestion = 'Export it with presentation attributes, or with one class for each style: .a { fill: #c00 }.';

function rulesOf(sheet: SvgElement): Rule[] {
  const { type = 'text/css', media = 'all' } = Object.fromEntries(sheet.attributes);
  if (!/^(?:text\/css)?$/i.test(type.trim())) return [];
  if (!/^(?:all|screen)?$/i.test(media.trim())) {
    throw new SvgError(`It has a style sheet for ${JSON.stringify(media)} alone.`, sheet, suggestion);
  }
  const text = sheet.content.filter((part) => typeof part === 'string').join('');
  const css = withoutComments(text);
  const rules: Rule[] = [];
  const next = /\s*([^{}@;\s][^{}@;]*)\{([^{}@]*)\}/y;
  let line = sheet.line;
  for (let end = 0; end < css.length; end = next.lastIndex) {
    const rest = css.slice(end).trimStart();
    if (rest === '') break;
    line += linesIn(css.slice(end, css.length - rest.length));
    const at = { ...sheet, line, column: line === sheet.line ? sheet.column : 1 };
    next.lastIndex = end;
    const [, selectors, declarations = ''] = next.exec(css) ?? [];
    if (selectors === undefined) {
      const word = JSON.stringify(
        rest
          .slice(0, 40)
          .split(/[{};\n]/, 1)[0]
          ?.trim(),
      );
      const message = `The style ${word} cannot be written as attributes.`;
      const instead = rest.startsWith('@media')
        ? 'Export it without. A page shows another file on dark grounds, which `dark` names beside `src`. An icon of browser tabs has one file: draw it on a ground of its own.'
        : suggestion;
      throw new SvgError(message, at, instead);
    }
    for (const selector of selectors.split(',')) {
      const { weight, ...read } = selectorOf(selector.trim(), at);
      rules.push({ selector: read, declarations: declarationsOf(declarations, at), weight, at });
      if (rules.length > maxRules) throw new SvgError(`It has more than ${maxRules} styles.`, at, suggestion);
    }
    line += linesIn(css.slice(css.length - rest.length, next.lastIndex));
  }
  return rules;
}

const maxRules = 1000;

function linesIn(text: string): number {
  return text.split('\n').length - 1;
}

/** Comments become spaces, and keep their lines. */
function withoutComments(css: string): string {
  const [first = '', ...others] = css.split('/*');
  const rest = others.map((part) => {
    const end = part.includes('*/') ? part.indexOf('*/') : part.length;
    return part.slice(0, end).replace(/[^\n]/g, ' ') + part.slice(end + 2);
  });
  return first + rest.join('');
}

function selectorOf(text: string, at: SvgElement): Selector & { readonly weight: number } {
  const [, element, names = ''] = /^(\*|[a-z][\w-]*)?((?:[.#][\w\u0080-\uffff-]+)*)$/i.exec(text) ?? [];
  if (text === '' || (element === undefined && names === '')) {
    throw new SvgError(`The selector ${JSON.stringify(text)} cannot be written as attributes.`, at, suggestion);
  }
  const all = names.match(/[.#][^.#]+/g) ?? [];
  const named = (mark: string) => all.flatMap((one) => (one.startsWith(mark) ? [one.slice(1)] : []));
  const [ids, classes] = [named('#'), named('.')];
  const isType = element !== undefined && element !== '*';
  // A file has far fewer rules than the steps between the weights.
  const weight = 1e6 * (1e6 * ids.length + 1e3 * classes.length + (isType ? 1 : 0));
  return { ids, classes, ...(isType && { element }), weight };
}

function declarationsOf(text: string, at: SvgElement): Rule['declarations'] {
  return withoutComments(text)
    .split(';')
    .flatMap((declaration) => {
      if (declaration.trim() === '') return [];
      const [written = '', ...rest] = declaration.split(':');
      const [name, value] = [written.trim().toLowerCase(), rest.join(':').trim()];
      if (!/^[\w-]+$/.test(name) || value === '') {
        const shown = JSON.stringify(declaration.trim().slice(0, 40));
        throw new SvgError(`The style ${shown} cannot be read.`, at, suggestion);
      }
      const plain = value.replace(/!\s*important$/i, '').trimEnd();
      const names = name === 'marker' ? ['marker-start', 'marker-mid', 'marker-end'] : [name];
      return names.map((one) => [one, one === 'transform' ? transformOf(plain, at) : plain, plain !== value] as const);
    });
}

/** The attribute has no units: numbers are pixels and degrees. */
function transformOf(value: string, at: SvgElement): string {
  const plain = value
    .replace(/(\d)(?:px|deg)\b/gi, '$1')
    .replace(/translateX\(([^(),]*)\)/gi, 'translate($1,0)')
    .replace(/translateY\(/gi, 'translate(0,');
  if (!/\d[a-df-z%]/i.test(plain)) return plain;
  throw new SvgError(`The style "transform: ${value.slice(0, 40)}" cannot be written as an attribute.`, at, suggestion);
}
