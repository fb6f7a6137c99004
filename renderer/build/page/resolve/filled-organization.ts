import type { Path } from '../../../sdk/issue.ts';
import type { Location, Organization } from '../../../site/organization.ts';
import { type FieldContext, fillText } from './fill-text.ts';

/** Returns the business with the tokens of its texts filled in. */
export function filledTexts(organization: Organization, context: FieldContext): Organization {
  const fill = (value: unknown, at: Path): unknown => {
    if (typeof value === 'string') return fillText(value, context, at);
    if (typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value)) return value.map((item, index) => fill(item, [...at, index]));
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, fill(inner, [...at, key])]));
  };
  return fill(organization, ['organization']) as Organization;
}

/** Returns a location with what it leaves out from the business: how to reach it, and its hours. */
export function withShared(location: Location, organization: Organization): Location {
  const { phone, email, hours, closed, specialHours } = organization;
  const ofHours = location.hours === undefined ? { hours, closed, specialHours } : {};
  return { phone, email, ...ofHours, ...location };
}
