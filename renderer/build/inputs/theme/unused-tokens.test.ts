import { describe, expect, it } from 'vitest';
import { unusedTokens } from './rewrites.ts';

const theme = `
/* --paper is var(--gone). */
:root {
  --paper: white;
  --ink: black;
  --line: color-mix(in oklab, var(--ink), var(--paper) 80%);
  --space-1: 4px;
  --space-10: 40px
}
[data-tone="ink"] { --ink: var(--night); }
:root { --night: navy; --shadow: 0 0 1px var(--haze); --haze: gray; }
`;
const unused = (sheet: string, code: readonly string[] = [], css = theme) =>
  unusedTokens([css], { sheets: [sheet], code });

describe('tokens that nothing uses', () => {
  it('are those that no sheet names, with those that only they use', () => {
    expect(unused('p { color: var(--line); padding: var(--space-1); }')).toEqual(['--space-10', '--shadow', '--haze']);
    expect(unused('')).toEqual([
      '--paper',
      '--ink',
      '--line',
      '--space-1',
      '--space-10',
      '--night',
      '--shadow',
      '--haze',
    ]);
  });

  it('are not those whose names only begin in the same way', () => {
    expect(unused('p { margin: var(--space-10, 1px); }')).toContain('--space-1');
    expect(unused('p { margin: var(--space-1); }')).toContain('--space-10');
  });

  it('are those that sheets only declare, or name in comments', () => {
    expect(unused('p { --haze: red; } /* var(--haze) */')).toContain('--haze');
  });

  it('are not those of queries, fallbacks and rules of the theme itself', () => {
    expect(unused('@container style(--haze: red) { p { color: red } }')).not.toContain('--haze');
    expect(unused('p { color: var(--other, var( --haze )); }')).not.toContain('--haze');
    expect(unused('', [], `${theme} body { color: var(--haze); }`)).not.toContain('--haze');
    expect(unused('', [], `${theme} @property --haze { syntax: "<color>"; }`)).not.toContain('--haze');
  });

  it('are not those of values with quotes, which may contain any sign', () => {
    expect(unused('', [], `${theme} :root { --mark: "; var(--haze)"; }`)).not.toContain('--haze');
  });

  it('are not those that code names', () => {
    expect(unused('', ["style.getPropertyValue('--haze')"])).not.toContain('--haze');
  });

  it('are none if names are escaped', () => {
    expect(unused(String.raw`p { color: var(--h\61ze); }`)).toEqual([]);
  });
});
