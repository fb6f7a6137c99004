import { type SectionMoment, sectionMoment } from '../../renderer/build/commands/section-moment.ts';
import type { RenderMoment } from '../../renderer/sdk/block.ts';
import { withValue } from '../author/operations/override.ts';
import type { ShownSite } from '../commands/dev.ts';
import { UsageError } from '../failure.ts';
import { writtenField } from './config-paths.ts';
import type { TextSpot } from './shared-text.ts';

/** What became of a text that was typed. */
export interface Previewed {
  /** Whether its page shows it; not if it would have errors. */
  readonly isShown: boolean;
  /** Its section at the moment that was asked for, if the page looks different then. */
  readonly moment?: SectionMoment | undefined;
}

/** Shows a text on its page before it is saved. */
export async function previewText(
  site: ShownSite,
  spot: TextSpot,
  { value, moment }: { readonly value: string; readonly moment?: RenderMoment | undefined },
): Promise<Previewed> {
  const { made } = site.current();
  if (made === undefined) return { isShown: false };
  try {
    const path = writtenField(made, spot);
    const page = await site.preview(spot.page, (input) => withValue(input, path, value));
    if (page === undefined) return { isShown: false };
    return { isShown: true, moment: moment && sectionMoment(page, { section: spot.section, ...moment }) };
  } catch (error) {
    if (error instanceof UsageError) return { isShown: false };
    throw error;
  }
}
