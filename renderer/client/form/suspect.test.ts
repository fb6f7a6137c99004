import { describe, expect, it } from 'vitest';
import { suspicions } from './suspect.ts';

describe('suspicions', () => {
  it('is empty for a person', () => {
    expect(suspicions('', 20_000)).toEqual([]);
  });

  it('flags a filled honeypot and a form that was sent too fast', () => {
    expect(suspicions('https://spam.example', 20_000)).toEqual(['trap']);
    expect(suspicions('', 300)).toEqual(['haste']);
    expect(suspicions('x', 0)).toEqual(['trap', 'haste']);
  });
});
