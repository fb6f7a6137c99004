import type { Diagnostic, Path } from '../../sdk/issue.ts';
import { didYouMean } from '../../sdk/suggest.ts';
import { routeSchemas } from '../../site/route-schemas.ts';
import { asText } from '../lib/as-text.ts';
import { isRecord } from '../lib/is-record.ts';
import { readValue } from '../schema/parse-value.ts';
import type { RawPage } from '../schema/raw-page.ts';
import type { ExpandContext } from './context.ts';
import { changedPage } from './fill-page.ts';
import { contentKey, failedPage, pathOf } from './page-fields.ts';
import { insideChanges } from './source-path.ts';

/** A route that is another page with changes. */
export interface VariantRoute {
  readonly route: Readonly<Record<string, unknown>>;
  readonly at: Path;
}

/** Returns the pages of variants by route. A variant may be based on another one. */
export function variantPages(
  variants: readonly VariantRoute[],
  pages: readonly RawPage[],
  { diagnostics, failedRoutes }: Pick<ExpandContext, 'diagnostics' | 'failedRoutes'>,
): ReadonlyMap<VariantRoute, RawPage> {
  const originals = new Map<string, RawPage>();
  for (const page of pages) {
    const path = pathOf(page.address);
    if (path !== undefined && !originals.has(path)) originals.set(path, page);
  }
  const byPath = new Map<string, VariantRoute>();
  for (const variant of variants) {
    const path = pathOf(variant.route.path);
    if (path !== undefined && !originals.has(path) && !byPath.has(path)) byPath.set(path, variant);
  }
  const done = new Map<VariantRoute, RawPage>();
  const make = (variant: VariantRoute, open: readonly VariantRoute[]): RawPage => {
    const known = done.get(variant);
    if (known !== undefined) return known;
    const page = variantPage(variant, (path) => {
      const original = originals.get(path);
      if (original !== undefined) return original;
      const other = byPath.get(path);
      if (other === undefined) return 'unknown';
      return other === variant || open.includes(other) ? 'cycle' : make(other, [...open, variant]);
    });
    done.set(variant, page);
    return page;
  };
  const names = () => [...originals.keys(), ...byPath.keys()];
  for (const variant of variants) make(variant, []);
  return done;

  function variantPage({ route, at }: VariantRoute, find: (path: string) => RawPage | 'unknown' | 'cycle'): RawPage {
    const fields = readValue(routeSchemas.variant, route, at, diagnostics);
    const origin = { kind: 'variant', of: asText(route.of) } as const;
    if (fields === undefined) return failedPage(route.path, at, origin);
    const { path, of } = fields;
    const original = find(pathOf(of) ?? of);
    if (original === 'unknown' && failedRoutes.has(pathOf(of) ?? of)) return failedPage(path, at, origin);
    if (typeof original === 'string') {
      // Do not suggest the variant's own path, which may resemble the one that was meant.
      const others = names().filter((name) => name !== pathOf(path));
      diagnostics.push(original === 'cycle' ? cycleDiagnostic(path, of, at) : noOriginal(of, others, at));
      return failedPage(path, at, origin);
    }
    if (original.leftOut) return { ...failedPage(path, at, origin), leftOut: true };
    const { input: originalInput } = original;
    if (original.failed || !isRecord(originalInput)) return failedPage(path, at, origin);
    const input = { ...changedPage(originalInput, fields, at, diagnostics), path };
    return {
      at,
      input,
      address: path,
      key: () => contentKey(input),
      origin,
      writtenAt(inside, blame) {
        const changed = inside[0] === 'path' ? inside : insideChanges(route, inside);
        return changed === undefined ? original.writtenAt(inside, blame) : { path: [...at, ...changed] };
      },
    };
  }
}

function cycleDiagnostic(path: string, of: string, at: Path): Diagnostic {
  return {
    code: 'route-circle',
    message: `${path} is a variant of ${of}, which is itself based on ${path}.`,
    path: [...at, 'of'],
    suggestion: 'Name the path of a page that is not based on this variant.',
  };
}

function noOriginal(of: string, names: readonly string[], at: Path): Diagnostic {
  return {
    code: 'unknown-route',
    message: `There is no page ${of} to make a variant of.`,
    path: [...at, 'of'],
    suggestion: didYouMean(of, names, 'route'),
  };
}
