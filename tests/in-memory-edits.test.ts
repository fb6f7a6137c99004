import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { applyOperation } from '../cli/author/operations/apply.ts';
import type { ConfigOperation } from '../cli/author/operations/operation.ts';
import { type Written, writtenValue } from '../cli/author/operations/written-value.ts';
import { SiteEdit } from '../cli/author/site-edit.ts';
import { UsageError } from '../cli/failure.ts';
import { SiteMemory } from '../renderer/build/commands/in-memory.ts';
import { buildInMemory } from '../renderer/build/index.ts';
import { DiagnosticsError } from '../renderer/sdk/issue.ts';
import { seeded } from './bench/job/sentences.ts';
import { type TempSite, tempSite } from './temp-site.ts';

const drops: (() => void)[] = [];
afterAll(() => {
  for (const drop of drops) drop();
});

function* everything(
  value: Written,
  path: ConfigOperation['path'] = [],
): Generator<[ConfigOperation['path'], Written]> {
  yield [path, value];
  for (const [key, member] of value.members ?? [])
    yield* everything(member, [...path, value.isList ? Number(key) : key]);
}

/** Returns a random change of a value or a member of the config. */
function operationOn(site: SiteEdit, random: () => number): ConfigOperation {
  const { sources } = site.tree;
  const all = [...everything(writtenValue(sources, sources.find([])))].filter(([path]) => path.length > 1);
  const choose = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)] as Item;
  const [path] = choose(all);
  const texts = all.filter(([, { value }]) => typeof value === 'string' && value.includes(' '));
  const facts = all.filter(([path]) => path[0] === 'facts' && path.at(-1) === 'value');
  const ofTemplates = texts.filter(([path]) => path[0] === 'routes' && path.includes('template'));
  const kind = Math.floor(random() * 12);
  if (kind > 8 && facts.length > 0) {
    const [path, { value }] = choose(facts);
    return { op: 'set', path, value: typeof value === 'number' ? value + 1 + Math.floor(random() * 50) : `${value}9` };
  }
  const [ofText, { value }] = choose(kind > 6 && ofTemplates.length > 0 ? ofTemplates : texts);
  if (kind === 0) return { op: 'remove', path };
  if (kind === 1) return { op: 'move', path, to: Math.floor(random() * 3) };
  if (kind === 2) return { op: 'duplicate', path, as: `copy-${Math.floor(random() * 1000)}` };
  return { op: 'set', path: ofText, value: `${value} More of it.` };
}

interface Edited {
  readonly label: string;
  readonly undo: () => void;
}

/** Changes a word of a table, or doubles a row, which is an error. Undefined if the site has none. */
function editedTable(site: TempSite, random: () => number): Edited | undefined {
  const folder = join(site.root, 'templates/data');
  const names = existsSync(folder) ? readdirSync(folder) : [];
  const name = names[Math.floor(random() * names.length)];
  if (name === undefined) return undefined;
  const file = join(folder, name);
  const text = readFileSync(file, 'utf8');
  const pattern = name.endsWith('.csv') ? /(?<=\n.*)[a-z]{4,}/g : /(?<=": "[^"]*)[a-z]{4,}/g;
  const words = [...text.matchAll(pattern)];
  const { 0: word = '', index = 0 } = words[Math.floor(random() * words.length)] ?? {};
  const isDoubled = name.endsWith('.csv') && random() < 0.2;
  // A word of the same length, as the table may be taken for the same otherwise.
  const other = isDoubled
    ? text + text.trimEnd().split('\n').at(-1)
    : text.slice(0, index) + [...word].reverse().join('') + text.slice(index + word.length);
  writeFileSync(file, other);
  return { label: `${name} ${isDoubled ? 'doubled' : word}`, undo: () => writeFileSync(file, text) };
}

/** Edits a site. The result undoes that. */
function edited(site: TempSite, random: () => number): Edited | undefined {
  if (random() < 0.2) return editedTable(site, random);
  const edit = new SiteEdit(site.options);
  const operation = operationOn(edit, random);
  try {
    applyOperation(edit, operation);
  } catch (error) {
    if (error instanceof DiagnosticsError || error instanceof UsageError) return undefined;
    throw error;
  }
  const results = [...edit.changes.results()];
  for (const [file, text = ''] of results) writeFileSync(file, text);
  const undo = () => {
    for (const [file] of results) writeFileSync(file, edit.changes.text(file) ?? '');
  };
  return { label: JSON.stringify(operation), undo };
}

describe.each(['trades', 'cards', 'languages', 'own-block', 'bakery'])('edits of the site %s in memory', (name) => {
  it('lead to the same files and diagnostics as a site that is built anew', async () => {
    const site = tempSite(name);
    drops.push(site.drop);
    const options = { ...site.options, today: '2026-05-01' };
    const memory = new SiteMemory();
    const random = seeded(name.length);
    await buildInMemory(options, memory);
    let [valid, count] = [0, 0];
    while (count < 16) {
      const edit = edited(site, random);
      if (edit === undefined) continue;
      const { label, undo } = edit;
      count += 1;
      const [next, clean] = [await buildInMemory(options, memory), await buildInMemory(options)];
      expect(next.issues, label).toEqual(clean.issues);
      expect([...next.files].sort(), label).toEqual([...clean.files].sort());
      const named = [...clean.files.values()].flatMap((file) => [...String(file).matchAll(/assets\/[\w./-]+/g)]);
      for (const [path] of named) expect(next.drawings.has(path), `${label} ${path}`).toBe(clean.drawings.has(path));
      const isValid = clean.made !== undefined;
      if (isValid) valid += 1;
      // Further edits need a site that can be read.
      if (!isValid || random() < 0.3) undo();
    }
    expect(valid).toBeGreaterThan(5);
  });
});
