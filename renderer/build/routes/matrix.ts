import { append } from '../../sdk/any-length.ts';
import type { Diagnostic, Path } from '../../sdk/issue.ts';
import { didYouMean } from '../../sdk/suggest.ts';
import { thousands } from '../../sdk/thousands.ts';
import { paramsSchema } from '../../site/params.ts';
import { routeSchemas } from '../../site/route-schemas.ts';
import type { ParamInput, TemplateParams } from '../../site/template-input.ts';
import { type Data, dataKey } from '../inputs/data.ts';
import { isPlainJson } from '../inputs/json-table.ts';
import { asText } from '../lib/as-text.ts';
import { sharedJson } from '../lib/shared-json.ts';
import { parseValue } from '../schema/parse-value.ts';
import type { RawPage } from '../schema/raw-page.ts';
import { zodDiagnostics } from '../schema/zod-diagnostics.ts';
import type { ExpandContext } from './context.ts';
import { holdsLists, paramToken, valueAt } from './fill.ts';
import { changedPage } from './made-page.ts';
import { type Combination, Matrix, MatrixPage } from './matrix-page.ts';
import { type ListedPage, type LostIds, mayBeLost } from './pages-of.ts';
import type { Row } from './row.ts';
import { readRows, rowWrittenAt } from './rows.ts';

const schema = routeSchemas.matrix;

/** The pages of a matrix: one for each combination of its rows, those that are left out for now behind the others. */
export function matrixPages(route: Readonly<Record<string, unknown>>, at: Path, context: ExpandContext): RawPage[] {
  const { data, filler, diagnostics, matrices, tables, templates, failedRoutes, unread } = context;
  const parsed = parseValue(schema, route);
  if (!parsed.success) append(diagnostics, zodDiagnostics(parsed.error, schema, route, at));
  const template = parsed.success ? templates.read(parsed.data.template, [...at, 'template']) : undefined;
  if (!parsed.success || template === undefined) {
    if (typeof route.name === 'string') unread.add(route.name);
    if (typeof route.path === 'string') failedRoutes.add(route.path);
    return [];
  }
  const { rows: rawRows, params, path, name, sitemap } = parsed.data;
  const axes = Object.keys(rawRows);
  if (matrices.has(name)) diagnostics.push(doubledName(name, at));
  const strange = strangeAxes(axes, template.params, at);
  const unused = unusedAxes(axes, path, at);
  const by = sitemap === false ? undefined : sitemap?.by;
  append(diagnostics, strange);
  append(diagnostics, unused);
  append(diagnostics, strangeSitemap(by, axes, at));
  if (strange.length > 0) {
    unread.add(name);
    failedRoutes.add(path);
    return [];
  }

  const shared = paramsSchema(
    Object.fromEntries(Object.entries(template.params).filter(([param]) => !axes.includes(param))),
  );
  const checked = parseValue(shared, params);
  if (!checked.success) append(diagnostics, zodDiagnostics(checked.error, shared, params, [...at, 'params']));

  const read = axes.map((axis) => {
    const group = template.params[axis];
    const fields = group?.type === 'group' ? group.fields : {};
    const inPath = usedIn(path, axis);
    const checked = readRows(rawRows[axis], [...at, 'rows', axis], { fields, inPath, data, diagnostics });
    tables.push(checked.table);
    return checked;
  });
  const rows = read.map((axis) => axis.rows);
  const lostIds = new Map<string, ReadonlySet<string>>();
  for (const [index, axis] of axes.entries()) {
    const lost = read[index]?.lost ?? [];
    const [field = ''] = usedIn(path, axis);
    lostIds.set(axis, new Set(lost.map((row) => asText(valueAt(row, field) ?? ''))));
    for (const row of lost) failedRoutes.add(path, (name) => valueAt({ ...params, [axis]: row }, name));
  }
  const all = combinations(axes, rows);
  const chosen = narrowed(all, parsed.data, { at, diagnostics, lostIds });
  const page = changedPage(
    template.page,
    { ...parsed.data, sitemap: sitemap === false ? false : undefined, sections: undefined },
    at,
    diagnostics,
  );
  const listed: ListedPage[] = [];
  const ids = Object.fromEntries(axes.map((axis, index) => [axis, (rows[index] ?? []).map(({ id }) => id)]));
  matrices.set(name, { axes, ids, lostIds, pages: listed, whole: chosen.length === all.length });
  if (!checked.success || unused.length > 0) {
    failedRoutes.add(path);
    return [];
  }

  // If the rows contain nothing to fill in, no page has to look for it.
  const plain = new Set(axes.filter((axis) => isPlainAxis(rawRows[axis], template.params[axis], data)));
  const matrix = new Matrix({
    ...{ name, at, route, path, params, page, by, plain, names: template.names },
    rowPlace: (axis, row, inside) => rowWrittenAt(rawRows[axis], [...at, 'rows', axis], row.index, inside, data),
    isListless:
      axes.every((axis) => plain.has(axis) || !mayHoldLists(rawRows[axis], data)) && ![page, params].some(holdsLists),
    filler,
    diagnostics,
  });
  const made = new Set(chosen);
  const leftOut = all.filter((combination) => !made.has(combination)).map((combination) => matrix.leftOut(combination));
  const pages = chosen.map((combination, index) => new MatrixPage(matrix, combination, index));
  append(listed, pages);
  return [...pages, ...leftOut];
}

/** What a row leaves out is what its parameter says. */
function isPlainAxis(rows: unknown, group: ParamInput | undefined, data: Data): boolean {
  const file = data.get(dataKey(rows) ?? '');
  return file?.kind === 'json' && file.isPlain && isPlainJson(sharedJson(group ?? {}));
}

/** Whether rows may contain a list of pages. The cells of a table are text. */
function mayHoldLists(rows: unknown, data: Data): boolean {
  const file = data.get(dataKey(rows) ?? '');
  return file === undefined ? holdsLists(rows) : file.kind === 'json';
}

/** Every combination of one row of each axis, the first axis outermost. */
function combinations(axes: readonly string[], rows: readonly (readonly Row[])[]): Combination[] {
  return axes.reduce<Combination[]>(
    (made, axis, index) => made.flatMap((one) => (rows[index] ?? []).map((row) => ({ ...one, [axis]: row }))),
    [{}],
  );
}

/** The fields of a row that a path uses. */
function usedIn(path: string, axis: string): string[] {
  const names = [...path.matchAll(paramToken)].map(([, name = '']) => name);
  return names.flatMap((name) => (name.startsWith(`${axis}.`) ? [name.slice(axis.length + 1)] : []));
}

interface Narrowing {
  readonly limit?: number | undefined;
  readonly only?: Readonly<Record<string, readonly string[]>> | undefined;
  readonly name: string;
}

/** What `only` and `limit` leave, with a warning of what they leave out. */
function narrowed(
  all: readonly Combination[],
  { limit, only = {}, name }: Narrowing,
  { at, diagnostics, lostIds }: { readonly at: Path; readonly diagnostics: Diagnostic[]; readonly lostIds: LostIds },
) {
  let left = all;
  for (const [axis, ids] of Object.entries(only)) {
    const known = new Set(all.flatMap((combination) => combination[axis]?.id ?? []));
    for (const [index, id] of ids.entries()) {
      if (known.has(id) || all.length === 0 || mayBeLost(id, lostIds.get(axis))) continue;
      diagnostics.push({
        code: known.size === 0 ? 'unknown-param' : 'invalid-value',
        message:
          known.size === 0
            ? `The matrix has no rows "${axis}".`
            : `No row of "${axis}" has the value "${id}" in its path.`,
        path: [...at, 'only', axis, index],
        suggestion:
          known.size === 0 ? didYouMean(axis, Object.keys(all[0] ?? {}), 'name') : didYouMean(id, known, 'value'),
      });
    }
    left = left.filter((combination) => ids.includes(combination[axis]?.id ?? ''));
  }
  if (limit !== undefined) left = left.slice(0, limit);
  if (left.length < all.length) {
    diagnostics.push({
      code: 'pages-left-out',
      message: `${inWords(all.length - left.length)} of the ${inWords(all.length)} pages of "${name}" are left out.`,
      path: [...at, limit === undefined ? 'only' : 'limit'],
      suggestion: `Remove ${limit === undefined ? '"only"' : '"limit"'} before the site goes out.`,
    });
  }
  return left;
}

function inWords(count: number): string {
  return thousands(count);
}

function strangeAxes(axes: readonly string[], params: TemplateParams, at: Path): Diagnostic[] {
  const groups = Object.keys(params).filter((name) => params[name]?.type === 'group');
  if (axes.length === 0) {
    return [
      {
        code: 'rows-empty',
        message: 'A matrix needs rows to make pages of.',
        path: [...at, 'rows'],
        suggestion: `Write rows: { ${groups[0] ?? 'city'}: [ … ] }.`,
      },
    ];
  }
  return axes.flatMap((axis): Diagnostic[] =>
    groups.includes(axis)
      ? []
      : [
          {
            code: 'unknown-param',
            message: `The template has no group of parameters "${axis}" that rows could fill in.`,
            path: [...at, 'rows', axis],
            atKey: true,
            suggestion: didYouMean(axis, groups, 'group'),
          },
        ],
  );
}

function strangeSitemap(by: string | undefined, axes: readonly string[], at: Path): Diagnostic[] {
  if (by === undefined || axes.includes(by)) return [];
  return [
    {
      code: 'unknown-param',
      message: `The matrix has no rows "${by}" that could have sitemaps of their own.`,
      path: [...at, 'sitemap', 'by'],
      suggestion: didYouMean(by, axes, 'name'),
    },
  ];
}

function unusedAxes(axes: readonly string[], path: string, at: Path): Diagnostic[] {
  return axes.flatMap((axis): Diagnostic[] =>
    usedIn(path, axis).length > 0
      ? []
      : [
          {
            code: 'path-invalid',
            message: `The path does not say which "${axis}" a page is about, so pages would share it.`,
            path: [...at, 'path'],
            suggestion: `Put {{param.${axis}.slug}} into the path, or another value of the row that no other row has.`,
          },
        ],
  );
}

function doubledName(name: string, at: Path): Diagnostic {
  return {
    code: 'invalid-value',
    message: `Another matrix is named "${name}" already.`,
    path: [...at, 'name'],
    suggestion: 'Give one of them another name: lists of pages find a matrix by it.',
  };
}
