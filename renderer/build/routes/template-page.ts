import { append } from '../../sdk/any-length.ts';
import type { Path } from '../../sdk/issue.ts';
import { routeSchemas } from '../../site/route-schemas.ts';
import { parseValue } from '../schema/parse-value.ts';
import type { RawPage } from '../schema/raw-page.ts';
import { zodDiagnostics } from '../schema/zod-diagnostics.ts';
import type { ExpandContext } from './context.ts';
import { faultyPage } from './faulty-page.ts';
import { filledIn } from './filled-in.ts';
import { keyOfInput } from './lazy-page.ts';
import { changedPage, filledPage } from './made-page.ts';
import { follow, insideChanges, onward } from './written.ts';

const schema = routeSchemas.template;

/** The page that a template makes with the parameters of one route. */
export function templatePage(route: Readonly<Record<string, unknown>>, at: Path, context: ExpandContext): RawPage {
  const { diagnostics, filler, templates } = context;
  const parsed = parseValue(schema, route);
  if (!parsed.success) append(diagnostics, zodDiagnostics(parsed.error, schema, route, at));
  const template = parsed.success ? templates.read(parsed.data.template, [...at, 'template']) : undefined;
  if (!parsed.success || template === undefined) return faultyPage(route.path, at, { kind: 'template' });
  const { params, path } = parsed.data;
  const checked = parseValue(template.schema, params);
  if (!checked.success) {
    append(diagnostics, zodDiagnostics(checked.error, template.schema, params, [...at, 'params']));
    return faultyPage(path, at, { kind: 'template' });
  }
  const values = { params, names: template.names, at: [...at, 'params'], diagnostics };
  const page = changedPage(template.page, parsed.data, at, diagnostics);
  const ofPage = { written: params, at: [...at, 'params'], values: params };
  const input = { ...filledPage(page, values, at, filler), path };
  return {
    at,
    input,
    address: path,
    key: () => keyOfInput(input),
    origin: { kind: 'template', filledIn: filledIn(params) },
    writtenAt(inside, blame) {
      const ways = onward(ofPage, blame);
      const way = inside[0] === 'path' || inside[0] === 'params' ? inside : insideChanges(route, inside);
      if (way !== undefined) return follow(route, at, way, ways);
      return follow(route.template, [...at, 'template'], inside, ways);
    },
  };
}
