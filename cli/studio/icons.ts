import type { RenderedSite } from '../../renderer/build/index.ts';
import type { DrawnIcon } from '../../renderer/sdk/ui/drawn-icon.ts';
import { groupsOf, matching } from '../gallery/icons-page.ts';

/** An icon that a field can name. */
export interface IconChoice {
  readonly name: string;
  /** Its shapes; undefined for an icon of the engine. */
  readonly drawn?: DrawnIcon;
}

/** More do not fit beside a field. */
const mostShown = 80;

/** Returns the icons whose names have these words: those of the site, of installed sets, and of the engine. */
export function iconChoices({ ready: { loaded } }: RenderedSite, search: string): IconChoice[] {
  const { icons } = loaded;
  const choices: IconChoice[] = [];
  for (const name of groupsOf(icons).flatMap(({ names }) => matching(names, search))) {
    if (choices.length === mostShown) break;
    const found = icons.find(name);
    if (found !== undefined) choices.push({ name, ...(typeof found === 'object' && { drawn: found }) });
  }
  return choices;
}
