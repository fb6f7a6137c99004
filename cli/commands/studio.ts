import { UsageError } from '../failure.ts';
import { printIssues } from '../report/print.ts';
import { untilStopped } from '../serve/server.ts';
import { type SiteCommandOptions, siteOptions } from '../site-options.ts';
import { startStudio } from '../studio/index.ts';
import { isServable } from './dev.ts';

interface StudioCommandOptions extends SiteCommandOptions {
  readonly port: number;
  readonly leads?: boolean;
}

/** Serves the studio until the process is stopped. It edits files, so it runs for a person at this machine alone. */
export async function studio(options: StudioCommandOptions): Promise<void> {
  if (process.env.CI) {
    throw new UsageError(
      'The studio edits files for a person, and this looks like CI.',
      'Unset the variable CI to start it anyway.',
    );
  }
  const site = { ...siteOptions(options), drafts: true };
  if (!(await isServable(site))) return;
  const { url, close } = await startStudio({
    ...site,
    port: options.port,
    inbox: options.leads ? new (await import('../serve/leads/index.ts')).Inbox() : undefined,
    onRebuilt: ({ now: { failure } }) => {
      if (failure?.kind === 'issues') printIssues(failure.issues);
    },
  });
  console.log(url);
  await untilStopped(close);
}
