import { append } from '../../../sdk/any-length.ts';
import { longestInOrder } from '../../lib/longest-in-order.ts';
import { readMarkup } from '../../lib/markup/tags.ts';
import type { ResolvedSection } from '../resolve/index.ts';

/** A section and its HTML. */
export interface Fragment {
  readonly section: ResolvedSection;
  readonly html: string;
  /** The template that it was filled from. Sections with the same template differ by text alone. */
  readonly template?: object;
}

interface Variant {
  readonly name: string;
  readonly fragments: readonly Fragment[];
}

/** The main sections of a variant. */
interface VariantSections {
  readonly name: string;
  readonly sections: readonly Fragment[];
  /** Sections at the position where the page has a section of the same name. */
  readonly inPlace: ReadonlyMap<string, Fragment>;
}

/** The HTML of a page's sections, and what its head holds of the variants. */
export interface VariedSections {
  readonly sections: readonly string[];
  readonly templates: readonly string[];
}

/**
 * Returns the HTML of a page's sections, and a `<template>` for each place where a variant differs. The templates go into the
 * head, where no rule of a style sheet counts them, and they have loaded by the time their place comes. Each says by the name
 * of a method what it does with its section: `before`, `replaceWith`, `after`. A moved section is removed in one position and
 * inserted in another. Without script, and for the control, the page stays as it is. Ids are unique: templates are not part of
 * the document.
 */
export function withVariants(own: readonly Fragment[], variants: readonly Variant[]): VariedSections {
  const all = variants.map((variant) => variantSections(variant, own));
  const last = own.findLastIndex(isMain);
  const templates: string[] = [];
  const sections = own.map((fragment, index) => {
    if (!isMain(fragment)) return fragment.html;
    const changes = all.flatMap((variant) => changesAt(fragment, variant, index === last));
    append(templates, changes);
    return changes.length === 0 ? fragment.html : marked(fragment);
  });
  return { sections, templates };
}

/** Returns the templates of a variant for the place of a section. */
function changesAt(fragment: Fragment, variant: VariantSections, isLast: boolean): string[] {
  const { name } = fragment.section;
  const before = insertedBefore(fragment, variant);
  const after = isLast ? insertedBefore(undefined, variant) : '';
  const template = (put: string, html: string) =>
    `<template data-in="${variant.name}" data-at="[data-varied=${name}]" data-put="${put}">${html}</template>`;
  const instead = variant.inPlace.get(name)?.html ?? '';
  if (instead !== fragment.html) return [template('replaceWith', before + instead + after)];
  return [...(before === '' ? [] : [template('before', before)]), ...(after === '' ? [] : [template('after', after)])];
}

/** Returns a section that a template names. One that is not a single element gets one around it, without a box of its own. */
function marked({ section: { name }, html }: Fragment): string {
  const [root] = readMarkup(html).tags;
  const mark = ` data-varied="${name}"`;
  if (root?.start !== 0 || root.endTag?.end !== html.length) return `<slot${mark}>${html}</slot>`;
  const end = 1 + root.name.length;
  return html.slice(0, end) + mark + html.slice(end);
}

function isMain({ section }: Fragment): boolean {
  return section.slot === 'main';
}

function variantSections({ name, fragments }: Variant, own: readonly Fragment[]): VariantSections {
  const sections = fragments.filter(isMain);
  const positions = new Map(own.filter(isMain).map(({ section }, position) => [section.name, position]));
  const known = sections.flatMap((fragment) => {
    const place = positions.get(fragment.section.name);
    return place === undefined ? [] : [{ place, fragment }];
  });
  return {
    name,
    sections,
    inPlace: new Map(longestInOrder(known).map(({ fragment }) => [fragment.section.name, fragment])),
  };
}

/** The inserted sections of a variant that come right before a section; without `next`, those at the end. */
function insertedBefore(next: Fragment | undefined, { sections, inPlace }: VariantSections): string {
  const inserted = sections.filter(({ section: { name } }, index) => {
    if (inPlace.has(name)) return false;
    const follower = sections.slice(index).find(({ section }) => inPlace.has(section.name));
    return follower?.section.name === next?.section.name;
  });
  return inserted.map(({ html }) => html).join('\n');
}
