import type { Diagnostic, Path } from '../../../sdk/issue.ts';
import type { JsonLdNode } from '../../../sdk/json-ld.ts';
import { plainPath } from '../../../sdk/paths.ts';
import type { Contact, Organization } from '../../../site/organization.ts';
import type { Site } from '../../../site/site.ts';
import { locationNode, organizationNode } from '../../../site/structured-data.ts';
import { imageNamed } from '../../inputs/images.ts';
import { suggestRoute } from '../../lib/suggest-route.ts';
import { dialledOf } from '../../schema/phones/phone-links.ts';
import type { PicturePlanner } from '../pictures/planner.ts';
import { resolveLink } from './fields.ts';
import type { FactUse, FieldContext } from './fill-text.ts';
import { pageScope } from './scope.ts';
import { filledTexts, withShared } from './shown-organization.ts';

/** The structured data of the business. Pages share its nodes. */
export interface OrganizationData {
  /** What every page has. */
  readonly everywhere: readonly JsonLdNode[];
  /** The locations that a page is about, by its path; the home page has those without a page of their own. */
  readonly locations: ReadonlyMap<string, readonly JsonLdNode[]>;
}

/** Returns the structured data of the business. Adds the facts that it shows to `uses`. */
export function organizationData(
  site: Site,
  pictures: PicturePlanner,
  diagnostics: Diagnostic[],
  uses: FactUse[],
): OrganizationData {
  const { organization } = site;
  if (organization === undefined) return { everywhere: [], locations: new Map() };
  const context: FieldContext = {
    site,
    scope: pageScope(site, {}),
    pictures,
    links: [],
    frames: new Set(),
    diagnostics,
    uses,
  };
  const filled = withDialledPhones(filledTexts(organization, context), context);
  for (const [index, profile] of (organization.sameAs ?? []).entries()) {
    resolveLink(profile, context, ['organization', 'sameAs', index]);
  }
  const image =
    organization.image && imageNamed(organization.image, pictures.images, ['organization', 'image'], diagnostics);
  const social = image && pictures.social(image);
  const url = social && `${site.origin.origin}${site.origin.base}/${social.output}`;
  return {
    everywhere: [organizationNode(site, filled, url)],
    locations: locationNodes(site, filled, diagnostics),
  };
}

/** Replaces phone numbers with those to dial. Invalid ones are reported, and left out. */
function withDialledPhones(organization: Organization, context: FieldContext): Organization {
  const dialled = <Place extends Contact>(place: Place, at: Path): Place =>
    // An empty number is reported already.
    place.phone ? { ...place, phone: dialledOf(place.phone, context, [...at, 'phone']) } : place;
  const { locations, ...own } = organization;
  return {
    ...dialled(own, ['organization']),
    ...(locations && {
      locations: locations.map((location, index) => dialled(location, ['organization', 'locations', index])),
    }),
  };
}

function locationNodes(
  site: Site,
  organization: Organization,
  diagnostics: Diagnostic[],
): ReadonlyMap<string, readonly JsonLdNode[]> {
  const nodes = new Map<string, JsonLdNode[]>();
  const known = site.paths && new Set([...site.paths, ...(site.leftOut ?? [])]);
  for (const [index, location] of (organization.locations ?? []).entries()) {
    const { href } = location;
    const path = href === undefined ? '/' : plainPath(href);
    if (href !== undefined && known?.has(path) === false) {
      diagnostics.push({
        code: 'link-route',
        message: `The link "${href}" leads to no route of this site.`,
        path: ['organization', 'locations', index, 'href'],
        suggestion: suggestRoute(href, known),
      });
      continue;
    }
    const node = locationNode(site, organization, withShared(location, organization), index);
    nodes.set(path, [...(nodes.get(path) ?? []), node]);
  }
  return nodes;
}
