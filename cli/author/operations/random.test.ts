import { describe, expect, it } from 'vitest';
import { DiagnosticsError } from '../../../renderer/sdk/issue.ts';
import { seeded, take } from '../../../tests/bench/job/sentences.ts';
import { UsageError } from '../../failure.ts';
import { editable } from '../author.fixture.ts';
import { applyEdits } from '../edits.ts';
import { SiteEdit } from '../site-edit.ts';
import { applyOperation } from './apply.ts';
import type { ConfigOperation } from './operation.ts';
import { dataOf, type Written, writtenValue } from './written-value.ts';

const home = `import { hero, list } from './copy.ts';
import data from './data.json' with { type: 'json' };

const foot = { block: 'footer', text: "It's ours", links: ['/a', '/b'] };

// The site.
export default {
  name: 'Mill Lane', /* the name */
  facts: { price: { value: 12, unit: 'EUR' }, years: -3, open: true },
  routes: [
    {
      path: '/', // the first
      sections: {
        hero,
        // Why us.
        reasons: { block: 'reasons', items: ['Fast', "Kind", \`Near
you\`], note: \`a \\\${b}\` },

        // --- the end
        foot,
      },
    },
    { path: '/two', sections: { foot, ...data.sections, more: { block: 'list', items: list } } },
    { path: '/😀', 'odd key': 'é', sections: {} }
  ],
};
`;
const copy = `export const hero = {
  headline: 'Made by hand', // keep
  actions: [
    { label: 'Call', href: '/call' },
    // and
    { label: "Write", href: '/write' },
  ],
};
export const list = [1, 2, ...[3, 4], 5];
`;
const json = '{\n  "sections": {\n    "map": { "block": "map", "pins": [{ "name": "a" }, { "name": "b" }] }\n  }\n}\n';

/** The same site in the ways that people and their editors write. */
const ways: Readonly<Record<string, (text: string, file: string) => string>> = {
  'as formatters leave it': (text) => text,
  'with CRLF': (text) => text.replaceAll('\n', '\r\n'),
  'with tabs': (text) => text.replace(/^(?: {2})+/gm, (blank) => '\t'.repeat(blank.length / 2)),
  'in double quotes': (text, file) => (file.endsWith('json') ? text : text.replace(/'([^'"\n]*)'/g, '"$1"')),
  'without commas at the end': (text) => text.replace(/,(\s*(?:\/\/.*)?\n\s*[}\]])/g, '$1'),
  'on one line': (text, file) => (file.endsWith('json') ? JSON.stringify(JSON.parse(text)) : text),
  'behind a byte order mark': (text) => `\uFEFF${text}`,
  'with comments everywhere': (text, file) =>
    file.endsWith('json') ? text : text.replaceAll(', ', ', /* ,]} */ ').replaceAll('{ ', '{ /* {[, */ '),
  'without semicolons': (text) => text.replaceAll(';\n', '\n'),
  'with commas at the start of lines': (text, file) =>
    file === 'pages.config.ts' ? text.replace(/,\n(\s*)(?=\S)/g, '\n$1, ') : text,
};

const texts = ['New', "It's new", 'say "hi"', 'a\nb', '`$' + '{x}`', '😀 \u2028 é', '\\', ''];

describe.each(Object.entries(ways))('random operations on a config %s', (name, way) => {
  const given = { 'pages.config.ts': home, 'copy.ts': copy, 'data.json': json };
  const files = Object.fromEntries(Object.entries(given).map(([file, text]) => [file, way(text, file)]));

  it('change what they name and nothing else, and their inverses leave the same bytes', () => {
    const { root, site: opened, write } = editable(files);
    const random = seeded(name.length);
    let [done, refused] = [0, 0];
    while (done < 200) {
      const site = new SiteEdit(opened.options);
      const { operation, expected } = operationOn(dataIn(site), random);
      if (expected === undefined) continue;
      try {
        applyOperation(site, operation);
      } catch (error) {
        if (!(error instanceof DiagnosticsError || error instanceof UsageError)) throw error;
        refused += 1;
        continue;
      }
      const label = JSON.stringify(operation);
      const results = [...site.changes.results()];
      expect(results.length, label).toBeLessThanOrEqual(1);
      for (const [file, text = ''] of results) {
        expect(text.startsWith('\uFEFF'), label).toBe(files['copy.ts']?.startsWith('\uFEFF'));
        expect(applyEdits(text, site.changes.inverse().get(file) ?? []), label).toBe(site.changes.text(file));
        write(file.slice(root.length + 1), text);
      }
      const now = dataOf(dataIn(new SiteEdit(opened.options)));
      expect(JSON.stringify(now), `${label}\n${results[0]?.[1]}`).toBe(JSON.stringify(expected));
      done += 1;
      if (done % 8 === 0) for (const [file, text] of Object.entries(files)) write(file, text);
    }
    expect(refused).toBeLessThan(done);
  });
});

function dataIn({ tree: { sources } }: SiteEdit): Written {
  return writtenValue(sources, sources.find([]));
}

function* everything(
  value: Written,
  path: ConfigOperation['path'] = [],
): Generator<{ path: ConfigOperation['path']; value: Written }> {
  yield { path, value };
  for (const [key, member] of value.members ?? [])
    yield* everything(member, [...path, value.isList ? Number(key) : key]);
}

/** Returns a random operation and the data that it has to lead to; undefined if the data does not say which. */
function operationOn(site: Written, random: () => number): { operation: ConfigOperation; expected: unknown } {
  const all = [...everything(site)].slice(1);
  const choose = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)] as Item;
  const { path, value } = choose(all);
  const parent = all.find((other) => other.path.join() === path.slice(0, -1).join())?.value ?? site;
  const spread = new Set(all.flatMap((other) => [...(other.value.spreads ?? [])]));
  const key = String(path.at(-1));
  const new_ = take(texts, random);
  const withParent = (change: (members: [string, unknown][]) => [string, unknown][]) =>
    spread.has(parent.node) || (parent.spreads?.size ?? 0) > 0
      ? undefined
      : dataOf(site, (written, data) => {
          if (written.node !== parent.node) return data;
          const members = change(Object.entries(data as object));
          return written.isList ? members.map(([, item]) => item) : Object.fromEntries(members);
        });
  const index = [...(parent.members?.keys() ?? [])].indexOf(key);
  const size = parent.members?.size ?? 0;
  switch (choose(['set', 'add', 'unset', 'insert', 'move', 'duplicate', 'rename'])) {
    case 'set': {
      const next = choose<string | number | boolean>([new_, new_, 7, -2.5, false]);
      return {
        operation: { op: 'set', path, value: next },
        expected: dataOf(site, (written, data) => (written.node === value.node ? next : data)),
      };
    }
    case 'add': {
      const owner = value.isList === false && !spread.has(value.node) ? value : undefined;
      const added = { a: new_, list: [1, { b: new_ }] };
      return {
        operation: { op: 'set', path: [...path, `new${size}`], value: added },
        expected:
          owner?.members?.has(`new${size}`) === false
            ? dataOf(site, (written, data) =>
                written.node === owner.node ? { ...(data as object), [`new${size}`]: added } : data,
              )
            : undefined,
      };
    }
    case 'unset':
      return {
        operation: { op: parent.isList ? 'remove' : 'unset', path },
        expected: withParent((members) => members.toSpliced(index, 1)),
      };
    case 'insert': {
      const at = Math.floor(random() * ((value.members?.size ?? 0) + 1));
      const isPlain = value.isList === true && value.spreads?.size === 0 && !spread.has(value.node);
      return {
        operation: { op: 'insert', path, at, value: { text: new_ } },
        expected: isPlain
          ? dataOf(site, (written, data) =>
              written.node === value.node ? (data as unknown[]).toSpliced(at, 0, { text: new_ }) : data,
            )
          : undefined,
      };
    }
    case 'move': {
      const to = Math.floor(random() * size);
      return {
        operation: { op: 'move', path, to },
        expected: withParent((members) => {
          const rest = members.toSpliced(index, 1);
          return rest.toSpliced(to, 0, members[index] as [string, unknown]);
        }),
      };
    }
    case 'duplicate': {
      const as = parent.isList ? undefined : `copy-${size}`;
      return {
        operation: { op: 'duplicate', path, ...(as !== undefined && { as }) },
        expected: parent.members?.has(as ?? '')
          ? undefined
          : withParent((members) => members.toSpliced(index + 1, 0, [as ?? '', members[index]?.[1]])),
      };
    }
    default:
      return {
        operation: { op: 'renameSection', path, to: `name${size}` },
        expected:
          parent.isList || parent.members?.has(`name${size}`)
            ? undefined
            : withParent((members) => members.with(index, [`name${size}`, members[index]?.[1]])),
      };
  }
}
