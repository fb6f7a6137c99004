import { join } from 'node:path';
import { append } from '../../sdk/any-length.ts';
import type { Finding } from '../../sdk/issue.ts';
import type { Site } from '../../site/site.ts';
import { claimFindings } from '../checks/claims/index.ts';
import { literalsOfSite, silentBy } from '../checks/claims/literal-findings.ts';
import { policyFindings } from '../checks/claims/policies.ts';
import { writtenOut } from '../checks/issues.ts';
import { contrast, themeOf } from '../checks/lint/contrast.ts';
import { headingFindings } from '../checks/lint/headings.ts';
import { lintAcross } from '../checks/lint/index.ts';
import { secrets } from '../checks/lint/secrets.ts';
import { missingIdFindings } from '../checks/missing-ids.ts';
import { isSound } from '../checks/page-analyzer.ts';
import { isRoute, type PageRecord, pageFindings } from '../checks/page-record.ts';
import { strandedForms } from '../checks/stranded-forms.ts';
import { chooseCssDelivery } from '../hosting/choose-css-delivery.ts';
import { headerLimitFindings } from '../hosting/header-limits.ts';
import { redirectLimitFindings } from '../hosting/redirect-limits.ts';
import { imagesLeftOut } from '../inputs/images.ts';
import { configSources } from '../inputs/index.ts';
import type { CssDelivery } from '../page/render/css-delivery.ts';
import { directionFindings } from '../page/render/document.ts';
import { checkLinks } from '../page/resolve/links.ts';
import { type OpenedSite, withoutConsequences } from './open-site.ts';

/** What all pages of a site come to together. */
export interface AcrossPages {
  /** The site with its redirects. */
  readonly site: Site | undefined;
  readonly sheets: CssDelivery | undefined;
  readonly findings: readonly Finding[];
}

/** Runs every check that looks at several pages, over their records. What it finds is folded from these alone. */
export function acrossPages(opened: OpenedSite, records: readonly PageRecord[]): AcrossPages {
  const { routes, loaded, validated, document, styles, options, analyzer } = opened;
  const findings: Finding[] = [...opened.findings, ...(routes?.findings ?? []), ...(analyzer?.findings ?? [])];
  const { registry } = loaded ?? {};
  // What is wrong with a block that cannot be loaded is reported where it is.
  const isNews = ({ code }: Finding) => code !== 'unknown-block' || registry?.isPartial !== true;
  const own = records.filter(isRoute);
  const addresses = validated?.addresses(
    own.map(({ page, at }) => ({ path: page.path, at })),
    routes?.isUnmade,
  );
  append(findings, addresses?.findings ?? []);
  const site = opened.site && addresses && { ...opened.site, redirects: addresses.redirects };
  if (site === undefined || loaded === undefined) return { site, sheets: undefined, findings: findings.filter(isNews) };
  const documentFile = join(loaded.root, 'templates/document.hbs');
  const pages = records.map(({ page }) => page);
  if (document) {
    const routesOf = own.map(({ page }) => page);
    append(findings, directionFindings(document.source, documentFile, { locale: site.locale, routes: routesOf }));
  }
  append(
    findings,
    records.flatMap(({ ended = [] }) => ended),
  );
  append(findings, strandedForms(records, site, options.production === true));
  append(findings, linkFindings(opened, site, records));
  append(findings, imagesLeftOut(loaded.images, findings));
  if (isSound(findings)) append(findings, judgedFindings(opened, site, records));
  const sheets = styles && chooseCssDelivery(site, pages, styles, { document: document?.code });
  append(findings, redirectLimitFindings(site));
  if (sheets) {
    const { inline } = sheets;
    append(findings, headerLimitFindings({ site, pages, inline, document: document?.code, loader: '' }));
  }
  return { site, sheets, findings: findings.filter(isNews) };
}

/** All that is wrong with pages together. Where one has an error, what it says is not known, nor whether others say the same. */
export function foundTogether(across: readonly Finding[], near: readonly Finding[]): Finding[] {
  return withoutConsequences(isSound(across) ? [...across, ...near] : across);
}

/** Diagnostics about rendered HTML, which a build knows later than all others. */
export function renderedFindings(records: readonly PageRecord[]): Finding[] {
  return [...missingIdFindings(records), ...headingFindings(records)];
}

function linkFindings({ routes }: OpenedSite, site: Site, records: readonly PageRecord[]): Finding[] {
  const targets = new Map(records.flatMap((record) => record.targets));
  const paths = new Set([...records.filter(isRoute).map(({ page }) => page.path), ...(site.leftOut ?? [])]);
  const isUnmade = (path: string) => routes?.isUnmade(path) === true;
  return checkLinks(
    records.flatMap(({ linked }) => linked),
    targets,
    paths,
    isUnmade,
  );
}

/** What a config may set aside. */
function judgedFindings(opened: OpenedSite, site: Site, records: readonly PageRecord[]): Finding[] {
  const { loaded, routes, input, options } = opened;
  if (loaded === undefined || routes === undefined) return [];
  const { files, config, today } = options;
  const { data, configFiles } = loaded;
  const targets = new Map(records.flatMap((record) => record.targets));
  const isWritten = writtenOut(configSources(files, config, data), routes.writtenAt, configFiles);
  return [
    ...claimFindings(site, today),
    ...policyFindings(site, records),
    ...literalsOfSite({ site, isWritten, silent: silentBy(routes.patternOf) }),
    ...pageFindings(records),
    ...secrets(input, data),
    ...lintAcross(site, records.filter(isRoute), targets),
    ...contrast(themeOf(loaded)),
  ];
}
