import { describe, expect, it } from 'vitest';
import { suspicions } from './suspect.ts';

describe('suspicions', () => {
  it('has none about a person', () => {
    expect(suspicions('', 20_000)).toEqual([]);
  });

  it('has them about who fills in what nobody sees, or is faster than anybody', () => {
    expect(suspicions('https://spam.example', 20_000)).toEqual(['trap']);
    expect(suspicions('', 300)).toEqual(['haste']);
    expect(suspicions('x', 0)).toEqual(['trap', 'haste']);
  });
});
