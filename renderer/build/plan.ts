import { basename, join } from 'node:path';
import { Faults, type Finding, type Issue } from '../kit/issue.ts';
import type { Registry } from '../site/registry.ts';
import type { Site } from '../site/site.ts';
import { makeStyles, type Styles } from './assets/styles.ts';
import { type Cards, planCards } from './cards/index.ts';
import { doorways } from './doorways/index.ts';
import { endedExperiments } from './ended-experiments.ts';
import { expand } from './expand.ts';
import type { Files } from './files.ts';
import { placeSheets, type SheetPlacement } from './hosting/sheet-placement.ts';
import { toIssues } from './issues.ts';
import { configSources, type Loaded, load } from './load/index.ts';
import { type DocumentTemplate, documentTemplate } from './render/document.ts';
import { type ResolvedPage, type ResolveOptions, resolve } from './resolve/index.ts';
import { type Unfolded, unfold } from './unfold/index.ts';
import { validate } from './validate/index.ts';
import { formsToNowhere } from './validate/nowhere.ts';

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
  /** A site that was loaded already: to look at many configs of one, each by `input`. */
  readonly loaded?: Loaded;
  /** Takes the place of the config that was loaded: to look at more pages than it lists. */
  readonly input?: (input: unknown) => unknown;
  /** The site is meant for the public: what is a warning while it is being made may be an error then. */
  readonly production?: boolean;
  /** Takes the place of the registry that was loaded; tests use it to watch views. */
  readonly registry?: (registry: Registry) => Registry;
}

/** A site that is ready to be rendered, or the issues that keep it from it. */
export interface Plan {
  readonly issues: readonly Issue[];
  /** Files whose change makes the plan stale, absolute; empty when the config could not be loaded. */
  readonly watched: readonly string[];
  /** Nothing where an error stands among the issues. */
  readonly ready: ReadyPlan | undefined;
}

export interface ReadyPlan {
  readonly site: Site;
  readonly loaded: Loaded;
  readonly registry: Registry;
  readonly pages: readonly ResolvedPage[];
  readonly cards: Cards;
  readonly styles: Styles;
  readonly sheets: SheetPlacement;
  readonly document: DocumentTemplate;
  /** Gives findings of later stages their place. */
  readonly locate: (findings: readonly Finding[]) => Issue[];
}

/** The stages that need nothing but reading: load, unfold, validate, expand, resolve. Reports every fault at once. */
export async function plan(options: PlanOptions): Promise<Plan> {
  const { files, config, year } = options;
  const findings: Finding[] = [];
  let unfolded: Unfolded | undefined;
  const locate = (found: readonly Finding[]) => toIssues(found, configSources(files, config), unfolded?.writtenAt);
  const loaded = await collect(findings, () => {
    requireCache(options);
    return options.loaded ?? load(options);
  });
  if (loaded === undefined) return { issues: locate(findings), watched: [], ready: undefined };
  const { root, theme, document: documentSource, images } = loaded;
  findings.push(...loaded.findings);
  const registry = options.registry?.(loaded.registry) ?? loaded.registry;
  const site = await collect(findings, () => {
    unfolded = unfold(options.input?.(loaded.input) ?? loaded.input, loaded.data);
    findings.push(...unfolded.findings);
    const validated = validate(unfolded.input, unfolded.pages, registry, options.origin);
    findings.push(...validated.findings, ...formsToNowhere(validated.site, options.production ? 'error' : 'warning'));
    return { ...validated.site, leftOut: unfolded.leftOut };
  });
  const document = await collect(findings, () =>
    documentTemplate(documentSource, join(root, 'templates/document.hbs')),
  );
  const base = site?.origin.base ?? '';
  const styles = await collect(findings, () => makeStyles({ files, root, theme, registry, base }));
  if (site && options.today) findings.push(...endedExperiments(site, options.today));
  const cards = await collect(
    findings,
    () => site && planCards(site, resolved(site, { images, year }, findings), { files, root, theme, images }),
  );
  findings.push(...(cards?.findings ?? []));
  const issues = locate(withoutConsequences(findings));
  const sound = issues.every(({ severity }) => severity !== 'error');
  return {
    issues,
    watched: loaded.watched,
    ready:
      sound && site && document && styles && cards
        ? {
            site,
            loaded,
            registry,
            pages: cards.pages,
            cards,
            styles,
            sheets: placeSheets(site, cards.pages, styles),
            document,
            locate,
          }
        : undefined,
  };
}

function resolved(site: Site, options: ResolveOptions, findings: Finding[]): readonly ResolvedPage[] {
  const expanded = expand(site);
  const resolution = resolve(site, expanded.pages, options);
  findings.push(...expanded.findings, ...resolution.findings);
  // Pages with faults say less than they will.
  if (findings.some(({ severity }) => severity !== 'warning')) return resolution.pages;
  const alike = doorways(site, resolution.pages);
  findings.push(...alike.findings);
  return resolution.pages.map((page) => (alike.hidden.has(page.path) ? { ...page, noindex: true } : page));
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

/** What is not data fails every later rule as well; that it is not data is all there is to say. */
function withoutConsequences(findings: readonly Finding[]): Finding[] {
  const removed = findings.flatMap(({ code, path }) =>
    code === 'config-not-data' ? [JSON.stringify(path).slice(0, -1)] : [],
  );
  return findings.filter(
    ({ code, path }) => code === 'config-not-data' || !removed.some((start) => JSON.stringify(path).startsWith(start)),
  );
}

/** Runs a step; what it throws as a person's fault is collected, anything else is ours and goes on. */
async function collect<T>(findings: Finding[], step: () => T | Promise<T>): Promise<T | undefined> {
  try {
    return await step();
  } catch (error) {
    if (!(error instanceof Faults)) throw error;
    findings.push(...error.findings);
    return undefined;
  }
}
