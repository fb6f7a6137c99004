import type { Diagnostic, Path } from '../../../sdk/issue.ts';
import { plainPath } from '../../../sdk/paths.ts';
import { isProse } from '../../../sdk/prose/prose.ts';
import { didYouMean } from '../../../sdk/suggest.ts';
import { parseHref } from '../../../sdk/url.ts';
import { entry } from '../../lib/entry.ts';
import { needsThanks } from '../../page/render/head.ts';
import { everySection } from '../../page/resolve/index.ts';
import { fieldFinder } from '../../schema/fields-of.ts';
import type { Finding, PageRecord } from '../page-record.ts';
import { findingsOf, type SharedRule } from '../rule.ts';

/** A form that leads to another page. */
interface LeadingForm extends Finding {
  /** Path of that page. */
  readonly leadsTo: string;
  /** Names of the values of its lead. */
  readonly names: readonly string[];
}

/** A value of a lead in a text. */
interface ShownLeadValue extends Finding {
  readonly name: string;
  readonly needle: string;
}

const afterIn = fieldFinder(({ afterForm }) => afterForm === true);

/** The part of a form that says which values its lead has. */
interface WrittenForm {
  readonly fields?: readonly { readonly name: string }[];
  readonly steps?: readonly { readonly fields: readonly { readonly name: string }[] }[];
  readonly hidden?: readonly { readonly name: string }[];
  readonly joined?: { readonly name: string };
}

/** Reports pages after a form that search engines may list. */
export const listedThanks: SharedRule<'section', LeadingForm> = {
  id: 'after-listed',
  on: 'section',
  stage: 'sound',
  check: ({ section: { definition, fields } }) =>
    afterIn(definition.schema, fields).flatMap(({ value, at }) => {
      const target = parseHref((value as { readonly page: string }).page);
      if (target.kind !== 'route') return [];
      const form = at.slice(0, -1).reduce<unknown>(entry, fields);
      return [{ leadsTo: plainPath(target.path), names: valueNames(form as WrittenForm), path: [...at, 'page'] }];
    }),
  report(_, { routes }) {
    const drafts = new Map(routes.map(({ page, isDraft }) => [page.path, isDraft]));
    return leadingForms(routes).flatMap(({ leadsTo, path }) => {
      if (drafts.get(leadsTo) !== false) return [];
      return [
        {
          code: 'after-listed',
          message: `Search engines may list ${leadsTo}, so people could read it who have sent no lead.`,
          path,
          suggestion: 'Write "noindex: true" in the meta of that page.',
        },
      ];
    });
  },
};

function leadingForms(routes: readonly PageRecord[]): readonly LeadingForm[] {
  const forms = routes.flatMap((record) => findingsOf(record, listedThanks));
  return [...new Map(forms.map((form) => [JSON.stringify(form.path), form])).values()];
}

/** Names of the values of a form's lead. A form without fields of its own asks for an e-mail address. */
function valueNames({ fields, steps = [], hidden = [], joined }: WrittenForm): readonly string[] {
  const asked = [...(fields ?? []), ...steps.flatMap((step) => step.fields)];
  const email = asked.length === 0 ? ['email'] : [];
  return [...email, ...[...asked, ...hidden, ...(joined ? [joined] : [])].map(({ name }) => name)];
}

/** Reports texts with values of a lead that no form brings to their page. */
export const unknownLeads: SharedRule<'page', ShownLeadValue> = {
  id: 'unknown-lead',
  on: 'page',
  stage: 'sound',
  check: ({ page }) =>
    needsThanks(page) ? everySection(page).flatMap(({ node: { fields, at } }) => valuesIn(fields, at)) : [],
  report(_, { site, routes }) {
    // A form of a page that was left out may lead there.
    if ((site.leftOut?.length ?? 0) > 0) return [];
    const forms = leadingForms(routes);
    return routes.flatMap((record) =>
      findingsOf(record, unknownLeads).flatMap((value) => {
        const { path } = record.page;
        return unknownValue(
          value,
          path,
          forms.filter(({ leadsTo }) => leadsTo === path),
        );
      }),
    );
  },
};

function valuesIn(value: unknown, at: Path): readonly ShownLeadValue[] {
  if (typeof value === 'string') {
    return Array.from(value.matchAll(/\{\{\s*lead\.([\w-]+)/g), ([needle, name = '']) => ({ name, path: at, needle }));
  }
  if (typeof value !== 'object' || value === null) return [];
  if (isProse(value)) return valuesIn(value.text, at);
  return Object.entries(value).flatMap(([key, inner]) =>
    valuesIn(inner, [...at, Array.isArray(value) ? Number(key) : key]),
  );
}

function unknownValue(
  { name, path: at, needle }: ShownLeadValue,
  path: string,
  forms: readonly LeadingForm[],
): Diagnostic[] {
  if (forms.length === 0) {
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
