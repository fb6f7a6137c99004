import type { BrowserContext } from '@playwright/test';

/** Requests that reached the vendors: scripts as `script`, others by event. */
export interface Vendors {
  /** Oldest first, as `google generate_lead <id>`. */
  readonly heard: string[];
  /** All requests to the vendors' hosts. */
  readonly asked: string[];
}

const hosts = /^https:\/\/[^/]*(googletagmanager|google-analytics|google|doubleclick|facebook)\.(com|net)\//;

/** Fakes both vendors: nothing leaves this machine, and what their scripts would send is recorded. */
export async function standIn(context: BrowserContext): Promise<Vendors> {
  const vendors: Vendors = { heard: [], asked: [] };
  await context.route(hosts, async (route) => {
    const url = new URL(route.request().url());
    vendors.asked.push(url.href);
    const param = (name: string) => url.searchParams.get(name) ?? '';
    const said = (...words: string[]) => vendors.heard.push(words.filter((word) => word !== '').join(' '));
    if (url.pathname === '/gtag/js') {
      said('google script');
      return route.fulfill({ contentType: 'text/javascript', body: `(${gtag})(${JSON.stringify(param('id'))})` });
    }
    if (url.pathname.endsWith('/fbevents.js')) {
      said('meta script');
      return route.fulfill({ contentType: 'text/javascript', body: `(${fbevents})()` });
    }
    if (url.pathname === '/g/collect') said('google', param('en'), param('id'));
    else if (url.pathname === '/tr/') said('meta', param('ev'), param('eid'));
    else said('unknown', url.href);
    return route.fulfill({ headers: { 'access-control-allow-origin': '*' }, contentType: 'image/gif', body: '' });
  });
  return vendors;
}

/** Does with commands what gtag.js does, as far as these tests need. It runs in the page. */
function gtag(id: string): void {
  const scope = window as unknown as { dataLayer: IArguments[]; commands: unknown[][] } & Record<string, unknown>;
  const granted: Record<string, string> = {};
  scope.commands = [];
  const obey = (entry: IArguments) => {
    if (Object.prototype.toString.call(entry) !== '[object Arguments]') throw new Error('That is no command.');
    const command = [...entry];
    scope.commands.push(command);
    const [verb, subject, data] = command as [string, string, Record<string, string>];
    if (verb === 'consent') Object.assign(granted, data);
    if (scope[`ga-disable-${id}`] === true || granted.analytics_storage !== 'granted') return;
    const collect = (name: string, eventId = '') =>
      fetch(`https://region1.google-analytics.com/g/collect?en=${name}&id=${eventId}&dl=${location.pathname}`, {
        mode: 'no-cors',
      });
    if (verb === 'config') {
      Reflect.set(document, 'cookie', `_ga=GA1.1.1; path=/; max-age=${data.cookie_expires}`);
      Reflect.set(document, 'cookie', `_ga_${id.slice(2)}=GS1; path=/; max-age=${data.cookie_expires}`);
      collect('page_view');
    }
    if (verb === 'event') collect(subject, data.event_id);
  };
  for (const entry of scope.dataLayer) obey(entry);
  scope.dataLayer.push = (...entries: IArguments[]) => {
    for (const entry of entries) obey(entry);
    return 0;
  };
}

/** The same for Meta's script. */
function fbevents(): void {
  type Command = readonly unknown[];
  const { fbq } = window as unknown as { fbq: { queue: Command[]; callMethod: (...command: Command) => void } };
  let revoked = false;
  fbq.callMethod = (verb, name, _data, options) => {
    if (verb === 'consent') revoked = name === 'revoke';
    if (verb === 'init') Reflect.set(document, 'cookie', '_fbp=fb.1.1.1; path=/; max-age=7776000');
    if (revoked || !String(verb).startsWith('track')) return;
    const eid = (options as { eventID?: string } | undefined)?.eventID ?? '';
    new Image().src = `https://www.facebook.com/tr/?ev=${String(name)}&eid=${eid}&dl=${location.pathname}`;
  };
  // biome-ignore lint/plugin: the arguments of one call
  for (const command of fbq.queue) fbq.callMethod(...command);
}
