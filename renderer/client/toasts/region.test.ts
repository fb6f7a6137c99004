import { afterAll, describe, expect, it, vi } from 'vitest';

vi.stubGlobal('HTMLElement', class {});
afterAll(() => vi.unstubAllGlobals());
const { advance } = await import('./region.ts');

describe('the remaining time of a toast', () => {
  const message = { tone: 'neutral', title: 'Here' } as const;

  it('gets shorter as time passes, and ends', () => {
    expect(advance({ message, left: 300 }, 100)).toEqual({ message, left: 200 });
    expect(advance({ message, left: 100 }, 100)).toBeUndefined();
  });
});
