import type { ConfigData, HtmlValidate } from 'html-validate';
import { idReferencesOf, idsOf } from '../../renderer/build/lib/markup/ids.ts';
import { attributeOf, type Markup, readMarkup, type Tag } from '../../renderer/build/lib/markup/tags.ts';
import type { TextRange } from '../../renderer/build/lib/text-range.ts';
import { append } from '../../renderer/sdk/any-length.ts';
import { didYouMean } from '../../renderer/sdk/suggest.ts';
import type { FileDiagnostic } from './built-folder.ts';

/** Rules of html-validate that other codes cover. */
const coveredElsewhere = new Set(['no-dup-id', 'no-missing-references', 'no-inline-style']);

/** Checks the markup of every variant. A diagnostic of several variants is reported once, for the first of them. */
export async function viewDiagnostics(views: readonly VariantView[]): Promise<FileDiagnostic[]> {
  const reported = new Set<string>();
  const diagnostics: FileDiagnostic[] = [];
  for (const view of views) {
    const found = [...(await markupDiagnostics(view)), ...idDiagnostics(view)].map(({ at, ...one }) => ({
      ...one,
      at: view.offsetInPage(at),
    }));
    append(
      diagnostics,
      found.filter((one) => !reported.has(identity(one))).map((one) => inVariant(one, view)),
    );
    for (const one of found) reported.add(identity(one));
  }
  return diagnostics;
}

/** Returns the identity without the suggestion, which depends on the ids of the variant. */
function identity({ code, message, at }: FileDiagnostic): string {
  return JSON.stringify([code, message, at]);
}

function inVariant(diagnostic: FileDiagnostic, { variant }: VariantView): FileDiagnostic {
  if (variant === undefined) return diagnostic;
  return { ...diagnostic, message: `In the variant "${variant}": ${diagnostic.message}` };
}

async function markupDiagnostics({ html, markup }: VariantView): Promise<FileDiagnostic[]> {
  const lines = lineStarts(html);
  const noGroups = new Set(markup.tags.filter(isNoGroup).map(({ start }) => start + 1));
  return (await validateMarkup(html)).flatMap(({ rule, message, line, column }): FileDiagnostic[] => {
    const at = (lines[line - 1] ?? 0) + column - 1;
    if (coveredElsewhere.has(rule) || (rule === 'wcag/h71' && noGroups.has(at))) return [];
    return [{ code: 'html-invalid', message: `${message} (${rule})`, at }];
  });
}

/** Whether a fieldset only disables what is in it. It is no group for anybody, so it has no legend. */
function isNoGroup(tag: Tag): boolean {
  return tag.name === 'fieldset' && attributeOf(tag, 'role') === 'presentation';
}

function idDiagnostics({ markup }: VariantView): FileDiagnostic[] {
  const ids = idsOf(markup);
  const known = new Set(ids.map(({ id }) => id));
  const first = new Set<string>();
  const doubled = ids.flatMap(({ id, at }): FileDiagnostic[] => {
    if (!first.has(id)) return first.add(id) && [];
    const suggestion = 'Rename one of the two; links can only reach the first.';
    return [{ code: 'id-duplicate', message: `Two elements of the page have the id "${id}".`, at, suggestion }];
  });
  const missing = idReferencesOf(markup).flatMap(({ id, attribute, element, at }): FileDiagnostic[] => {
    if (known.has(id)) return [];
    const suggestion = didYouMean(id, known, 'id on that page');
    const isLink = attribute === 'href' && (element === 'a' || element === 'area');
    return isLink
      ? [{ code: 'link-anchor', message: `The anchor of the link "#${id}" is not on the page.`, at, suggestion }]
      : [
          {
            code: 'id-missing',
            message: `The <${element}> names the id "${id}" in ${attribute}, but nothing on the page has it.`,
            at,
            suggestion,
          },
        ];
  });
  return [...doubled, ...missing];
}

function lineStarts(text: string): number[] {
  return [0, ...Array.from(text.matchAll(/\r\n|\n|\r/g), ({ 0: end, index }) => index + end.length)];
}

/** A page as the visitors of one variant see it. */
export interface VariantView {
  /** Undefined for the original page. */
  readonly variant: string | undefined;
  readonly html: string;
  readonly markup: Markup;
  /** Returns the offset in the page of an offset in `html`. */
  readonly offsetInPage: (offset: number) => number;
}

/**
 * Returns the original page and the page of each variant of its experiment (`withVariants` describes their HTML). In the
 * original page, offsets are those of the page. A template without `data-in` belongs to no variant and stays.
 */
export function variantViews(html: string, markup: Markup): readonly [VariantView, ...VariantView[]] {
  const offsetInPage = (offset: number) => offset;
  const templates = markup.tags.flatMap((tag) => variantTemplate(tag, markup, html));
  if (templates.length === 0) return [{ variant: undefined, html, markup, offsetInPage }];
  const own = blankOut(html, templates);
  const names = [...new Set(templates.map(({ variant }) => variant))];
  return [
    { variant: undefined, html: own, markup: readMarkup(own), offsetInPage },
    ...names.map((name) => variantView(html, name, templates)),
  ];
}

/** A template, and the part of the page that its content takes the place of. */
interface VariantTemplate extends TextRange {
  readonly variant: string;
  readonly content: TextRange;
  readonly replaced: TextRange;
}

function variantTemplate(tag: Tag, { tags }: Markup, html: string): VariantTemplate[] {
  const variant = attributeOf(tag, 'data-in');
  if (tag.name !== 'template' || variant === undefined) return [];
  const { start, end, endTag = { start: html.length, end: html.length } } = tag;
  const at = attributeOf(tag, 'data-at');
  const section = tags.find((one) => at === `[data-varied=${attributeOf(one, 'data-varied')}]`);
  const whole = { start: section?.start ?? end, end: section?.endTag?.end ?? section?.end ?? end };
  const put = attributeOf(tag, 'data-put');
  const replaced = {
    start: put === 'after' ? whole.end : whole.start,
    end: put === 'before' ? whole.start : whole.end,
  };
  return [{ start, end: endTag.end, variant, content: { start: end, end: endTag.start }, replaced }];
}

/** Returns the page of a variant: ranges of the page in another order. */
function variantView(html: string, variant: string, templates: readonly VariantTemplate[]): VariantView {
  const changes = templates
    .flatMap(({ start, end, variant: own, content, replaced }): { replaced: TextRange; content?: TextRange }[] => [
      { replaced: { start, end } },
      ...(own === variant ? [{ replaced, content }] : []),
    ])
    .sort((a, b) => a.replaced.start - b.replaced.start);
  const ranges: TextRange[] = [];
  let at = 0;
  for (const { replaced, content } of changes) {
    ranges.push({ start: at, end: replaced.start });
    if (content !== undefined) ranges.push(content);
    at = replaced.end;
  }
  ranges.push({ start: at, end: html.length });
  const shown = ranges.map(({ start, end }) => html.slice(start, end)).join('');
  return { variant, html: shown, markup: readMarkup(shown), offsetInPage: offsetIn(ranges) };
}

function offsetIn(ranges: readonly TextRange[]): VariantView['offsetInPage'] {
  return (offset) => {
    let left = offset;
    for (const { start, end } of ranges) {
      if (left < end - start) return start + left;
      left -= end - start;
    }
    return ranges.at(-1)?.end ?? offset;
  };
}

/** Replaces ranges by comments of the same length; spaces would break the rule about trailing whitespace. */
function blankOut(html: string, ranges: readonly TextRange[]): string {
  return ranges.reduce((text, { start, end }) => {
    const comment = `<!--${' '.repeat(end - start - '<!---->'.length)}-->`;
    return text.slice(0, start) + comment + text.slice(end);
  }, html);
}

/** An error in a page's markup. */
interface MarkupError {
  /** Name of the rule of html-validate. */
  readonly rule: string;
  readonly message: string;
  /** Both count from 1. */
  readonly line: number;
  readonly column: number;
}

/** The rules of html-validate: the HTML Standard and accessibility. */
const config: ConfigData = {
  extends: ['html-validate:recommended', 'html-validate:document'],
  rules: {
    'no-inline-style': 'error',
    // All valid HTML: React writes `<img/>` and `popoverTarget`, the document template `<!doctype html>`.
    'void-style': 'off',
    'attr-case': 'off',
    'doctype-style': 'off',
    // Checkboxes of one question share a name, as radio buttons do.
    'form-dup-name': ['error', { shared: ['radio', 'checkbox', 'submit', 'button', 'reset'] }],
    // Some assistive technology finds the control of a label by "for" alone.
    'no-redundant-for': 'off',
    // The base styles keep phone numbers on one line.
    'tel-non-breaking': 'off',
    // Sites load only their own files.
    'require-sri': ['error', { target: 'crossorigin' }],
  },
};

/** Returns the errors in a page's markup. Loads the validator on the first call, because that takes longer than most checks. */
export async function validateMarkup(html: string): Promise<MarkupError[]> {
  validator ??= load();
  const { results } = await (await validator).validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, line, column }) => ({ rule: ruleId, message, line, column })),
  );
}

let validator: Promise<HtmlValidate> | undefined;

async function load(): Promise<HtmlValidate> {
  const { HtmlValidate, StaticConfigLoader } = await import('html-validate');
  return new HtmlValidate(new StaticConfigLoader(config));
}
