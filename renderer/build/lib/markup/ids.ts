import type { Markup, Tag } from './tags.ts';

/** An attribute that names the id of another element. */
export interface IdReference {
  readonly id: string;
  /** The attribute, as markup has it: `for`, `aria-controls`, `href`. */
  readonly attribute: string;
  readonly element: string;
  /** Offset of the attribute's value. */
  readonly at: number;
}

export interface IdUse {
  readonly id: string;
  readonly at: number;
}

/** Attributes that name ids, of any element (HTML Standard; WAI-ARIA 1.2, "ID reference"); several stand in a list. */
export const naming = new Set([
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

/** The ids of a piece of HTML, in their order and as often as they stand there. */
export function idsOf({ tags }: Markup): IdUse[] {
  return live(tags).flatMap(({ attributes }) =>
    attributes.flatMap(({ name, value, at }) => (name === 'id' ? [{ id: value, at }] : [])),
  );
}

/** The ids that a piece of HTML names, the ends of links within the page among them. */
export function idReferencesOf({ tags }: Markup): IdReference[] {
  return live(tags).flatMap((tag) =>
    tag.attributes.flatMap(({ name, value, at }) => {
      const ids = naming.has(name) ? value.split(/\s+/) : name === 'href' ? withinPage(value) : [];
      return ids.flatMap((id) => (id === '' ? [] : [{ id, attribute: name, element: tag.name, at }]));
    }),
  );
}

/** An empty fragment and "top" mean the start of the document (HTML Standard, "find a potential indicated element"). */
function withinPage(href: string): string[] {
  if (!href.startsWith('#')) return [];
  const id = decoded(href.slice(1));
  return id === '' || id.toLowerCase() === 'top' ? [] : [id];
}

/** A fragment as the browser looks it up. */
export function decoded(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}

/** The tags that are part of the document; what stands in a template is not, until a script takes it out. */
function live(tags: readonly Tag[]): readonly Tag[] {
  let depth = Number.POSITIVE_INFINITY;
  return tags.filter((tag) => {
    if (tag.depth > depth) return false;
    depth = tag.name === 'template' ? tag.depth : Number.POSITIVE_INFINITY;
    return true;
  });
}
