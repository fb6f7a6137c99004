import * as blocks from '../../../../blocks/index.ts';
import type { AnyBlock } from '../../../../sdk/block.ts';
import type { Diagnostic } from '../../../../sdk/issue.ts';
import { blockSchema, type Registry } from '../../../../site/registry.ts';
import type { ImageFile } from '../../../inputs/images.ts';
import { PicturePlanner } from '../../../page/pictures/planner.ts';
import { checkLinks } from '../../../page/resolve/links.ts';
import { expandRoutes } from '../../../routes/index.ts';
import { validateSite } from '../../../schema/index.ts';
import { PageAnalyzer } from '../../page-analyzer.ts';
import { isRoute, openPages, pageDiagnostics } from '../../page-record.ts';
import type { SiteView } from '../../rule.ts';
import { siteRules } from '../../site-rules.ts';
import { inertControls } from '../dead-buttons.ts';

const all: readonly AnyBlock[] = Object.values(blocks);

const registry: Registry = {
  version: 'test',
  drawings: new Map(),
  blocks: new Map(
    all.map((block) => [block.type, { block, folder: block.type, style: '', schema: blockSchema(block) }]),
  ),
};

const picture: ImageFile = {
  name: 'fern.svg',
  file: '/fern.svg',
  type: 'drawing',
  hash: 'fern',
  size: 100,
  width: 4,
  height: 3,
  output: 'assets/fern-1.svg',
};

const planner = new PicturePlanner({
  images: new Map([[picture.name, picture]]),
  formats: ['avif', 'webp'],
  base: '',
  theme: '',
});

/** A section with a headline and links. */
export const intro = (headline: string, ...hrefs: readonly string[]) => ({
  block: 'pageIntro',
  headline,
  ...(hrefs.length > 0 && { actions: hrefs.map((href, index) => ({ label: `Go on ${index}`, href })) }),
});

/** A route without problems, once a page links to it. */
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

/** Runs the rules on a site. Throws if the site has errors. */
export function lintSite(config: Readonly<Record<string, unknown>>, { origin }: Sample = {}): Diagnostic[] {
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
  const { input: expanded, pages, diagnostics: expanding } = expandRoutes(input, new Map());
  const validated = validateSite(expanded, () => pages, registry, { origin });
  const { site } = validated;
  const analyzer = new PageAnalyzer(site, validated.pages, {
    pictures: planner,
    icons: { named: () => undefined },
    year: 2026,
    today: undefined,
    isWritten: () => false,
    isNumberFree: () => true,
  });
  const records = analyzer.analyze(pages, true).map(({ record }) => record);
  const routes = records.filter(isRoute);
  const { redirects, diagnostics } = validated.addresses(routes.map(({ page, at }) => ({ path: page.path, at })));
  const targets = new Map(records.flatMap((record) => record.targets));
  const links = checkLinks(
    records.flatMap(({ linked }) => linked),
    targets,
    new Set(routes.map((record) => record.page.path)),
  );
  const errors = [...expanding, ...validated.diagnostics, ...diagnostics, ...analyzer.diagnostics, ...links];
  if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join('\n'));
  const view = siteView({
    site: { ...site, redirects },
    input,
    loaded: { data: new Map(), prose: { used: [] }, publicFiles: { files: [] }, images: new Map() },
    routes,
    open: openPages(routes, site.preview),
    targets,
  });
  return [
    ...siteRules.filter(({ id }) => usual.test(id)).flatMap((rule) => rule.check(view)),
    ...inertControls.report(records, view),
    ...pageDiagnostics(records),
  ];
}

/** Rules that need no more than the pages and the config. */
const usual = /^(?:secret-published|path-reserved|meta-.*|page-orphan|noindex-conflict|link-anchor)$/;

/** What rules see of a site, with the parts that a test is about. */
export function siteView(parts: object): SiteView {
  return parts as SiteView;
}

/** Runs the rules on a site, and returns codes and messages. */
export function lintMessages(config: Readonly<Record<string, unknown>>, sample: Sample = {}): string[] {
  return lintSite(config, sample).map(({ code, message }) => `${code}: ${message}`);
}
