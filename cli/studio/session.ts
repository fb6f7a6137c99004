import { dirname, join, relative } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { textMap } from '../../renderer/build/commands/text-map.ts';
import type { RenderedSite, SiteOptions } from '../../renderer/build/index.ts';
import { relativeName, withSlashes } from '../../renderer/build/lib/paths.ts';
import { DiagnosticsError, type Issue } from '../../renderer/sdk/issue.ts';
import { newIssues } from '../author/new-issues.ts';
import { SiteEdit } from '../author/site-edit.ts';
import type { ShownSite } from '../commands/dev.ts';
import { UsageError } from '../failure.ts';
import { blocksOf, linksOf } from './choices.ts';
import { routeOf, writtenSections } from './config-paths.ts';
import { type Effect, effectOf } from './effect.ts';
import { factsOf } from './facts.ts';
import { type FieldControl, fieldControls } from './fields.ts';
import { inboundLinks, type LinkedPart } from './inbound-links.ts';
import { Journal, type JournalEntry, journalChange } from './journal.ts';
import { labelOf } from './labels.ts';
import { namedValues } from './named-values.ts';
import { templateChoices } from './new-page.ts';
import { orMessage } from './or-message.ts';
import { addPicture, pictureNames, smallPicture, thumbnail } from './picture-files.ts';
import { type Previewed, previewText } from './preview.ts';
import { commitProposal, type Proposal, propose } from './propose.ts';
import type { Change, TokenChange } from './requests.ts';
import { requireInside } from './require-inside.ts';
import { matrixOf } from './rows.ts';
import { pagesBySection, type TextSpot, type TextUses, textUses } from './shared-text.ts';
import { addChange } from './site-change.ts';
import { type SiteParts, siteParts } from './site-parts.ts';
import { takeBack } from './take-back.ts';
import { themeInfo } from './theme.ts';
import { tokenDraft } from './theme-change.ts';
import { untilRebuilt } from './until-rebuilt.ts';

/** The answer to a change: what it was, or why nothing was written. */
export type ChangeAnswer =
  | {
      readonly kind: 'saved';
      readonly entry: JournalEntry;
      /** The entry that Undo takes back next. */
      readonly last: JournalEntry | undefined;
      /** The warnings that it brings. */
      readonly warnings: readonly string[];
    }
  | { readonly kind: 'refused'; readonly message: string; readonly suggestion?: string | undefined }
  | { readonly kind: 'errors'; readonly issues: readonly Pick<Issue, 'message' | 'suggestion'>[] }
  /** The file says something else than the person saw. */
  | { readonly kind: 'conflict'; readonly now: unknown }
  /** The file says it already. */
  | { readonly kind: 'unchanged' };

/** Reads and changes a site for the studio. Changes are made one after the other. */
export class Session {
  readonly #options: SiteOptions;
  readonly #site: ShownSite;
  readonly #root: string;
  readonly journal: Journal;
  /**
   * Increases with every rebuild, also with those that change no page: a fact or a hidden section may be another. No two runs
   * have the same, because a page stays open over them.
   */
  version = Date.now();
  /** The entries that cannot be undone, because their files say something else by now. */
  readonly #staying = new Set<number>();
  /** The last entry before this session. */
  readonly #start: number;
  #proposal: Proposal | undefined;
  #turn: Promise<unknown> = Promise.resolve();
  /** What remains of the last change. */
  #taking: Promise<unknown> = Promise.resolve();

  constructor(options: SiteOptions, site: ShownSite) {
    this.#options = options;
    this.#site = site;
    this.#root = dirname(options.config);
    this.journal = new Journal(options.cacheDir, (file) => new SiteEdit(options).changes.text(join(this.#root, file)));
    this.#start = this.journal.entries().at(-1)?.id ?? 0;
  }

  /** Returns a new edit of the site. */
  #edit(): SiteEdit {
    return new SiteEdit(this.#options, this.#site.current().made?.ready.loaded.input);
  }

  /** Resolves when the site has the changes that were written: what is asked then is of the site with them. */
  async settled(): Promise<void> {
    await this.#taking;
  }

  /** Returns what the studio shows of the whole site. */
  site() {
    const { failure, warnings, made } = this.#site.current();
    return {
      version: this.version,
      name: made?.ready.site.name ?? '',
      origin: made?.ready.site.origin.origin ?? '',
      folder: this.#root,
      pages: (made?.rendered ?? []).map(({ page }) => ({ path: page.path, title: page.title, noindex: page.noindex })),
      facts: made === undefined ? [] : factsOf(made),
      pictures: made === undefined ? [] : pictureNames(made),
      blocks: made === undefined ? [] : blocksOf(made),
      problems:
        failure?.kind === 'issues'
          ? failure.issues
          : failure
            ? [{ severity: 'error', message: String(failure.error) }]
            : warnings,
      hasErrors: failure !== undefined,
      last: this.journal.lastToUndo(this.#staying),
    };
  }

  /** Returns a page with its sections, their fields and the texts that lead to them; undefined if there is none. */
  page(path: string) {
    const { made } = this.#site.current();
    const page = made?.rendered.find((one) => one.page.path === path)?.page;
    if (made === undefined || page === undefined) return undefined;
    const controls = new Map<string, readonly FieldControl[]>();
    const shown = pagesBySection(made, this.#edit(), path);
    const sections = writtenSections(made, path).map((section) => {
      const { name, at, fields, definition } = section;
      const { type } = definition.block;
      controls.set(type, fieldControls(definition.schema));
      const slot = page.sections.find((one) => one.node === section)?.slot;
      const about = { own: at[0] === 'routes', pages: shown.get(name) ?? 1, hidden: slot === undefined };
      return { name, slot: slot ?? 'main', block: type, fields, at, ...about };
    });
    const node = routeOf(made, path) ?? made.ready.site.notFound;
    return {
      path,
      version: this.version,
      meta: node.meta,
      named: namedValues(made, node),
      rows: matrixOf(made, path),
      links: linksOf(made, path),
      /** Title and description with the values of their tokens. */
      shown: { title: page.title, description: page.description },
      sections,
      controls: Object.fromEntries(controls),
      map: textMap(made, path),
    };
  }

  /** Returns what a function says of the last valid site; undefined if there was none. */
  read<Answer>(ask: (made: RenderedSite) => Answer): Answer | undefined {
    const { made } = this.#site.current();
    return made && ask(made);
  }

  /** Returns a font file of the site by its decoded path; undefined if there is none. */
  font(path: string): Uint8Array | undefined {
    return this.#site.font(path);
  }

  /** Shows a text on its page before it is saved. */
  preview(spot: TextSpot, typed: Parameters<typeof previewText>[2]): Promise<Previewed> {
    return previewText(this.#site, spot, typed);
  }

  /** Returns who shows a text of a section; undefined if nobody else does. */
  uses(spot: TextSpot): TextUses | undefined {
    const { made } = this.#site.current();
    return made && textUses(made, this.#edit(), spot);
  }

  /** Returns the destinations and the experiments of the site. */
  parts(): SiteParts | undefined {
    return this.read((made) => siteParts(made, this.#edit()));
  }

  /** Returns the theme of the site as its files have it. */
  theme() {
    return themeInfo(this.#edit(), this.#site.current().made);
  }

  /** Returns a token as it would be with another value, or why it cannot have that. */
  token(change: TokenChange) {
    return tokenDraft(this.#options, this.#site.current().made, change);
  }

  /** Makes a change and writes it, unless it would bring an error to the site. */
  change(change: Change): Promise<ChangeAnswer> {
    return this.#inTurn(() => this.#change(change));
  }

  /** Returns what a change would do to the pages of the site. */
  effect(change: Change): Promise<Effect> {
    return effectOf(change, this.#options, this.#site.current().made);
  }

  /** Undoes a change: the stretches that it wrote get their old text. */
  undo(id: number): Promise<ChangeAnswer> {
    return this.#inTurn(() => this.#undo(id));
  }

  /** Adds a picture to the site and returns its name, or why it was refused. */
  async picture(name: string, data: string): Promise<{ readonly name: string } | { readonly message: string }> {
    return orMessage(async () => ({ name: await addPicture(this.#root, name, Buffer.from(data, 'base64')) }));
  }

  /** Returns what links to a page or a section of it. */
  links(part: LinkedPart) {
    const { made } = this.#site.current();
    return made === undefined ? [] : inboundLinks(made, this.#edit(), part);
  }

  /** Returns the page templates of the site. */
  templates() {
    return templateChoices(this.#options);
  }

  /** Returns a small version of a picture of the site as a data URL. */
  async thumbnail(name: string): Promise<string | undefined> {
    const { made } = this.#site.current();
    return made && thumbnail(made, name, { files: this.#options.files, root: this.#root });
  }

  /** Returns a small version of the social card of a page as a data URL. */
  async card(path: string): Promise<string | undefined> {
    const { made, drawings } = this.#site.current();
    const image = made?.rendered.find(({ page }) => page.path === path)?.page.image;
    const bytes = image && (await drawings.draw(image.output));
    return bytes && smallPicture(bytes);
  }

  /** Compares the site with its last commit. */
  propose(): Promise<Proposal | { readonly message: string }> {
    return orMessage(async () => {
      this.#proposal = await propose(this.#options, { entries: this.journal.entries(), start: this.#start });
      return this.#proposal;
    });
  }

  /** Makes a branch with a commit of what was proposed. */
  commit(given: { readonly hash: string; readonly branch: string; readonly title: string }) {
    const commit = orMessage(async () => {
      await this.#turn;
      return { commit: await commitProposal(this.#root, this.#proposal, given) };
    });
    this.#turn = commit.catch(() => undefined);
    return commit;
  }

  #inTurn(work: () => Promise<ChangeAnswer>): Promise<ChangeAnswer> {
    const answer = this.#turn.then(work).catch((error: unknown): ChangeAnswer => {
      if (error instanceof UsageError) return { kind: 'refused', message: error.message, suggestion: error.suggestion };
      if (!(error instanceof DiagnosticsError)) throw error;
      const [first] = error.diagnostics;
      return { kind: 'refused', message: first?.message ?? '', suggestion: first?.suggestion };
    });
    // The next change names sections and items by where they are by then.
    this.#turn = answer.then(() => this.#taking).catch(() => undefined);
    return answer;
  }

  async #change(change: Change): Promise<ChangeAnswer> {
    const { made } = this.#site.current();
    if (made === undefined) throw new UsageError('The site has errors.', 'Mend them in your editor first.');
    const edit = this.#edit();
    const conflict = await addChange(change, { made, edit });
    const isSaid = conflict && isDeepStrictEqual(conflict.now, 'value' in change ? change.value : undefined);
    const answer: ChangeAnswer = isSaid
      ? { kind: 'unchanged' }
      : conflict
        ? { kind: 'conflict', ...conflict }
        : await this.#write(edit, labelOf(change), undefined);
    // The page may show what was typed.
    if (answer.kind !== 'saved' && 'field' in change) await this.#site.preview(change.page, (input) => input);
    return answer;
  }

  async #undo(id: number): Promise<ChangeAnswer> {
    const entry = this.journal.entries().find((one) => one.id === id);
    if (entry === undefined) throw new UsageError('There is no such change.', 'Load the studio again.');
    const edit = this.#edit();
    try {
      takeBack(entry, edit, this.#root);
    } catch (error) {
      this.#staying.add(id);
      throw error;
    }
    return this.#write(edit, `Undo: ${entry.label}`, id);
  }

  async #write(edit: SiteEdit, label: string, undoes: number | undefined): Promise<ChangeAnswer> {
    const results = [...edit.changes.results()].filter(([file, after]) => after !== edit.changes.text(file));
    if (results.length === 0) return { kind: 'unchanged' };
    const { issues, loaded, write } = await this.#site.check(edit.changes.preview());
    const errors = issues.filter(({ severity }) => severity === 'error');
    // A site with errors can be edited, because the edit may be what mends it.
    if (errors.length > 0 && undoes === undefined && this.#site.current().failure === undefined) {
      return { kind: 'errors', issues: errors };
    }
    for (const [file] of results) requireInside(this.#root, file);
    const inverse = edit.changes.inverse();
    const replaced = edit.changes.readOnly().map((file) => relativeName(this.#root, file));
    const changes = results.map(([file, after]) =>
      journalChange(withSlashes(relative(this.#root, file)), edit.changes.text(file), after, inverse.get(file) ?? []),
    );
    const entry = this.journal.add({ label, changes, ...(undoes !== undefined && { undoes }) });
    const files = results.map(([file]) => file);
    const { taken } = await write(files, () => edit.changes.commit(this.#root));
    this.#taking = taken.then((rebuilt) => (rebuilt === undefined ? untilRebuilt(this.#site, loaded) : undefined));
    this.#taking.catch(() => undefined);
    const fresh = errors.length > 0 ? [] : newIssues(this.#site.current().warnings, issues);
    return {
      kind: 'saved',
      entry,
      last: this.journal.lastToUndo(this.#staying),
      warnings: [
        ...replaced.map((name) => `${name} is read-only: it was replaced, and stays read-only.`),
        ...fresh.map(({ message }) => message),
      ],
    };
  }
}
