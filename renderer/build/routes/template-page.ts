import { append } from '../../sdk/any-length.ts';
import type { Path } from '../../sdk/issue.ts';
import { routeSchemas } from '../../site/route-schemas.ts';
import { parseValue } from '../schema/parse-value.ts';
import type { RawPage } from '../schema/raw-page.ts';
import { zodDiagnostics } from '../schema/zod-diagnostics.ts';
import type { ExpandContext } from './context.ts';
import { failedPage } from './failed-page.ts';
import { changedPage, filledPage } from './fill-page.ts';
import { filledTexts } from './filled-texts.ts';
import { markedParams } from './marked-texts.ts';
import { contentKey } from './page-fields.ts';
import { followPath, insideChanges, paramPaths } from './source-path.ts';
import { moneyFormat } from './template.ts';

const schema = routeSchemas.template;

/** Fills a template with the parameters of one route. */
export function templatePage(route: Readonly<Record<string, unknown>>, at: Path, context: ExpandContext): RawPage {
  const { diagnostics, filler, prose, templates } = context;
  const parsed = parseValue(schema, route);
  if (!parsed.success) append(diagnostics, zodDiagnostics(parsed.error, schema, route, at));
  const template = parsed.success ? templates.read(route.template as object, [...at, 'template']) : undefined;
  if (!parsed.success || template === undefined) return failedPage(route.path, at, { kind: 'template' });
  const { params, path } = parsed.data;
  const checked = parseValue(template.schema, params);
  if (!checked.success) {
    append(diagnostics, zodDiagnostics(checked.error, template.schema, params, [...at, 'params']));
    return failedPage(path, at, { kind: 'template' });
  }
  const marked = markedParams(template.params);
  const page = prose.page(changedPage(template.page, parsed.data, at, diagnostics), at);
  const money = moneyFormat(template, page.locale, context);
  const values = { params, names: template.names, marked, money, at: [...at, 'params'], diagnostics };
  const pageParams = { written: params, at: [...at, 'params'], values: params };
  const input = { ...filledPage(page, values, at, filler), path };
  return {
    at,
    input,
    address: path,
    key: () => contentKey(input),
    origin: { kind: 'template', filledIn: filledTexts(params) },
    writtenAt(inside, blame) {
      const paths = paramPaths(pageParams, blame);
      const changed = inside[0] === 'path' || inside[0] === 'params' ? inside : insideChanges(route, inside);
      if (changed !== undefined) return followPath(route, at, changed, paths);
      return followPath(route.template, [...at, 'template'], inside, paths);
    },
  };
}
