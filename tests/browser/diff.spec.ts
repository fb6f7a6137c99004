import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from '@playwright/test';
import { frontage } from '../command.ts';
import { tempSite } from '../temp-site.ts';

test.describe.configure({ timeout: 120_000 });

test('one document shows changed pages before, after and where they differ', async ({ page }) => {
  const site = tempSite('own-block');
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Tern', '-c', 'user.email=tern@tern.example', ...args], { cwd: site.root });
  const route = (path: string) =>
    `{ path: '${path}', meta: { title: 'Hire ${path}', description: 'Hire one.' }, sections: { intro: hire.adrift } },`;
  site.write('.gitignore', '.frontage/\n');
  site.edit('pages.config.ts', '  routes: [', `  routes: [\n    ${route('/same')}`);
  git('init', '--quiet');
  git('add', '--all');
  git('commit', '--quiet', '--message', 'The site');
  site.edit('pages.config.ts', '  routes: [', `  routes: [\n    ${route('/fresh')}`);
  site.edit('templates/copy/hire.ts', 'What an outing costs', 'What a whole day on the water costs');

  const { code, stderr } = await frontage(['diff', '--quiet', '--screenshots', 'changes', '--dark'], {
    cwd: site.root,
  });
  expect({ code, stderr }).toEqual({ code: 0, stderr: 'The screenshots are in changes/index.html.\n' });
  const file = join(site.root, 'changes/index.html');
  expect(readFileSync(file, 'utf8')).not.toMatch(/(?:src|href)="(?!#|data:)/);

  const asked: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith('data:')) asked.push(request.url());
  });
  await page.goto(pathToFileURL(file).href);
  expect(asked).toEqual([pathToFileURL(file).href]);
  await expect(page.locator('nav li a')).toHaveText(['/fresh', '/']);
  const home = page.locator('section', { has: page.getByRole('heading', { name: '/ changed' }) });
  await expect(home.locator('summary')).toHaveText([
    /^390 px, light, (?!nothing).+ changed$/,
    /^1280 px, light, (?!nothing).+ changed$/,
    /^390 px, dark, (?!nothing).+ changed$/,
    /^1280 px, dark, (?!nothing).+ changed$/,
  ]);
  await expect(home.locator('figcaption').nth(2)).toHaveText('Difference');
  await expect(home.locator('img')).toHaveCount(12);
  const fresh = page.locator('section', { has: page.getByRole('heading', { name: '/fresh' }) });
  await expect(fresh.locator('figcaption')).toHaveText(['After', 'After', 'After', 'After']);
  const widths = await home.locator('img').evaluateAll(async (list) => {
    const pictures = list.filter((one) => one instanceof HTMLImageElement);
    // Pictures far down load when they come into view, and the first ones move the others down.
    for (const one of pictures) one.loading = 'eager';
    await Promise.all(pictures.map((one) => one.decode()));
    return pictures.map((one) => one.naturalWidth);
  });
  expect([...new Set(widths)]).toEqual([390, 1280]);
  // Each picture scrolls in its frame and is reachable by keyboard.
  await home.locator('.frame').first().focus();
  await expect(home.locator('.frame').first()).toBeFocused();
  site.drop();
});
