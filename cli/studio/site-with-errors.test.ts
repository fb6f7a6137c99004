import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startDev } from '../commands/dev.ts';
import { starterSite } from '../starter-site.fixture.ts';
import { Session } from './session.ts';
import { pageInfo, siteInfo } from './site-info.ts';

const undo: (() => unknown)[] = [];
const site = starterSite({ finally: (remove) => void undo.unshift(remove) });
let [session, home] = [undefined as unknown as Session, ''];

beforeAll(async () => {
  site.edit('templates/copy/home.ts', "href: '#reasons'", "href: '/nowhere'");
  const { url, close } = await startDev({
    ...site.options,
    port: 0,
    host: '127.0.0.1',
    command: 'npx frontage studio',
    studio: {
      origin: 'http://127.0.0.1:1',
      take: (shown) => {
        session = new Session(site.options, shown);
      },
    },
  });
  undo.unshift(close);
  home = url;
}, 60_000);
afterAll(async () => {
  for (const step of undo) await step();
});

const problems = () => siteInfo(session).problems.map(({ message }) => message);
const shown = async (path = '') => {
  const answer = await fetch(`${home}${path}`);
  return `${answer.status} ${(await answer.text()).replace(/<(style|script)[\s\S]*?<\/\1>/g, '')}`;
};

describe('the studio of a site that has errors from the start', { timeout: 60_000 }, () => {
  it('shows its pages, its errors and the gallery', async () => {
    const { pages, hasErrors } = siteInfo(session);
    expect([pages.map(({ path }) => path), hasErrors]).toEqual([['/', '/about', '/404'], true]);
    expect(problems().join()).toContain('"/nowhere" leads to no route');
    expect(await shown()).toMatch(/^200 [\s\S]*Say what people get from you/);
    expect(await shown('__gallery/block/hero/0')).toMatch(/^200 /);
    expect(pageInfo(session, '/')?.sections.length).toBeGreaterThan(2);
  });

  it('saves changes that leave errors, and those that mend them, and shows both', async () => {
    const spot = { page: '/', section: 'hero' };
    expect(await session.change({ op: 'set', ...spot, field: ['headline'], value: 'Changed' })).toMatchObject({
      kind: 'saved',
    });
    await session.settled();
    expect(await shown()).toMatch(/^200 [\s\S]*>Changed</);
    expect(siteInfo(session).hasErrors).toBe(true);

    const setHref = (value: string) => session.change({ op: 'set', ...spot, field: ['actions', 1, 'href'], value });
    expect(await setHref('/about')).toMatchObject({ kind: 'saved' });
    await session.settled();
    expect(problems().join()).not.toContain('/nowhere');
    expect(siteInfo(session).hasErrors).toBe(false);
    // Once it has none, no change may bring one.
    expect(await setHref('/nowhere')).toMatchObject({ kind: 'errors' });
  });

  it('leaves out a section while a value of it has a wrong type', async () => {
    site.edit('templates/copy/about.ts', "headline: 'The people of {{site.name}}'", 'headline: 5');
    await expect.poll(() => siteInfo(session).hasErrors, { timeout: 20_000 }).toBe(true);
    const without = await shown('about');
    expect([without.slice(0, 3), without.includes('The people of')]).toEqual(['200', false]);
    expect(problems().join()).toContain('headline');
    site.edit('templates/copy/about.ts', 'headline: 5', "headline: 'The people'");
    await expect.poll(() => siteInfo(session).hasErrors, { timeout: 20_000 }).toBe(false);
    expect(await shown('about')).toContain('The people');
  });
});
