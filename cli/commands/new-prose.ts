import { dirname, join } from 'node:path';
import { proseFolder } from '../../renderer/build/inputs/prose/index.ts';
import { didYouMean } from '../../renderer/sdk/suggest.ts';
import { loadValidSite } from '../author/outcome.ts';
import { SiteEdit } from '../author/site-edit.ts';
import { UsageError } from '../failure.ts';
import { privacyText } from '../privacy/index.ts';
import { type SiteCommandOptions, siteOptions } from '../site-options.ts';
import { writeChanged } from '../write-file.ts';

/** Writes a starter text into `templates/prose`. Throws a {@link UsageError} for an unknown text, or if its file exists. */
export async function newProse(name: string, options: SiteCommandOptions): Promise<void> {
  if (name !== 'privacy')
    throw new UsageError(`There is no starter text "${name}".`, didYouMean(name, ['privacy'], 'text'));
  const analysis = siteOptions(options);
  const file = join(dirname(analysis.config), proseFolder, 'privacy.md');
  if (analysis.files.kind(file) !== undefined) {
    throw new UsageError(
      `The file ${proseFolder}/privacy.md exists already.`,
      'Rename it to keep it, and run the command again.',
    );
  }
  // The site may name the file already, link to the page that will show it, or ask for a consent that the page explains.
  const { changes } = new SiteEdit(analysis);
  changes.create(file, '## A text');
  const ready = await loadValidSite({ ...analysis, files: changes.preview() }, [
    'link-route',
    'link-anchor',
    'consent-uninformed',
  ]);
  if (ready === undefined) return;
  writeChanged(file, privacyText(ready));
  if (options.quiet) return;
  console.log(`Wrote ${proseFolder}/privacy.md, a draft that a lawyer has to check. Show it on a page:

  privacy: { block: 'prose', file: 'privacy.md', headline: 'Privacy', layout: 'legal', contents: true },

Then link to the page from the footer: legal: [{ label: 'Privacy', href: '/privacy' }].`);
}
