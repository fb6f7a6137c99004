import { describe, expect, it } from 'vitest';
import { emphasised, inserted, linkAt, linked, toggled } from './marks.ts';
import { selected, shown } from './selected.fixture.ts';

describe('marks', () => {
  it.each([
    ['One ⟨two⟩ three', '**', 'One **⟨two⟩** three'],
    ['One⟨ two ⟩three', '**', 'One **⟨two⟩** three'],
    ['One **⟨two⟩** three', '**', 'One ⟨two⟩ three'],
    ['One ⟨**two**⟩ three', '**', 'One ⟨two⟩ three'],
    ['One **⟨two⟩** three', '*', 'One ***⟨two⟩*** three'],
    ['One ***⟨two⟩*** three', '*', 'One **⟨two⟩** three'],
    ['One ***⟨two⟩*** three', '**', 'One *⟨two⟩* three'],
    ['One *⟨two⟩* three', '**', 'One ***⟨two⟩*** three'],
    ['⟨⟩', '*', '*⟨⟩*'],
    ['One⟨ ⟩two', '**', 'One⟨ ⟩two'],
    ['One⟨\n\u00a0⟩two', '*', 'One⟨\n\u00a0⟩two'],
    ['One**⟨ ⟩**two', '**', 'One⟨ ⟩two'],
  ] as const)('toggles %s with %s', (before, mark, after) => {
    expect(shown(toggled(selected(before), mark))).toBe(after);
  });

  it('leaves one stretch of a headline with emphasis', () => {
    expect(shown(emphasised(selected('Rank in the *top 3* of the ⟨map⟩')))).toBe('Rank in the top 3 of the *⟨map⟩*');
    expect(shown(emphasised(selected('Rank in the *⟨top 3⟩* of the map')))).toBe('Rank in the ⟨top 3⟩ of the map');
    expect(shown(emphasised(selected('2 \\* 3 ⟨is six⟩')))).toBe('2 \\* 3 *⟨is six⟩*');
    expect(shown(emphasised(selected('Rank in the *top 3* of⟨ ⟩the map')))).toBe('Rank in the *top 3* of⟨ ⟩the map');
  });

  it('adds, changes and removes a link', () => {
    expect(shown(linked(selected('See ⟨prices⟩ now'), '/pricing'))).toBe('See [⟨prices⟩](/pricing) now');
    expect(shown(linked(selected('See [pri⟨⟩ces](/old) now'), '/new#a'))).toBe('See [⟨prices⟩](/new#a) now');
    expect(shown(linked(selected('See [pri⟨⟩ces](/old) now'), ''))).toBe('See ⟨prices⟩ now');
    expect(shown(linked(selected('See⟨ ⟩prices'), '/pricing'))).toBe('See⟨ ⟩prices');
    expect(linkAt(selected('[a](/b) and ⟨c⟩'))).toBe(undefined);
    expect(linkAt(selected('[a](/b) and [⟨c⟩](/d)'))?.href).toBe('/d');
  });

  it('inserts a value', () => {
    expect(shown(inserted(selected('From ⟨90⟩ on'), '{{facts.price}}'))).toBe('From {{facts.price}}⟨⟩ on');
  });
});
