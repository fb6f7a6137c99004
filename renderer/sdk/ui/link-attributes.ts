interface LinkAttributes {
  readonly href: string;
  readonly target?: '_blank';
  readonly rel?: 'noopener';
  readonly 'data-open'?: string;
}

/**
 * The attributes of a link by where it goes. A link to a place on the same page also names it for the loader, which
 * opens the place when it is a dialog and leaves it to the browser when it is not.
 */
export function linkAttributes(href: string, newTab = false): LinkAttributes {
  if (href.startsWith('#') && href.length > 1) return { href, 'data-open': href.slice(1) };
  if (!/^https?:/.test(href)) return { href };
  return { href, rel: 'noopener', ...(newTab && { target: '_blank' }) };
}
