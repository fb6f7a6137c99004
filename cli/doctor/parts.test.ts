import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { caches, leftOvers } from './caches.ts';
import { isInRange, optionalParts, versions } from './environment.ts';
import { packageManager } from './package-manager.ts';
import { reactCopies } from './react-copies.ts';
import { isPublicAddress } from './readiness.ts';

/** Creates a folder with files. */
function folderWith(files: Readonly<Record<string, string>>): string {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'frontage-doctor-')));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), text);
  }
  return root;
}

describe('the range of Node.js versions', () => {
  const range = '^20.19 || ^22.16 || >=24';
  it.each([
    ['20.18.3', false],
    ['20.19.0', true],
    ['20.20.2', true],
    ['21.7.0', false],
    ['22.15.9', false],
    ['22.16.0', true],
    ['23.11.0', false],
    ['24.0.0', true],
    ['26.1.0', true],
    ['24.0.0-nightly', true],
  ])('decides on %s: %s', (version, expected) => {
    expect(isInRange(version, range)).toBe(expected);
  });

  it('is that of package.json, and other versions need attention', () => {
    const of = (node: string) => versions(packageManager('/'), node).items[1];
    expect(of('24.1.0')).toEqual({ status: 'ok', text: 'Node.js 24.1.0' });
    expect(of('18.20.0')).toMatchObject({ status: 'attention', text: expect.stringContaining(range) });
  });
});

describe('the package manager', () => {
  const items = (files: Readonly<Record<string, string>>) =>
    packageManager(folderWith({ 'package.json': '{}', ...files })).items.map(
      ({ status, text }) => `${status}: ${text}`,
    );

  it.each<readonly [Readonly<Record<string, string>>, string, string]>([
    [{ 'package-lock.json': '' }, 'ok: npm, with package-lock.json', 'npm install --save-dev vite'],
    [{ 'pnpm-lock.yaml': '' }, 'ok: pnpm, with pnpm-lock.yaml', 'pnpm add --save-dev vite'],
    [{ 'yarn.lock': '' }, 'ok: yarn, with yarn.lock', 'yarn add --dev vite'],
    [{ 'bun.lock': '' }, 'ok: bun, with bun.lock', 'bun add --dev vite'],
    [
      { 'package.json': '{"packageManager":"pnpm@9.1.0"}' },
      'note: pnpm, without a lockfile.',
      'pnpm add --save-dev vite',
    ],
  ])('is read from %j', (files, text, command) => {
    expect(items(files)).toEqual([text]);
    expect(packageManager(folderWith(files)).install(['vite'])).toBe(command);
  });

  it('needs attention if lockfiles contradict each other or package.json', () => {
    expect(items({ 'package-lock.json': '', 'yarn.lock': '' })).toEqual([
      'attention: Lockfiles of several package managers: package-lock.json, yarn.lock.',
    ]);
    expect(items({ 'package.json': '{"packageManager":"pnpm@9"}', 'yarn.lock': '' })).toEqual([
      'attention: package.json names pnpm, but the lockfile is yarn.lock.',
    ]);
  });

  it('needs attention if Frontage comes from a folder', () => {
    const linked = { 'package.json': '{"dependencies":{"frontage":"file:../frontage"}}', 'package-lock.json': '' };
    expect(items(linked)[1]).toBe(
      'attention: package.json takes Frontage from a folder of this machine: "file:../frontage".',
    );
    expect(items({ ...linked, 'package.json': '{"dependencies":{"frontage":"^0.1.0"}}' })).toHaveLength(1);
  });
});

it('optional packages need attention only if the site uses them', async () => {
  const manager = packageManager(folderWith({ 'pnpm-lock.yaml': '' }));
  const missing = async (hasCards: boolean) =>
    (await optionalParts(manager, { hasCards }, (name) => name === 'vite')).items;
  expect(await missing(true)).toEqual([
    { status: 'ok', text: 'vite, for frontage dev' },
    {
      status: 'attention',
      text: 'satori and sharp are not installed. Needed for: social cards.',
      suggestion: 'Run: pnpm add --save-dev satori sharp',
    },
    {
      status: 'note',
      text: 'html-validate is not installed. Needed for: frontage check --output.',
      suggestion: 'Run: pnpm add --save-dev html-validate',
    },
    {
      status: 'note',
      text: '@playwright/test is not installed. Needed for: frontage test-leads and diff --screenshots.',
      suggestion: 'Run: pnpm add --save-dev @playwright/test',
    },
  ]);
  expect((await missing(false))[1]).toMatchObject({ status: 'note' });
});

it.each([
  ['https://northpin.com', true],
  ['https://www.example.com/shop', false],
  ['https://hooks.tern.example', false],
  ['http://localhost:3000', false],
  ['https://crm.localhost', false],
  ['https://intranet', false],
  ['https://nas.local', false],
  ['http://127.0.0.1:8080', false],
  ['http://10.1.2.3', false],
  ['http://172.20.0.1', false],
  ['http://172.32.0.1', true],
  ['http://192.168.1.2', false],
  ['http://100.64.0.1', false],
  ['http://[::1]', false],
  ['http://[fd12::1]', false],
  ['http://[2606:4700::1111]', true],
  ['https://8.8.8.8', true],
  ['https://fcbarcelona.com', true],
])('%s is public: %s', (address, expected) => {
  expect(isPublicAddress(address)).toBe(expected);
});

describe('copies of React', () => {
  const manifest = (version: string) => JSON.stringify({ name: 'react', version });

  it('are found in node_modules, nested packages and the store of pnpm', () => {
    const root = folderWith({
      'engine/react/package.json': manifest('19.3.1'),
      'site/node_modules/react/package.json': manifest('18.3.1'),
      'site/node_modules/@scope/widget/node_modules/react/package.json': manifest('17.0.2'),
      'node_modules/.pnpm/react@16.14.0/node_modules/react/package.json': manifest('16.14.0'),
    });
    const [item] = reactCopies(join(root, 'site'), join(root, 'engine/react')).items;
    expect(item).toMatchObject({
      status: 'note',
      text: '4 copies of React: 19.3.1 in ../engine/react, 18.3.1 in node_modules/react, 17.0.2 in node_modules/@scope/widget/node_modules/react, 16.14.0 in ../node_modules/.pnpm/react@16.14.0/node_modules/react.',
    });
  });

  it('are one if packages link to the same folder', () => {
    const root = folderWith({ 'engine/react/package.json': manifest('19.3.1'), 'site/node_modules/x': '' });
    symlinkSync('../../engine/react', join(root, 'site/node_modules/react'));
    expect(reactCopies(join(root, 'site'), join(root, 'engine/react')).items).toEqual([
      { status: 'ok', text: 'One copy of React, 19.3.1' },
    ]);
  });
});

describe('caches', () => {
  it('have a size, and left-overs of dead processes need attention', () => {
    const root = folderWith({
      '.frontage/pages-1': 'x'.repeat(1_500_000),
      '.dist.frontage-lock': '{"pid":2147483646}',
      '.dist.frontage-stage/index.html': '',
      '.frontage-edit/journal': '',
    });
    expect(caches(root, join(root, '.frontage')).items).toEqual([
      { status: 'ok', text: '.frontage has 1.5 MB' },
      {
        status: 'attention',
        text: 'Interrupted commands left .dist.frontage-lock, .dist.frontage-stage, .frontage-edit.',
        suggestion: 'Run: npx frontage doctor --fix',
      },
    ]);
    expect(leftOvers(root)).toMatchObject({ outputs: [join(root, 'dist')], hasEdit: true });
  });

  it('of a running build are no left-overs', () => {
    const lock = JSON.stringify({ pid: process.pid });
    const root = folderWith({ '.dist.frontage-lock': lock, '.dist.frontage-stage/index.html': '' });
    expect(leftOvers(root).names).toEqual([]);
  });
});
