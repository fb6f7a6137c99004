import type * as z from 'zod';
import { append } from '../../sdk/any-length.ts';
import type { Diagnostic, Path } from '../../sdk/issue.ts';
import { didYouMean } from '../../sdk/suggest.ts';
import { experimentSchema } from '../../site/experiment.ts';
import { isRecord } from '../lib/is-record.ts';
import { parseValue } from '../schema/parse-value.ts';
import type { RawExperiment, RawPage } from '../schema/raw-page.ts';
import { zodDiagnostics } from '../schema/zod-diagnostics.ts';
import type { ExpandContext } from './context.ts';
import { keyOfInput, withFields } from './lazy-page.ts';
import { changedPage } from './made-page.ts';
import { pathOf } from './path-of.ts';
import { insideChanges } from './written.ts';

/** A route that tries variants of another page. */
export interface ExperimentRoute {
  readonly route: Readonly<Record<string, unknown>>;
  readonly at: Path;
}

type Parsed = z.output<typeof experimentSchema>;

/** Puts each experiment on the page that it is of. `fill` finishes what a variant changes. */
export function withExperiments(
  pages: readonly RawPage[],
  routes: readonly ExperimentRoute[],
  { diagnostics, failedRoutes }: Pick<ExpandContext, 'diagnostics' | 'failedRoutes'>,
  fill: (input: unknown, at: Path) => unknown,
): readonly RawPage[] {
  if (routes.length === 0) return pages;
  const paths = new Map(pages.map((page) => [pathOf(page.address), page]));
  const names = new Set<string>();
  const tried = new Map<RawPage, RawExperiment>();
  for (const { route, at } of routes) {
    const parsed = parseValue(experimentSchema, route);
    if (!parsed.success) {
      append(diagnostics, zodDiagnostics(parsed.error, experimentSchema, route, at));
      continue;
    }
    const experiment = parsed.data;
    const page = paths.get(pathOf(experiment.of));
    const isFailed = page === undefined && failedRoutes.has(pathOf(experiment.of) ?? experiment.of);
    append(diagnostics, faults(experiment, names, at));
    names.add(experiment.name);
    if (isFailed) continue;
    if (page === undefined) diagnostics.push(noPage(experiment.of, paths.keys(), at));
    else if (tried.has(page)) diagnostics.push(secondOn(experiment.of, tried.get(page)?.name ?? '', at));
    else if (!page.faulty) tried.set(page, experimentOn(page, experiment, at, diagnostics, fill));
  }
  return pages.map((page) => {
    const experiment = tried.get(page);
    if (experiment === undefined) return page;
    const shown = experiment.variants.map(({ name, weight, page }) => [name, weight, page.input]);
    const { name, functional, until } = experiment;
    return withFields(page, { experiment, key: () => keyOfInput(page.key(), name, functional, until, shown) });
  });
}

function experimentOn(
  page: RawPage,
  { name, functional = false, until, variants }: Parsed,
  at: Path,
  diagnostics: Diagnostic[],
  fill: (input: unknown, at: Path) => unknown,
): RawExperiment {
  return {
    at,
    name,
    functional,
    until,
    variants: variants.map((variant, index) => {
      const place = [...at, 'variants', index];
      const original = isRecord(page.input) ? page.input : {};
      const input = fill(changedPage(original, { sections: variant.sections }, place, diagnostics), place);
      return {
        name: variant.name,
        weight: variant.weight,
        page: {
          at: place,
          input,
          address: page.address,
          key: () => keyOfInput(input),
          writtenAt(inside, blame) {
            const way = insideChanges(variant, inside);
            return way === undefined ? page.writtenAt(inside, blame) : { path: [...place, ...way] };
          },
        },
      };
    }),
  };
}

/** What the parts of an experiment get wrong together. */
function faults({ name, variants }: Parsed, names: ReadonlySet<string>, at: Path): Diagnostic[] {
  const found: Diagnostic[] = [];
  if (names.has(name)) {
    found.push({
      code: 'invalid-value',
      message: `Two experiments are named "${name}".`,
      path: [...at, 'name'],
      suggestion: 'Give one of them another name: browsers keep the variant under it.',
    });
  }
  const doubled = variants.findIndex((variant, index) =>
    variants.slice(0, index).some((other) => other.name === variant.name),
  );
  if (doubled !== -1) {
    found.push({
      code: 'invalid-value',
      message: `Two variants are named "${variants[doubled]?.name}".`,
      path: [...at, 'variants', doubled, 'name'],
      suggestion: 'Give one of them another name.',
    });
  }
  const sum = variants.reduce((total, { weight }) => total + weight, 0);
  if (sum > 99) {
    found.push({
      code: 'invalid-value',
      message: `The variants take ${sum} of 100 visitors, and leave none for the page as it is.`,
      path: [...at, 'variants'],
      suggestion: 'Lower their weights: what is left of 100 is the control, which needs 1 at least.',
    });
  }
  return found;
}

function noPage(of: string, paths: Iterable<string | undefined>, at: Path): Diagnostic {
  return {
    code: 'unknown-route',
    message: `There is no page ${of} to try variants of.`,
    path: [...at, 'of'],
    suggestion: didYouMean(
      of,
      [...paths].filter((path) => path !== undefined),
      'route',
    ),
  };
}

function secondOn(of: string, other: string, at: Path): Diagnostic {
  return {
    code: 'invalid-value',
    message: `The page ${of} is part of the experiment "${other}" already.`,
    path: [...at, 'of'],
    suggestion: 'End one before the other begins; what two do to one page at once tells nothing of either.',
  };
}
