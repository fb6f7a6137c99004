import { execFileSync } from 'node:child_process';
import { setFlagsFromString } from 'node:v8';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { shopsSite } from '../../../tests/shops.ts';
import { build } from '../index.ts';
import { CompileLater } from './compile-later.ts';

vi.mock('node:v8', async (original) => ({ ...(await original<object>()), setFlagsFromString: vi.fn() }));

/** What was said to V8, and the stages that a build came to, in their order. */
let said: string[];

beforeEach(() => {
  said = [];
  vi.mocked(setFlagsFromString).mockImplementation((flag) => void said.push(flag));
});
afterEach(() => vi.resetAllMocks());

/** What is said to the V8 that runs here to begin with, and in the end; nothing to one that gains nothing by it. */
function saidHere(): { readonly late: readonly string[]; readonly usual: readonly string[] } {
  const later = new CompileLater();
  const late = said.splice(0);
  later.end();
  return { late, usual: said.splice(0) };
}

/** Builds one page of a table. */
async function buildOne(rows: number, { isFaulty = false } = {}): Promise<void> {
  const site = shopsSite(rows);
  site.edit('pages.config.ts', "name: 'shops',", "name: 'shops', limit: 1,");
  if (isFaulty) site.edit('pages.config.ts', "headline: 'Every shop'", "hedline: 'Every shop'");
  try {
    await build({ ...site.options, onStage: (stage) => said.push(stage) });
  } finally {
    site.drop();
  }
}

describe('compiling for speed', () => {
  it.each([
    ['11.3.244.8-node.38', '--interrupt-budget=270336', '--interrupt-budget=67584'],
    ['12.4.254.21-node.57', '--invocation-count-for-turbofan=10000', '--invocation-count-for-turbofan=3000'],
  ])('comes later in V8 %s, until a run is long or over', (version, late, usual) => {
    const later = new CompileLater(version);
    later.expect(5000);
    expect(said).toEqual([late]);
    later.expect(5001);
    expect(said).toEqual([late, usual]);
    later.end();
    expect(said).toEqual([late, usual, usual]);
  });

  it('comes as usual in a version of V8 that nothing is known of', () => {
    const later = new CompileLater('114.1.2');
    later.expect(1_000_000);
    later.end();
    expect(said).toEqual([]);
  });

  it('is told of by the flags that the V8 of this machine has, whose usual value they come back to', () => {
    const { usual } = saidHere();
    const flags = execFileSync(process.execPath, ['--v8-options'], { encoding: 'utf8' });
    for (const flag of usual) expect(flags).toContain(`default: ${flag}\n`);
  });
});

describe('a build', () => {
  it('has V8 compile later from before its plan to its end', async () => {
    const { late, usual } = saidHere();
    await buildOne(3);
    expect(said).toEqual(['load', ...late, 'assets', 'render', 'write', ...usual]);
  });

  it('does so no longer once it knows of many rows', async () => {
    const { late, usual } = saidHere();
    await buildOne(5001);
    expect(said).toEqual(['load', ...late, ...usual, 'assets', 'render', 'write', ...usual]);
  });

  it('ends that where it finds faults as well', async () => {
    const { late, usual } = saidHere();
    await buildOne(3, { isFaulty: true });
    expect(said).toEqual(['load', ...late, ...usual]);
  });
});
