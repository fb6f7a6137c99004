import { analyzeSite, type RenderedSite, type SiteOptions } from '../../renderer/build/index.ts';
import { DiagnosticsError } from '../../renderer/sdk/issue.ts';
import { SiteEdit } from '../author/site-edit.ts';
import { UsageError } from '../failure.ts';
import type { Change } from './requests.ts';
import { addChange } from './site-change.ts';

/** What a change would do to the pages of a site. */
export interface Effect {
  readonly added: readonly string[];
  readonly removed: readonly string[];
  /** Why it cannot be made. */
  readonly errors: readonly string[];
}

/** Returns what a change would do to the pages of a site, without writing it. */
export async function effectOf(change: Change, options: SiteOptions, made: RenderedSite | undefined): Promise<Effect> {
  const none = (message: string) => ({ added: [], removed: [], errors: [message] });
  if (made === undefined) return none('The site has errors.');
  const edit = new SiteEdit(options, made?.ready.loaded.input);
  try {
    const conflict = await addChange(change, { made, edit });
    if (conflict !== undefined) return none('Somebody changed this meanwhile.');
  } catch (error) {
    if (error instanceof UsageError) return none([error.message, error.suggestion].filter(Boolean).join(' '));
    if (error instanceof DiagnosticsError) return none(error.message);
    throw error;
  }
  const { ready, issues } = await analyzeSite({ ...options, files: edit.changes.preview() });
  const [before, after] = [made.ready, ready].map((one) => new Set((one?.site.routes ?? []).map(({ path }) => path)));
  const errors = issues.filter(({ severity }) => severity === 'error');
  return {
    added: ready === undefined ? [] : [...(after ?? [])].filter((path) => !before?.has(path)),
    removed: ready === undefined ? [] : [...(before ?? [])].filter((path) => !after?.has(path)),
    errors: errors.map(({ message, suggestion }) => [message, suggestion].filter(Boolean).join(' ')),
  };
}
