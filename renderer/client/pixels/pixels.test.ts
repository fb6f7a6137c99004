import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { deleteCookies } from './cookies.ts';
import { ga4 } from './ga4.ts';
import { startPixels, tell } from './index.ts';
import { meta } from './meta.ts';
import { forgetCounted, isFirst } from './once.ts';

let scripts: string[];
let scope: Record<string, unknown>;
const stored = new Map<string, string>();

beforeEach(() => {
  scripts = [];
  scope = {};
  stored.clear();
  vi.stubGlobal('window', scope);
  vi.stubGlobal('location', new URL('https://shop.example.co.uk/offer?utm_source=ads&email=ada%40example.com#form'));
  vi.stubGlobal('document', {
    createElement: () => ({}),
    head: { append: ({ src }: { src: string }) => scripts.push(src) },
  });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

const commands = () => (scope.dataLayer as IArguments[]).map((command) => [...command]);
const answers = (analytics: string, advertising: string) => ({
  analytics_storage: analytics,
  ad_storage: advertising,
  ad_user_data: advertising,
  ad_personalization: advertising,
});

describe('Google Analytics', () => {
  it('hears that everything is denied before it hears anything else, and is fetched last', () => {
    ga4({ id: 'G-ABCD', ads: true }, 90).start();
    expect(commands().map(([verb, what]) => [verb, what])).toEqual([
      ['consent', 'default'],
      ['consent', 'update'],
      ['js', expect.any(Date)],
      ['config', 'G-ABCD'],
    ]);
    expect(commands()[0]?.[2]).toEqual(answers('denied', 'denied'));
    expect(commands()[1]?.[2]).toEqual(answers('granted', 'granted'));
    expect(scripts).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-ABCD']);
  });

  it('is granted nothing for advertising that was not asked for', () => {
    ga4({ id: 'G-ABCD', ads: false }, 90).start();
    expect(commands()[1]?.[2]).toEqual(answers('granted', 'denied'));
  });

  it('takes its commands as `arguments`, which it would pass over as lists', () => {
    ga4({ id: 'G-ABCD', ads: false }, 90).start();
    for (const command of scope.dataLayer as unknown[]) {
      expect(Object.prototype.toString.call(command)).toBe('[object Arguments]');
    }
  });

  it('learns of the address what campaigns say, and nothing that somebody typed', () => {
    ga4({ id: 'G-ABCD', ads: false }, 90).start();
    expect(commands()[3]?.[2]).toMatchObject({ page_location: 'https://shop.example.co.uk/offer?utm_source=ads' });
  });

  it('keeps cookies as long as the choice holds, and no longer than the session where none can be deleted', () => {
    ga4({ id: 'G-ABCD', ads: false }, 90).start();
    expect(commands()[3]?.[2]).toMatchObject({ cookie_expires: 0 });
    scope.cookieStore = {};
    ga4({ id: 'G-ABCD', ads: false }, 90).start();
    expect(commands().at(-1)?.[2]).toMatchObject({ cookie_expires: 90 * 86_400 });
  });

  it.each([
    ['Lead', 'generate_lead'],
    ['Schedule', 'schedule'],
    ['CompleteRegistration', 'complete_registration'],
    ['Opened the price list', 'opened_the_price_list'],
  ])('knows "%s" as %s', (name, known) => {
    ga4({ id: 'G-ABCD', ads: false }, 90).tell({ name, data: { form_name: 'Audit' }, id: 'a1' });
    expect(commands()).toEqual([['event', known, { form_name: 'Audit', event_id: 'a1' }]]);
  });

  it('is silenced before it hears that it is denied, and spoken to again', () => {
    const google = ga4({ id: 'G-ABCD', ads: true }, 90);
    google.stop();
    expect(scope['ga-disable-G-ABCD']).toBe(true);
    expect(commands()).toEqual([['consent', 'update', answers('denied', 'denied')]]);
    google.resume();
    expect(scope['ga-disable-G-ABCD']).toBe(false);
    expect(commands().at(-1)).toEqual(['consent', 'update', answers('granted', 'granted')]);
  });
});

describe("Meta's pixel", () => {
  const queue = () => (scope.fbq as { queue: unknown[] }).queue;

  it('starts with nothing of its own, and is fetched last', () => {
    meta({ id: '12345' }).start();
    expect(queue()).toEqual([
      ['consent', 'grant'],
      ['set', 'autoConfig', false, '12345'],
      ['init', '12345'],
      ['track', 'PageView'],
    ]);
    expect(scripts).toEqual(['https://connect.facebook.net/en_US/fbevents.js']);
  });

  it('hears of events with their id, by its own names where it has them', () => {
    const pixel = meta({ id: '12345' });
    pixel.start();
    pixel.tell({ name: 'Lead', data: { form_name: 'Audit' }, id: 'a1' });
    pixel.tell({ name: 'Schedule' });
    pixel.tell({ name: 'Opened' });
    pixel.stop();
    expect(queue().slice(4)).toEqual([
      ['track', 'Lead', { form_name: 'Audit' }, { eventID: 'a1' }],
      ['track', 'Schedule', {}],
      ['trackCustom', 'Opened', {}],
      ['consent', 'revoke'],
    ]);
  });

  it('hands over to its script once that has arrived', () => {
    const pixel = meta({ id: '12345' });
    pixel.start();
    const heard: unknown[] = [];
    Object.assign(scope.fbq as object, { callMethod: (...command: unknown[]) => heard.push(command) });
    pixel.tell({ name: 'Schedule' });
    expect(heard).toEqual([['track', 'Schedule', {}]]);
  });
});

describe('a lead', () => {
  it('is counted once, and anew when that was forgotten', () => {
    expect([isFirst('a'), isFirst('b'), isFirst('a')]).toEqual([true, true, false]);
    forgetCounted();
    expect(stored.size).toBe(0);
    expect(isFirst('a')).toBe(true);
  });

  it('is kept in mind with the last twenty', () => {
    for (let lead = 0; lead < 30; lead++) isFirst(`lead-${lead}`);
    expect([...stored.values()].join(' ').split(' ')).toHaveLength(20);
    expect(isFirst('lead-29')).toBe(false);
  });

  it('is not counted where nothing can be kept', () => {
    vi.stubGlobal('localStorage', undefined);
    expect(isFirst('a')).toBe(false);
    expect(forgetCounted).not.toThrow();
  });
});

describe('cookies of the vendors', () => {
  it('are deleted on every domain that they may have been set for, and no others are', async () => {
    const deleted: unknown[] = [];
    const names = ['_ga', '_ga_ABCD', '_fbp', '_gcl_au', 'session', '_garden', 'fbp'];
    const cookieStore = {
      getAll: async () => names.map((name) => ({ name })),
      delete: async (cookie: { name: string; domain: string | null }) => {
        if (cookie.domain === 'uk') throw new TypeError('A public suffix');
        deleted.push(`${cookie.name} ${cookie.domain}`);
      },
    };
    scope.cookieStore = cookieStore;
    vi.stubGlobal('cookieStore', cookieStore);
    await deleteCookies();
    const domains = ['null', 'shop.example.co.uk', 'example.co.uk', 'co.uk'];
    expect(deleted).toEqual(
      ['_ga', '_ga_ABCD', '_fbp', '_gcl_au'].flatMap((name) => domains.map((domain) => `${name} ${domain}`)),
    );
  });

  it('are left to their end where a browser lets no page delete them', async () => {
    await expect(deleteCookies()).resolves.toBeUndefined();
  });
});

it('a lead that is named before the start is still the first one after it', () => {
  const lead = { name: 'Lead', data: {}, id: 'lead-1' };
  tell(lead);
  startPixels({ ga4: { id: 'G-ABCD', ads: false } }, 90);
  tell(lead);
  tell(lead);
  expect(commands().filter(([verb, name]) => verb === 'event' && name === 'generate_lead')).toHaveLength(1);
});
