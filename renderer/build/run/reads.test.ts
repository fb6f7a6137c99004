import { expect, it, onTestFinished } from 'vitest';
import { tempSite } from '../../../tests/temp-site.ts';
import { buildInMemory, SiteMemory } from '../commands/in-memory.ts';
import { isRecord } from '../lib/is-record.ts';

type Facts = Record<string, { value: unknown } & Record<string, { value: unknown }>>;

const rye = (lead: string) => ({
  path: '/bread/rye',
  meta: { title: 'Rye bread, sliced', description: 'A loaf of rye that was sliced in the shop before it is sold.' },
  layout: 'shop',
  sections: { intro: { block: 'pageIntro', headline: 'Rye', lead } },
});

interface Again {
  readonly pages: readonly string[];
  /** The sections of these pages that were resolved again, without those of layouts. */
  readonly sections: readonly string[];
}

async function analyzedAgain(...given: Parameters<typeof builtAgain>): Promise<readonly string[]> {
  return (await builtAgain(...given)).pages;
}

/** Builds the bakery, then again with other facts. Returns what was analyzed again, which has to be as in a fresh build. */
async function builtAgain(
  change: (facts: Facts) => void,
  { breadTitle = 'Bread', lead = 'Ask for it, or come by in the morning.' } = {},
): Promise<Again> {
  const site = tempSite('bakery');
  onTestFinished(site.drop);
  const withFacts =
    (change: (facts: Facts) => void) =>
    (input: unknown): unknown => {
      const copy = structuredClone(input) as { facts: Facts; routes: { path: string; meta: { title: string } }[] };
      change(copy.facts);
      for (const route of copy.routes) if (isRecord(route) && route.path === '/bread') route.meta.title = breadTitle;
      return { ...copy, routes: [...copy.routes, rye(lead)] };
    };
  const memory = new SiteMemory();
  const before = await buildInMemory({ ...site.options, input: withFacts(() => undefined) }, memory);
  const options = { ...site.options, input: withFacts(change) };
  const [after, fresh] = [await buildInMemory(options, memory), await buildInMemory(options)];
  expect(after.issues).toEqual(fresh.issues);
  expect([...after.files].sort()).toEqual([...fresh.files].sort());
  const known = new Set(before.made?.ready.pages);
  const pages = (after.made?.ready.pages ?? []).filter((page) => !known.has(page));
  const sections = new Set([...known].flatMap((page) => page.sections.map(({ resolved }) => resolved)));
  return {
    pages: pages.map(({ path }) => path),
    sections: pages.flatMap((page) =>
      page.sections.flatMap(({ name, slot, resolved }) => (slot !== 'main' || sections.has(resolved) ? [] : [name])),
    ),
  };
}

const notice = ({ notice }: Facts) => Object.assign(notice ?? {}, { value: 50 });

it('analyzes only pages again that say a fact whose value changed', async () => {
  expect(await analyzedAgain(({ cake }) => Object.assign(cake?.tart ?? {}, { value: 9 }))).toEqual([
    '/pâtisserie',
    '/404',
  ]);
});

it('resolves only those sections of a page again that say the fact', async () => {
  const { pages, sections } = await builtAgain(({ cake }) => Object.assign(cake?.tart ?? {}, { value: 9 }));
  expect(pages).toEqual(['/pâtisserie', '/404']);
  expect(sections).toEqual(['cakes', 'sold-out']);
});

it('analyzes pages again that are named after a fact in a breadcrumb', async () => {
  expect(await analyzedAgain(notice)).not.toContain('/bread/rye');
  expect(await analyzedAgain(notice, { breadTitle: 'Bread with {{facts.notice}} of notice' })).toContain('/bread/rye');
});

it('analyzes pages again whose numbers were compared with all facts', async () => {
  expect(await analyzedAgain(notice, { lead: 'Ask for it with 48 hours of notice, or come by.' })).toContain(
    '/bread/rye',
  );
});

it('analyzes all pages again if more than a value changed, or how to reach the business', async () => {
  const all = await analyzedAgain(({ mill }) => Object.assign(mill ?? {}, { claim: 'mill' }));
  expect(all).toEqual(['/', '/bread', '/pâtisserie', '/subscriptions', '/bread/rye', '/404']);
  const phone = { value: '+441632960148', display: '01632 960148' };
  expect(await analyzedAgain((facts) => Object.assign(facts.phone ?? {}, phone))).toEqual(all);
});
