import type { AnalyzedSite } from '../../renderer/build/index.ts';
import { everySection } from '../../renderer/build/page/resolve/resolved-page.ts';
import { formatList } from '../../renderer/sdk/format.ts';
import { fill } from '../../renderer/sdk/ui-text/ui-text.ts';
import { destinationOrigins } from '../../renderer/site/site.ts';
import de from './de.json' with { type: 'json' };
import { en } from './en.ts';
import es from './es.json' with { type: 'json' };
import fr from './fr.json' with { type: 'json' };
import it from './it.json' with { type: 'json' };
import nl from './nl.json' with { type: 'json' };
import pt from './pt.json' with { type: 'json' };

type PrivacyText = { readonly [Part in keyof typeof en]: string };

const languages: Readonly<Record<string, PrivacyText>> = { en, de, es, fr, it, nl, pt };

/**
 * Returns the draft of a privacy policy as Markdown, in the language of the site (or English): what its pages send and store, from
 * its destinations, forms, pixels, frames and experiments. `docs/visitors.md` lists the same entries.
 */
export function privacyText({ site, pages }: AnalyzedSite): string {
  const text = languages[site.locale.split('-')[0] ?? ''] ?? en;
  const sections = pages.flatMap((page) => everySection(page));
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
  const needs = new Set<string>(sections.flatMap(({ styles }) => styles));
  const sends = used.length > 0;
  const partial = sends && needs.has('island:partial-form');
  const experiments = pages.flatMap(({ experiment }) => experiment ?? []);
  const rows = storedRows(text, site, {
    sends,
    partial,
    answers: sends && needs.has('form-steps'),
    after: sends && needs.has('island:after-form'),
    measures: services.length > 0,
    varies: experiments.some(({ functional }) => !functional),
    keeps: experiments.some(({ functional }) => functional),
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
    ...(sends
      ? part(text.forms, [fill(text.formsText, { destinations: list(used) }), ...(partial ? [text.partialText] : [])])
      : []),
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

/** What pages of the site do that leaves entries behind. */
interface Stores {
  readonly sends: boolean;
  /** Some form has steps or conditions. */
  readonly answers: boolean;
  readonly partial: boolean;
  /** Some form leads to another page. */
  readonly after: boolean;
  readonly measures: boolean;
  /** Visitors see a variant for as long as their tab is open, or for good. */
  readonly varies: boolean;
  readonly keeps: boolean;
}

/** The entries of `docs/visitors.md` that pages of the site can make. */
function storedRows(text: PrivacyText, site: Site, stores: Stores): string[][] {
  const { sends, answers, partial, after, measures, varies, keeps } = stores;
  const asked = [...(site.pixels?.questions.values() ?? [])].map(({ fields }) => fields.days);
  const days = String(asked.find((one) => typeof one === 'number') ?? 180);
  const row = (isStored: boolean, ...cells: [entries: string, purpose: string, until: string]) =>
    isStored ? [cells] : [];
  return [
    ...row(sends, 'frontage-outbox, frontage-outbox:…', text.outbox, text.outboxUntil),
    ...row(sends, 'frontage-lead-key', text.leadKey, text.leadKeyUntil),
    ...row(answers, 'frontage-answers:…', text.answers, text.answersUntil),
    ...row(partial, 'frontage-outbox:partial:…', text.partial, text.partialUntil),
    ...row(partial, 'frontage-partial:…', text.begun, text.answersUntil),
    ...row(after, 'frontage-lead', text.shown, text.shownUntil),
    ...row(after && measures, 'frontage-outbox:after:…', text.reported, text.reportedUntil),
    ...row(varies, 'frontage-variant-…', text.variant, text.variantUntil),
    ...row(keeps, 'frontage-variant-…', text.variant, text.variantKept),
    ...row(measures, 'frontage-consent', text.choice, fill(text.choiceUntil, { days })),
    ...row(measures, 'frontage-first-touch, frontage-last-touch', text.touch, text.touchUntil),
    ...row(measures, 'frontage-counted', text.counted, text.countedUntil),
  ];
}
