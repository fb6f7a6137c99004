interface LinkAttributes {
  readonly href: string;
  readonly target?: '_blank';
  readonly rel?: 'noopener';
  readonly 'data-open'?: string;
}

/**
 * Returns the attributes of a link. A link to an anchor on the same page also names it for the loader, which opens it
 * if it is a dialog.
 */
export function linkAttributes(href: string, newTab = false): LinkAttributes {
  if (href.startsWith('#') && href.length > 1) return { href, 'data-open': href.slice(1) };
  if (!/^https?:/.test(href)) return { href };
  return { href, rel: 'noopener', ...(newTab && { target: '_blank' }) };
}
