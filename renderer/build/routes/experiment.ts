import type * as z from 'zod';
import { append } from '../../sdk/any-length.ts';
import type { Diagnostic, Path } from '../../sdk/issue.ts';
import { didYouMean } from '../../sdk/suggest.ts';
import { experimentSchema } from '../../site/experiment.ts';
import { isRecord } from '../lib/is-record.ts';
import { readValue } from '../schema/parse-value.ts';
import type { RawExperiment, RawPage } from '../schema/raw-page.ts';
import type { ExpandContext } from './context.ts';
import { changedPage } from './fill-page.ts';
import { contentKey, pathOf, withFields } from './page-fields.ts';
import { insideChanges } from './source-path.ts';

/** A route that shows variants of another page to some visitors. */
export interface ExperimentRoute {
  readonly route: Readonly<Record<string, unknown>>;
  readonly at: Path;
}

type Parsed = z.output<typeof experimentSchema>;

/** Attaches each experiment to its page. `fill` fills lists of pages into a variant. */
export function withExperiments(
  pages: readonly RawPage[],
  routes: readonly ExperimentRoute[],
  { diagnostics, failedRoutes }: Pick<ExpandContext, 'diagnostics' | 'failedRoutes'>,
  fill: (input: unknown, at: Path) => unknown,
): readonly RawPage[] {
  if (routes.length === 0) return pages;
  const paths = new Map(pages.map((page) => [pathOf(page.address), page]));
  const names = new Set<string>();
  const experiments = new Map<RawPage, RawExperiment>();
  for (const { route, at } of routes) {
    const experiment = readValue(experimentSchema, route, at, diagnostics);
    if (experiment === undefined) continue;
    const page = paths.get(pathOf(experiment.of));
    const isFailed = page === undefined && failedRoutes.has(pathOf(experiment.of) ?? experiment.of);
    append(diagnostics, experimentDiagnostics(experiment, names, at));
    names.add(experiment.name);
    if (isFailed) continue;
    if (page === undefined) diagnostics.push(noPage(experiment.of, paths.keys(), at));
    else if (experiments.has(page)) diagnostics.push(secondOn(experiment.of, experiments.get(page)?.name ?? '', at));
    else if (!page.failed) experiments.set(page, experimentOn(page, experiment, at, diagnostics, fill));
  }
  return pages.map((page) => {
    const experiment = experiments.get(page);
    if (experiment === undefined) return page;
    const shown = experiment.variants.map(({ name, weight, page }) => [name, weight, page.input]);
    const { name, functional, until } = experiment;
    return withFields(page, { experiment, key: () => contentKey(page.key(), name, functional, until, shown) });
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
      const variantAt = [...at, 'variants', index];
      const original = isRecord(page.input) ? page.input : {};
      const input = fill(changedPage(original, { sections: variant.sections }, variantAt, diagnostics), variantAt);
      return {
        name: variant.name,
        weight: variant.weight,
        page: {
          at: variantAt,
          input,
          address: page.address,
          key: () => contentKey(input),
          writtenAt(inside, blame) {
            const changed = insideChanges(variant, inside);
            return changed === undefined ? page.writtenAt(inside, blame) : { path: [...variantAt, ...changed] };
          },
        },
      };
    }),
  };
}

/** Reports duplicate names, and variants that leave no visitors for the control. */
function experimentDiagnostics({ name, variants }: Parsed, names: ReadonlySet<string>, at: Path): Diagnostic[] {
  const found: Diagnostic[] = [];
  if (names.has(name)) {
    found.push({
      code: 'invalid-value',
      message: `Two experiments are named "${name}".`,
      path: [...at, 'name'],
      suggestion: 'Give one of them another name: browsers keep the variant under it.',
    });
  }
  const duplicate = variants.findIndex((variant, index) =>
    variants.slice(0, index).some((other) => other.name === variant.name),
  );
  if (duplicate !== -1) {
    found.push({
      code: 'invalid-value',
      message: `Two variants are named "${variants[duplicate]?.name}".`,
      path: [...at, 'variants', duplicate, 'name'],
      suggestion: 'Give one of them another name.',
    });
  }
  const sum = variants.reduce((total, { weight }) => total + weight, 0);
  if (sum > 99) {
    found.push({
      code: 'invalid-value',
      message: `The weights of the variants add up to ${sum} of 100, which leaves no visitors for the original page.`,
      path: [...at, 'variants'],
      suggestion: 'Lower the weights: the rest of 100 sees the original page, and must be 1 or more.',
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
    message: `The page ${of} already has the experiment "${other}".`,
    path: [...at, 'of'],
    suggestion: 'Run one after the other: with two at once, nobody can tell which of them had an effect.',
  };
}
