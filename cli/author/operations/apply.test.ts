import { describe, expect, it } from 'vitest';
import { editable } from '../author.fixture.ts';
import { SiteEdit } from '../site-edit.ts';
import { applyOperation } from './apply.ts';
import type { ConfigOperation } from './operation.ts';

const config = `import { hero } from './templates/copy/home.ts';
const shared = { block: 'footer', text: "It's ours" };
const price = 12;

export default defineSite({
  name: 'Mill Lane',
  routes: [
    {
      path: '/', // the first
      sections: {
        hero,
        // Why us.
        reasons: { block: 'reasons', items: ['Fast', "Kind", \`Near\`] },

        // --- the end
        foot: shared,
      },
    },
    { path: '/two', sections: { hero: { ...hero, lead: 'x' + price }, foot: shared } }
  ],
});
`;
const copy =
  "export const hero = {\r\n\theadline: 'Made by hand', /* keep */\r\n\tactions: [{ label: 'Call' }],\r\n};\r\n";

function edit(operation: ConfigOperation, files: Record<string, string | Uint8Array> = {}) {
  const { site, root } = editable({ 'pages.config.ts': config, 'templates/copy/home.ts': copy, ...files });
  applyOperation(site, operation);
  return [...site.changes.results()].map(([file, text]) => [file.slice(root.length + 1), text ?? ''] as const);
}

/** Returns the lines that an operation changes, as pairs of before and after. */
function changed(operation: ConfigOperation): [string, string][] {
  return edit(operation).map(([file, after]) => {
    const before = file === 'pages.config.ts' ? config : copy;
    let start = 0;
    while (before[start] === after[start]) start += 1;
    let [a, b] = [before.length, after.length];
    while (a > start && b > start && before[a - 1] === after[b - 1]) [a, b] = [a - 1, b - 1];
    return [before.slice(start, a), after.slice(start, b)];
  });
}

const first = ['routes', 0, 'sections'];

describe('an operation', () => {
  it('sets a text in the quotes that it has, wherever it is written', () => {
    expect(changed({ op: 'set', path: [...first, 'hero', 'headline'], value: 'Made by us' })).toEqual([['hand', 'us']]);
    expect(edit({ op: 'set', path: [...first, 'hero', 'headline'], value: 'a\nb' })[0]?.[1]).toContain(
      "'a\\nb', /* keep */\r\n",
    );
    expect(edit({ op: 'set', path: [...first, 'reasons', 'items', 1], value: 'Good' })[0]?.[1]).toContain('"Good"');
    expect(edit({ op: 'set', path: [...first, 'reasons', 'items', 2], value: 'a`$' + '{b}\n' })[0]?.[1]).toContain(
      '`a\\`\\$' + '{b}\n`',
    );
    expect(edit({ op: 'set', path: [...first, 'foot', 'text'], value: "They're theirs" })[0]?.[1]).toContain(
      '"They\'re theirs"',
    );
  });

  it('adds a property that was left out, with what is around it', () => {
    expect(changed({ op: 'set', path: ['routes', 0, 'meta', 'title'], value: 'Home' })).toEqual([
      ['', "  meta: { title: 'Home' },\n    "],
    ]);
    expect(changed({ op: 'set', path: [...first, 'hero', 'lead'], value: 'New' })[0]?.[1]).toBe("\tlead: 'New',\r\n");
  });

  it('removes a property or an item, and inserts an item', () => {
    expect(changed({ op: 'unset', path: [...first, 'reasons', 'items'] })).toEqual([
      [', items: [\'Fast\', "Kind", `Near`]', ''],
    ]);
    expect(changed({ op: 'remove', path: [...first, 'reasons', 'items', 0] })).toEqual([["'Fast', ", '']]);
    expect(changed({ op: 'insert', path: [...first, 'reasons', 'items'], at: 1, value: 'New' })).toEqual([
      ['', "'New', "],
    ]);
    expect(changed({ op: 'insert', path: ['routes'], at: 1, value: { path: '/a' } })).toEqual([
      ['', "a' },\n    { path: '/"],
    ]);
    expect(changed({ op: 'insert', path: ['routes'], at: 2, value: { path: '/a' } })).toEqual([
      ['', ",\n    { path: '/a' }"],
    ]);
  });

  it('moves a member with the comments that belong to it', () => {
    expect(edit({ op: 'move', path: [...first, 'reasons'], to: 0 })[0]?.[1]).toContain(
      "{\n        // Why us.\n        reasons: { block: 'reasons', items: ['Fast', \"Kind\", `Near`] },\n        hero,\n\n        // --- the end\n        foot: shared,\n",
    );
    expect(edit({ op: 'move', path: ['routes', 1], to: 0 })[0]?.[1]).toMatch(
      /routes: \[\n {4}\{ path: '\/two'.*\},\n {4}\{\n {6}path: '\/', \/\/ the first\n[\s\S]*\n {4}\}\n {2}\],/,
    );
    expect(changed({ op: 'move', path: [...first, 'reasons', 'items', 2], to: 0 })).toEqual([
      ['\'Fast\', "Kind", `Near`', '`Near`, \'Fast\', "Kind"'],
    ]);
  });

  it('copies an item, or a property under another name', () => {
    expect(edit({ op: 'duplicate', path: ['routes', 0] })[0]?.[1].match(/path: '\/', \/\/ the first/g)).toHaveLength(2);
    expect(changed({ op: 'duplicate', path: [...first, 'hero'], as: 'hero-two' })).toEqual([
      ['', "'hero-two': hero,\n        "],
    ]);
    expect(() => edit({ op: 'duplicate', path: [...first, 'hero'], as: 'foot' })).toThrow('There is already a "foot".');
  });

  it('renames a section, also where the name stands for its value', () => {
    expect(changed({ op: 'renameSection', path: [...first, 'hero'], to: 'top' })).toEqual([['', 'top: ']]);
    expect(changed({ op: 'renameSection', path: [...first, 'foot'], to: 'end' })).toEqual([['foot', 'end']]);
  });

  describe('on entries beside those that code computes', () => {
    const written = (path: string) =>
      `{ path: '${path}', sections: { hero: { block: 'hero', headline: 'At ${path}' } } }`;
    const edited = (entries: string, routes: readonly { path: string }[], index: number) => {
      const text = `const made = () => [];\nconst more = [${written('/more')}];\nexport default { routes: [${entries}] };\n`;
      const { site, root } = editable({ 'pages.config.ts': text });
      const change = new SiteEdit(site.options, { routes });
      applyOperation(change, { op: 'set', path: ['routes', index, 'sections', 'hero', 'headline'], value: 'New' });
      return change.changes.results().get(`${root}/pages.config.ts`);
    };
    const [a, b, c] = [written('/a'), written('/b'), written('/c')];
    const routes = ['/x', '/y', '/a', '/b', '/z', '/c', '/more'].map((path) => ({ path }));
    it.each([
      ['behind one spread', `...made(), ${a}, ${b}, ${c}, ...more`, 2, '/a'],
      ['before one spread', `${a}, ...made(), ${b}`, 3, '/b'],
      ['between two spreads', `...made(), ${a}, ${b}, ...made(), ${c}`, 3, '/b'],
      ['behind both', `...made(), ${a}, ...made(), ${c}, ...more`, 5, '/c'],
      ['of a written list behind both', `...made(), ${a}, ...made(), ...more`, 6, '/more'],
    ])('finds an entry %s', (_where, entries, index, path) => {
      expect(edited(entries, routes, index)).toMatch(
        new RegExp(`path: '${path}', sections: { hero: { block: 'hero', headline: 'New'`),
      );
    });

    it.each([
      ['computed itself', `...made(), ${a}`, 0],
      ['written twice', `...made(), ${a}, ${a}`, 2],
      ['written elsewhere by now', `...made(), ${c}`, 2],
    ])('finds none that is %s', (_what, entries, index) => {
      expect(() => edited(entries, routes, index)).toThrow(/cannot be edited here|has no value/);
    });
  });

  it('says why a value cannot be edited', () => {
    const message = (path: (string | number)[], op: 'set' | 'move' = 'set') => {
      try {
        edit(op === 'set' ? { op, path, value: 'x' } : { op, path, to: 0 });
      } catch (error) {
        const [diagnostic] = (error as { diagnostics?: { message: string; suggestion: string }[] }).diagnostics ?? [];
        return diagnostic ? `${diagnostic.message} ${diagnostic.suggestion}` : (error as Error).message;
      }
      return undefined;
    };
    expect(message(['routes', 1, 'sections', 'hero', 'lead'])).toBe(
      'This value cannot be edited here: it is joined from parts. Change it in line 19 of pages.config.ts.',
    );
    expect(message(['routes', 7, 'path'])).toBe('The config has no value at routes.7.path.');
  });

  it('keeps JSON valid', () => {
    const files = {
      'pages.config.ts': "import rows from './rows.json' with { type: 'json' };\nexport default { rows };\n",
      'rows.json': '{\n  "a": "x",\n  "list": [1]\n}\n',
    };
    expect(edit({ op: 'set', path: ['rows', 'a'], value: 'say "hi"' }, files)[0]?.[1]).toContain('"say \\"hi\\""');
    expect(edit({ op: 'set', path: ['rows', 'b'], value: "it's" }, files)[0]?.[1]).toBe(
      '{\n  "a": "x",\n  "list": [1],\n  "b": "it\'s"\n}\n',
    );
    expect(edit({ op: 'insert', path: ['rows', 'list'], at: 1, value: { c: "d'" } }, files)[0]?.[1]).toContain(
      '{ "c": "d\'" }',
    );
  });
});
