import { join } from 'node:path';
import { readFrontMatter } from '../../renderer/build/inputs/prose/front-matter.ts';
import { isRecord } from '../../renderer/build/lib/is-record.ts';
import { stepsOf } from '../../renderer/build/lib/slash-path.ts';
import { loadSite } from '../../renderer/build/run/open-site.ts';
import { didYouMean } from '../../renderer/sdk/suggest.ts';
import { isVisible } from '../../renderer/sdk/unseen.ts';
import { askText, canAsk } from '../author/ask.ts';
import { slugOf } from '../author/names.ts';
import { commit, runEdit } from '../author/outcome.ts';
import { SiteEdit } from '../author/site-edit.ts';
import { asRunHere } from '../command-name.ts';
import { UsageError } from '../failure.ts';
import { type SiteCommandOptions, siteOptions } from '../site-options.ts';

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
