import type { SectionNode } from '../../site/site.ts';

/** Returns the fields that more than one section has. Their results are worth caching. */
export function sharedFields(sections: Iterable<SectionNode>): ReadonlySet<SectionNode['fields']> {
  const seen = new Set<SectionNode['fields']>();
  const shared = new Set<SectionNode['fields']>();
  for (const { fields } of sections) {
    if (seen.has(fields)) shared.add(fields);
    else seen.add(fields);
  }
  return shared;
}
