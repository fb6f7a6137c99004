import type { Issue } from '../../renderer/sdk/issue.ts';
import type { Waiver } from '../../renderer/site/waiver.ts';

/** Weeks until a new page needs a link. */
const weeksToLink = 12;

/** Returns whether issues say that no page links to a new page. */
export function isUnlinked(path: string, issues: readonly Issue[]): boolean {
  return issues.some(({ code, message }) => code === 'page-orphan' && message.endsWith(` ${path}.`));
}

/** Returns the waiver of a new page, which no page can link to yet. */
export function newPageWaiver(today: string | undefined): Waiver {
  const until = new Date(today ?? Date.now());
  until.setUTCDate(until.getUTCDate() + 7 * weeksToLink);
  const because = 'The page is new: only campaigns lead here until the site links to it.';
  return { rule: 'page-orphan', because, until: until.toISOString().slice(0, 10) };
}
