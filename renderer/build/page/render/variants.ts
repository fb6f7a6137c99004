import { longestInOrder } from '../../lib/longest-in-order.ts';
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

/**
 * Returns the HTML of a page's sections with that of its variants beside it. A section of a variant is an inert `<template>`
 * before the section that it replaces, so that it has loaded by then. A section that some variant lacks is wrapped in a
 * `<slot>`, which has no box and no meaning outside a shadow tree. A moved section is removed in one position and inserted
 * in another. Without script, and for the control, the page stays as it is. Ids are unique: templates are not part of the
 * document.
 */
export function withVariants(own: readonly Fragment[], variants: readonly Variant[]): string[] {
  const all = variants.map((variant) => variantSections(variant, own));
  const last = own.findLastIndex(isMain);
  return own.map((fragment, index) => {
    if (!isMain(fragment)) return fragment.html;
    const { name } = fragment.section;
    const before = all.flatMap((variant) => insertedBefore(fragment, variant));
    const other = all.filter(({ inPlace }) => inPlace.get(name)?.html !== fragment.html);
    const replacements = other.flatMap((variant) => template(variant.name, variant.inPlace.get(name)));
    const html = other.length === 0 ? fragment.html : wrapped(other, fragment);
    const after = index === last ? all.flatMap((variant) => insertedBefore(undefined, variant)) : [];
    // The client takes a template as complete when another element follows it.
    const end = after.length === 0 ? [] : ['<template></template>'];
    return [...before, ...replacements, html, ...after, ...end].join('\n');
  });
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

function wrapped(variants: readonly VariantSections[], { html }: Fragment): string {
  return `<slot data-in="${variants.map(({ name }) => name).join(' ')}">${html}</slot>`;
}

function template(variant: string, fragment: Fragment | undefined): string[] {
  return fragment === undefined ? [] : [`<template data-in="${variant}">${fragment.html}</template>`];
}

/** The inserted sections of a variant that come right before a section; without `next`, those at the end. */
function insertedBefore(next: Fragment | undefined, { name, sections, inPlace }: VariantSections): string[] {
  return sections.flatMap((fragment, index) => {
    if (inPlace.has(fragment.section.name)) return [];
    const follower = sections.slice(index).find(({ section }) => inPlace.has(section.name));
    return follower?.section.name === next?.section.name ? template(name, fragment) : [];
  });
}
