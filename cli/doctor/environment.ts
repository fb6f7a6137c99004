import { existsSync, readFileSync } from 'node:fs';
import { packageFile } from '../../renderer/build/inputs/bundle/package-versions.ts';
import { chromiumIn } from '../test-leads/chromium.ts';
import { attention, type HealthItem, type HealthSection, note, ok } from './health.ts';
import type { PackageManager } from './package-manager.ts';

/** Looks at the versions of Frontage and Node.js, and at the package manager. */
export function versions(manager: PackageManager, node: string = process.versions.node): HealthSection {
  const { version, engines } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
  const isSupported = isInRange(node, engines.node);
  return {
    title: 'Versions',
    items: [
      ok(`Frontage ${version}`),
      isSupported
        ? ok(`Node.js ${node}`)
        : attention(
            `Node.js ${node} is not supported; Frontage needs ${engines.node}.`,
            'Install the current LTS version of Node.js (https://nodejs.org), here and where the site is built.',
          ),
      ...manager.items,
    ],
  };
}

/** A package that only some commands or sites need. */
interface OptionalPart {
  readonly names: readonly string[];
  readonly use: string;
  /** Whether the site cannot be built without it. */
  readonly isNeeded?: boolean;
}

/** Looks for the packages and the browser that only some commands or sites need. */
export async function optionalParts(
  { install }: PackageManager,
  { hasCards }: { readonly hasCards: boolean },
  isInstalled: (name: string) => boolean = hasPackage,
): Promise<HealthSection> {
  const parts: readonly OptionalPart[] = [
    { names: ['vite'], use: 'frontage dev' },
    { names: ['satori', 'sharp'], use: 'social cards', isNeeded: hasCards },
    { names: ['html-validate'], use: 'frontage check --output' },
    { names: ['@playwright/test'], use: 'frontage test-leads and diff --screenshots' },
  ];
  const items = parts.map(({ names, use, isNeeded = false }): HealthItem => {
    const missing = names.filter((name) => !isInstalled(name));
    if (missing.length === 0) return ok(`${names.join(' and ')}, for ${use}`);
    const text = `${missing.join(' and ')} ${missing.length === 1 ? 'is' : 'are'} not installed. Needed for: ${use}.`;
    const suggestion = `Run: ${install(missing)}`;
    return isNeeded ? attention(text, suggestion) : note(text, suggestion);
  });
  return { title: 'Optional parts', items: [...items, ...(isInstalled('@playwright/test') ? [await browser()] : [])] };
}

async function browser(): Promise<HealthItem> {
  const { chromium } = await import('@playwright/test');
  const path = chromiumIn(chromium.executablePath());
  return path === undefined
    ? note(
        'Chromium is not installed. Needed for: frontage test-leads and diff --screenshots.',
        'Run: npx playwright install chromium',
      )
    : ok('Chromium');
}

function hasPackage(name: string): boolean {
  try {
    return existsSync(packageFile(name));
  } catch {
    return false;
  }
}

/**
 * Whether a version of Node.js is in a range of package.json. Knows the forms that engines use: `>=20.19` and `^20.19`,
 * joined by `||`.
 */
export function isInRange(version: string, range: string): boolean {
  const given = numbers(version);
  return range.split('||').some((part) => {
    const [, operator = '', least = ''] = /^(>=|\^)?(\d+(?:\.\d+){0,2})$/.exec(part.trim()) ?? [];
    if (least === '') return false;
    const wanted = numbers(least);
    return isAtLeast(given, wanted) && (operator === '>=' || given[0] === wanted[0]);
  });
}

function numbers(version: string): readonly number[] {
  return version
    .replace(/^v/, '')
    .replace(/[-+].*$/, '')
    .split('.')
    .map(Number);
}

function isAtLeast(given: readonly number[], least: readonly number[]): boolean {
  for (const [index, number] of least.entries()) {
    const own = given[index] ?? 0;
    if (own !== number) return own > number;
  }
  return true;
}
