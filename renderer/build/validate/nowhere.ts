import * as z from 'zod';
import type { Finding } from '../../kit/issue.ts';
import type { Destination, SectionNode, Site } from '../../site/site.ts';
import { sectionsOf } from './misfits.ts';

/**
 * Forms whose every destination lacks an address: what visitors send stays in their browsers, and nobody is told. One
 * finding for each set of destinations, because it is mended there, however many forms hang on it. `refuse` makes it an
 * error whatever the config says.
 */
export function formsToNowhere(site: Site, refuse: boolean): Finding[] {
  const stranded = new Map<string, { readonly names: readonly string[]; readonly nodes: Set<SectionNode> }>();
  const seen = new Set<object>();
  for (const node of sectionsOf(site)) {
    if (seen.has(node.fields)) continue;
    seen.add(node.fields);
    for (const names of destinationLists(node.definition.schema, node.fields)) {
      const known = names.flatMap((name) => site.destinations.get(name) ?? []);
      // One that nobody has declared is a fault of its own.
      if (known.length < names.length || known.some(reachesSomebody)) continue;
      const key = names.join(' ');
      const entry = stranded.get(key) ?? { names, nodes: new Set() };
      stranded.set(key, entry);
      entry.nodes.add(node);
    }
  }
  return [...stranded.values()].map(({ names, nodes }) => finding(names, [...nodes], site, refuse));
}

/** What every visitor can send to: one that needs a key has an address only in the browser that holds the key. */
function reachesSomebody({ url, setting }: Destination): boolean {
  return url !== undefined && setting === 'url';
}

function finding(names: readonly string[], nodes: readonly SectionNode[], site: Site, refuse: boolean): Finding {
  const forms = nodes.map((node) => inWords(node, site));
  const shown = forms.slice(0, 3).join(', ');
  const more = forms.length > 3 ? ` and ${forms.length - 3} more` : '';
  const quoted = names.map((name) => `"${name}"`);
  const [first = ''] = names;
  const keyed = site.destinations.get(first)?.setting === 'key';
  return {
    code: 'form-nowhere',
    ...(refuse ? { severity: 'error' } : {}),
    message: `${forms.length === 1 ? 'A form has' : `${forms.length} forms have`} nowhere to send leads: ${quoted.join(', ')} ${quoted.length === 1 ? 'has' : 'have'} no address that every visitor can send to. ${forms.length === 1 ? 'It stands' : 'They stand'} in ${shown}${more}.`,
    path: ['destinations', first, keyed ? 'setting' : 'url'],
    suggestion:
      'Give one of these destinations a "url", or set the environment variable that it is read from; "inert: true" makes a form that is there to be seen only.',
  };
}

function inWords({ at, name }: SectionNode, { routes }: Site): string {
  const [list, key] = at;
  if (list === 'layouts') return `"${name}" of the layout "${key}"`;
  const page = list === 'routes' ? routes.find((route) => route.at[1] === key) : undefined;
  return `"${name}" of ${page?.path ?? 'the page for unknown addresses'}`;
}

/** The lists of destinations among the values of a section's fields, wherever they stand. */
function destinationLists(schema: z.ZodType, value: unknown): (readonly string[])[] {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) {
    return value === undefined ? [] : destinationLists(schema.unwrap() as z.ZodType, value);
  }
  if (schema instanceof z.ZodArray && Array.isArray(value)) {
    const element = schema.element as z.ZodType;
    if (isDestination(element)) return value.length === 0 ? [] : [value.map(String)];
    return value.flatMap((item) => destinationLists(element, item));
  }
  if (schema instanceof z.ZodObject && typeof value === 'object' && value !== null) {
    const fields = new Map(Object.entries(value));
    return Object.entries(schema.shape).flatMap(([name, field]) =>
      destinationLists(field as z.ZodType, fields.get(name)),
    );
  }
  return isDestination(schema) && value !== undefined ? [[String(value)]] : [];
}

function isDestination(schema: z.ZodType): boolean {
  return z.globalRegistry.get(schema)?.kind === 'destination';
}
