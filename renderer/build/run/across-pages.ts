import { join } from 'node:path';
import { append } from '../../sdk/any-length.ts';
import type { Diagnostic } from '../../sdk/issue.ts';
import type { Site } from '../../site/site.ts';
import { shownVideos } from '../assets/videos/video-files.ts';
import { heavyVideos } from '../checks/budget/heavy-videos.ts';
import { claimDiagnostics } from '../checks/claims/index.ts';
import { literalsOfSite, numberFreeBy } from '../checks/claims/literal-diagnostics.ts';
import { policyDiagnostics } from '../checks/claims/policies.ts';
import { writtenOut } from '../checks/issues.ts';
import { lastContrast } from '../checks/lint/contrast.ts';
import { examplesLeft } from '../checks/lint/examples-left.ts';
import { lintAcross } from '../checks/lint/index.ts';
import { markupDiagnostics } from '../checks/lint/markup-diagnostics.ts';
import { pictureFileDiagnostics } from '../checks/lint/picture-files.ts';
import { reservedFiles } from '../checks/lint/reserved-names.ts';
import { secrets } from '../checks/lint/secrets.ts';
import { starterLeft } from '../checks/lint/starter-left.ts';
import { themeTokens } from '../checks/lint/theme-tokens.ts';
import { unusedPictures } from '../checks/lint/unused-pictures.ts';
import { missingIdDiagnostics } from '../checks/missing-ids.ts';
import { isSound } from '../checks/page-analyzer.ts';
import { isRoute, type PageRecord, pageDiagnostics } from '../checks/page-record.ts';
import { publicFileDiagnostics } from '../checks/public-files.ts';
import { strandedForms } from '../checks/stranded-forms.ts';
import { thanksPageDiagnostics } from '../checks/thanks-pages.ts';
import { unreachableDestinations } from '../checks/unreachable-destinations.ts';
import { chooseCssDelivery } from '../hosting/choose-css-delivery.ts';
import { headerLimitDiagnostics } from '../hosting/header-limits.ts';
import { hostConflicts } from '../hosting/hosts.ts';
import { redirectLimitDiagnostics } from '../hosting/redirect-limits.ts';
import { imagesLeftOut } from '../inputs/images.ts';
import { configSources } from '../inputs/index.ts';
import type { CssDelivery } from '../page/render/css-delivery.ts';
import { directionDiagnostics } from '../page/render/document.ts';
import type { PageSummary } from '../page/resolve/index.ts';
import { checkLinks } from '../page/resolve/links.ts';
import { type OpenedSite, withoutConsequences } from './open-site.ts';

/** The result of checking all pages of a site together. */
export interface AcrossPages {
  /** The site with its redirects. */
  readonly site: Site | undefined;
  readonly sheets: CssDelivery | undefined;
  /** The pages of the records. */
  readonly pages: readonly PageSummary[];
  readonly diagnostics: readonly Diagnostic[];
}

/** Runs all checks across pages. They need only the records of the pages. */
export function acrossPages(opened: OpenedSite, records: readonly PageRecord[]): AcrossPages {
  const { routes, loaded, validated, document, styles, options, analyzer } = opened;
  const diagnostics: Diagnostic[] = [
    ...opened.diagnostics,
    ...(routes?.diagnostics ?? []),
    ...(analyzer?.diagnostics ?? []),
  ];
  const { registry } = loaded ?? {};
  // Errors of blocks and drawings that cannot be loaded have been reported.
  const isNews = ({ code, path }: Diagnostic) =>
    registry?.isPartial !== true ||
    (code !== 'unknown-block' && !(code === 'invalid-value' && path.at(-1) === 'kind' && path.includes('sections')));
  const pages = records.map(({ page }) => page);
  const own = records.filter(isRoute);
  const addresses = validated?.addresses(
    own.map(({ page, at }) => ({ path: page.path, at })),
    { isFailed: routes?.isFailed, publicFiles: opened.site?.publicFiles },
  );
  append(diagnostics, addresses?.diagnostics ?? []);
  const site = opened.site && addresses && { ...opened.site, redirects: addresses.redirects };
  if (site === undefined || loaded === undefined)
    return { site, sheets: undefined, pages, diagnostics: diagnostics.filter(isNews) };
  const documentFile = join(loaded.root, 'templates/document.hbs');
  if (document) {
    const routesOf = own.map(({ page }) => page);
    append(diagnostics, directionDiagnostics(document.source, documentFile, { locale: site.locale, routes: routesOf }));
  }
  append(
    diagnostics,
    records.flatMap(({ ended = [] }) => ended),
  );
  append(diagnostics, strandedForms(records, site, options.production === true));
  if (options.production) append(diagnostics, unreachableDestinations(site));
  append(diagnostics, linkDiagnostics(opened, site, records));
  append(diagnostics, imagesLeftOut(loaded.images, diagnostics));
  append(diagnostics, publicFileDiagnostics(loaded.publicFiles.files, pages, site));
  append(diagnostics, heavyVideos(shownVideos(loaded.videos, pages).values(), site.budgets.video));
  if (isSound(diagnostics)) append(diagnostics, thanksPageDiagnostics(records.filter(isRoute), site));
  if (isSound(diagnostics)) append(diagnostics, configurableDiagnostics(opened, site, records));
  const sheets = styles && chooseCssDelivery(site, pages, styles, { document: document?.code });
  append(diagnostics, redirectLimitDiagnostics(site));
  append(diagnostics, hostConflicts(site, [...pages, ...loaded.publicFiles.files.map(({ path }) => ({ file: path }))]));
  if (sheets) {
    const { inline } = sheets;
    append(diagnostics, headerLimitDiagnostics({ site, pages, inline, document: document?.code, loader: '' }));
  }
  return { site, sheets, pages, diagnostics: diagnostics.filter(isNews) };
}

/** Combines the diagnostics across pages. If a page has an error, its text is unknown, so near-duplicates are left out. */
export function foundTogether(across: readonly Diagnostic[], near: readonly Diagnostic[]): Diagnostic[] {
  return withoutConsequences(isSound(across) ? [...across, ...near] : across);
}

/** Diagnostics across pages about rendered HTML. */
export function renderedDiagnostics(records: readonly PageRecord[]): Diagnostic[] {
  return [...missingIdDiagnostics(records), ...markupDiagnostics(records)];
}

function linkDiagnostics({ routes }: OpenedSite, site: Site, records: readonly PageRecord[]): Diagnostic[] {
  const targets = new Map(records.flatMap((record) => record.targets));
  const paths = new Set([...records.filter(isRoute).map(({ page }) => page.path), ...(site.leftOut ?? [])]);
  const hidden = new Map(records.flatMap(({ page, hidden }) => (hidden === undefined ? [] : [[page.path, hidden]])));
  const isFailed = (path: string) => routes?.isFailed(path) === true;
  return checkLinks(
    records.flatMap(({ linked }) => linked),
    targets,
    paths,
    isFailed,
    site.publicFiles,
    (path, name) => hidden.get(path)?.some((section) => section.name === name) === true,
  );
}

/** Diagnostics of configurable rules. */
function configurableDiagnostics(opened: OpenedSite, site: Site, records: readonly PageRecord[]): Diagnostic[] {
  const { loaded, routes, input, options, styles } = opened;
  if (loaded === undefined || routes === undefined) return [];
  const { files, config, cacheDir, today } = options;
  const { data, prose, configFiles } = loaded;
  // Examples of a site's own block are texts of that site.
  const blocks = [...loaded.registry.blocks.values()].flatMap(({ block, own }) => (own ? [] : [block]));
  const targets = new Map(records.flatMap((record) => record.targets));
  const isWritten = writtenOut(configSources(files, config), routes.writtenAt, configFiles);
  return [
    ...claimDiagnostics(site, today),
    ...policyDiagnostics(site, records),
    ...literalsOfSite({ site, locale: site.locale, isWritten, isNumberFree: numberFreeBy(routes.templateOf) }),
    ...pageDiagnostics(records),
    ...secrets(input, data, prose.used),
    ...lintAcross(site, records.filter(isRoute), targets),
    ...themeTokens(loaded.themeSheets, styles?.unusedTokens),
    ...pictureFileDiagnostics(loaded.images),
    ...reservedFiles(loaded),
    ...unusedPictures(loaded, input, files),
    ...examplesLeft(input, prose.used, { blocks, withTemplates: options.production === true }),
    ...(options.production
      ? starterLeft({ input, prose: prose.used, images: loaded.images }, options.starters?.() ?? [])
      : []),
    ...lastContrast(
      loaded.themeSheets,
      [...loaded.registry.drawings.values()].flatMap(({ drawing }) => drawing.pairs ?? []),
      { cacheDir, engine: files.engine },
    ),
  ];
}
