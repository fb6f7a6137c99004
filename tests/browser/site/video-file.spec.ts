import { expect } from '@playwright/test';
import { violations } from './axe.ts';
import { exampleSite, intro } from './example-site.ts';
import { test as base } from './test.ts';

const film = {
  block: 'video',
  headline: 'A day at the kiln',
  title: 'How a glaze gets its colour',
  file: { src: 'kiln.mp4', captions: 'kiln.vtt' },
  poster: { src: 'kiln-still.jpg' },
};
const media = { kind: 'video', title: 'Nine rooms', file: { src: 'rooms.webm', silent: true } };
const rooms = { block: 'hero', headline: 'The workshop', media };
const pages = {
  '/': {
    rooms,
    film,
    wide: { ...film, headline: 'All day', title: 'A second look', layout: 'wide', poster: undefined },
  },
  '/other': { intro },
};

const test = base.extend({
  home: [
    async ({ serve }, use) => use(await serve(await exampleSite(pages, 'en-GB'))),
    { scope: 'test', timeout: 120_000 },
  ],
});

// A page that scrolls smoothly would still move while places are compared.
test.use({ reducedMotion: 'reduce' });

test('a video file asks for nothing but its still, and is found by keyboard, name and axe', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => void asked.push(new URL(request.url()).pathname));
  await page.goto('./');
  const players = page.locator('video');
  await expect(players).toHaveCount(3);
  await players.nth(1).scrollIntoViewIfNeeded();
  await page.waitForTimeout(300);
  expect(asked.filter((path) => /\.(?:mp4|webm|vtt)$/.test(path))).toEqual([]);
  expect(asked.filter((path) => path.startsWith('/assets/kiln-still-'))).toHaveLength(1);
  for (const player of await players.all()) {
    await player.focus();
    await expect(player).toBeFocused();
  }
  await expect(page.getByLabel('Nine rooms')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  const before = await players.nth(1).boundingBox();
  // The samples are words, so that nothing plays; the player asks for them all the same.
  const film = page.waitForRequest(/kiln-[0-9a-f]+\.mp4$/);
  await players.nth(1).evaluate((video: HTMLVideoElement) => void video.play().catch(() => undefined));
  expect((await (await film).response())?.status()).toBe(206);
  expect(await players.nth(1).boundingBox()).toEqual(before);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a video file has its controls, and fits a phone', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto('./');
    for (const player of await page.locator('video').all()) {
      const box = await player.boundingBox();
      expect(box && box.x >= 0 && box.x + box.width <= 320 && box.height > 100).toBe(true);
      await expect(player).toHaveAttribute('controls');
    }
  });
});
