import { longestInOrder } from '../../renderer/build/lib/longest-in-order.ts';
import type { RenderedSections } from '../../renderer/build/page/render/index.ts';
import type { Fragment } from '../../renderer/build/page/render/variants.ts';
import type { Destination } from '../../renderer/sdk/fields.ts';
import { defaultText } from '../../renderer/sdk/query-text.ts';
import type { Change } from './change.ts';
import { fragmentText } from './fragment-text.ts';
import { wordDiff } from './word-diff.ts';

/** A page in one state of a site. */
export interface PageState {
  readonly sections: RenderedSections;
  /** Its document. */
  readonly html: string;
  readonly claims: ReadonlyMap<string, string>;
}

/** Returns a function that compares two states of a page and caches comparisons of shared sections. */
export function pageComparer(): (before: PageState, after: PageState) => Change[] {
  const known = new Map<string, Map<string, readonly Change[]>>();
  const compareOnce = (before: NamedFragment, after: NamedFragment): readonly Change[] => {
    const key = `${after.name}\n${after.html}`;
    const others = known.get(key) ?? new Map<string, readonly Change[]>();
    known.set(key, others);
    const changes = others.get(before.html) ?? sectionChanges(before, after);
    others.set(before.html, changes);
    return changes;
  };
  return (before, after) => {
    if (before.html === after.html && sameClaims(before.claims, after.claims)) return [];
    return [
      ...metaChanges(before.sections, after.sections),
      ...claimChanges(before.claims, after.claims),
      ...compareSections(sectionsOf(before.sections), sectionsOf(after.sections), compareOnce),
      ...dataChanges(before.sections, after.sections),
      ...(styles(before.html) === styles(after.html) ? [] : [{ kind: 'style' } as const]),
    ];
  };
}

interface NamedFragment extends Fragment {
  readonly name: string;
}

/** Returns the sections of a page by name, followed by those of its variants. */
export function sectionsOf({ page, fragments, variants }: RenderedSections): Map<string, NamedFragment> {
  const own = fragments.map((fragment) => ({ ...fragment, name: fragment.section.name }));
  const other = variants.flatMap((list, index) => {
    const variant = page.experiment?.variants[index]?.name ?? '';
    return list.flatMap((fragment) =>
      fragment.section.slot === 'main' ? [{ ...fragment, name: `${fragment.section.name} (variant ${variant})` }] : [],
    );
  });
  return new Map([...own, ...other].map((fragment) => [fragment.name, fragment]));
}

function compareSections(
  before: ReadonlyMap<string, NamedFragment>,
  after: ReadonlyMap<string, NamedFragment>,
  compare: (before: NamedFragment, after: NamedFragment) => readonly Change[],
): Change[] {
  const order = [...before.keys()];
  const stayed = [...after.keys()].filter((name) => before.has(name));
  const inPlace = new Set(
    longestInOrder(stayed.map((name) => ({ name, place: order.indexOf(name) }))).map(({ name }) => name),
  );
  const moved = stayed.filter((name) => !inPlace.has(name));
  return [
    ...[...before.values()].flatMap((one) => (after.has(one.name) ? [] : [wholeSection(one, 'removed')])),
    ...[...after.values()].flatMap((one): readonly Change[] => {
      const old = before.get(one.name);
      if (old === undefined) return [wholeSection(one, 'added')];
      return old.html === one.html ? [] : compare(old, one);
    }),
    ...moved.map((name): Change => ({ ...named(after.get(name)), kind: 'section', section: name, what: 'moved' })),
  ];
}

function wholeSection(fragment: NamedFragment, what: 'added' | 'removed'): Change {
  const { text } = fragmentText(fragment.html);
  return { ...named(fragment), kind: 'section', section: fragment.name, what, words: text };
}

function named(fragment: NamedFragment | undefined): { readonly block: string } {
  return { block: fragment?.section.definition.block.type ?? '' };
}

function sectionChanges(before: NamedFragment, after: NamedFragment): Change[] {
  const section = after.name;
  const [old, young] = [fragmentText(before.html), fragmentText(after.html)];
  const edits = wordDiff(old.text, young.text);
  const links = listDiff(old.links, young.links);
  const pictures = listDiff(pictureNames(before.section.node.fields), pictureNames(after.section.node.fields));
  const [from, to] = [destinations(before), destinations(after)];
  const changes: Change[] = [
    ...(edits.length === 0 ? [] : [{ kind: 'copy', section, edits } as const]),
    ...(links.removed.length + links.added.length === 0 ? [] : [{ kind: 'links', section, ...links } as const]),
    ...(pictures.removed.length + pictures.added.length === 0
      ? []
      : [{ kind: 'pictures', section, ...pictures } as const]),
    ...(from.join() === to.join() ? [] : [{ kind: 'form', section, before: from, after: to } as const]),
  ];
  return changes.length > 0 ? changes : [{ kind: 'markup', section }];
}

/** Returns the names of the pictures in the fields of a section: files of the site, and no addresses. */
function pictureNames(value: unknown): string[] {
  if (typeof value === 'string') return /^[^/:][^:]*\.(?:avif|gif|jpe?g|png|svg|webp)$/i.test(value) ? [value] : [];
  return Object.values(Object(value)).flatMap(pictureNames);
}

/** Returns the destinations of the section's form. */
function destinations({ section }: Fragment): string[] {
  const { destinations: list } = section.given.props;
  if (!Array.isArray(list)) return [];
  return (list as Destination[]).map(({ name, url }) => (url === undefined ? name : `${name} (${url})`));
}

function metaChanges({ page: before }: RenderedSections, { page: after }: RenderedSections): Change[] {
  const [old, young] = [meta(before), meta(after)];
  return Object.keys(young).flatMap((field): Change[] => {
    const [from = null, to = null] = [old[field], young[field]];
    return from === to ? [] : [{ kind: 'meta', field, before: from, after: to }];
  });
}

function meta(page: RenderedSections['page']): Readonly<Record<string, string | null>> {
  const { title, description, url, noindex, listed, locale, theme, image, card, icon } = page;
  const drawn = card && [card.eyebrow, card.title, ...card.facts.flatMap(({ value, label }) => [value, label])];
  return {
    title: defaultText(title),
    description: defaultText(description),
    canonical: url ?? null,
    noindex: noindex ? 'yes' : 'no',
    sitemap: listed ? 'yes' : 'no',
    language: locale,
    theme,
    card: image?.alt ?? drawn?.flatMap((part) => part?.text ?? []).join(' · ') ?? null,
    'card picture': card === undefined ? (image?.output ?? null) : (card.image?.output ?? null),
    icon: icon?.output ?? null,
    experiment: page.experiment === undefined ? null : experiment(page.experiment),
  };
}

function experiment({ name, variants }: NonNullable<RenderedSections['page']['experiment']>): string {
  return `${name}: ${variants.map((variant) => `${variant.name} ${variant.weight}%`).join(', ')}`;
}

function claimChanges(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): Change[] {
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((fact): Change[] => {
    const [from = null, to = null] = [before.get(fact), after.get(fact)];
    return from === to ? [] : [{ kind: 'claim', fact, before: from, after: to }];
  });
}

/** Only lists the types of structured data, because the page shows the same text. */
function dataChanges({ page: before }: RenderedSections, { page: after }: RenderedSections): Change[] {
  const { removed, added } = listDiff(
    before.jsonLd.map((node) => JSON.stringify(node)),
    after.jsonLd.map((node) => JSON.stringify(node)),
  );
  const types = new Set([...removed, ...added].map((text) => String(JSON.parse(text)['@type'])));
  return types.size === 0 ? [] : [{ kind: 'data', types: [...types].sort() }];
}

/** Returns the inline and linked style sheets of a document. */
function styles(html: string): string {
  return (html.match(/<style[^>]*>[\s\S]*?<\/style>|<link rel="stylesheet"[^>]*>/g) ?? []).join('');
}

/** Returns the items that only one of two lists has, counting duplicates. */
export function listDiff(before: readonly string[], after: readonly string[]): { removed: string[]; added: string[] } {
  const left = [...before];
  const added = after.filter((one) => {
    const at = left.indexOf(one);
    if (at !== -1) left.splice(at, 1);
    return at === -1;
  });
  return { removed: left, added };
}

function sameClaims(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): boolean {
  return before.size === after.size && [...before].every(([fact, text]) => after.get(fact) === text);
}
