import { expect } from '@playwright/test';
import { startPreview } from '../../../cli/commands/preview.ts';
import { frontage } from '../../command.ts';
import { tempSite } from '../../temp-site.ts';
import { test as base, runOn, shared } from '../client.ts';
import { type Receiver, startReceiver } from '../forms/receiver.ts';
import { quietPage } from '../quiet-page.ts';
import { type SlowHost, startSlowHost } from './slow-host.ts';

export { expect };

interface Built {
  readonly home: string;
  readonly desk: Receiver;
  /** Serves the same site in small chunks. */
  readonly slow: SlowHost;
}

interface Fixtures {
  /** The destination of the site's forms. */
  readonly desk: Receiver;
}

/** A page whose toast contains a query parameter too. */
const pageWithToast = `{
  path: '/hurry',
  meta: { title: 'Hurry', ...meta },
  sections: {
    intro: pages.intro,
    hurry: { block: 'toast', title: "Two mornings left in {{query 'city' 'your city'}}", after: 0, duration: 60000 },
  },
},`;

const builtOnce = shared(async (client) => {
  const site = tempSite('live');
  runOn(client, site);
  site.edit('pages.config.ts', "    { path: '/plain',", `${pageWithToast}\n    { path: '/plain',`);
  const desk = await startReceiver();
  const { code, stderr } = await frontage(['build', '--quiet'], { cwd: site.root, env: { PUBLIC_DESK: desk.url } });
  if (code !== 0) throw new Error(`The live site is not built:\n${stderr}`);
  const server = await startPreview({ out: site.options.out, port: 0, host: '127.0.0.1' });
  const slow = await startSlowHost(server.url);
  return {
    made: { home: server.url, desk, slow },
    close: async () => {
      slow.close();
      await server.close();
      desk.close();
      site.drop();
    },
  };
});

/** Tests over the site of `fixtures/live`, served with its own policy. Each fails if its page writes to the console. */
export const test = base.extend<Fixtures & { built: Built }>({
  built: async ({ client }, use) => use(await builtOnce(client)),
  baseURL: async ({ built }, use) => use(built.home),
  contextOptions: { reducedMotion: 'reduce' },
  desk: async ({ built: { desk } }, use) => {
    desk.forget();
    await use(desk);
  },
  page: async ({ page }, use) => quietPage(page, () => use(page)),
});
