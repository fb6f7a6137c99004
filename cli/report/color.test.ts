import { describe, expect, it } from 'vitest';
import { paint, takesColor } from './color.ts';

const terminal = { isTTY: true };
const pipe = {};

describe('takesColor', () => {
  it.each([
    ['a terminal', terminal, {}, true],
    ['a pipe', pipe, {}, false],
    ['a terminal with NO_COLOR', terminal, { NO_COLOR: '1' }, false],
    ['a terminal with an empty NO_COLOR', terminal, { NO_COLOR: '' }, true],
    ['a terminal that is dumb', terminal, { TERM: 'dumb' }, false],
    ['a pipe with FORCE_COLOR', pipe, { FORCE_COLOR: '1' }, true],
    ['a pipe with an empty FORCE_COLOR', pipe, { FORCE_COLOR: '' }, true],
    ['a terminal with FORCE_COLOR=0', terminal, { FORCE_COLOR: '0' }, false],
    ['a pipe with both', pipe, { FORCE_COLOR: '1', NO_COLOR: '1' }, true],
  ])('decides for %s', (_what, stream, env, expected) => {
    expect(takesColor(stream, env)).toBe(expected);
  });
});

describe('paint', () => {
  it('styles a text, or leaves it alone', () => {
    expect(paint(true)('red', 'x')).toBe('\u001b[31mx\u001b[39m');
    expect(paint(false)('red', 'x')).toBe('x');
  });
});
