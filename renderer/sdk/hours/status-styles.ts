import type { SdkStyle } from '../block.ts';
import type { ShownOrganization } from '../organization.ts';

/** The styles of a section that shows the status of a business, if it has hours. */
export function statusStyles(organization: ShownOrganization | undefined): readonly SdkStyle[] {
  return organization?.opening === undefined ? [] : ['status'];
}
