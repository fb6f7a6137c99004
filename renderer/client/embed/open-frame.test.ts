import { describe, expect, it } from 'vitest';
import { frameAddress } from './open-frame.ts';

describe('the address of a frame', () => {
  const src = 'https://book.example.com/visit?inline=yes&site=old#days';

  it('is what the config says', () => {
    expect(frameAddress({ src }, 'www.example.org')).toBe(src);
  });

  it('contains the host of the page once if the provider needs it', () => {
    expect(frameAddress({ src, hostParameter: 'site' }, 'localhost:4173')).toBe(
      'https://book.example.com/visit?inline=yes&site=localhost%3A4173#days',
    );
  });
});
