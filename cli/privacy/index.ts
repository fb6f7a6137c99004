import type { AnalyzedSite } from '../../renderer/build/index.ts';
import { formatList } from '../../renderer/sdk/format.ts';
import { fill } from '../../renderer/sdk/ui-text/ui-text.ts';
import { destinationOrigins } from '../../renderer/site/site.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import { nl } from './nl.ts';
import { pt } from './pt.ts';

type PrivacyText = { readonly [Part in keyof typeof en]: string };

const languages: Readonly<Record<string, PrivacyText>> = { en, de, es, fr, it, nl, pt };

/**
 * Returns the draft of a privacy policy as Markdown, in the language of the site (or English): what its pages send and store, from
 * its destinations, pixels, frames and experiments. `docs/storage.md` lists the same entries.
 */
export function privacyText({ site, pages }: AnalyzedSite): string {
  const text = languages[site.locale.split('-')[0] ?? ''] ?? en;
  const sections = pages.flatMap((page) => page.sections);
  const list = (names: Iterable<string>) => formatList([...new Set(names)], site.locale);
  const used = [...site.destinations.values()].map((destination) => {
    const hosts = destinationOrigins(destination).map((origin) => new URL(origin).host);
    return hosts.length === 0 ? destination.label : `${destination.label} (${hosts.join(', ')})`;
  });
  const frames = sections.flatMap((section) => [...section.frames].map((origin) => new URL(origin).host));
  const services = [
    ...(site.pixels?.pixels.ga4 ? ['Google Analytics'] : []),
    ...(site.pixels?.pixels.meta ? ['Meta'] : []),
  ];
  const rows = storedRows(text, site, {
    sends: used.length > 0,
    measures: services.length > 0,
    varies: pages.some(({ experiment }) => experiment !== undefined),
  });
  const table = [
    `| ${text.entry} | ${text.purpose} | ${text.until} |`,
    '|---|---|---|',
    ...rows.map((cells) => `| \`${cells[0]}\` | ${cells[1]} | ${cells[2]} |`),
  ].join('\n');
  const part = (title: string, paragraphs: readonly string[]) => [`## ${title}`, ...paragraphs];
  return [
    `> ${text.draft}`,
    ...part(text.who, [fill(text.whoText, { name: '{{site.name}}' }), ...contact(text, site)]),
    ...part(text.visit, [text.visitText]),
    ...(used.length > 0 ? part(text.forms, [fill(text.formsText, { destinations: list(used) })]) : []),
    ...part(text.stored, rows.length > 0 ? [text.storedText, table] : [text.noneStored]),
    ...(services.length > 0 ? part(text.measured, [fill(text.measuredText, { services: list(services) })]) : []),
    ...(frames.length > 0 ? part(text.frames, [fill(text.framesText, { origins: list(frames) })]) : []),
    ...part(text.rights, [text.rightsText]),
    '',
  ]
    .join('\n\n')
    .replace(/\n+$/, '\n');
}

type Site = AnalyzedSite['site'];

function contact(text: PrivacyText, site: Site): string[] {
  const fact = [...site.facts].find(([, { type }]) => type === 'email')?.[0];
  const email = site.organization?.email === undefined ? fact && `facts.${fact}` : 'organization.email';
  return email === undefined ? [] : [fill(text.contact, { contact: `[{{${email}}}](mailto:{{${email}}})` })];
}

interface Stores {
  readonly sends: boolean;
  readonly measures: boolean;
  readonly varies: boolean;
}

/** The entries of `docs/storage.md` that pages of the site can make. */
function storedRows(text: PrivacyText, site: Site, { sends, measures, varies }: Stores): string[][] {
  const asked = [...(site.pixels?.questions.values() ?? [])].map(({ fields }) => fields.days);
  const days = String(asked.find((one) => typeof one === 'number') ?? 180);
  return [
    ...(sends
      ? [
          ['frontage-outbox', text.outbox, text.outboxUntil],
          ['frontage-lead-key', text.leadKey, text.leadKeyUntil],
        ]
      : []),
    ...(varies ? [['frontage-variant-…', text.variant, text.variantUntil]] : []),
    ...(measures
      ? [
          ['frontage-consent', text.choice, fill(text.choiceUntil, { days })],
          ['frontage-first-touch, frontage-last-touch', text.touch, text.touchUntil],
          ['frontage-counted', text.counted, text.countedUntil],
        ]
      : []),
  ];
}
