import { describe, expect, it } from 'vitest';
import { advance } from './lifetime.ts';

describe('the remaining time of a toast', () => {
  const message = { tone: 'neutral', title: 'Here' } as const;

  it('gets shorter as time passes, and ends', () => {
    expect(advance({ message, left: 300 }, 100)).toEqual({ message, left: 200 });
    expect(advance({ message, left: 100 }, 100)).toBeUndefined();
  });
});
