import type { Finding } from '../../sdk/issue.ts';
import type { Site } from '../../site/site.ts';
import { runBlock } from './block-code.ts';

/** What blocks miss in the site around them. A section that the config shares is reported once. */
export function misfits(site: Site): Finding[] {
  const findings: Finding[] = [];
  const seen = new Set<object>();
  for (const node of sectionsOf(site)) {
    if (seen.has(node.fields)) continue;
    seen.add(node.fields);
    const { block } = node.definition;
    for (const { path, ...fault } of runBlock(node, 'fits', findings, () => block.fits?.(node.fields, site)) ?? []) {
      findings.push({ code: 'invalid-value', path: [...node.at, ...path], ...fault });
    }
  }
  return findings;
}

/** Every section of a site, where it is written: those of layouts once, those of variants with the page they vary. */
export function sectionsOf({ layouts, routes, notFound }: Site) {
  return [
    ...[...layouts.values()].flatMap(({ top, footer, bottom }) => [...top, ...footer, ...bottom]),
    ...[...routes, notFound].flatMap(({ sections, experiment }) => [
      ...sections,
      ...(experiment?.variants ?? []).flatMap((variant) => variant.sections),
    ]),
  ];
}
