import type { Claim } from '../../renderer/build/checks/rules/claims/ledger.ts';
import { claims as claimsOf } from '../../renderer/build/commands/claims.ts';
import { didYouMean } from '../../renderer/sdk/suggest.ts';
import { exitCodes } from '../exit-codes.ts';
import { UsageError } from '../failure.ts';
import { formatClaims } from '../report/claims.ts';
import { takesColor } from '../report/color.ts';
import { issuesToJson } from '../report/json.ts';
import { relativeFile } from '../report/paths.ts';
import { printIssues } from '../report/print.ts';
import { type SiteCommandOptions, siteOptions } from '../site-options.ts';

interface ClaimsOptions extends SiteCommandOptions {
  readonly json?: boolean;
  readonly fact?: string;
  readonly route?: string;
}

/** Lists the claims of a site and where pages show them, or the errors of the site. */
export async function claims(options: ClaimsOptions): Promise<void> {
  const report = await claimsOf(siteOptions(options));
  if (report.claims === undefined) {
    process.exitCode = exitCodes.siteErrors;
    if (options.json) console.log(JSON.stringify(issuesToJson(report.issues), null, 2));
    else printIssues(report.issues);
    return;
  }
  if (!options.json) printIssues(report.issues);
  const chosen = filterByRoute(filterByFact(report.claims, options.fact), options.route);
  const cwd = process.cwd();
  const located = chosen.map((claim) => withRelativeFiles(claim, cwd));
  if (options.json) console.log(JSON.stringify(located, null, 2));
  else if (!options.quiet) console.log(formatClaims(chosen, { color: takesColor(process.stdout), cwd }));
}

/** Returns the claim with this name, or with a fact of this name. */
function filterByFact(claims: readonly Claim[], name: string | undefined): readonly Claim[] {
  if (name === undefined) return claims;
  const found = claims.filter((claim) => claim.name === name || claim.values.some(({ fact }) => fact === name));
  if (found.length > 0) return found;
  const names = claims.flatMap((claim) => claim.values.map(({ fact }) => fact));
  throw new UsageError(`No fact named "${name}" makes a claim.`, didYouMean(name, names, 'fact'));
}

/** Returns the claims of one page, with only the locations on that page. */
function filterByRoute(claims: readonly Claim[], route: string | undefined): readonly Claim[] {
  if (route === undefined) return claims;
  const found = claims.flatMap(({ name, values }): Claim[] => {
    const shown = values.flatMap((value) => {
      const places = value.places.flatMap((place) =>
        place.pages.includes(route) ? [{ ...place, pages: [route] }] : [],
      );
      return places.length === 0 ? [] : [{ ...value, places }];
    });
    return shown.length === 0 ? [] : [{ name, values: shown }];
  });
  if (found.length > 0) return found;
  const paths = new Set(
    claims.flatMap(({ values }) => values.flatMap(({ places }) => places.flatMap(({ pages }) => pages))),
  );
  if (paths.has(route)) return found;
  throw new UsageError(`No page "${route}" makes a claim.`, didYouMean(route, paths, 'page'));
}

function withRelativeFiles({ name, values }: Claim, cwd: string): Claim {
  const relative = <Located extends { readonly file?: string }>(located: Located): Located =>
    located.file === undefined ? located : { ...located, file: relativeFile(located.file, cwd) };
  return {
    name,
    values: values.map((value) => ({
      ...value,
      sources: value.sources.map(relative),
      places: value.places.map(relative),
    })),
  };
}
