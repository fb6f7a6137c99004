/** A node of structured data (schema.org, JSON-LD 1.1). */
export type JsonLdNode = { readonly '@type': string } & { readonly [property: string]: JsonLdValue | undefined };

type JsonLdValue = string | number | boolean | JsonLdNode | readonly JsonLdValue[] | { readonly '@id': string };

/**
 * The one way structured data becomes markup. `<` is written as an escape, so no word can end the script element
 * (HTML Standard, "restrictions for contents of script elements").
 */
export function serialiseJsonLd(nodes: readonly JsonLdNode[]): string {
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': nodes }).replaceAll('<', '\\u003c');
}
