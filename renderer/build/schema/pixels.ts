import type * as z from 'zod';
import type { Diagnostic, Path } from '../../sdk/issue.ts';
import type { Pixels } from '../../sdk/pixels.ts';
import type { pixelsSchema } from '../../site/pixels.ts';
import type { RegisteredBlock, Registry } from '../../site/registry.ts';
import type { SectionNode, Site, SitePixels } from '../../site/site.ts';
import { readValue } from './parse-value.ts';

/** The name of the consent section, and the id by which links open it. */
const sectionName = 'privacy-choices';

/**
 * Returns the pixels of a site that have an id, and the sections that ask visitors for consent; undefined if no pixel has one. The
 * texts are checked anyway, so that errors do not only show on the day the id is set.
 */
export function readPixels(
  written: z.output<typeof pixelsSchema> | undefined,
  { blocks }: Registry,
): { readonly pixels?: SitePixels; readonly diagnostics: readonly Diagnostic[] } {
  const definition = blocks.get('consent');
  if (written === undefined || definition === undefined) return { diagnostics: [] };
  const { ga4, meta, consent } = written;
  const { locales, ...texts } = consent;
  const at = ['pixels', 'consent'];
  const diagnostics: Diagnostic[] = [];
  readValue(definition.schema, texts, at, diagnostics);
  const questions = new Map([['', consentSection(texts, at, definition)]]);
  for (const [locale, others] of Object.entries(locales)) {
    const path = [...at, 'locales', locale];
    readValue(definition.schema, others, path, diagnostics);
    questions.set(locale, consentSection({ ...texts, ...others }, path, definition));
  }
  const pixels: Pixels = {
    ...(ga4?.id && { ga4: { id: ga4.id, ads: ga4.ads } }),
    ...(meta?.id && { meta: { id: meta.id } }),
  };
  // Invalid texts make no section: the build stops anyway.
  const asked = diagnostics.length === 0 && Object.keys(pixels).length > 0;
  return { ...(asked && { pixels: { pixels, questions } }), diagnostics };
}

/** Reports sections with the name of the consent section, which is on every page. */
export function takenByConsent({ pixels }: Site, sections: readonly SectionNode[]): Diagnostic[] {
  if (pixels === undefined) return [];
  return sections.flatMap(({ name, at }): Diagnostic[] =>
    name === sectionName
      ? [
          {
            code: 'id-duplicate',
            message: `The name "${sectionName}" belongs to the section that asks visitors about pixels, on every page.`,
            path: at,
            atKey: true,
            suggestion: 'Rename this one; the name is its id.',
          },
        ]
      : [],
  );
}

/** Reports a site that asks for consent without a page that explains it. */
export function uninformedConsent({ pixels }: Site): Diagnostic[] {
  const uninformed = pixels && [...pixels.questions.values()].find(({ fields }) => fields.privacy === undefined);
  if (uninformed === undefined) return [];
  return [
    {
      code: 'consent-uninformed',
      message: 'Visitors are asked for consent, and no page explains it.',
      path: Object.keys(uninformed.fields).length > 1 ? uninformed.at : ['pixels'],
      suggestion:
        "Name a page that does: pixels: { consent: { privacy: { label: 'Privacy policy', href: '/privacy' } } }.",
    },
  ];
}

type Texts = Readonly<Record<string, unknown>>;

function consentSection(texts: Texts, at: Path, definition: RegisteredBlock): SectionNode {
  return { at, name: sectionName, type: 'consent', definition, fields: { block: 'consent', ...texts } };
}
