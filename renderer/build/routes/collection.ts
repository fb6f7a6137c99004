import type * as z from 'zod';
import { append } from '../../sdk/any-length.ts';
import { formatDate } from '../../sdk/format.ts';
import type { Diagnostic, Path } from '../../sdk/issue.ts';
import { localeOr } from '../../site/locale.ts';
import { routeSchemas } from '../../site/route-schemas.ts';
import type { Feed } from '../../site/site.ts';
import { type Images, imageNamed, imageOf } from '../inputs/images.ts';
import type { Entry } from '../inputs/prose/front-matter.ts';
import { proseFolder } from '../inputs/prose/index.ts';
import { isRecord } from '../lib/is-record.ts';
import { parentOf, stepsOf } from '../lib/slash-path.ts';
import { readValue } from '../schema/parse-value.ts';
import type { RawPage } from '../schema/raw-page.ts';
import { folded } from '../schema/routes.ts';
import { type ExpandContext, failRoute } from './context.ts';
import { changedPage } from './fill-page.ts';
import { markedParams } from './marked-texts.ts';
import { duplicateName } from './matrix.ts';
import { Matrix, MatrixPage } from './matrix-page.ts';
import type { EntryRow } from './pages-of.ts';
import { Row, RowTable } from './rows.ts';
import { moneyFormat } from './template.ts';

type Fields = Readonly<Record<string, unknown>>;

/** The parameter that the entries of a collection fill in. */
const axis = 'entry';

/** What a template may use of an entry: `{{entry.title}}`. */
const entryFields = ['slug', 'title', 'description', 'date', 'updated', 'author', 'topic', 'body'] as const;

/** Names of what a template may use, for messages about others. */
const names = [
  axis,
  ...entryFields.map((field) => `${axis}.${field}`),
  'entry.picture',
  'entry.picture.src',
  'entry.picture.alt',
  'entry.media',
  'entry.previous',
  'entry.next',
  'entry.article',
];

/** Returns the pages of a collection, one for each entry, newest first. Reports invalid entries and leaves them out. */
export function collectionPages(route: Fields, at: Path, context: ExpandContext): RawPage[] {
  const { diagnostics, failedRoutes, files, filler, matrices, templates } = context;
  const fields = readValue(routeSchemas.collection, route, at, diagnostics);
  const template = fields && templates.read(route.template as object, [...at, 'template']);
  if (fields === undefined || template === undefined) return failRoute(context, route);
  const { name, path, folder, params, dated, feed, locale = template.page.locale } = fields;
  const all = files.entries(folder.replace(/^prose\//, '').replace(/\/$/, ''));
  const faults = [
    ...(matrices.has(name) ? [duplicateName(name, at)] : []),
    ...pathDiagnostics(path, at),
    ...folderDiagnostics(folder, all, context.drafts, at),
    ...(feed !== false && !dated ? [undatedFeed(at)] : []),
  ];
  append(diagnostics, faults);
  const isShown = (entry: Entry) => context.drafts || !entry.isDraft;
  const entries = validEntries((all ?? []).filter(isShown), at, dated, context);
  const page = withEntry(template.page, at, diagnostics);
  if (faults.length > 0 || page === undefined) return failRoute(context, { name, path });
  if (entries.length < (all ?? []).filter(isShown).length) failedRoutes.add(path);

  const hrefOf = (slug: string) => path.replaceAll(/\{\{\s*(?:param\.)?entry\.slug\s*\}\}/g, slug);
  const language = localeOr(locale, context.locale);
  const rows = rowsOf(entries, { dated, images: context.images, locale: language, hrefOf });
  const table = new RowTable((index) => rows[index]);
  const changes = { ...fields, sections: undefined };
  const matrix = new Matrix({
    kind: 'collection',
    ...{ name, at, route, path, params, filler, diagnostics },
    page: context.prose.page(withEntryImage(changedPage(page, changes, at, diagnostics)), at),
    hasFeed: feed !== false,
    by: undefined,
    plain: new Set(),
    marked: markedParams(template.params, [axis]),
    money: moneyFormat(template, locale, context),
    names: [...names, ...template.names],
    rowWrittenAt: (_, row, inside) => ({ place: entries[row.index]?.placeOf(fieldAt(inside)) ?? nowhere }),
    isListless: false,
  });
  const pages = entries.map(
    ({ slug }, index) => new MatrixPage(matrix, { [axis]: new Row(index, slug, table) }, index),
  );
  matrices.set(name, {
    axes: [axis],
    ids: { [axis]: entries.map(({ slug }) => slug) },
    failedIds: new Map(),
    pages,
    whole: true,
    entries: rows,
  });
  if (feed !== false) context.feeds.push(feedOf(fields, at, rows, language));
  return pages;
}

/** The field of the front matter that has a value of an entry. */
function fieldAt(inside: Path): string {
  const [field] = inside;
  return inside.at(-1) === 'alt' ? 'alt' : field === 'media' ? 'picture' : String(field);
}

const nowhere = { file: '', line: 1, column: 1 };

interface RowOptions {
  readonly dated: boolean;
  readonly images: Images | undefined;
  readonly locale: string;
  readonly hrefOf: (slug: string) => string;
}

/** Returns the values of entries in their order, each with the entries beside it. */
function rowsOf(entries: readonly Entry[], { dated, images, locale, hrefOf }: RowOptions): EntryRow[] {
  const rows = entries.map(({ fields, slug, body }) => {
    const { title = '', description = '', date, updated, author, topic, picture: src, alt = '' } = fields;
    // One that is missing is reported already.
    const isThere = src !== undefined && (images === undefined || imageOf(images, src) !== undefined);
    const picture = isThere ? { src, alt } : undefined;
    return {
      slug,
      href: hrefOf(slug),
      title,
      description,
      ...(date !== undefined && { date: formatDate(date, locale) }),
      ...(updated !== undefined && { updated: formatDate(updated, locale) }),
      ...(author !== undefined && { author }),
      ...(topic !== undefined && { topic }),
      ...(picture !== undefined && { picture, media: { kind: 'picture' as const, ...picture } }),
      ...(dated &&
        date !== undefined && {
          article: {
            title,
            description,
            published: date,
            ...(updated !== undefined && { updated }),
            ...(author !== undefined && { author }),
          },
        }),
      body,
    };
  });
  const linkTo = (row: EntryRow | undefined) => row && { label: row.title, href: row.href };
  return rows.map((row, index) => {
    const [above, below] = [linkTo(rows[index - 1]), linkTo(rows[index + 1])];
    // The newest comes first.
    const [next, previous] = dated ? [above, below] : [below, above];
    return { ...row, ...(previous && { previous }), ...(next && { next }) };
  });
}

/** Returns the valid entries in their order, and reports the others. */
function validEntries(
  entries: readonly Entry[],
  at: Path,
  dated: boolean,
  { images, diagnostics }: Pick<ExpandContext, 'images' | 'diagnostics'>,
): Entry[] {
  const taken = new Map<string, Entry>();
  const valid = entries.filter((entry) => {
    append(
      diagnostics,
      faultsOf(entry, dated).map((one) => ({ ...one, path: [...at, 'folder'] })),
    );
    append(diagnostics, pictureFaults(entry, images, at));
    const key = entry.slug.toLowerCase();
    const other = taken.get(key);
    if (other === undefined) taken.set(key, entry);
    else diagnostics.push(sameAddress(entry, other, at));
    return faultsOf(entry, dated).length === 0 && other === undefined;
  });
  const newest = (one: Entry, other: Entry) =>
    compare(other.fields.date ?? '', one.fields.date ?? '') || compare(one.slug, other.slug);
  return valid.sort(dated ? newest : (one, other) => compare(one.body.name, other.body.name));
}

function faultsOf({ diagnostics, undated }: Entry, dated: boolean): readonly Diagnostic[] {
  return dated && undated !== undefined ? [...diagnostics, undated] : diagnostics;
}

/** Says why an entry cannot show its picture, where it is named. */
function pictureFaults({ fields: { picture }, placeOf }: Entry, images: Images | undefined, at: Path): Diagnostic[] {
  const faults: Diagnostic[] = [];
  if (picture !== undefined && images !== undefined) imageNamed(picture, images, [...at, 'folder'], faults);
  return faults.map((fault) => (fault.place === undefined ? { ...fault, place: placeOf('picture') } : fault));
}

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}

function sameAddress(entry: Entry, other: Entry, at: Path): Diagnostic {
  return {
    code: 'path-taken',
    message: `The entry has the same address as ${proseFolder}/${other.body.name}: both end in "${entry.slug}".`,
    path: [...at, 'folder'],
    place: entry.placeOf('slug'),
    suggestion: 'Rename one of the files, or give it another slug.',
  };
}

function pathDiagnostics(path: string, at: Path): Diagnostic[] {
  if (/\{\{\s*(?:param\.)?entry\.slug\s*\}\}/.test(path)) return [];
  return [
    {
      code: 'path-invalid',
      message: 'The path does not say which entry a page shows, so all entries would share it.',
      path: [...at, 'path'],
      suggestion: "Put {{entry.slug}} into the path: '/blog/{{entry.slug}}'.",
    },
  ];
}

function undatedFeed(at: Path): Diagnostic {
  return {
    code: 'invalid-value',
    message: 'A feed has the newest entries, and entries without dates have none.',
    path: [...at, 'feed'],
    suggestion: 'Remove "feed", or "dated: false".',
  };
}

function folderDiagnostics(
  folder: string,
  entries: readonly Entry[] | undefined,
  drafts: boolean,
  at: Path,
): Diagnostic[] {
  const path = [...at, 'folder'];
  if (!folder.startsWith('prose/')) {
    const suggestion = `Write 'prose/${stepsOf(folder).at(-1)}', and keep the files there.`;
    return [{ code: 'invalid-value', message: 'The folder of a collection is in templates/prose.', path, suggestion }];
  }
  if (entries === undefined) {
    const suggestion = `Save the first entry as templates/${folder}/first.md. \`docs/prose.md\` shows what it begins with.`;
    return [{ code: 'rows-empty', message: `There is no Markdown file in templates/${folder}.`, path, suggestion }];
  }
  if (drafts || entries.some(({ isDraft }) => !isDraft)) return [];
  const message = `All entries in templates/${folder} are drafts.`;
  return [{ code: 'rows-empty', message, path, suggestion: 'Delete "draft: true" from an entry to publish it.' }];
}

/** Shares a page with the picture of its entry, unless the template or the route says what to share. */
function withEntryImage(page: Fields): Fields {
  const meta = isRecord(page.meta) ? page.meta : {};
  if ('image' in meta || 'card' in meta) return page;
  return { ...page, meta: { ...meta, image: { param: `${axis}.picture.src` } } };
}

/** Puts the text of the entry into the section `{ block: 'prose', entry: true }` of a template. Undefined if there is none. */
function withEntry(page: Fields, at: Path, diagnostics: Diagnostic[]): Fields | undefined {
  const sections = isRecord(page.sections) ? page.sections : {};
  const isOfEntry = (section: unknown) => isRecord(section) && section.block === 'prose' && section.entry === true;
  if (!Object.values(sections).some(isOfEntry)) {
    diagnostics.push({
      code: 'missing-field',
      message: 'No section of the template shows the text of an entry.',
      path: [...at, 'template', 'sections'],
      suggestion: "Add one: text: { block: 'prose', entry: true }.",
    });
    return undefined;
  }
  const filled = Object.entries(sections).map(([name, section]) => {
    if (!isRecord(section) || !isOfEntry(section)) return [name, section];
    const { entry: _, ...rest } = section;
    const ofEntry = Object.fromEntries(
      ['previous', 'next', 'article'].map((field) => [field, { param: `${axis}.${field}` }]),
    );
    return [name, { ...ofEntry, ...rest, file: { param: `${axis}.body` } }];
  });
  return { ...page, sections: Object.fromEntries(filled) };
}

/** How many entries a feed has. */
const most = 20;

/** Returns the feed of a collection; its entries are newest first. */
function feedOf(
  { name, path, feed }: z.output<typeof routeSchemas.collection>,
  at: Path,
  rows: readonly EntryRow[],
  locale: string,
): Feed {
  const { title, description } = typeof feed === 'object' ? feed : {};
  const before = path.slice(0, path.indexOf('{{'));
  return {
    of: name,
    at,
    path: `${parentOf(before)}/feed.xml`,
    title,
    description,
    locale,
    entries: rows.slice(0, most).map((row) => ({
      path: row.href,
      title: row.title,
      description: row.description,
      date: row.article?.published ?? '',
      ...(row.picture !== undefined && { picture: row.picture.src }),
    })),
  };
}

/** Reports pages and feeds at the address of a feed. */
export function feedConflicts(feeds: readonly Feed[], pages: readonly RawPage[]): Diagnostic[] {
  if (feeds.length === 0) return [];
  const byPath = new Map<string, Feed>();
  const again = feeds.flatMap((feed) => {
    const other = byPath.get(folded(feed.path));
    if (other === undefined) byPath.set(folded(feed.path), feed);
    const suggestion = 'Write feed: false for one of them, or give it a path with another folder.';
    return other === undefined ? [] : [taken(other, [...feed.at, 'path'], `The feed of "${feed.of}"`, suggestion)];
  });
  const beside = pages.flatMap(({ address, at }) => {
    const feed = typeof address === 'string' ? byPath.get(folded(address)) : undefined;
    const suggestion = 'Give the page another path, or write feed: false in the collection.';
    return feed === undefined ? [] : [taken(feed, [...at, 'path'], 'The page', suggestion)];
  });
  return [...again, ...beside];
}

function taken({ path, of, at }: Feed, where: Path, who: string, suggestion: string): Diagnostic {
  const other = `the feed of "${of}", route ${Number(at[1]) + 1}`;
  return { code: 'path-taken', message: `${who} has the address ${path}, as ${other}.`, path: where, suggestion };
}
