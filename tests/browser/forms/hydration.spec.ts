import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { both } from '../client.ts';
import { expect, test } from './test.ts';

/** Pages that show every form, popup and sign-up of the fixture. */
const pages = [
  '/',
  '/audit',
  '/short',
  '/contact',
  '/rank',
  '/news',
  '/nowhere',
  '/popup',
  '/popup-here',
  '/by-itself',
];

const blocks = resolve(import.meta.dirname, '../../../renderer/blocks');

/** Blocks whose island is made of components; the others never touch their HTML with React. */
const withComponents = readdirSync(blocks).filter((name) => existsSync(join(blocks, name, 'island.tsx')));

test(
  'an island takes over the elements of the server, every one of them, and changes nothing',
  both,
  async ({ page, allow }) => {
    // What React says when it is given an empty element to take over.
    allow(/Minified React error #418/);
    await page.addInitScript(rememberHtml);
    const taken = new Set<string>();
    for (const path of pages) {
      await page.goto(`.${path}`);
      for (const { name, before, after, alone, kept } of await takeOver(page, withComponents)) {
        expect(after, `${name} on ${path}`).toEqual(before);
        expect(kept, `${name} on ${path}`).toBe(true);
        expect(alone, `${name} on ${path}, rendered in the browser`).toEqual(before.map(withoutScript));
        taken.add(name);
      }
    }
    expect([...taken].sort()).toEqual(withComponents.sort());
  },
);

/** In a browser, nothing is rendered for browsers that run no script. */
function withoutScript(part: string): string {
  return part.replace(/^(<noscript >).*/, '$1');
}

interface Taken {
  readonly name: string;
  readonly before: readonly string[];
  readonly after: readonly string[];
  /** What the browser makes of it by itself: attributes are left as they are where a runtime takes over. */
  readonly alone: readonly string[];
  /** Whether its elements are still those that the server sent. */
  readonly kept: boolean;
}

interface Remembering extends Window {
  partsOf: (root: Element) => string[];
  islands: ReadonlyMap<HTMLElement, { readonly parts: readonly string[]; readonly elements: readonly Element[] }>;
}

/** Runs in the page: notes the islands as they were sent, before any code of theirs has come. */
function rememberHtml(): void {
  const page = window as unknown as Remembering;
  page.partsOf = (root) =>
    [...root.querySelectorAll('*')].map((element) => {
      const attributes = [...element.attributes]
        // The one thing that a living form is to change: it checks itself.
        .filter(({ name }) => name !== 'novalidate')
        .map(({ name, value }) => `${name}="${value}"`);
      const words = [...element.childNodes].filter((node) => node instanceof Text).map(({ data }) => data);
      return `<${element.localName} ${attributes.sort().join(' ')}>${words.join('')}`;
    });
  addEventListener('DOMContentLoaded', () => {
    page.islands = new Map(
      [...document.querySelectorAll<HTMLElement>('[data-island]')].map((root) => [
        root,
        { parts: page.partsOf(root), elements: [...root.querySelectorAll('*')] },
      ]),
    );
  });
}

/** Starts the islands of the page, whatever they wait for, and tells what they have made of their HTML. */
function takeOver(page: Page, names: readonly string[]): Promise<Taken[]> {
  return page.evaluate(async (names) => {
    const { islands, partsOf } = window as unknown as Remembering;
    const modules = JSON.parse(document.getElementById('frontage-islands')?.textContent ?? '{}');
    const taken: Taken[] = [];
    for (const [root, { parts, elements }] of islands) {
      const name = root.dataset.island ?? '';
      if (!names.includes(name)) continue;
      const start = (await import(modules[name][0])).default;
      const empty = root.cloneNode(false) as HTMLElement;
      root.after(empty);
      await Promise.all([start(root), start(empty)]);
      // Effects may come a frame later, and what they change another.
      for (let frame = 0; frame < 3; frame++) await new Promise((done) => setTimeout(done, 40));
      const now = [...root.querySelectorAll('*')];
      const kept = now.length === elements.length && now.every((element, index) => element === elements[index]);
      taken.push({ name, before: parts, after: partsOf(root), alone: partsOf(empty), kept });
      empty.remove();
    }
    return taken;
  }, names);
}
