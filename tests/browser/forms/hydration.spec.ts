import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { both } from '../client.ts';
import { expect, test } from './test.ts';

/** Pages with every form, popup and sign-up of the fixture. */
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

/** Blocks whose island is a component; the others never render their HTML with React. */
const withComponents = readdirSync(blocks).filter((name) => existsSync(join(blocks, name, 'island.tsx')));

test('an island hydrates every element of the server and changes nothing', both, async ({ page, allow }) => {
  // React's message when it hydrates an empty element.
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
});

/** In a browser, `<noscript>` content is not rendered. */
function withoutScript(part: string): string {
  return part.replace(/^(<noscript >).*/, '$1');
}

interface Taken {
  readonly name: string;
  readonly before: readonly string[];
  readonly after: readonly string[];
  /** The browser's own HTML: attributes stay unchanged when a runtime hydrates. */
  readonly alone: readonly string[];
  /** Whether the elements are still those of the server. */
  readonly kept: boolean;
}

interface Remembering extends Window {
  partsOf: (root: Element) => string[];
  islands: ReadonlyMap<HTMLElement, { readonly parts: readonly string[]; readonly elements: readonly Element[] }>;
}

/** Runs in the page: records the islands as they were sent, before their code loads. */
function rememberHtml(): void {
  const page = window as unknown as Remembering;
  page.partsOf = (root) =>
    [...root.querySelectorAll('*')].map((element) => {
      const attributes = [...element.attributes]
        // The only change of a hydrated form: it validates itself.
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

/** Starts the islands of the page with any strategy, and returns what they did to their HTML. */
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
      // Effects may run a frame later, and their changes another frame later.
      for (let frame = 0; frame < 3; frame++) await new Promise((done) => setTimeout(done, 40));
      const now = [...root.querySelectorAll('*')];
      const kept = now.length === elements.length && now.every((element, index) => element === elements[index]);
      taken.push({ name, before: parts, after: partsOf(root), alone: partsOf(empty), kept });
      empty.remove();
    }
    return taken;
  }, names);
}
