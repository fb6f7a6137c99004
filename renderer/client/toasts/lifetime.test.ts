import { describe, expect, it } from 'vitest';
import { live } from './lifetime.ts';

describe('the life of a toast', () => {
  const message = { tone: 'neutral', title: 'Here' } as const;

  it('gets shorter as time passes, and ends', () => {
    expect(live({ message, left: 300 }, 100)).toEqual({ message, left: 200 });
    expect(live({ message, left: 100 }, 100)).toBeUndefined();
  });
});
