import { longestInOrder } from '../../lib/longest-in-order.ts';
import type { ResolvedSection } from '../resolve/index.ts';

/** A section and its HTML. */
export interface Fragment {
  readonly section: ResolvedSection;
  readonly html: string;
  /** Sections with the same have the same markup, ids and headings, and differ by words alone. */
  readonly like?: object;
}

interface Variant {
  readonly name: string;
  readonly fragments: readonly Fragment[];
}

/** A variant, with what it shows of the page's main part. */
interface Shown {
  readonly name: string;
  readonly sections: readonly Fragment[];
  /** Those that stand where the page has a section of their name. */
  readonly inPlace: ReadonlyMap<string, Fragment>;
}

/**
 * The HTML of a page's sections with that of its variants beside it. What a variant shows instead stands as an inert
 * `<template>` in front of what it takes the place of, so that it has arrived by then; what does not stand in every
 * variant is wrapped in a `<slot>`, which has no box of its own and no meaning outside a shadow tree. What a variant moves
 * goes in one place and comes in another. Without script, and for everyone who gets the control, that is the page as it
 * is. Ids are in the document once: a template is no part of it.
 */
export function withVariants(own: readonly Fragment[], variants: readonly Variant[]): string[] {
  const all = variants.map((variant) => shown(variant, own));
  const last = own.findLastIndex(isMain);
  return own.map((fragment, index) => {
    if (!isMain(fragment)) return fragment.html;
    const { name } = fragment.section;
    const inFront = all.flatMap((variant) => insertedBefore(fragment, variant));
    const other = all.filter(({ inPlace }) => inPlace.get(name)?.html !== fragment.html);
    const instead = other.flatMap((variant) => template(variant.name, variant.inPlace.get(name)));
    const html = other.length === 0 ? fragment.html : wrapped(other, fragment);
    const behind = index === last ? all.flatMap((variant) => insertedBefore(undefined, variant)) : [];
    // Something must follow a template for it to be known as complete.
    const end = behind.length === 0 ? [] : ['<template></template>'];
    return [...inFront, ...instead, html, ...behind, ...end].join('\n');
  });
}

function isMain({ section }: Fragment): boolean {
  return section.slot === 'main';
}

function shown({ name, fragments }: Variant, own: readonly Fragment[]): Shown {
  const sections = fragments.filter(isMain);
  const places = new Map(own.filter(isMain).map(({ section }, place) => [section.name, place]));
  const known = sections.flatMap((fragment) => {
    const place = places.get(fragment.section.name);
    return place === undefined ? [] : [{ place, fragment }];
  });
  return {
    name,
    sections,
    inPlace: new Map(longestInOrder(known).map(({ fragment }) => [fragment.section.name, fragment])),
  };
}

function wrapped(variants: readonly Shown[], { html }: Fragment): string {
  return `<slot data-in="${variants.map(({ name }) => name).join(' ')}">${html}</slot>`;
}

function template(variant: string, fragment: Fragment | undefined): string[] {
  return fragment === undefined ? [] : [`<template data-in="${variant}">${fragment.html}</template>`];
}

/** What a variant shows whose next section in its place is this one; what is at its end has none behind it. */
function insertedBefore(next: Fragment | undefined, { name, sections, inPlace }: Shown): string[] {
  return sections.flatMap((fragment, index) => {
    if (inPlace.has(fragment.section.name)) return [];
    const follower = sections.slice(index).find(({ section }) => inPlace.has(section.name));
    return follower?.section.name === next?.section.name ? template(name, fragment) : [];
  });
}
