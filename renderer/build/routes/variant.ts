import { append } from '../../sdk/any-length.ts';
import type { Diagnostic, Path } from '../../sdk/issue.ts';
import { didYouMean } from '../../sdk/suggest.ts';
import { routeSchemas } from '../../site/route-schemas.ts';
import { asText } from '../lib/as-text.ts';
import { isRecord } from '../lib/is-record.ts';
import { parseValue } from '../schema/parse-value.ts';
import type { RawPage } from '../schema/raw-page.ts';
import { zodDiagnostics } from '../schema/zod-diagnostics.ts';
import type { ExpandContext } from './context.ts';
import { faultyPage } from './faulty-page.ts';
import { keyOfInput } from './lazy-page.ts';
import { changedPage } from './made-page.ts';
import { pathOf } from './path-of.ts';
import { insideChanges } from './written.ts';

const schema = routeSchemas.variant;

/** A route that is another page with changes. */
export interface VariantRoute {
  readonly route: Readonly<Record<string, unknown>>;
  readonly at: Path;
}

/** The pages of variants by their route, each made of the page it is a variant of. */
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
  const made = new Map<VariantRoute, RawPage>();
  const make = (variant: VariantRoute, open: readonly VariantRoute[]): RawPage => {
    const known = made.get(variant);
    if (known !== undefined) return known;
    const page = variantPage(variant, (path) => {
      const original = originals.get(path);
      if (original !== undefined) return original;
      const other = byPath.get(path);
      if (other === undefined) return 'unknown';
      return other === variant || open.includes(other) ? 'circle' : make(other, [...open, variant]);
    });
    made.set(variant, page);
    return page;
  };
  const names = () => [...originals.keys(), ...byPath.keys()];
  for (const variant of variants) make(variant, []);
  return made;

  function variantPage({ route, at }: VariantRoute, find: (path: string) => RawPage | 'unknown' | 'circle'): RawPage {
    const parsed = parseValue(schema, route);
    const origin = { kind: 'variant', of: asText(route.of) } as const;
    if (!parsed.success) {
      append(diagnostics, zodDiagnostics(parsed.error, schema, route, at));
      return faultyPage(route.path, at, origin);
    }
    const { path, of } = parsed.data;
    const original = find(pathOf(of) ?? of);
    if (original === 'unknown' && failedRoutes.has(pathOf(of) ?? of)) return faultyPage(path, at, origin);
    if (typeof original === 'string') {
      // Its own name may be like that of the original, and is the one that it cannot be made of.
      const others = names().filter((name) => name !== pathOf(path));
      diagnostics.push(original === 'circle' ? circle(path, of, at) : noOriginal(of, others, at));
      return faultyPage(path, at, origin);
    }
    if (original.leftOut) return { ...faultyPage(path, at, origin), leftOut: true };
    const { input: originalInput } = original;
    if (original.faulty || !isRecord(originalInput)) return faultyPage(path, at, origin);
    const input = { ...changedPage(originalInput, parsed.data, at, diagnostics), path };
    return {
      at,
      input,
      address: path,
      key: () => keyOfInput(input),
      origin,
      writtenAt(inside, blame) {
        const way = inside[0] === 'path' ? inside : insideChanges(route, inside);
        return way === undefined ? original.writtenAt(inside, blame) : { path: [...at, ...way] };
      },
    };
  }
}

function circle(path: string, of: string, at: Path): Diagnostic {
  return {
    code: 'route-circle',
    message: `${path} is a variant of ${of}, which is made of ${path} in turn.`,
    path: [...at, 'of'],
    suggestion: 'Name the path of a page that is written out, or made of a template.',
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
