import { readFileSync } from 'node:fs';
import { renderDrawing, renderExample, renderInTheme } from '../../renderer/build/commands/examples.ts';
import { sectionOverviews } from '../../renderer/build/commands/overview.ts';
import type { RenderedSite, SiteOptions } from '../../renderer/build/index.ts';
import { presetNames } from '../../renderer/build/inputs/theme/theme-sheets.ts';
import { isUnder, joinSteps, stepsOf } from '../../renderer/build/lib/slash-path.ts';
import { starters } from '../create/starters.ts';
import { answer, notFoundFile, readTarget } from '../serve/answer.ts';
import { type DevSite, hidesPages, type Snapshot } from '../serve/dev-site.ts';
import { devScripts, errorPage } from '../serve/overlay.ts';
import { contentType } from '../serve/send-file.ts';
import { plainReply, type Reply } from '../serve/server.ts';
import { toolStyles } from '../serve/tool-styles.ts';
import { frameScript } from '../studio/frame-script.ts';
import { galleryDocument, type Html } from './html.ts';
import { iconsPage } from './icons-page.ts';
import { galleryPath } from './links.ts';
import { overviewPage } from './overview-page.ts';
import { pageView } from './page-view.ts';
import { type ShownTemplates, shownTemplates } from './templates.ts';

export { galleryPath };

/** The gallery in `dev`, which is never part of a build. */
export class Gallery {
  readonly #options: SiteOptions;
  readonly #site: DevSite;
  #templates: { readonly snapshot: Snapshot; readonly shown: Promise<ShownTemplates> } | undefined;

  constructor(options: SiteOptions, site: DevSite) {
    this.#options = options;
    this.#site = site;
  }

  /** Returns the answer to a request for the gallery; undefined for other requests. */
  async reply(url: string): Promise<Reply | undefined> {
    const target = readTarget(url);
    const path = target?.path.replace(/(.)\/$/, '$1');
    if (target === undefined || path === undefined) return undefined;
    if (path !== galleryPath && !isUnder(path, galleryPath)) return undefined;
    const asset = assets[path.slice(galleryPath.length)];
    if (asset !== undefined) return answered(200, asset(), contentType(path));
    const snapshot = this.#site.current();
    if (hidesPages(snapshot.failure)) return answered(500, errorPage(snapshot.failure));
    const [, kind, ...rest] = stepsOf(path.slice(galleryPath.length));
    const found = await this.#page(snapshot, kind, rest, new URLSearchParams(target.query));
    return found ?? plainReply(404, 'There is no such page in the gallery.');
  }

  async #page(
    snapshot: Snapshot,
    kind: string | undefined,
    rest: readonly string[],
    query: URLSearchParams,
  ): Promise<Reply | undefined> {
    const { made, warnings } = snapshot;
    if (made === undefined) return undefined;
    const { name } = made.ready.site;
    switch (kind) {
      case undefined: {
        return shown(`${name}: gallery`, overviewPage(made, await this.#shown(snapshot), warnings));
      }
      case 'page': {
        const path = query.get('path') ?? '';
        const view = pageView(made, path);
        return view && shown(`${path}: gallery`, view);
      }
      case 'icons': {
        return shown(`${name}: icons`, iconsPage(made.ready.loaded.icons, query.get('search') ?? ''));
      }
      case 'sections': {
        return json(sectionPlaces(snapshot, made, query.get('at') ?? ''));
      }
      case 'still': {
        const path = query.get('path');
        return still(made.rendered.find(({ page }) => page.path === path)?.html);
      }
      case 'block': {
        const example = renderExample(made, rest[0] ?? '', Number(rest[1]));
        return example && still(example.document() ?? errorPage({ kind: 'issues', issues: example.issues }));
      }
      case 'drawing': {
        const example = renderDrawing(made, rest[0] ?? '', Number(rest[1]));
        return example && still(example.document() ?? errorPage({ kind: 'issues', issues: example.issues }));
      }
      case 'theme': {
        const preset = presetNames.find((name) => name === rest[0]);
        const scheme = rest[1] === 'dark' ? 'dark' : 'light';
        return preset && still(await renderInTheme(made, { preset, scheme }, this.#options));
      }
      case 'template': {
        return still((await this.#shown(snapshot)).documents.get(joinSteps(rest)));
      }
      default:
        return undefined;
    }
  }

  /**
   * Renders page templates on demand, and again after each rebuild. The version of the site is not enough, because a template
   * without routes changes no page.
   */
  #shown(snapshot: Snapshot): Promise<ShownTemplates> {
    if (this.#templates?.snapshot !== snapshot) {
      this.#templates = { snapshot, shown: shownTemplates(this.#options) };
    }
    return this.#templates.shown;
  }
}

const assets: Readonly<Record<string, () => string | Uint8Array>> = {
  '/gallery.css': () => toolStyles(new URL('./gallery.css', import.meta.url)),
  '/gallery.js': () => readFileSync(new URL('./gallery.js', import.meta.url), 'utf8'),
  '/live-update.js': () => readFileSync(new URL('./live-update.js', import.meta.url), 'utf8'),
  ...Object.fromEntries(
    starters().map(({ name }) => [
      `/starters/${name}.avif`,
      () => readFileSync(new URL(`./starters/${name}.avif`, import.meta.url)),
    ]),
  ),
  '/studio-frame.js': frameScript,
  '/open-section.js': () => readFileSync(new URL('./open-section.js', import.meta.url), 'utf8'),
};

/** Returns the source locations of the sections of a page. */
function sectionPlaces({ files, base }: Snapshot, made: RenderedSite, url: string): Record<string, string> {
  const found = answer(url, { base, has: (file) => files.has(file) });
  const file = found.kind === 'file' ? found.file : notFoundFile;
  const path = made.rendered.find(({ page }) => page.file === file)?.page.path ?? '';
  return Object.fromEntries(
    (sectionOverviews(made, path) ?? []).flatMap(({ name, place }) => (place === undefined ? [] : [[name, place]])),
  );
}

/** Returns a document without scripts, so that nothing in it opens, moves or loads. */
function still(document: string | undefined): Reply | undefined {
  return document === undefined ? undefined : answered(200, document.replace(/<script\b[\s\S]*?<\/script>/g, ''));
}

function shown(title: string, body: Html): Reply {
  return answered(200, galleryDocument(title, body, devScripts));
}

function json(value: unknown): Reply {
  return answered(200, JSON.stringify(value), 'application/json; charset=utf-8');
}

function answered(status: number, body: string | Uint8Array, type = 'text/html; charset=utf-8'): Reply {
  return { status, headers: { 'content-type': type, 'cache-control': 'no-store' }, body };
}
