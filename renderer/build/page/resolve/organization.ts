import type { Diagnostic } from '../../../sdk/issue.ts';
import type { JsonLdNode } from '../../../sdk/json-ld.ts';
import type { Site } from '../../../site/site.ts';
import { organizationNode } from '../../../site/structured-data.ts';
import { type Images, imageNamed } from '../../inputs/images.ts';
import { dialledOf } from '../../schema/phones/phone-links.ts';
import { resolveLink } from './fields.ts';
import { type FactUse, type FieldContext, fillText } from './fill-text.ts';
import { pageScope } from './scope.ts';

/** Returns the structured data of the business, which every page has. Adds the facts that it shows to `uses`. */
export function organizationData(site: Site, images: Images, diagnostics: Diagnostic[], uses: FactUse[]): JsonLdNode[] {
  const { organization } = site;
  if (organization === undefined) return [];
  const context: FieldContext = {
    site,
    scope: pageScope(site, {}),
    images,
    links: [],
    frames: new Set(),
    diagnostics,
    uses,
  };
  const fill = (value: unknown, key: string): unknown => {
    if (typeof value === 'string') return fillText(value, context, ['organization', key]);
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
    return Object.fromEntries(Object.entries(value).map(([inner, text]) => [inner, fill(text, key)]));
  };
  const filled = Object.fromEntries(Object.entries(organization).map(([key, value]) => [key, fill(value, key)]));
  // An empty number is reported already.
  if (filled.phone) filled.phone = dialledOf(String(filled.phone), context, ['organization', 'phone']);
  for (const [index, profile] of (organization.sameAs ?? []).entries()) {
    resolveLink(profile, context, ['organization', 'sameAs', index]);
  }
  const image = organization.image && imageNamed(organization.image, images, ['organization', 'image'], diagnostics);
  const url = image && `${site.origin.origin}${site.origin.base}/${image.output}`;
  return [organizationNode(site, filled as unknown as typeof organization, url)];
}
