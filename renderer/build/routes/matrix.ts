import { append } from '../../sdk/any-length.ts';
import { thousands } from '../../sdk/format.ts';
import type { Diagnostic, Path } from '../../sdk/issue.ts';
import { didYouMean } from '../../sdk/suggest.ts';
import { paramsSchema } from '../../site/params.ts';
import { routeSchemas } from '../../site/route-schemas.ts';
import type { ParamInput, TemplateParams } from '../../site/template-input.ts';
import { type Data, dataKey, isPlainJson } from '../inputs/data.ts';
import { asText, sharedJson } from '../lib/as-text.ts';
import { readValue } from '../schema/parse-value.ts';
import type { RawPage } from '../schema/raw-page.ts';
import { type ExpandContext, failRoute } from './context.ts';
import { changedPage } from './fill-page.ts';
import { markedParams } from './marked-texts.ts';
import { type Combination, Matrix, MatrixPage } from './matrix-page.ts';
import { type FailedIds, type ListedPage, mayHaveFailed } from './pages-of.ts';
import { holdsLists, paramToken, valueAt } from './param-values.ts';
import { type Row, readRows, rowWrittenAt } from './rows.ts';
import { moneyFormat } from './template.ts';

/** Returns the pages of a matrix, one for each combination of rows. Pages that are left out for now come last. */
export function matrixPages(route: Readonly<Record<string, unknown>>, at: Path, context: ExpandContext): RawPage[] {
  const { data, filler, diagnostics, matrices, tables, failedRoutes, templates } = context;
  const fields = readValue(routeSchemas.matrix, route, at, diagnostics);
  const template = fields && templates.read(route.template as object, [...at, 'template']);
  if (fields === undefined || template === undefined) return failRoute(context, route);
  const { rows: rawRows, params, path, name, sitemap } = fields;
  const axes = Object.keys(rawRows);
  if (matrices.has(name)) diagnostics.push(duplicateName(name, at));
  const unknown = axesDiagnostics(axes, template.params, at);
  const unused = unusedAxes(axes, template.params, path, at);
  const by = sitemap === false ? undefined : sitemap?.by;
  append(diagnostics, unknown);
  append(diagnostics, unused);
  append(diagnostics, sitemapDiagnostics(by, axes, at));
  if (unknown.length > 0) return failRoute(context, { name, path });

  const shared = paramsSchema(
    Object.fromEntries(Object.entries(template.params).filter(([param]) => !axes.includes(param))),
  );
  const areParamsValid = readValue(shared, params, [...at, 'params'], diagnostics) !== undefined;

  const tablesRead = axes.map((axis) => {
    const group = template.params[axis];
    const params = group?.type === 'group' ? group.fields : {};
    const inPath = usedIn(path, axis);
    const format = { locale: context.locale, currency: context.currency };
    const checked = readRows(rawRows[axis], [...at, 'rows', axis], {
      fields: params,
      inPath,
      data,
      format,
      diagnostics,
    });
    tables.push(checked.table);
    return checked;
  });
  const rows = tablesRead.map((axis) => axis.rows);
  const count = rows.reduce((product, { length }) => product * length, 1);
  if (count > mostPages) {
    diagnostics.push(tooManyPages(name, count, [...at, 'rows']));
    return failRoute(context, { name, path });
  }
  const failedIds = new Map<string, ReadonlySet<string>>();
  for (const [index, axis] of axes.entries()) {
    const failed = tablesRead[index]?.failed ?? [];
    const [field = ''] = usedIn(path, axis);
    failedIds.set(axis, new Set(failed.map((row) => asText(valueAt(row, field) ?? ''))));
    for (const row of failed) failedRoutes.add(path, (name) => valueAt({ ...params, [axis]: row }, name));
  }
  const all = combinations(axes, rows);
  const chosen = limitedPages(all, fields, { at, diagnostics, failedIds });
  const changes = { ...fields, sitemap: sitemap === false ? false : undefined, sections: undefined };
  const page = context.prose.page(changedPage(template.page, changes, at, diagnostics), at);
  const listed: ListedPage[] = [];
  const ids = Object.fromEntries(axes.map((axis, index) => [axis, (rows[index] ?? []).map(({ id }) => id)]));
  matrices.set(name, { axes, ids, failedIds, pages: listed, whole: chosen.length === all.length });
  if (!areParamsValid || unused.length > 0) return failRoute(context, { path });

  // If the rows contain nothing to fill in, no page has to look for it.
  const plain = new Set(axes.filter((axis) => isPlainAxis(rawRows[axis], template.params[axis], data)));
  const marked = markedParams(template.params, axes);
  const matrix = new Matrix({
    kind: 'matrix',
    ...{ name, at, route, path, params, page, by, plain, marked, names: template.names },
    money: moneyFormat(template, page.locale, context),
    rowWrittenAt: (axis, row, inside) => rowWrittenAt(rawRows[axis], [...at, 'rows', axis], row.index, inside, data),
    isListless:
      axes.every((axis) => plain.has(axis) || !mayHoldLists(rawRows[axis], data)) && ![page, params].some(holdsLists),
    filler,
    diagnostics,
  });
  const built = new Set(chosen);
  const others = all.filter((combination) => !built.has(combination));
  const pages = chosen.map((combination, index) => new MatrixPage(matrix, combination, index));
  append(listed, pages);
  return [...pages, ...others.map((combination) => matrix.leftOut(combination))];
}

/** The most pages of a matrix: more at once would not fit into the memory that Node has by default. */
const mostPages = 25_000;

function tooManyPages(name: string, count: number, path: Path): Diagnostic {
  return {
    code: 'matrix-too-large',
    message: `"${name}" makes ${thousands(count)} pages. Frontage builds at most ${thousands(mostPages)} for one matrix.`,
    path,
    suggestion: 'Leave out rows that nobody searches for, or make a site of its own for each part.',
  };
}

/** Whether no row of an axis contains anything to fill in, nor a default of its parameters. */
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
    (partial, axis, index) => partial.flatMap((one) => (rows[index] ?? []).map((row) => ({ ...one, [axis]: row }))),
    [{}],
  );
}

/** The fields of a row that a path uses. */
function usedIn(path: string, axis: string): string[] {
  const names = [...path.matchAll(paramToken)].map(([, name = '']) => name);
  return names.flatMap((name) => (name.startsWith(`${axis}.`) ? [name.slice(axis.length + 1)] : []));
}

interface MatrixLimits {
  readonly limit?: number | undefined;
  readonly only?: Readonly<Record<string, readonly string[]>> | undefined;
  readonly name: string;
}

/** Returns the combinations that `only` and `limit` select, and warns of the others. */
function limitedPages(
  all: readonly Combination[],
  { limit, only = {}, name }: MatrixLimits,
  {
    at,
    diagnostics,
    failedIds,
  }: { readonly at: Path; readonly diagnostics: Diagnostic[]; readonly failedIds: FailedIds },
) {
  let left = all;
  for (const [axis, ids] of Object.entries(only)) {
    const known = new Set(all.flatMap((combination) => combination[axis]?.id ?? []));
    for (const [index, id] of ids.entries()) {
      if (known.has(id) || all.length === 0 || mayHaveFailed(id, failedIds.get(axis))) continue;
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
      message: `${thousands(all.length - left.length)} of the ${thousands(all.length)} pages of "${name}" are left out.`,
      path: [...at, limit === undefined ? 'only' : 'limit'],
      suggestion: `Remove ${limit === undefined ? '"only"' : '"limit"'} before you publish the site.`,
    });
  }
  return left;
}

function axesDiagnostics(axes: readonly string[], params: TemplateParams, at: Path): Diagnostic[] {
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

function sitemapDiagnostics(by: string | undefined, axes: readonly string[], at: Path): Diagnostic[] {
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

/** Reports known axes that the path does not use. An unknown axis has a diagnostic of its own. */
function unusedAxes(axes: readonly string[], params: TemplateParams, path: string, at: Path): Diagnostic[] {
  return axes.flatMap((axis): Diagnostic[] =>
    params[axis]?.type !== 'group' || usedIn(path, axis).length > 0
      ? []
      : [
          {
            code: 'path-invalid',
            message: `The path does not say which "${axis}" a page is about, so pages would share it.`,
            path: [...at, 'path'],
            suggestion: `Put {{param.${axis}.slug}} into the path, or another value that differs for each row.`,
          },
        ],
  );
}

/** Two matrices, or a matrix and a collection, with one name. */
export function duplicateName(name: string, at: Path): Diagnostic {
  return {
    code: 'invalid-value',
    message: `Another matrix or collection is named "${name}" already.`,
    path: [...at, 'name'],
    suggestion: 'Give one of them another name: lists of pages refer to a matrix by name.',
  };
}
