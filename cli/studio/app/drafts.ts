import { type Change, type ChangeAnswer, Unreachable } from './api.ts';
import {
  changeOf,
  type Draft,
  isInFile,
  isSame,
  type Json,
  keyOf,
  meantBy,
  type Rule,
  reasonOf,
  type Scope,
  type Spot,
} from './draft-change.ts';
import { movedSpot } from './moved-spot.ts';

/** What is typed into a control. */
export interface Typed {
  readonly spot: Spot;
  readonly rule: Rule;
  readonly scope?: Scope;
  readonly typed: Json;
  /** The value as the control read it. */
  readonly read: Json | undefined;
}

interface Server {
  readonly change: (change: Change) => Promise<ChangeAnswer>;
  /** Takes a change back. */
  readonly undo: (id: number) => Promise<ChangeAnswer | undefined>;
  /** Called with each answer, once the draft has it. */
  readonly answered: (answer: ChangeAnswer) => void;
}

/** Milliseconds without a key until a value is saved, and until a server that does not answer is asked again. */
export const [restMs, retryMs] = [1000, 2000];

/** What was written since a control was entered, to write it elsewhere instead. */
interface Visit {
  /** The draft as it was sent first. */
  readonly first: Draft;
  readonly last: Draft;
  readonly entries: readonly number[];
}

/** Where drafts outlive the page. */
type KeptStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/**
 * Everything that was typed and that its file does not have yet. The browser keeps it, so that it outlives a reload, a closed
 * tab and a server that stopped. Values are written one after the other: after a second of rest, and when a control is left.
 */
export class Drafts {
  readonly #server: Server;
  readonly #storage: KeptStorage;
  #prefix: string | undefined;
  #drafts: ReadonlyMap<string, Draft> = new Map();
  readonly #listeners = new Set<() => void>();
  readonly #timers = new Map<string | undefined, ReturnType<typeof setTimeout>>();
  /** The drafts to be sent, in their order. */
  readonly #ready = new Set<string>();
  /** How many controls show a place. */
  readonly #shown = new Map<string, number>();
  readonly #visits = new Map<string, Visit>();
  #isSending = false;
  /** What was sent last, as it was typed. */
  #sent: Json | undefined;
  readonly #idle: (() => void)[] = [];

  constructor(server: Server, storage: KeptStorage) {
    this.#server = server;
    this.#storage = storage;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Returns all drafts, the oldest first. It is the same map until one of them changes. */
  readonly all = (): ReadonlyMap<string, Draft> => this.#drafts;

  /** Takes up the drafts of a site that the browser kept, and sends them. */
  open(site: string): void {
    const prefix = `draft ${JSON.stringify(site)} `;
    if (this.#prefix === prefix) return;
    this.#prefix = prefix;
    const names = Array.from({ length: this.#storage.length }, (_, index) => this.#storage.key(index) ?? '');
    for (const name of names) {
      const draft = name.startsWith(prefix) ? parsed(this.#storage.getItem(name)) : undefined;
      if (draft === undefined || this.#drafts.has(draft.key)) continue;
      this.#set({ ...draft, state: 'typed' });
      this.#ready.add(draft.key);
    }
    void this.#send();
  }

  /** Takes what a person typed. The first key of a control remembers what its file had. */
  type({ spot, rule, scope, typed, read }: Typed): void {
    const key = keyOf(spot);
    const old = this.#drafts.get(key);
    const was = old === undefined ? (read ?? null) : old.state === 'saved' ? settled(old) : old.was;
    // More words neither end a conflict nor bring a server back.
    const isOpen = old !== undefined && old.state !== 'saved' && old.state !== 'refused';
    const draft: Draft = { ...(isOpen ? old : { state: 'typed' }), key, spot, rule, scope, typed, was };
    clearTimeout(this.#timers.get(key));
    const meant = meantBy(draft);
    if (draft.state !== 'saving' && 'value' in meant && isSame(meant.value, was)) {
      this.drop(key);
      return;
    }
    this.#set(draft);
    if (!waitsToBeLeft(draft)) this.#later(key, restMs);
  }

  /** Saves at once, as when a control is left; without a key, all that was typed. */
  save(key?: string): void {
    for (const draft of this.#drafts.values()) {
      if (key !== undefined && draft.key !== key) continue;
      clearTimeout(this.#timers.get(draft.key));
      if (draft.state === 'typed' || draft.state === 'saving' || draft.state === 'unreachable')
        this.#ready.add(draft.key);
    }
    void this.#send();
  }

  /** Tries again what was refused. */
  retry(key: string): void {
    this.#update(key, (draft) => ({ ...bare(draft), state: 'typed' }));
    this.save(key);
  }

  /** Writes a draft over what somebody else wrote meanwhile. */
  keep(key: string): void {
    this.#update(key, (draft) => ({ ...bare(draft), state: 'typed', was: draft.now ?? null }));
    this.save(key);
  }

  /** Forgets what was typed and not saved. */
  drop(key: string): void {
    clearTimeout(this.#timers.get(key));
    this.#ready.delete(key);
    const draft = this.#drafts.get(key);
    if (draft === undefined) return;
    // What is on its way is saved nevertheless.
    if (draft.state === 'saving') this.#set({ ...draft, typed: this.#sent ?? draft.typed });
    else this.#delete(key);
  }

  /** Says that a control shows a place. Returns what says that it is gone. */
  show(key: string): () => void {
    this.#shown.set(key, (this.#shown.get(key) ?? 0) + 1);
    return () => {
      this.#shown.set(key, (this.#shown.get(key) ?? 1) - 1);
      this.leave(key);
    };
  }

  /** Saves what was typed into a control that is left. */
  leave(key: string): void {
    this.save(key);
    void this.settled().then(() => this.#visits.delete(key));
    if (!this.#isShown(key) && this.#drafts.get(key)?.state === 'saved') this.#delete(key);
  }

  /** Says what a control reads by now: a draft that its file has is done. */
  read(key: string, read: Json | undefined): void {
    const draft = this.#drafts.get(key);
    if (draft === undefined || draft.state === 'typed' || draft.state === 'saving') return;
    const meant = meantBy(draft);
    const isThere = 'value' in meant && isSame(meant.value, read);
    // Until the site is read again, a control still reads what was there before.
    if (isThere || (draft.state === 'saved' && !isSame(read, draft.was))) this.#delete(key);
  }

  /** Moves drafts to where their values are after a change around them. Those whose values are gone are forgotten. */
  move(change: Change): void {
    const moved: Draft[] = [];
    for (const draft of this.#drafts.values()) {
      const spot = movedSpot(draft.spot, change);
      if (spot !== undefined && keyOf(spot) === draft.key) continue;
      this.#delete(draft.key);
      if (spot !== undefined) moved.push({ ...draft, spot, key: keyOf(spot) });
    }
    for (const draft of moved) this.#set(draft);
  }

  /** Writes a text in another scope, also if it has been saved since its control was entered. */
  async rescope(key: string, scope: Scope): Promise<void> {
    await this.settled();
    const visit = this.#visits.get(key);
    const draft = this.#drafts.get(key) ?? visit?.last;
    if (draft === undefined) return;
    for (const id of visit?.entries.toReversed() ?? []) {
      const answer = await this.#server.undo(id);
      if (answer === undefined || !isInFile(answer)) return;
    }
    this.#visits.delete(key);
    this.#set({ ...bare(draft), scope, state: 'typed', was: (visit?.first ?? draft).was });
    this.save(key);
  }

  /** Resolves when nothing is being sent. */
  settled(): Promise<void> {
    return this.#isSending ? new Promise((done) => this.#idle.push(done)) : Promise.resolve();
  }

  /** Sends what is ready, one after the other. */
  async #send(): Promise<void> {
    if (this.#isSending) return;
    this.#isSending = true;
    let isAnswered = true;
    for (let [key] = this.#ready; key !== undefined && isAnswered; [key] = this.#ready) {
      this.#ready.delete(key);
      const draft = this.#drafts.get(key);
      if (draft !== undefined && draft.state !== 'saved') isAnswered = await this.#write(draft);
    }
    this.#isSending = false;
    for (const done of this.#idle.splice(0)) done();
  }

  /** Sends a draft. Returns whether the server answered. */
  async #write(draft: Draft): Promise<boolean> {
    const { key } = draft;
    const meant = meantBy(draft);
    if ('message' in meant) {
      this.#set({ ...draft, state: 'refused', message: meant.message, at: Date.now() });
      return true;
    }
    this.#sent = draft.typed;
    // A server that did not answer is still away until it does.
    this.#set({ ...(draft.state === 'unreachable' ? draft : bare(draft)), state: 'saving' });
    const answer = await this.#server.change(changeOf(draft, meant.value)).catch((error: unknown) => error);
    const isAnswer = (given: unknown): given is ChangeAnswer => !(given instanceof Error);
    if (!isAnswer(answer)) return this.#failed(draft, answer as Error);
    if (answer.kind === 'saved') {
      const { first, entries } = this.#visits.get(key) ?? { first: draft, entries: [] };
      this.#visits.set(key, { first, last: draft, entries: [...entries, answer.entry.id] });
    }
    if (isInFile(answer)) this.#written(key, meant.value);
    else {
      const conflict = answer.kind === 'conflict' ? { now: (answer.now ?? null) as Json } : {};
      this.#settle(key, {
        state: answer.kind === 'conflict' ? 'conflict' : 'refused',
        message: reasonOf(answer),
        ...conflict,
      });
    }
    this.#server.answered(answer);
    return true;
  }

  /** Notes that a file has a value. What was typed since is a draft of its own. */
  #written(key: string, value: Json): void {
    const draft = this.#drafts.get(key);
    if (draft === undefined) return;
    if (!isSame(draft.typed, this.#sent)) this.#set({ ...bare(draft), state: 'typed', was: value });
    else if (this.#isShown(key)) this.#set({ ...bare(draft), state: 'saved' });
    else this.#delete(key);
  }

  /** Notes why a value was not written, unless something else was typed since. */
  #settle(key: string, outcome: Pick<Draft, 'state' | 'message' | 'now'>): void {
    const hasMore = !isSame(this.#drafts.get(key)?.typed, this.#sent);
    this.#update(key, (draft) => ({
      ...bare(draft),
      ...(hasMore && outcome.state === 'refused' ? { state: 'typed' } : { ...outcome, at: Date.now() }),
    }));
  }

  #failed({ key }: Draft, error: Error): boolean {
    const isAway = error instanceof Unreachable;
    this.#settle(key, { state: isAway ? 'unreachable' : 'refused', message: error.message });
    if (!isAway) return true;
    this.#later(undefined, retryMs);
    return false;
  }

  /** Saves a draft after a while; without a key, all of them. */
  #later(key: string | undefined, ms: number): void {
    clearTimeout(this.#timers.get(key));
    this.#timers.set(
      key,
      setTimeout(() => this.save(key), ms),
    );
  }

  #isShown(key: string): boolean {
    return (this.#shown.get(key) ?? 0) > 0;
  }

  #update(key: string, change: (draft: Draft) => Draft): void {
    const draft = this.#drafts.get(key);
    if (draft !== undefined) this.#set(change(draft));
  }

  #set(draft: Draft): void {
    this.#drafts = new Map(this.#drafts).set(draft.key, draft);
    if (draft.state === 'saved') this.#forget(draft.key);
    else this.#store(draft);
    this.#tell();
  }

  #delete(key: string): void {
    const drafts = new Map(this.#drafts);
    drafts.delete(key);
    this.#drafts = drafts;
    this.#forget(key);
    this.#tell();
  }

  #store(draft: Draft): void {
    try {
      this.#storage.setItem(this.#prefix + draft.key, JSON.stringify(draft));
    } catch {
      // A browser without room for it keeps it as long as the tab is open.
    }
  }

  #forget(key: string): void {
    this.#storage.removeItem(this.#prefix + key);
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}

/** Whether a draft would make its control go away, so it waits until the control is left. */
export function waitsToBeLeft(draft: Draft): boolean {
  const meant = meantBy(draft);
  return draft.spot.op === 'set' && 'value' in meant && meant.value === null;
}

/** Returns the value that was saved. */
function settled(draft: Draft): Json {
  const meant = meantBy(draft);
  return 'value' in meant ? meant.value : draft.was;
}

/** Returns a draft without what became of it. */
function bare({ message: _, now: __, at: ___, ...draft }: Draft): Draft {
  return draft;
}

function parsed(text: string | null): Draft | undefined {
  try {
    const draft = JSON.parse(text ?? 'null');
    return typeof draft?.key === 'string' && typeof draft.spot?.op === 'string' ? draft : undefined;
  } catch {
    return undefined;
  }
}
