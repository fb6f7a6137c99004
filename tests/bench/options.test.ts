import { describe, expect, it } from 'vitest';
import { optionsOf } from './options.ts';

const parts = ['builds', 'dev'];

describe('optionsOf', () => {
  it('builds three times, in the sizes of the part, when nobody says otherwise', () => {
    expect(optionsOf([], parts)).toEqual({
      part: 'builds',
      sizes: undefined,
      only: undefined,
      keep: false,
      times: 3,
      write: false,
      against: undefined,
    });
  });

  it('reads what is asked for', () => {
    const asked = [
      'dev',
      '--n',
      '5,10',
      '--only',
      'frontage,hugo',
      '--keep',
      '--runs',
      '5',
      '--write',
      '--against',
      '../x',
    ];
    expect(optionsOf(asked, parts)).toEqual({
      part: 'dev',
      sizes: [5, 10],
      only: ['frontage', 'hugo'],
      keep: true,
      times: 5,
      write: true,
      against: '../x',
    });
  });

  it('refuses what it does not know, and says how it is written', () => {
    expect(() => optionsOf(['sing'], parts)).toThrow('does not know "sing". npm run bench --');
    expect(() => optionsOf(['--n', 'many'], parts)).toThrow('--n takes whole numbers, not "many"');
    expect(() => optionsOf(['--runs', '0'], parts)).toThrow('--runs');
  });
});
