import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Change, ChangeAnswer } from './api.ts';
import { keyOf, type Spot } from './draft-change.ts';
import { Drafts, restMs, retryMs } from './drafts.ts';
import { statusOf } from './status.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const spot: Spot = { op: 'set', page: '/', section: 'hero', field: ['lead'] };
const other: Spot = { op: 'setMeta', page: '/', name: 'title' };
const key = keyOf(spot);
const rule = { required: true };

class Kept implements Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'> {
  readonly texts = new Map<string, string>();
  get length() {
    return this.texts.size;
  }
  key(index: number) {
    return [...this.texts.keys()][index] ?? null;
  }
  getItem(name: string) {
    return this.texts.get(name) ?? null;
  }
  setItem(name: string, text: string) {
    this.texts.set(name, text);
  }
  removeItem(name: string) {
    this.texts.delete(name);
  }
}

/** A server whose answers wait until they are given. */
function studio(storage = new Kept(), site = '/site') {
  const sent: Change[] = [];
  const undone: number[] = [];
  let waiting: ((answer: ChangeAnswer | Error) => void)[] = [];
  const drafts = new Drafts(
    {
      change(change) {
        sent.push(change);
        return new Promise((resolve, reject) => {
          waiting.push((answer) => (answer instanceof Error ? reject(answer) : resolve(answer)));
        });
      },
      async undo(id) {
        undone.push(id);
        return saved(id + 100);
      },
      answered: () => undefined,
    },
    storage,
  );
  drafts.open(site);
  const answer = async (given: ChangeAnswer | Error) => {
    const [first] = waiting;
    waiting = waiting.slice(1);
    if (first === undefined) throw new Error('nothing was sent');
    first(given);
    await vi.advanceTimersByTimeAsync(0);
  };
  return {
    drafts,
    sent,
    undone,
    storage,
    answer,
    type: (typed: string, read: string | undefined = 'A', at = spot) => drafts.type({ spot: at, rule, typed, read }),
    state: () => drafts.all().get(key)?.state,
    status: () => statusOf(drafts.all().values(), undefined)?.text,
  };
}

const saved = (id = 1) => ({ kind: 'saved', entry: { id, changes: [] }, warnings: [] }) as unknown as ChangeAnswer;
const rest = () => vi.advanceTimersByTimeAsync(restMs);

describe('a draft', () => {
  it('is sent after a second of rest, once, with what the control read', async () => {
    const { type, sent, status, answer, drafts } = studio();
    type('B');
    await vi.advanceTimersByTimeAsync(restMs - 1);
    type('BC');
    expect(status()).toBe('Saving…');
    await vi.advanceTimersByTimeAsync(restMs - 1);
    expect(sent).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(sent).toEqual([{ ...spot, value: 'BC', was: 'A' }]);
    expect(status()).toBe('Saving…');
    await answer(saved());
    expect(status()).toBe(undefined);
    expect(drafts.all().size).toBe(0);
  });

  it('is sent when its control is left, and not again by the rest after it', async () => {
    const { type, drafts, sent, answer } = studio();
    const gone = drafts.show(key);
    type('B');
    drafts.save(key);
    drafts.leave(key);
    await answer(saved());
    gone();
    await rest();
    expect(sent).toHaveLength(1);
  });

  it('is one at a time, in the order in which they were left', async () => {
    const { type, drafts, sent, answer } = studio();
    type('B');
    drafts.save();
    type('T', 'Title', other);
    drafts.save();
    expect(sent).toHaveLength(1);
    await answer(saved());
    expect(sent).toEqual([
      { ...spot, value: 'B', was: 'A' },
      { ...other, value: 'T', was: 'Title' },
    ]);
  });

  it('starts from what this client wrote last, before the site is read again', async () => {
    const { type, drafts, sent, answer, state } = studio();
    drafts.show(key);
    type('B');
    drafts.save();
    // While it is on its way, more is typed.
    type('C');
    await answer(saved());
    expect(state()).toBe('typed');
    await rest();
    await answer(saved(2));
    expect(state()).toBe('saved');
    type('D');
    await rest();
    expect(sent.map((change) => [Reflect.get(change, 'was'), Reflect.get(change, 'value')])).toEqual([
      ['A', 'B'],
      ['B', 'C'],
      ['C', 'D'],
    ]);
  });

  it('is shown until the site has it, and gives way to what somebody else writes then', async () => {
    const { type, drafts, answer, state } = studio();
    drafts.show(key);
    type('B');
    drafts.save();
    await answer(saved());
    drafts.read(key, 'A');
    expect(state()).toBe('saved');
    drafts.read(key, 'Theirs');
    expect(state()).toBe(undefined);
  });

  it('is none if the text is as it was', async () => {
    const { type, drafts, sent } = studio();
    type('B');
    type('A');
    expect(drafts.all().size).toBe(0);
    await rest();
    expect(sent).toEqual([]);
  });

  it('outlives the page, in the browser, for its folder alone', async () => {
    const before = studio();
    before.type('B');
    const [neighbour, after] = [studio(before.storage, '/site two'), studio(before.storage)];
    expect(neighbour.sent).toEqual([]);
    expect(after.sent).toEqual([{ ...spot, value: 'B', was: 'A' }]);
    await after.answer(saved());
    expect(before.storage.length).toBe(0);
  });

  it('is kept while the server does not answer, says so, and is sent again', async () => {
    const { Unreachable } = await import('./api.ts');
    const { type, sent, answer, status, storage } = studio();
    type('B');
    await rest();
    await answer(new Unreachable("The studio's server does not answer."));
    expect(status()).toBe("Not saved: the studio's server does not answer.");
    expect(storage.length).toBe(1);
    await vi.advanceTimersByTimeAsync(retryMs);
    // It does not say "Saving…" before the server answers, also if more is typed.
    type('BC');
    expect(status()).toBe("Not saved: the studio's server does not answer.");
    await answer(new Unreachable("The studio's server does not answer."));
    await vi.advanceTimersByTimeAsync(retryMs);
    await answer(saved());
    expect(sent.map((change) => Reflect.get(change, 'value'))).toEqual(['B', 'B', 'BC']);
    expect(status()).toBe(undefined);
    expect(storage.length).toBe(0);
  });

  it('stays in its control with the reason, until it is typed anew or given up', async () => {
    const { type, drafts, sent, answer, status, storage } = studio();
    type('');
    await rest();
    expect(sent).toEqual([]);
    expect(status()).toBe('Not saved: It cannot be empty.');
    type('bad');
    await rest();
    await answer({ kind: 'refused', message: 'No.', suggestion: 'Write another.' });
    expect(status()).toBe('Not saved: No. Write another.');
    drafts.leave(key);
    await rest();
    expect(sent).toHaveLength(1);
    drafts.drop(key);
    expect(status()).toBe(undefined);
    expect(storage.length).toBe(0);
  });

  it('says why a number is none, and sends one as a number', async () => {
    const { drafts, sent, status } = studio();
    const fact: Spot = { op: 'setFact', name: 'price' };
    const number = { required: true, isNumber: true };
    drafts.type({ spot: fact, rule: number, typed: '1,195', read: 90 });
    drafts.save();
    expect(status()).toBe('Not saved: "1,195" is not a number. Write it as 1200 or 19.5.');
    drafts.type({ spot: fact, rule: number, typed: '1195', read: 90 });
    await rest();
    expect(sent).toEqual([{ ...fact, value: 1195, was: 90 }]);
  });

  it('removes an emptied text when its field is left, not while somebody types', async () => {
    const { drafts, sent, status } = studio();
    drafts.type({ spot, rule: { required: false }, typed: '', read: 'A' });
    await rest();
    expect(sent).toEqual([]);
    expect(status()).toMatch(/^Not saved yet/);
    drafts.leave(key);
    expect(sent).toEqual([{ ...spot, op: 'unset', was: 'A' }]);
  });
});

describe('a conflict', () => {
  it('shows both texts, and writes mine over what the file says only if asked to', async () => {
    const { type, drafts, sent, answer, state, status } = studio();
    type('Mine');
    await rest();
    await answer({ kind: 'conflict', now: 'Theirs' });
    expect(drafts.all().get(key)).toMatchObject({ typed: 'Mine', now: 'Theirs', state: 'conflict' });
    expect(status()).toBe('Not saved: somebody changed this. The file now says "Theirs".');
    type('Mine, longer');
    await rest();
    expect([sent.length, state()]).toEqual([1, 'conflict']);
    drafts.keep(key);
    expect(sent[1]).toEqual({ ...spot, value: 'Mine, longer', was: 'Theirs' });
  });

  it('is over if theirs is taken, or if the file says mine by now', async () => {
    const { type, drafts, answer } = studio();
    type('Mine');
    await rest();
    await answer({ kind: 'conflict', now: 'Theirs' });
    drafts.read(key, 'Mine');
    expect(drafts.all().size).toBe(0);
  });
});

describe('another scope', () => {
  it('takes back what was written in the one before', async () => {
    const { type, drafts, sent, undone, answer } = studio();
    drafts.show(key);
    drafts.type({ spot, rule, scope: 'here', typed: 'B', read: 'A' });
    await rest();
    await answer(saved(7));
    drafts.read(key, 'B');
    const done = drafts.rescope(key, 'all');
    await vi.advanceTimersByTimeAsync(0);
    expect(undone).toEqual([7]);
    expect(sent.at(-1)).toEqual({ ...spot, scope: 'all', value: 'B', was: 'A' });
    await answer(saved(8));
    await done;
    type('B2', 'B');
    await rest();
    expect(sent).toHaveLength(3);
  });
});
