import type { Diagnostic, Path } from '../../sdk/issue.ts';
import { isProse } from '../../sdk/prose/prose.ts';
import { plainPath } from '../../sdk/route-path.ts';
import { didYouMean } from '../../sdk/suggest.ts';
import { parseHref } from '../../sdk/url.ts';
import type { SectionNode, Site } from '../../site/site.ts';
import { entry } from '../lib/entry.ts';
import { fieldFinder } from '../schema/fields-of.ts';
import type { LeadingForm, ShownLeadValue } from './page-hits.ts';
import type { PageRecord } from './page-record.ts';

const afterIn = fieldFinder(({ afterForm }) => afterForm === true);

/** The part of a form that says which values its lead has. */
interface WrittenForm {
  readonly fields?: readonly { readonly name: string }[];
  readonly steps?: readonly { readonly fields: readonly { readonly name: string }[] }[];
  readonly hidden?: readonly { readonly name: string }[];
  readonly joined?: { readonly name: string };
}

/** Returns the forms of a section that lead to another page. Paths are inside the section. */
export function leadingForms({ definition, fields }: SectionNode): readonly LeadingForm[] {
  return afterIn(definition.schema, fields).flatMap(({ value, at }) => {
    const target = parseHref((value as { readonly page: string }).page);
    if (target.kind !== 'route') return [];
    const form = at.slice(0, -1).reduce<unknown>(entry, fields);
    return [{ page: plainPath(target.path), names: valueNames(form as WrittenForm), at: [...at, 'page'] }];
  });
}

/** Names of the values of a form's lead. A form without fields of its own asks for an e-mail address. */
function valueNames({ fields, steps = [], hidden = [], joined }: WrittenForm): readonly string[] {
  const asked = [...(fields ?? []), ...steps.flatMap((step) => step.fields)];
  const email = asked.length === 0 ? ['email'] : [];
  return [...email, ...[...asked, ...hidden, ...(joined ? [joined] : [])].map(({ name }) => name)];
}

/** Returns the values of a lead that the texts of a section show. */
export function shownLeadValues({ fields, at }: SectionNode): readonly ShownLeadValue[] {
  return valuesIn(fields, at);
}

function valuesIn(value: unknown, at: Path): readonly ShownLeadValue[] {
  if (typeof value === 'string') {
    return Array.from(value.matchAll(/\{\{\s*lead\.([\w-]+)/g), ([needle, name = '']) => ({ name, at, needle }));
  }
  if (typeof value !== 'object' || value === null) return [];
  if (isProse(value)) return valuesIn(value.text, at);
  return Object.entries(value).flatMap(([key, inner]) =>
    valuesIn(inner, [...at, Array.isArray(value) ? Number(key) : key]),
  );
}

/** Reports pages after a form that search engines may list, and texts with values that no form brings to their page. */
export function thanksPageDiagnostics(records: readonly PageRecord[], site: Pick<Site, 'leftOut'>): Diagnostic[] {
  const forms = new Map<string, LeadingForm>();
  for (const { hits } of records) for (const form of hits.leading ?? []) forms.set(JSON.stringify(form.at), form);
  const byPage = new Map<string, LeadingForm[]>();
  for (const form of forms.values()) byPage.set(form.page, [...(byPage.get(form.page) ?? []), form]);
  const drafts = new Map(records.map(({ page, isDraft }) => [page.path, isDraft]));
  const listed = [...forms.values()].flatMap(({ page, at }) =>
    drafts.get(page) === false ? [listedPage(page, at)] : [],
  );
  // A form of a page that was left out may lead there.
  if ((site.leftOut?.length ?? 0) > 0) return listed;
  const unknown = records.flatMap(({ page: { path }, hits }) =>
    (hits.leadValues ?? []).flatMap((value) => unknownValue(value, path, byPage.get(path))),
  );
  return [...listed, ...unknown];
}

function listedPage(page: string, path: Path): Diagnostic {
  return {
    code: 'after-listed',
    message: `Search engines may list ${page}, so people could read it who have sent no lead.`,
    path,
    suggestion: 'Write "noindex: true" in the meta of that page.',
  };
}

function unknownValue(
  { name, at, needle }: ShownLeadValue,
  path: string,
  forms: readonly LeadingForm[] | undefined,
): Diagnostic[] {
  if (forms === undefined) {
    return [
      {
        code: 'unknown-lead',
        message: `No form leads to ${path}, so {{lead.${name}}} has no value there.`,
        path: at,
        needle,
        suggestion: `Write after: { page: '${path}' } in a form, or leave {{lead.${name}}} out.`,
      },
    ];
  }
  const names = new Set(forms.flatMap((form) => form.names));
  if (names.has(name)) return [];
  return [
    {
      code: 'unknown-lead',
      message: `${forms.length === 1 ? 'The form that leads' : 'The forms that lead'} to ${path} ${forms.length === 1 ? 'has' : 'have'} no field "${name}".`,
      path: at,
      needle,
      suggestion: didYouMean(name, names, 'field'),
    },
  ];
}
