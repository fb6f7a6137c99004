import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ga4 } from './ga4.ts';
import { clearTrackedLeads, markTracked, startPixels, tell } from './index.ts';
import { meta } from './meta.ts';
import { deleteCookies } from './vendor.ts';

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
  it('gets "denied" before any other command, and is fetched last', () => {
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

  it('is not granted advertising unless the config asks for it', () => {
    ga4({ id: 'G-ABCD', ads: false }, 90).start();
    expect(commands()[1]?.[2]).toEqual(answers('granted', 'denied'));
  });

  it('gets its commands as `arguments`, because it ignores arrays', () => {
    ga4({ id: 'G-ABCD', ads: false }, 90).start();
    for (const command of scope.dataLayer as unknown[]) {
      expect(Object.prototype.toString.call(command)).toBe('[object Arguments]');
    }
  });

  it('gets a URL with campaign parameters only', () => {
    ga4({ id: 'G-ABCD', ads: false }, 90).start();
    expect(commands()[3]?.[2]).toMatchObject({ page_location: 'https://shop.example.co.uk/offer?utm_source=ads' });
  });

  it('limits cookies to the days of the choice, or to the session if they cannot be deleted', () => {
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
  ])('maps "%s" to %s', (name, known) => {
    ga4({ id: 'G-ABCD', ads: false }, 90).tell({ name, data: { form_name: 'Audit' }, id: 'a1' });
    expect(commands()).toEqual([['event', known, { form_name: 'Audit', event_id: 'a1' }]]);
  });

  it('is disabled before it gets "denied", and can be resumed', () => {
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

  it('starts without automatic events, and is fetched last', () => {
    meta({ id: '12345' }).start();
    expect(queue()).toEqual([
      ['consent', 'grant'],
      ['set', 'autoConfig', false, '12345'],
      ['init', '12345'],
      ['track', 'PageView'],
    ]);
    expect(scripts).toEqual(['https://connect.facebook.net/en_US/fbevents.js']);
  });

  it('gets events with their id, under standard names if there are any', () => {
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

  it('passes events to its script once that has loaded', () => {
    const pixel = meta({ id: '12345' });
    pixel.start();
    const calls: unknown[] = [];
    Object.assign(scope.fbq as object, { callMethod: (...command: unknown[]) => calls.push(command) });
    pixel.tell({ name: 'Schedule' });
    expect(calls).toEqual([['track', 'Schedule', {}]]);
  });
});

describe('a lead', () => {
  it('is counted once, and again after the ids are cleared', () => {
    expect([markTracked('a'), markTracked('b'), markTracked('a')]).toEqual([true, true, false]);
    clearTrackedLeads();
    expect(stored.size).toBe(0);
    expect(markTracked('a')).toBe(true);
  });

  it('is stored with the last twenty', () => {
    for (let lead = 0; lead < 30; lead++) markTracked(`lead-${lead}`);
    expect([...stored.values()].join(' ').split(' ')).toHaveLength(20);
    expect(markTracked('lead-29')).toBe(false);
  });

  it('is not counted without storage', () => {
    vi.stubGlobal('localStorage', undefined);
    expect(markTracked('a')).toBe(false);
    expect(clearTrackedLeads).not.toThrow();
  });
});

describe('cookies of the vendors', () => {
  it('are deleted on every domain above that of the page, and others are kept', async () => {
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

  it('stay when the browser cannot delete them', async () => {
    await expect(deleteCookies()).resolves.toBeUndefined();
  });
});

it('a lead that is reported before the start is still counted after it', () => {
  const lead = { name: 'Lead', data: {}, id: 'lead-1' };
  tell(lead);
  startPixels({ ga4: { id: 'G-ABCD', ads: false } }, 90);
  tell(lead);
  tell(lead);
  expect(commands().filter(([verb, name]) => verb === 'event' && name === 'generate_lead')).toHaveLength(1);
});
