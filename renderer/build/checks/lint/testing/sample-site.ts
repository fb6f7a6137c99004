import * as blocks from '../../../../blocks/index.ts';
import type { AnyBlock } from '../../../../sdk/block.ts';
import type { Finding } from '../../../../sdk/issue.ts';
import { blockSchema, type Registry } from '../../../../site/registry.ts';
import type { ImageFile } from '../../../inputs/images.ts';
import { expand } from '../../../page/expand.ts';
import { resolve } from '../../../page/resolve/index.ts';
import { unfold } from '../../../routes/index.ts';
import { validate } from '../../../schema/index.ts';
import { type LintInput, lint } from '../index.ts';

const all: readonly AnyBlock[] = Object.values(blocks);

const registry: Registry = {
  version: 'test',
  blocks: new Map(
    all.map((block) => [block.type, { block, folder: block.type, style: '', schema: blockSchema(block) }]),
  ),
};

const picture: ImageFile = { name: 'fern.png', file: '/fern.png', width: 4, height: 3, output: 'assets/fern-1.png' };

/** A section with a headline and links. */
export const intro = (headline: string, ...hrefs: readonly string[]) => ({
  block: 'pageIntro',
  headline,
  ...(hrefs.length > 0 && { actions: hrefs.map((href, index) => ({ label: `Go on ${index}`, href })) }),
});

/** A route that no rule finds anything wrong with, once something leads to it. */
export const page = (path: string, sections: object, rest: { readonly meta?: object } = {}) => ({
  path,
  sections,
  ...rest,
  meta: {
    title: `House plants at ${path}`,
    description: `House plants, delivered to your door within a day, as they stand at ${path}.`,
    ...rest.meta,
  },
});

interface Sample {
  readonly origin?: string;
}

/** What the rules find in a site of these routes; throws when it is not sound to begin with. */
export function lintSite(config: Readonly<Record<string, unknown>>, { origin }: Sample = {}): Finding[] {
  return lint(sampleSite(config, origin));
}

/** The codes and messages of what the rules find. */
export function said(config: Readonly<Record<string, unknown>>, sample: Sample = {}): string[] {
  return lintSite(config, sample).map(({ code, message }) => `${code}: ${message}`);
}

function sampleSite(config: Readonly<Record<string, unknown>>, origin?: string): LintInput {
  const input = {
    origin: 'https://www.example.com',
    name: 'Fern & Co',
    locale: 'en-US',
    notFound: {
      meta: { title: 'Not found', description: 'This page does not exist.' },
      sections: { intro: intro('This page does not exist') },
    },
    ...config,
  };
  const unfolded = unfold(input, new Map());
  const { site, findings } = validate(unfolded.input, unfolded.pages, registry, origin);
  const expanded = expand(site);
  const resolution = resolve(site, expanded.pages, { images: new Map([[picture.name, picture]]), year: 2026 });
  const faults = [...unfolded.findings, ...findings, ...expanded.findings, ...resolution.findings];
  if (faults.length > 0) throw new Error(faults.map(({ message }) => message).join('\n'));
  return { ...resolution, site, input, data: new Map() };
}
