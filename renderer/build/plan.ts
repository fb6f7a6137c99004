import { basename, join } from 'node:path';
import { append } from '../sdk/any-length.ts';
import { countOf, Faults, type Finding, type Issue, type IssueCode, type Path, type Place } from '../sdk/issue.ts';
import { isJudgement } from '../sdk/rules.ts';
import type { Registry } from '../site/registry.ts';
import type { Site } from '../site/site.ts';
import { type Cards, planCards } from './assets/cards/index.ts';
import { makeStyles } from './assets/styles.ts';
import { type ClaimOptions, claimFindings } from './checks/claims/index.ts';
import { type ComparedPages, comparingPages, type Doorways, type PageComparison } from './checks/doorways/index.ts';
import { endedExperiments } from './checks/ended-experiments.ts';
import { placer, toIssues, writtenOut } from './checks/issues.ts';
import { contrast, themeOf } from './checks/lint/contrast.ts';
import { lint } from './checks/lint/index.ts';
import { secretTexts } from './checks/lint/secrets.ts';
import { chooseCssDelivery } from './hosting/choose-css-delivery.ts';
import { headerLimitFindings } from './hosting/header-limits.ts';
import { redirectLimitFindings } from './hosting/redirect-limits.ts';
import { imagesLeftOut } from './inputs/images.ts';
import { configSources, type Loaded, load } from './inputs/index.ts';
import { invalidCharacters } from './inputs/invalid-characters.ts';
import type { Files } from './lib/files.ts';
import { expand } from './page/expand.ts';
import type { CssDelivery } from './page/render/css-delivery.ts';
import { type DocumentTemplate, directionFindings, documentTemplate } from './page/render/document.ts';
import type { Styles } from './page/render/sheets.ts';
import { type Resolution, type ResolvedPage, type ResolveOptions, resolve } from './page/resolve/index.ts';
import type { IsElsewhere } from './page/resolve/links.ts';
import { type Unfolded, unfold } from './routes/index.ts';
import { type Narrowing, narrowing } from './routes/narrowing.ts';
import { validate } from './schema/index.ts';
import { formsToNowhere } from './schema/nowhere.ts';
import { type Rules, readRules } from './schema/rules/index.ts';

/** What every command starts from. */
export interface PlanOptions {
  readonly files: Files;
  /** Absolute path of the config. */
  readonly config: string;
  /** Folder for what is remembered between runs, absolute. */
  readonly cacheDir: string;
  /** Year of the build, for copyright lines. */
  readonly year: number;
  /** Takes the place of the config's origin: for a preview of the site, which search engines are to leave alone. */
  readonly origin?: string;
  /** Day of the build (2027-01-31), by which experiments are over; nothing is when it is left out. */
  readonly today?: string;
  /** Milliseconds the config may take to load. */
  readonly timeout?: number;
  /** A site that was loaded already, or is being loaded: to look at many configs of one, each by `input`. */
  readonly loaded?: Loaded | Promise<Loaded>;
  /** Takes the place of the config that was loaded: to look at more pages than it lists. */
  readonly input?: (input: unknown) => unknown;
  /** The site is meant for the public: what is a warning while it is being made may be an error then. */
  readonly production?: boolean;
  /** The pages are a part of a site: what is found by looking at all of them is left to whoever does. */
  readonly isPart?: boolean;
  /** Which pages links may lead to though none is made for them in this run. */
  readonly isElsewhere?: IsElsewhere;
  /** What the pages are handed to that are to be compared, where that is more than the pages of this plan. */
  readonly comparing?: (site: Site) => Promise<PageComparison | undefined>;
  /** Reports what stands on these routes only. */
  readonly routes?: readonly string[];
  /** What is wrong with the theme, where that is known and the theme is as it was. */
  readonly themeFindings?: readonly Finding[] | undefined;
  /** Wants to know by what pages were compared. */
  readonly wantsSketches?: boolean;
  /** Asks for what comes of comparing the pages later: the plan is ready before that is known. */
  readonly comparesLater?: boolean;
  /** Is waited for between stages: lets others have their turn, and throws where nobody wants the result any more. */
  readonly breathe?: () => Promise<void>;
  /** Takes the place of the registry that was loaded; tests use it to watch views. */
  readonly registry?: (registry: Registry) => Registry;
}

/** A site that is ready to be rendered, or the issues that keep it from it. */
export interface Plan {
  readonly issues: readonly Issue[];
  /** Files whose change makes the plan stale, absolute; empty when the config could not be loaded. */
  readonly watched: readonly string[];
  /** What the routes that were asked for are in this site; nothing where none were, or none could be read. */
  readonly narrowed?: Narrowing | undefined;
  /** Number of issues elsewhere than on the routes that were asked for. */
  readonly elsewhere: number;
  /** Nothing where an error stands among the issues, shown or not. */
  readonly ready: ReadyPlan | undefined;
  /** What comes of comparing the pages; what is wrong stands here only where it was to be asked for later. */
  readonly comparison: () => Promise<PlannedComparison>;
}

export interface PlannedComparison extends Pick<Plan, 'issues' | 'elsewhere'> {
  /** An error stands among the issues, shown or not. */
  readonly isFaulty: boolean;
  /** What the pages were compared by; nothing where there was nothing to compare, or it was not asked for. */
  readonly compared?: ComparedPages | undefined;
}

export interface ReadyPlan {
  readonly site: Site;
  readonly unfolded: Unfolded;
  readonly loaded: Loaded;
  readonly registry: Registry;
  readonly pages: readonly ResolvedPage[];
  /** The links of each page, and what links can point at on it. */
  readonly resolution: Pick<Resolution, 'links' | 'targets'>;
  readonly cards: Cards;
  readonly styles: Styles;
  readonly sheets: CssDelivery;
  readonly document: DocumentTemplate;
  /** Gives findings of later stages their place. */
  readonly locate: (findings: readonly Finding[]) => Issue[];
  /** Where a value of the unfolded site is written; `needle` is a text inside it. */
  readonly place: (path: Path, needle?: string) => Place | undefined;
  /** Waivers that have waived nothing until now: for a run that has looked at everything. */
  readonly unusedWaivers: () => Issue[];
}

/** The stages that need nothing but reading: load, unfold, validate, expand, resolve. Reports every fault at once. */
export async function plan(options: PlanOptions): Promise<Plan> {
  const { files, config, year } = options;
  const findings: Finding[] = [];
  let unfolded: Unfolded | undefined;
  let rules: Rules | undefined;
  let secrets: (() => readonly string[]) | undefined;
  let sources = () => configSources(files, config);
  const locate = (found: readonly Finding[]) =>
    toIssues(found, sources(), { writtenAt: unfolded?.writtenAt, weigh: rules?.weigh, secrets });
  const loaded = await collect(findings, () => options.loaded ?? loadSite(options));
  if (loaded === undefined)
    return { issues: locate(findings), watched: [], elsewhere: 0, ready: undefined, comparison: nothingCompared };
  const { root, theme, document: documentSource, images, data } = loaded;
  sources = () => configSources(files, config, data);
  const input = options.input?.(loaded.input) ?? loaded.input;
  secrets = () => secretTexts(input, data);
  append(findings, loaded.findings);
  append(findings, invalidCharacters(input, []).map(asWritten));
  const registry = options.registry?.(loaded.registry) ?? loaded.registry;
  await options.breathe?.();
  const site = await collect(findings, () => {
    rules = readRules(input, options.today);
    unfolded = unfold(rules.input, data);
    append(findings, rules.findings);
    append(findings, unfolded.findings);
    const validated = validate(unfolded.input, unfolded.pages, registry, options.origin, unfolded.isUnmade);
    // What is wrong with a block that cannot be loaded is said in its place.
    const isNews = ({ code }: Finding) => code !== 'unknown-block' || !loaded.registry.isPartial;
    append(findings, validated.findings.filter(isNews));
    append(findings, formsToNowhere(validated.site, options.production === true));
    return { ...validated.site, leftOut: unfolded.leftOut };
  });
  const documentFile = join(root, 'templates/document.hbs');
  const document =
    documentSource === undefined
      ? undefined
      : await collect(findings, () => documentTemplate(documentSource, documentFile));
  append(findings, document?.findings ?? []);
  if (site && document) append(findings, directionFindings(document.source, documentFile, site));
  const base = site?.origin.base ?? '';
  const styles = await collect(findings, () =>
    makeStyles({ files, root, theme, registry, base, cacheDir: options.cacheDir }),
  );
  if (site && options.today) append(findings, endedExperiments(site, options.today));
  await options.breathe?.();
  const isWritten = writtenOut(sources(), unfolded?.writtenAt, loaded.configFiles);
  const patternOf = (filled: object) => unfolded?.patternOf(filled);
  const isElsewhere: IsElsewhere = (path, hash) =>
    unfolded?.isUnmade(path) === true || options.isElsewhere?.(path, hash) === true;
  const resolving = { images, year, today: options.today, isWritten, patternOf };
  const { resolution, alike } =
    (site && (await resolved(site, resolving, findings, { ...options, isElsewhere }))) ?? {};
  await options.breathe?.();
  const cards = await collect(
    findings,
    () => site && resolution && planCards(site, resolution.pages, { files, root, theme, images }),
  );
  append(findings, cards?.findings ?? []);
  append(findings, imagesLeftOut(images, findings));
  if (site && resolution && isSound(findings)) {
    const ofTheme = options.themeFindings ?? contrast(themeOf(loaded));
    append(findings, lint({ ...resolution, site, input, data, isPart: options.isPart }));
    append(findings, ofTheme);
  }
  await options.breathe?.();
  const sheets = site && cards && styles && chooseCssDelivery(site, cards.pages, styles, { document: document?.code });
  if (site) append(findings, redirectLimitFindings(site));
  if (sheets) {
    const { inline } = sheets;
    append(findings, headerLimitFindings({ site, pages: cards.pages, inline, document: document?.code, loader: '' }));
  }
  // Where something is wrong already, all that is wrong is said at once.
  const before = options.comparesLater ? locate(withoutConsequences(findings)) : undefined;
  const isLate = before?.every(isNoError) ?? false;
  if (!isLate) append(findings, (await alike)?.findings ?? []);
  const told = withoutConsequences(findings);
  const all = isLate && before ? before : locate(told);
  const sound = all.every(isNoError);
  const narrowed = options.routes && unfolded && narrowing(options.routes, unfolded);
  const locateHere = (found: readonly Finding[]) => locate(narrowed ? found.filter(narrowed.holds) : found);
  const issues = narrowed ? locateHere(told) : all;
  const comparison = async (): Promise<PlannedComparison> => {
    const { findings: late = [], compared } = (await alike) ?? {};
    const everywhere = isLate ? locate(late) : [];
    const here = isLate ? locateHere(late) : [];
    const elsewhere = countOf(everywhere) - countOf(here);
    return { issues: here, elsewhere, isFaulty: !everywhere.every(isNoError), compared };
  };
  return {
    comparison,
    issues,
    watched: loaded.watched,
    narrowed,
    elsewhere: countOf(all) - countOf(issues),
    ready:
      sound && site && unfolded && document && styles && resolution && cards && sheets
        ? {
            site,
            unfolded,
            loaded,
            registry,
            pages: cards.pages,
            resolution,
            cards,
            styles,
            sheets,
            document,
            locate: locateHere,
            place: placer(sources(), unfolded?.writtenAt),
            unusedWaivers: () => locateHere(rules?.unused() ?? []),
          }
        : undefined,
  };
}

const nothingCompared = async (): Promise<PlannedComparison> => ({ issues: [], elsewhere: 0, isFaulty: false });

function isNoError({ severity }: Issue): boolean {
  return severity !== 'error';
}

interface Resolved {
  readonly resolution: Resolution;
  /** What comes of comparing the pages. */
  readonly alike?: Promise<Doorways> | undefined;
}

async function resolved(
  site: Site,
  options: ResolveOptions & ClaimOptions,
  findings: Finding[],
  planOptions: PlanOptions,
): Promise<Resolved> {
  const { breathe } = planOptions;
  const { resolution, alike } = await compared(site, options, findings, planOptions);
  if (!isSound(findings)) return { resolution };
  await breathe?.();
  append(findings, claimFindings(site, resolution.pages, options));
  await breathe?.();
  if (alike === undefined || site.doorways.action !== 'noindex') return { resolution, alike };
  const { hidden } = await alike;
  const pages = resolution.pages.map((page) => (hidden.has(page.path) ? { ...page, noindex: true } : page));
  return { resolution: { ...resolution, pages }, alike };
}

/** Resolves the pages of a site, and has them compared meanwhile, unless they have faults: they say less than they will then. */
async function compared(
  site: Site,
  options: ResolveOptions,
  findings: Finding[],
  { cacheDir, wantsSketches = false, isElsewhere, comparing }: PlanOptions,
): Promise<Resolved> {
  const { pages, findings: found } = expand(site);
  append(findings, found);
  const compare = comparing ?? (() => comparingPages(site, { cacheDir, wantsSketches }));
  const comparison = isSound(findings) ? await compare(site) : undefined;
  let alike: Promise<Doorways> | undefined;
  try {
    const resolution = resolve(site, pages, { ...options, isElsewhere, onPage: comparison?.add });
    append(findings, resolution.findings);
    if (isSound(findings)) alike = comparison?.found();
    // Where nobody asks for it, because something else is wrong, nobody asks what went wrong with it.
    alike?.catch(() => undefined);
    return { resolution, alike };
  } finally {
    if (alike === undefined) comparison?.drop();
  }
}

/** Whether all that was found is a matter of judgement. */
function isSound(findings: readonly Finding[]): boolean {
  return findings.every(({ code }) => isJudgement(code));
}

/** Reads a site, for a plan of it. Throws {@link Faults} when it cannot be planned at all. */
export async function loadSite(options: PlanOptions): Promise<Loaded> {
  requireCache(options);
  return load(options);
}

/** A file of that name would fail whatever is remembered, one after the other; it may well be the mark of a built site. */
function requireCache({ files, cacheDir, config }: PlanOptions): void {
  if (files.kind(cacheDir) !== 'file') return;
  const name = basename(cacheDir);
  throw new Faults([
    {
      code: 'cache-unusable',
      message: `Frontage remembers things in the folder ${name} beside ${basename(config)}, but a file of that name stands there.`,
      path: [],
      place: { file: cacheDir, line: 1, column: 1 },
      suggestion: 'Delete the file. If a build wrote it, this folder is an output: keep the config somewhere else.',
    },
  ]);
}

/** What was found in the config before routes were made of it has its place at its own path. */
function asWritten(finding: Finding): Finding {
  return { ...finding, written: finding.path };
}

/** Faults that break every later rule as well, so that each is all there is to say of its value. */
const sayAll: ReadonlySet<string> = new Set<IssueCode>(['config-not-data', 'character-invalid']);

function withoutConsequences(findings: readonly Finding[]): Finding[] {
  const removed = new Set(findings.flatMap(({ code, path }) => (sayAll.has(code) ? [JSON.stringify(path)] : [])));
  if (removed.size === 0) return [...findings];
  const isInRemoved = (path: Path) => path.some((_, end) => removed.has(JSON.stringify(path.slice(0, end + 1))));
  return findings.filter(({ code, path }) => sayAll.has(code) || !(removed.has('[]') || isInRemoved(path)));
}

/** Runs a step; what it throws as a person's fault is collected, anything else is ours and goes on. */
async function collect<T>(findings: Finding[], step: () => T | Promise<T>): Promise<T | undefined> {
  try {
    return await step();
  } catch (error) {
    if (!(error instanceof Faults)) throw error;
    append(findings, error.findings);
    return undefined;
  }
}
