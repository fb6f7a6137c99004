import { existsSync, realpathSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { sectionMoment } from '../../renderer/build/commands/text-map.ts';
import { analyzeSite, type RenderedSite, type SiteOptions } from '../../renderer/build/index.ts';
import type { Loaded } from '../../renderer/build/inputs/index.ts';
import { sharedJson } from '../../renderer/build/lib/as-text.ts';
import { containsPath, isInPackage, relativeName, withSlashes } from '../../renderer/build/lib/paths.ts';
import type { RenderMoment } from '../../renderer/sdk/block.ts';
import { DiagnosticsError, type Issue } from '../../renderer/sdk/issue.ts';
import { newIssues } from '../author/new-issues.ts';
import { withValue } from '../author/operations/override.ts';
import { SiteEdit } from '../author/site-edit.ts';
import type { ShownSite } from '../commands/dev.ts';
import { UsageError } from '../failure.ts';
import type { Change } from './change.ts';
import { addChange, labelOf } from './changes.ts';
import { Journal, type JournalEntry, journalChange, takeBack } from './journal.ts';
import { type TextSpot, writtenField } from './places.ts';
import { commitProposal, type Proposal, propose } from './propose.ts';

/** The answer to a change: what it was, or why nothing was written. */
export type ChangeAnswer =
  | {
      readonly kind: 'saved';
      readonly entry: JournalEntry;
      /** The entry that Undo takes back next. */
      readonly last: JournalEntry | undefined;
      /** The undo that Redo takes back next. */
      readonly next: JournalEntry | undefined;
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
  readonly options: SiteOptions;
  readonly site: ShownSite;
  /** The folder of the site. */
  readonly root: string;
  /**
   * Increases with every rebuild, also with those that change no page: a fact or a hidden section may be another. No two runs
   * have the same, because a page stays open over them.
   */
  version = Date.now();
  readonly #journal: Journal;
  /** The entries that cannot be undone, because their files say something else by now. */
  readonly #staying = new Set<number>();
  /** The last entry before this session. */
  readonly #start: number;
  #proposal: Proposal | undefined;
  #turn: Promise<unknown> = Promise.resolve();
  /** What remains of the last change. */
  #taking: Promise<unknown> = Promise.resolve();

  constructor(options: SiteOptions, site: ShownSite) {
    this.options = options;
    this.site = site;
    this.root = dirname(options.config);
    this.#journal = new Journal(options.cacheDir, (file) => new SiteEdit(options).changes.text(join(this.root, file)));
    this.#start = this.#journal.entries().at(-1)?.id ?? 0;
  }

  /** The last valid site; undefined if there was none. */
  get made(): RenderedSite | undefined {
    return this.site.current().made;
  }

  /** Returns a new edit of the site. */
  edit(): SiteEdit {
    return new SiteEdit(this.options, this.made?.ready.loaded.input);
  }

  /** Returns what a function says of the last valid site; null if there was none. */
  read<Answer>(ask: (made: RenderedSite) => Answer): Answer | null {
    const { made } = this;
    return made === undefined ? null : ask(made);
  }

  /** Returns the change that Undo takes back next. */
  lastToUndo(): JournalEntry | undefined {
    return this.#journal.lastToUndo(this.#staying);
  }

  /** Returns the undo that Redo takes back next. */
  lastToRedo(): JournalEntry | undefined {
    return this.#journal.lastToRedo(this.#staying);
  }

  /** Returns the changes of the studio, newest first. */
  history() {
    return this.#journal.history();
  }

  /** Resolves when the site has the changes that were written: what is asked then is of the site with them. */
  async settled(): Promise<void> {
    await this.#taking;
  }

  /** Shows a text on its page before it is saved. `isShown` is false for a text that would be an error. */
  async preview(
    spot: TextSpot,
    { value, moment }: { readonly value: string; readonly moment?: RenderMoment | undefined },
  ) {
    const { made } = this;
    if (made === undefined) return { isShown: false };
    try {
      const path = writtenField(made, spot);
      const page = await this.site.preview(spot.page, (input) => withValue(input, path, value));
      if (page === undefined) return { isShown: false };
      return { isShown: true, moment: moment && sectionMoment(page, { section: spot.section, ...moment }) };
    } catch (error) {
      if (error instanceof UsageError) return { isShown: false };
      throw error;
    }
  }

  /** Makes a change and writes it, unless it would bring an error to the site. */
  change(change: Change): Promise<ChangeAnswer> {
    return this.#inTurn(() => this.#change(change));
  }

  /** Undoes a change: the stretches that it wrote get their old text. */
  undo(id: number): Promise<ChangeAnswer> {
    return this.#inTurn(() => this.#undo(id));
  }

  /** Compares the site with its last commit. */
  async propose(): Promise<Proposal> {
    this.#proposal = await propose(this.options, { entries: this.#journal.entries(), start: this.#start });
    return this.#proposal;
  }

  /** Makes a branch with a commit of what was proposed. */
  commit(given: { readonly hash: string; readonly branch: string; readonly title: string }): Promise<string> {
    const commit = this.#turn.then(() => commitProposal(this.root, this.#proposal, given));
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
    const { made } = this;
    if (made === undefined) throw new UsageError('The site has errors.', 'Mend them in your editor first.');
    const edit = this.edit();
    const conflict = await addChange(change, { made, edit });
    const isSaid = conflict && isDeepStrictEqual(conflict.now, 'value' in change ? change.value : undefined);
    const answer: ChangeAnswer = isSaid
      ? { kind: 'unchanged' }
      : conflict
        ? { kind: 'conflict', ...conflict }
        : await this.#write(edit, labelOf(change), undefined);
    // The page may show what was typed.
    if (answer.kind !== 'saved' && 'field' in change) await this.site.preview(change.page, (input) => input);
    return answer;
  }

  async #undo(id: number): Promise<ChangeAnswer> {
    const entry = this.#journal.entries().find((one) => one.id === id);
    if (entry === undefined) throw new UsageError('There is no such change.', 'Load the studio again.');
    const edit = this.edit();
    try {
      takeBack(entry, edit, this.root);
    } catch (error) {
      this.#staying.add(id);
      throw error;
    }
    const label = entry.undoes === undefined ? `Undo: ${entry.label}` : entry.label.replace(/^Undo/, 'Redo');
    return this.#write(edit, label, id);
  }

  async #write(edit: SiteEdit, label: string, undoes: number | undefined): Promise<ChangeAnswer> {
    const results = [...edit.changes.results()].filter(([file, after]) => after !== edit.changes.text(file));
    if (results.length === 0) return { kind: 'unchanged' };
    const { issues, loaded, write } = await this.site.check(edit.changes.preview());
    const errors = issues.filter(({ severity }) => severity === 'error');
    // A site with errors can be edited, because the edit may be what mends it.
    if (errors.length > 0 && undoes === undefined && this.site.current().failure === undefined) {
      return { kind: 'errors', issues: errors };
    }
    for (const [file] of results) requireInside(this.root, file);
    const inverse = edit.changes.inverse();
    const replaced = edit.changes.readOnly().map((file) => relativeName(this.root, file));
    const changes = results.map(([file, after]) =>
      journalChange(withSlashes(relative(this.root, file)), edit.changes.text(file), after, inverse.get(file) ?? []),
    );
    const entry = this.#journal.add({ label, changes, ...(undoes !== undefined && { undoes }) });
    const files = results.map(([file]) => file);
    const { taken } = await write(files, () => edit.changes.commit(this.root));
    this.#taking = taken.then((rebuilt) => (rebuilt === undefined ? untilRebuilt(this.site, loaded) : undefined));
    this.#taking.catch(() => undefined);
    const fresh = errors.length > 0 ? [] : newIssues(this.site.current().warnings, issues);
    return {
      kind: 'saved',
      entry,
      last: this.lastToUndo(),
      next: this.lastToRedo(),
      warnings: [
        ...replaced.map((name) => `${name} is read-only: it was replaced, and stays read-only.`),
        ...fresh.map(({ message }) => message),
      ],
    };
  }
}

/** Throws for a file that is not in the folder of the site, also one that a link leads to. */
function requireInside(root: string, file: string): void {
  const folder = existsSync(file) ? file : dirname(file);
  if (containsPath(realpathSync(root), realpathSync(folder)) && !isInPackage(file)) return;
  throw new UsageError('This value is written in a file outside the folder of the site.', 'Change it in your editor.');
}

/** Milliseconds to wait for a site to be built again, and between looks at it. */
const [longestRebuild, pollMs] = [10_000, 20];

/** Waits until a site is what was loaded, because the watcher noticed a change, but not for ever. */
async function untilRebuilt(site: ShownSite, loaded: Loaded | undefined): Promise<void> {
  const end = Date.now() + longestRebuild;
  const keyOf = (one: Loaded | undefined) => one && sharedJson([one.input, one.theme]);
  const wanted = keyOf(loaded);
  let seen: unknown;
  while (wanted !== undefined && Date.now() < end) {
    const { made } = site.current();
    if (made !== seen && keyOf(made?.ready.loaded) === wanted) return;
    seen = made;
    await wait(pollMs);
  }
}

/** What a change would do to the pages of a site. */
export interface Effect {
  readonly added: readonly string[];
  readonly removed: readonly string[];
  /** Why it cannot be made. */
  readonly errors: readonly string[];
}

/** Returns what a change would do to the pages of a site, without writing it. */
export async function effectOf(change: Change, options: SiteOptions, made: RenderedSite | undefined): Promise<Effect> {
  const none = (message: string) => ({ added: [], removed: [], errors: [message] });
  if (made === undefined) return none('The site has errors.');
  const edit = new SiteEdit(options, made.ready.loaded.input);
  try {
    const conflict = await addChange(change, { made, edit });
    if (conflict !== undefined) return none('Somebody changed this meanwhile.');
  } catch (error) {
    if (error instanceof UsageError) return none(sentences(error));
    if (error instanceof DiagnosticsError) return none(error.message);
    throw error;
  }
  const { ready, issues } = await analyzeSite({ ...options, files: edit.changes.preview() });
  const pathsOf = (one: typeof ready) => new Set((one?.site.routes ?? []).map(({ path }) => path));
  const [before, after] = [pathsOf(made.ready), pathsOf(ready)];
  return {
    added: [...after].filter((path) => !before.has(path)),
    removed: ready === undefined ? [] : [...before].filter((path) => !after.has(path)),
    errors: issues.filter(({ severity }) => severity === 'error').map(sentences),
  };
}

function sentences({ message, suggestion }: Pick<Issue, 'message' | 'suggestion'>): string {
  return [message, suggestion].filter(Boolean).join(' ');
}

/** Returns why something cannot be done in place of an error. */
export async function orMessage<Answer>(work: Promise<Answer>): Promise<Answer | { readonly message: string }> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof UsageError) return { message: sentences(error) };
    throw error;
  }
}
