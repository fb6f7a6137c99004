import { join } from 'node:path';
import { hostConflicts } from '../hosting/hosts.ts';
import { headerLimitDiagnostics, redirectLimitDiagnostics } from '../hosting/limits.ts';
import { imagesLeftOut } from '../inputs/images.ts';
import { directionDiagnostics } from '../page/render/document.ts';
import type { SiteRule } from './rule.ts';
import { heavyVideos } from './rules/budget/heavy-media.ts';
import { conflictingClaims, expiredFacts, misnamedClaims } from './rules/claims/claims.ts';
import { siteLiterals } from './rules/claims/literal-diagnostics.ts';
import { misnamedPolicies } from './rules/claims/policies.ts';
import { themeContrast } from './rules/contrast.ts';
import { examples } from './rules/examples-left.ts';
import { links, redirectAnchors } from './rules/links.ts';
import { descriptionLengths, doubledDescriptions, doubledTitles, titleLengths } from './rules/meta.ts';
import { nearDuplicatePages } from './rules/near-duplicates/index.ts';
import { noindexConflicts } from './rules/noindex-conflicts.ts';
import { orphans } from './rules/orphans.ts';
import { photosAsPng, unusedPictures } from './rules/pictures.ts';
import { publicFiles } from './rules/public-files.ts';
import { reservedFiles, reservedNames } from './rules/reserved-names.ts';
import { secrets } from './rules/secrets.ts';
import { starterLeft } from './rules/starter-left.ts';
import { misspeltTokens, roundCorners } from './rules/theme-tokens.ts';
import { unreachableDestinations } from './rules/unreachable-destinations.ts';

/** All rules about a site, or about its pages together, in the order in which they run. */
export const siteRules: readonly SiteRule[] = [
  {
    id: 'document-invalid',
    on: 'site',
    stage: 'always',
    check({ document, loaded: { root }, site: { locale }, routes }) {
      const file = join(root, 'templates/document.hbs');
      return document
        ? directionDiagnostics(document.source, file, { locale, routes: routes.map(({ page }) => page) })
        : [];
    },
  },
  unreachableDestinations,
  links,
  {
    id: 'image-left-out',
    on: 'site',
    stage: 'always',
    check: ({ loaded, found }) => imagesLeftOut(loaded.images, found),
  },
  publicFiles,
  heavyVideos,

  misnamedClaims,
  conflictingClaims,
  expiredFacts,
  misnamedPolicies,
  siteLiterals,
  secrets,
  reservedNames,
  titleLengths,
  descriptionLengths,
  doubledTitles,
  doubledDescriptions,
  orphans,
  noindexConflicts,
  redirectAnchors,
  misspeltTokens,
  roundCorners,
  photosAsPng,
  reservedFiles,
  unusedPictures,
  examples,
  starterLeft,
  themeContrast,

  { id: 'redirects-limit', on: 'site', stage: 'hosts', check: ({ site }) => redirectLimitDiagnostics(site) },
  {
    id: 'hosts-conflict',
    on: 'site',
    stage: 'hosts',
    check: ({ site, pages, loaded }) =>
      hostConflicts(site, [...pages, ...loaded.publicFiles.files.map(({ path }) => ({ file: path }))]),
  },
  {
    id: 'headers-limit',
    on: 'site',
    stage: 'hosts',
    check: ({ site, pages, sheets, document }) =>
      sheets
        ? headerLimitDiagnostics({ site, pages, inline: sheets.inline, document: document?.code, loader: '' })
        : [],
  },

  nearDuplicatePages,
];
