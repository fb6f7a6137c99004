import { test as base, expect, type Page } from '@playwright/test';
import { startPreview } from '../../../cli/commands/preview.ts';
import { frontage } from '../../command.ts';
import { hostileSites, siteWith } from '../../hostile/hostile-site.ts';
import { addressVectors, gathered, textVectors } from '../../hostile/vectors.ts';
import { type TempSite, tempSite } from '../../temp-site.ts';

/** Servers of built sites by name: one with hostile text, and one that shows query parameters. */
const test = base.extend<object, { homes: { readonly hostile: string; readonly live: string } }>({
  homes: [
    async ({ browserName: _ }, use) => {
      const hostileText = hostileSites['on separate pages'];
      if (hostileText === undefined) throw new Error('There is no hostile site.');
      const sites: Record<'hostile' | 'live', TempSite> = { hostile: siteWith(hostileText), live: tempSite('live') };
      const serve = async ({ root, options }: TempSite) => {
        const env = { PUBLIC_DESK: 'https://desk.example/in' };
        const { code, stderr } = await frontage(['build', '--quiet'], { cwd: root, env });
        if (code !== 0) throw new Error(stderr);
        return startPreview({ out: options.out, port: 0, host: '127.0.0.1' });
      };
      const [hostile, live] = [await serve(sites.hostile), await serve(sites.live)];
      await use({ hostile: hostile.url, live: live.url });
      for (const server of [hostile, live]) await server.close();
      for (const site of Object.values(sites)) site.drop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

/** Signs of an attack that worked: dialogs, requests to other hosts, console messages, marks on the page. */
async function watch(page: Page, home: string): Promise<() => Promise<readonly string[]>> {
  const incidents: string[] = [];
  page.on('dialog', (dialog) => {
    incidents.push(`dialog: ${dialog.message()}`);
    return dialog.dismiss();
  });
  page.on('console', (message) => incidents.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => incidents.push(`error: ${error.message}`));
  page.on('request', (request) => {
    if (!request.url().startsWith(new URL(home).origin)) incidents.push(`asked for ${request.url()}`);
  });
  return async () => {
    if (await page.evaluate(() => '__pwned' in window)) incidents.push(`script ran at ${page.url()}`);
    return incidents;
  };
}

test.describe('without a content security policy', () => {
  test.use({ bypassCSP: true });

  test('no page runs hostile text of its site', async ({ page, homes }) => {
    test.setTimeout(180_000);
    const found = await watch(page, homes.hostile);
    const pages = hostileSites['on separate pages']?.strings.length ?? 0;
    expect(pages).toBeGreaterThan(100);
    for (let index = 0; index < pages; index++) {
      await page.goto(`${homes.hostile}page-${index}`, { waitUntil: 'domcontentloaded' });
      expect(await found()).toEqual([]);
    }
  });

  test('no page runs text of the URL, in any parameter or anchor', async ({ page, homes }) => {
    test.setTimeout(180_000);
    const found = await watch(page, homes.live);
    const vectors = gathered([...textVectors, ...addressVectors], 700).map((words) => words.replace(/\p{Cs}/gu, ''));
    const names = ['city', 'trade', 'v', 'utm_source', 'utm_campaign', 'gclid', 'ref', '__proto__', 'constructor'];
    const paths = ['', 'city', 'offer'];
    for (const [index, words] of vectors.entries()) {
      const query = names.map((name) => `${name}=${encodeURIComponent(words)}`).join('&');
      await page.goto(`${homes.live}${paths[index % paths.length]}?${query}#${encodeURIComponent(words)}`);
      expect(await found()).toEqual([]);
      expect(await page.locator('[onerror], [onload], [srcdoc], base, iframe, object, embed').count()).toBe(0);
    }
  });

  test('a script that runs is detected', async ({ page, homes }) => {
    const found = await watch(page, homes.live);
    await page.goto(homes.live);
    await page.evaluate(() => {
      document.body.insertAdjacentHTML('beforeend', '<img src=x onerror="window.__pwned=1">');
    });
    await expect.poll(async () => (await found()).some((line) => line.startsWith('script ran'))).toBe(true);
  });
});
