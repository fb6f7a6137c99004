import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { applyEdits, type Edit, inverseEdits } from '../author/edits.ts';
import { Journal, journalChange, undone } from './journal.ts';

const before = "export const hero = {\n  headline: 'Bread',\n  lead: 'Every day.',\n};\n";

/** Changes a text, and returns the new text with what the journal keeps. */
function changed(from: string, to: string, text = before) {
  const start = text.indexOf(from);
  const edits: Edit[] = [{ start, end: start + from.length, text: to }];
  const after = applyEdits(text, edits);
  return { after, change: journalChange('copy.ts', text, after, inverseEdits(text, edits)) };
}

/** Returns a text with a change undone; undefined if it cannot be. */
function undoneIn(text: string, change: ReturnType<typeof changed>['change']): string | undefined {
  const found = undone(text, change);
  return found && applyEdits(text, found.edits ?? []);
}

describe('a change that is undone', () => {
  it('leaves the bytes from before', () => {
    const { after, change } = changed('Bread', 'Cake');
    expect(undoneIn(after, change)).toBe(before);
  });

  it('leaves what others changed meanwhile', () => {
    const { after, change } = changed('Bread', 'Cake');
    const later = `// ours\n${after.replace('Every day', 'On Sundays')}`;
    expect(undoneIn(later, change)).toBe(`// ours\n${before.replace('Every day', 'On Sundays')}`);
  });

  it('is found by its own words if everything around it changed', () => {
    const { change } = changed('Bread', 'Cake and a long loaf');
    expect(undoneIn('const x = "Cake and a long loaf";', change)).toBe('const x = "Bread";');
  });

  it('puts back what was taken away, where it was', () => {
    const { after, change } = changed("  lead: 'Every day.',\n", '');
    expect(undoneIn(after.replace('Bread', 'Cake'), change)).toBe(before.replace('Bread', 'Cake'));
  });

  it('is not undone where it now reads otherwise, or is there twice', () => {
    const { after, change } = changed('Bread', 'Cake');
    expect(undoneIn(after.replace('Cake', 'Rolls'), change)).toBeUndefined();
    expect(undoneIn(after + after, change)).toBeUndefined();
  });

  it('removes a file that it made, and makes one that it removed', () => {
    const made = journalChange('a.ts', undefined, 'text', []);
    expect(undone('text', made)).toEqual({});
    expect(undone('text of others', made)).toBeUndefined();
    const removed = journalChange('a.ts', 'text', undefined, []);
    expect(undone(undefined, removed)).toEqual({ text: 'text' });
    expect(undone('text of others', removed)).toBeUndefined();
  });
});

function journal(text: () => string | undefined) {
  const folder = mkdtempSync(join(tmpdir(), 'frontage-journal-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return { folder, made: new Journal(folder, text) };
}

describe('the journal', () => {
  it('survives a restart, and names the last change that is not undone', () => {
    const { after, change } = changed('Bread', 'Cake');
    const { folder, made } = journal(() => after);
    const first = made.add({ label: 'One', changes: [change] });
    const second = made.add({ label: 'Two', changes: [change] });
    made.add({ label: 'Undo: Two', changes: [change], undoes: second.id });
    const again = new Journal(folder, () => after);
    expect(again.entries().map(({ label }) => label)).toEqual(['One', 'Two', 'Undo: Two']);
    expect(again.lastToUndo(new Set())).toEqual(first);
  });

  it('names the undo that Redo takes back, until something else is changed', () => {
    const { after, change } = changed('Bread', 'Cake');
    const { made } = journal(() => after);
    const none = new Set<number>();
    const add = (label: string, undoes?: number) =>
      made.add({ label, changes: [change], ...(undoes !== undefined && { undoes }) });
    const [one, two] = [add('One'), add('Two')];
    expect(made.lastToRedo(none)).toBeUndefined();
    const undoTwo = add('Undo: Two', two.id);
    const undoOne = add('Undo: One', one.id);
    expect(made.lastToUndo(none)).toBeUndefined();
    expect(made.lastToRedo(none)).toEqual(undoOne);
    add('Redo: One', undoOne.id);
    expect(made.lastToUndo(none)).toEqual(one);
    expect(made.lastToRedo(none)).toEqual(undoTwo);
    expect(made.history()).toMatchObject([
      { label: 'Two', isUndone: true, by: undoTwo.id },
      { label: 'One', isUndone: false, by: one.id },
    ]);
    add('Three');
    expect(made.lastToRedo(none)).toBeUndefined();
  });

  it('leaves out a change whose file was never written, and a line that was cut off', () => {
    const { after, change } = changed('Bread', 'Cake');
    let text = after;
    const { folder, made } = journal(() => text);
    made.add({ label: 'One', changes: [change] });
    text = before;
    expect(made.entries()).toEqual([]);
    text = after;
    appendFileSync(join(folder, 'studio-journal.jsonl'), '{"id":2,"label":"Tw');
    expect(made.entries().map(({ label }) => label)).toEqual(['One']);
    made.add({ label: 'Three', changes: [change] });
    expect(made.entries().map(({ id, label }) => [id, label])).toEqual([
      [1, 'One'],
      [2, 'Three'],
    ]);
  });

  it('keeps the last five hundred changes', () => {
    const { after, change } = changed('Bread', 'Cake');
    const { folder, made } = journal(() => after);
    for (let index = 0; index < 503; index++) made.add({ label: String(index), changes: [change] });
    expect(made.entries().length).toBeLessThanOrEqual(501);
    expect(made.entries().at(-1)?.label).toBe('502');
    expect(readFileSync(join(folder, 'studio-journal.jsonl'), 'utf8').split('\n').length).toBeLessThanOrEqual(502);
  });
});
