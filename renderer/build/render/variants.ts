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

/**
 * The HTML of a page's sections with that of its variants beside it. What a variant shows instead stands as an inert
 * `<template>` in front of what it takes the place of, so that it has arrived by then; what does not stand in every
 * variant is wrapped in a `<slot>`, which has no box of its own and no meaning outside a shadow tree. Without script, and
 * for everyone who gets the control, that is the page as it is. Ids are in the document once: a template is no part of it.
 */
export function withVariants(own: readonly Fragment[], variants: readonly Variant[]): string[] {
  const last = own.findLastIndex(({ section }) => section.slot === 'main');
  return own.map((fragment, index) => {
    if (fragment.section.slot !== 'main') return fragment.html;
    const inFront = variants.flatMap((variant) => insertedBefore(fragment, variant, own));
    const other = variants.filter((variant) => shown(variant, fragment)?.html !== fragment.html);
    const instead = other.flatMap(({ name, ...variant }) => template(name, shown({ name, ...variant }, fragment)));
    const html = other.length === 0 ? fragment.html : wrapped(other, fragment);
    const behind = index === last ? variants.flatMap((variant) => insertedBefore(undefined, variant, own)) : [];
    // Something must follow a template for it to be known as complete.
    const end = behind.length === 0 ? [] : ['<template></template>'];
    return [...inFront, ...instead, html, ...behind, ...end].join('\n');
  });
}

/** A variant's section of the same name. */
function shown({ fragments }: Variant, { section }: Fragment): Fragment | undefined {
  return fragments.find((other) => other.section.slot === 'main' && other.section.name === section.name);
}

function wrapped(variants: readonly Variant[], { html }: Fragment): string {
  return `<slot data-in="${variants.map(({ name }) => name).join(' ')}">${html}</slot>`;
}

function template(variant: string, fragment: Fragment | undefined): string[] {
  return fragment === undefined ? [] : [`<template data-in="${variant}">${fragment.html}</template>`];
}

/** New sections of a variant whose next one that the page has too is this; those at the end have none behind them. */
function insertedBefore(next: Fragment | undefined, { name, fragments }: Variant, own: readonly Fragment[]): string[] {
  const known = new Set(own.map(({ section }) => section.name));
  const main = fragments.filter(({ section }) => section.slot === 'main');
  return main.flatMap((fragment, index) => {
    if (known.has(fragment.section.name)) return [];
    const follower = main.slice(index).find(({ section }) => known.has(section.name));
    return follower?.section.name === next?.section.name ? template(name, fragment) : [];
  });
}
