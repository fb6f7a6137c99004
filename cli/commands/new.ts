import { dirname, join } from 'node:path';
import type { AnalyzedSite } from '../../renderer/build/index.ts';
import { readFrontMatter } from '../../renderer/build/inputs/prose/front-matter.ts';
import { proseFolder } from '../../renderer/build/inputs/prose/index.ts';
import { isRecord } from '../../renderer/build/lib/is-record.ts';
import { stepsOf } from '../../renderer/build/lib/slash-path.ts';
import { loadSite } from '../../renderer/build/run/open-site.ts';
import { didYouMean } from '../../renderer/sdk/suggest.ts';
import { isVisible } from '../../renderer/sdk/unseen.ts';
import type { Theme } from '../../renderer/site/input.ts';
import { routeHref } from '../../renderer/site/urls.ts';
import { askOriginal, askParam, askText, askTheme, canAsk } from '../author/ask.ts';
import { parsePath } from '../author/config-tree.ts';
import { slugOf } from '../author/names.ts';
import type { Added } from '../author/new-page.ts';
import { commit, type EditResult, formatNewIssues, hasErrors, loadValidSite, runEdit } from '../author/outcome.ts';
import { type PageTemplate, pageTemplate, pageTemplates } from '../author/page-templates.ts';
import {
  paramAt,
  paramHelp,
  paramsError,
  parseParams,
  promptedParams,
  scalarParams,
  setParam,
  withExamples,
} from '../author/params.ts';
import { newPathError } from '../author/path-conflict.ts';
import { SiteEdit } from '../author/site-edit.ts';
import { type NewPageOperation, tryNewPage } from '../author/try-new-page.ts';
import { asRunHere } from '../command-name.ts';
import { exitCodes } from '../exit-codes.ts';
import { UsageError } from '../failure.ts';
import { privacyText } from '../privacy/index.ts';
import { printIssues } from '../report/print.ts';
import { type SiteCommandOptions, siteOptions } from '../site-options.ts';
import { writeChanged } from '../write-file.ts';

export interface NewOptions extends SiteCommandOptions {
  readonly template?: string;
  readonly from?: string;
  readonly path?: string;
  readonly param?: readonly string[];
  readonly theme?: string;
  readonly title?: string;
  readonly description?: string;
  readonly yes?: boolean;
}

type Original = { readonly template: PageTemplate } | { readonly from: string };

/** Adds a page to a site. On a terminal, asks for options that are missing. */
export async function newPage(options: NewOptions): Promise<void> {
  const analysis = siteOptions(options);
  // The new page may be what a link leads to. All errors that remain are found below.
  const ready = await loadValidSite(analysis, ['link-route']);
  if (ready === undefined) return;
  const first = new SiteEdit(analysis);
  const asks = canAsk() && options.yes !== true;
  const original = await runEdit(first, () => originalOf(options, first, ready, asks));
  if (original === undefined) return;
  const path = await pathOf(options, first, ready, asks);
  const given = 'template' in original ? await paramsOf(options, original.template, asks) : undefined;
  const theme = await themeOf(options, asks);
  const { title, description } = options;
  const tried = await runEdit(first, () =>
    tryNewPage(
      {
        op: 'newPage',
        page: path,
        from: startOf(original, given?.values),
        ...(theme && { theme }),
        ...(title && { title }),
        ...(description && { description }),
      },
      analysis,
      ready,
    ),
  );
  if (tried === undefined) return;
  const { site, added } = tried;
  printIssues(tried.issues);
  if (hasErrors(tried.issues)) {
    console.error('\nThe page would have these errors, so nothing was written. Fix them, or give other answers.');
    process.exitCode = exitCodes.siteErrors;
    return;
  }
  await commit(site);
  if (options.quiet) return;
  console.log(asRunHere(nextSteps(path, { site, ready, added, original, tried, examples: given?.examples ?? [] })));
}

function startOf(original: Original, params: Readonly<Record<string, unknown>> = {}): NewPageOperation['from'] {
  if ('from' in original) return { kind: 'copy', page: original.from };
  return { kind: 'template', name: original.template.name, params };
}

async function originalOf(
  { template, from, param = [] }: NewOptions,
  { options: { files, config } }: SiteEdit,
  { site }: AnalyzedSite,
  asks: boolean,
): Promise<Original> {
  const paths = site.routes.map(({ path }) => path);
  if (template !== undefined && from !== undefined) {
    throw new UsageError('Both --template and --from are given.', 'Use only one of them.');
  }
  if (from !== undefined) {
    const path = parsePath(from);
    if (path === undefined || !paths.includes(path)) {
      throw new UsageError(`There is no page "${from}" to copy.`, didYouMean(from, paths, 'page'));
    }
    if (param.length > 0)
      throw new UsageError('Only templates have parameters.', 'Leave out --param, or use --template.');
    return { from: path };
  }
  // Load only the requested template, so that a broken one does not block the others.
  const used = template === undefined ? undefined : await pageTemplate(files, config, template);
  if (used !== undefined) return { template: used };
  const there = await pageTemplates(files, config);
  const sound = there.templates.map(({ name }) => name);
  const names = [...sound, ...there.broken];
  if (template !== undefined) {
    throw new UsageError(
      `There is no page template "${template}" in templates/pages.`,
      names.length === 0 ? 'Copy a page of the site instead: --from /' : didYouMean(template, names, 'template'),
    );
  }
  if (asks) return askOriginal(there, paths);
  throw new UsageError(
    'Choose a template with --template NAME, or a page to copy with --from PATH.',
    names.length === 0
      ? 'This site has no page templates.'
      : `Templates: ${[...sound, ...there.broken.map((name) => `${name} (broken)`)].join(', ')}.`,
  );
}

async function pathOf(options: NewOptions, site: SiteEdit, ready: AnalyzedSite, asks: boolean) {
  const errorOf = (written: string) => newPathError(written, site, ready);
  const written =
    options.path ?? (asks ? await askText('Path of the page:', { placeholder: '/roof-repair', errorOf }) : undefined);
  if (written === undefined) throw new UsageError('The page needs a path.', 'For example: --path /roof-repair');
  const found = errorOf(written);
  if (found !== undefined) throw new UsageError(found, 'Nothing was written.');
  return parsePath(written) ?? written;
}

async function paramsOf({ param = [], yes }: NewOptions, template: PageTemplate, asks: boolean) {
  const given = parseParams(param, template);
  if (asks) {
    for (const one of promptedParams(template.params)) {
      const value = paramAt(given, one.name) === undefined ? await askParam(one) : undefined;
      if (value !== undefined) setParam(given, one.name, value);
    }
  } else if (yes !== true) {
    const missing = scalarParams(template.params).filter(
      ({ name, param: { optional } }) => optional !== true && given[name] === undefined,
    );
    if (missing.length > 0) {
      throw new UsageError(
        `The template ${template.name} needs ${missing.map(({ name }) => `--param ${name}=…`).join(' ')}.`,
        [...missing.map(paramHelp), 'Or pass --yes to use the examples until you write your own.'].join('\n  '),
      );
    }
  }
  const filled = withExamples(given, template.params);
  const error = paramsError(filled.values, template.params);
  if (error !== undefined)
    throw new UsageError(`A parameter is invalid: ${error}.`, 'Pass another value with --param.');
  return filled;
}

async function themeOf({ theme }: NewOptions, asks: boolean): Promise<Theme | undefined> {
  if (theme === undefined) return asks ? askTheme() : undefined;
  if (theme === 'auto' || theme === 'light' || theme === 'dark') return theme;
  throw new UsageError(`There is no theme "${theme}".`, 'Use one of: auto, light, dark.');
}

interface Outcome {
  readonly site: SiteEdit;
  readonly ready: AnalyzedSite;
  readonly added: Added;
  readonly original: Original;
  readonly tried: EditResult;
  readonly examples: readonly string[];
}

function nextSteps(path: string, { site, ready, added, original, tried, examples }: Outcome): string {
  const copy = added.copy === undefined ? undefined : site.shown(added.copy);
  const entry = site.shown(added.entry);
  const made = 'template' in original ? `from the template ${original.template.name}` : `as a copy of ${original.from}`;
  const listed = examples.length > 0 ? ` (still the template's examples: ${examples.join(', ')})` : '';
  return [
    `Added ${path} ${made}. Its copy is ${copy === undefined ? 'that of its original' : `in ${copy}`}, its entry in ${entry}.`,
    '',
    'Next:',
    `  1. Write your own copy: ${copy ?? entry}${'from' in original ? `, and the title in ${entry}` : listed}`,
    '  2. npx frontage dev',
    `  3. Open http://127.0.0.1:5173${routeHref(ready.site, path)}`,
    ...('from' in original
      ? ['  4. Once its content is unique, remove noindex from its entry, so that search engines list it']
      : []),
    '',
    formatNewIssues(tried),
  ].join('\n');
}

interface NewEntryOptions extends SiteCommandOptions {
  readonly title?: string;
  readonly description?: string;
  readonly path?: string;
  readonly yes?: boolean;
}

/** A collection as the config writes it. Its entries may have errors. */
interface Collection {
  readonly name: string;
  /** From `templates`: `prose/blog`. */
  readonly folder: string;
  readonly path: string;
}

/**
 * Writes the Markdown file of a new entry of a collection, as a draft of today. Throws a {@link UsageError} for an unknown
 * collection, a missing title, or an address that an entry has.
 */
export async function newEntry(name: string, options: NewEntryOptions): Promise<void> {
  const site = new SiteEdit(siteOptions(options));
  const loaded = await runEdit(site, () => loadSite(site.options));
  if (loaded === undefined) return;
  const { folder, path } = collectionNamed(name, collectionsIn(loaded.input));
  const title = await titleOf(options);
  const taken = (loaded.prose.entries(folder.replace(/^prose\//, '').replace(/\/$/, '')) ?? []).map((one) => one.slug);
  const slug = slugOf(options.path === undefined ? title : (stepsOf(options.path).at(-1) ?? ''));
  const addressOf = (one: string) => path.replaceAll(/\{\{\s*(?:param\.)?entry\.slug\s*\}\}/g, one);
  const file = join(site.root, 'templates', folder, `${slug}.md`);
  if (site.options.files.kind(file) !== undefined || taken.some((one) => one.toLowerCase() === slug)) {
    const free = Array.from({ length: 100 }, (_, index) => `${slug}-${index + 2}`).find((one) => !taken.includes(one));
    throw new UsageError(
      `There is an entry at ${addressOf(slug)} already.`,
      `Give the new one another address: --path ${addressOf(free ?? `${slug}-new`)}`,
    );
  }
  site.changes.create(file, textOf(title, options.description, site.options.today));
  await commit(site);
  if (options.quiet) return;
  console.log(
    asRunHere(`Wrote ${site.shown(file)}, a draft that the build leaves out.

Next:
  1. Write its ${options.description === undefined ? 'description and its ' : ''}text
  2. npx frontage dev
  3. Open http://127.0.0.1:5173${baseOf(loaded.input)}${addressOf(slug)}
  4. Delete "draft: true" to publish it`),
  );
}

function collectionsIn(input: unknown): Collection[] {
  const routes = isRecord(input) && Array.isArray(input.routes) ? (input.routes as unknown[]) : [];
  return routes.filter(
    (route): route is Record<string, unknown> & Collection =>
      isRecord(route) &&
      route.kind === 'collection' &&
      [route.name, route.folder, route.path].every((value) => typeof value === 'string'),
  );
}

function collectionNamed(name: string, collections: readonly Collection[]): Collection {
  const found = collections.find((one) => one.name === name);
  if (found !== undefined) return found;
  const names = collections.map((one) => one.name);
  throw new UsageError(
    `There is no collection "${name}" in the config.`,
    names.length === 0
      ? "Write one first: { kind: 'collection', … }. docs/prose.md shows how."
      : didYouMean(name, names, 'collection'),
  );
}

async function titleOf({ title, yes }: NewEntryOptions): Promise<string> {
  const placeholder = 'Bread in summer';
  const errorOf = (text: string) => (!isVisible(text) ? 'The entry needs a title.' : undefined);
  const asks = title === undefined && canAsk() && yes !== true;
  const written = asks ? await askText('Title of the entry:', { placeholder, errorOf }) : (title ?? '');
  if (!isVisible(written)) throw new UsageError('The entry needs a title.', `For example: --title "${placeholder}"`);
  return written.replace(/\s+/g, ' ').trim();
}

/** Returns the text of the file. Throws for a title or a description that front matter cannot hold. */
function textOf(title: string, description: string | undefined, today = new Date().toISOString().slice(0, 10)): string {
  const text = `---
title: ${title}
description: ${description?.replace(/\s+/g, ' ').trim() ?? 'TODO: what a reader learns from it, in a sentence or two'}
date: ${today}
draft: true
---

TODO: The text. Its headings begin with ##.
`;
  const [fault] = readFrontMatter(text).faults;
  if (fault !== undefined) throw new UsageError(fault.message, fault.suggestion);
  return text;
}

/** The path in the address of the site. */
function baseOf(input: unknown): string {
  const origin = isRecord(input) && typeof input.origin === 'string' ? input.origin : '';
  return URL.canParse(origin) ? new URL(origin).pathname.replace(/\/$/, '') : '';
}

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
