import { execFileSync } from 'node:child_process';
import { setFlagsFromString } from 'node:v8';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { shopsSite } from '../../../tests/shops.ts';
import { build } from '../index.ts';
import { CompileLater } from './compile-later.ts';

vi.mock('node:v8', async (original) => ({ ...(await original<object>()), setFlagsFromString: vi.fn() }));

/** The flags set in V8 and the stages of the build, in order. */
let log: string[];

const { setFlagsFromString: setFlag } = await vi.importActual<typeof import('node:v8')>('node:v8');

beforeEach(() => {
  log = [];
  vi.mocked(setFlagsFromString).mockImplementation((flag) => {
    // Freeing memory is another matter.
    if (flag.endsWith('expose-gc')) setFlag(flag);
    else log.push(flag);
  });
});
afterEach(() => vi.resetAllMocks());

/** The flags that delay optimization in this version of V8, and those that end the delay. */
function flagsHere(): { readonly late: readonly string[]; readonly usual: readonly string[] } {
  const later = new CompileLater();
  const late = log.splice(0);
  later.end();
  return { late, usual: log.splice(0) };
}

/** Builds some pages of a table; with an error, it only analyzes them. */
async function buildShops(rows: number, { limit = 1, hasError = false } = {}): Promise<void> {
  const site = shopsSite(rows);
  site.edit('pages.config.ts', "name: 'shops',", `name: 'shops', limit: ${limit},`);
  if (hasError) site.edit('pages.config.ts', "headline: 'Every shop'", "hedline: 'Every shop'");
  try {
    await build({ ...site.options, onStage: (stage) => log.push(stage) });
  } finally {
    site.drop();
  }
}

describe('CompileLater', () => {
  it.each([
    ['11.3.244.8-node.38', '--interrupt-budget=270336', '--interrupt-budget=67584'],
    ['12.4.254.21-node.57', '--invocation-count-for-turbofan=10000', '--invocation-count-for-turbofan=3000'],
  ])('delays optimization in V8 %s, until a run is long or over', (version, late, usual) => {
    const later = new CompileLater(version);
    later.expect(5000);
    expect(log).toEqual([late]);
    later.expect(5001);
    expect(log).toEqual([late, usual]);
    later.end();
    expect(log).toEqual([late, usual, usual]);
  });

  it('does nothing in an unknown version of V8', () => {
    const later = new CompileLater('114.1.2');
    later.expect(1_000_000);
    later.end();
    expect(log).toEqual([]);
  });

  it('restores the defaults of the V8 that runs', () => {
    const { usual } = flagsHere();
    const flags = execFileSync(process.execPath, ['--v8-options'], { encoding: 'utf8' });
    for (const flag of usual) expect(flags).toContain(`default: ${flag}\n`);
  });
});

describe('a build', () => {
  it('delays optimization until its end', async () => {
    const { late, usual } = flagsHere();
    await buildShops(3);
    expect(log).toEqual(['load', ...late, 'render', 'assets', 'write', ...usual]);
  });

  it('ends the delay if there are many pages', async () => {
    const { late, usual } = flagsHere();
    await buildShops(5000, { limit: 5000, hasError: true });
    expect(log).toEqual(['load', ...late, ...usual, 'render', ...usual]);
  });

  it('ends the delay if it finds errors, too', async () => {
    const { late, usual } = flagsHere();
    await buildShops(3, { hasError: true });
    expect(log).toEqual(['load', ...late, 'render', ...usual]);
  });
});
