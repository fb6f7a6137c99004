import { idReferencesOf, idsOf } from '../../renderer/build/lib/markup/ids.ts';
import { attributeOf, type Tag } from '../../renderer/build/lib/markup/tags.ts';
import { append } from '../../renderer/sdk/any-length.ts';
import { didYouMean } from '../../renderer/sdk/suggest.ts';
import type { FileDiagnostic } from './file-diagnostic.ts';
import { validateMarkup } from './markup-rules.ts';
import type { VariantView } from './variant-views.ts';

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
