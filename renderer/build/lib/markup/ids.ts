import type { Markup, Tag } from './tags.ts';

/** An attribute that names the id of another element. */
export interface IdReference {
  readonly id: string;
  /** The attribute in lower case: `for`, `aria-controls`, `href`. */
  readonly attribute: string;
  readonly element: string;
  /** Offset of the attribute value. */
  readonly at: number;
}

export interface IdUse {
  readonly id: string;
  readonly at: number;
}

/** Attributes that refer to ids (HTML Standard; WAI-ARIA 1.2, "ID reference"). Some hold a list. */
export const idAttributes = new Set([
  'for',
  'form',
  'list',
  'headers',
  'itemref',
  'popovertarget',
  'commandfor',
  'aria-activedescendant',
  'aria-controls',
  'aria-describedby',
  'aria-details',
  'aria-errormessage',
  'aria-flowto',
  'aria-labelledby',
  'aria-owns',
]);

/** Returns the ids of an HTML source in order, duplicates included. */
export function idsOf({ tags }: Markup): IdUse[] {
  return live(tags).flatMap(({ attributes }) =>
    attributes.flatMap(({ name, value, at }) => (name === 'id' ? [{ id: value, at }] : [])),
  );
}

/** Returns the ids that an HTML source refers to, including those in links within the page. */
export function idReferencesOf({ tags }: Markup): IdReference[] {
  return live(tags).flatMap((tag) =>
    tag.attributes.flatMap(({ name, value, at }) => {
      const ids = idAttributes.has(name) ? value.split(/\s+/) : name === 'href' ? fragmentId(value) : [];
      return ids.flatMap((id) => (id === '' ? [] : [{ id, attribute: name, element: tag.name, at }]));
    }),
  );
}

/** An empty fragment and "top" mean the start of the document (HTML Standard, "find a potential indicated element"). */
function fragmentId(href: string): string[] {
  if (!href.startsWith('#')) return [];
  const id = decodeFragment(href.slice(1));
  return id === '' || id.toLowerCase() === 'top' ? [] : [id];
}

/** Returns the id that a browser looks up for a URL fragment. */
export function decodeFragment(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}

/** Leaves out tags inside a `<template>`, which are not part of the document until a script inserts them. */
function live(tags: readonly Tag[]): readonly Tag[] {
  let depth = Number.POSITIVE_INFINITY;
  return tags.filter((tag) => {
    if (tag.depth > depth) return false;
    depth = tag.name === 'template' ? tag.depth : Number.POSITIVE_INFINITY;
    return true;
  });
}
