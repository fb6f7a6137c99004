import { withValue } from '../author/operations/override.ts';
import type { ShownSite } from '../commands/dev.ts';
import { UsageError } from '../failure.ts';
import type { TextSpot } from './shared-text.ts';
import { writtenField } from './site-change.ts';

/** Shows a text on its page before it is saved. Returns false if the page would have errors. */
export async function previewText(site: ShownSite, spot: TextSpot, value: string): Promise<boolean> {
  const { made } = site.current();
  if (made === undefined) return false;
  try {
    const path = writtenField(made, spot);
    return await site.preview(spot.page, (input) => withValue(input, path, value));
  } catch (error) {
    if (error instanceof UsageError) return false;
    throw error;
  }
}
