import { onTestFinished } from 'vitest';
import type { Inbox } from '../serve/leads/index.ts';
import type { StarterSite } from '../starter-site.fixture.ts';
import { startPreview } from './preview.ts';

/** Builds a site and serves it like `frontage preview`. Returns its address; the server stops at the end of the test. */
export async function previewed(
  site: StarterSite,
  atEnd: (undo: () => void) => void = onTestFinished,
  inbox?: Inbox,
): Promise<string> {
  await site.build();
  const { url, close } = await startPreview({ out: site.out, port: 0, host: '127.0.0.1', inbox });
  atEnd(close);
  return url;
}
