import { describe, expect, it } from 'vitest';
import { frame, joinRanges, offsetWithout } from './frame.ts';
import { SourceText } from './source-text.ts';

/** Hides every run of the letter x. */
const hide = (text: string) =>
  Array.from(text.matchAll(/x[x\n]*/g), ({ 0: run, index }) => ({ start: index, end: index + run.length }));

const show = (text: string, line: number, column: number) =>
  frame(new SourceText('a.ts', text), { file: 'a.ts', line, column }, hide);

describe('a frame', () => {
  it('shows an ellipsis for a hidden text, and the caret below the same character', () => {
    expect(show('a xxxxxx b', 1, 10)).toBe('> 1 | a … b\n    |     ^');
    expect(show('axxxxxx b xx c', 1, 14)).toBe('> 1 | a… b … c\n    |        ^');
    expect(show('a xxxxxx b', 1, 3)).toBe('> 1 | a … b\n    |   ^');
    expect(show('a xxxxxx b', 1, 6)).toBe('> 1 | a … b\n    |   ^');
    expect(show('xxx\na\nxxx', 2, 1)).toBe('  1 | …\n> 2 | a\n    | ^\n  3 | …');
  });

  it('hides a text of several lines in each of them', () => {
    expect(show('a xxx\nxxxxx\nxx b', 3, 4)).toBe('  1 | a …\n  2 | …\n> 3 | … b\n    |   ^');
  });

  it('hides before it cuts lines, so that no part shows at the edge', () => {
    const text = show(`${'a'.repeat(100)}${'x'.repeat(300)}HERE${'b'.repeat(200)}`, 1, 401) ?? '';
    const [marked = '', caret = ''] = text.split('\n');
    expect(text).not.toContain('x');
    expect(caret.indexOf('^')).toBe(marked.indexOf('HERE'));
    expect(show('\uFEFFxx a', 1, 4)).toBe('> 1 | … a\n    |   ^');
  });
});

describe('hidden ranges', () => {
  it('are joined if they touch', () => {
    expect(
      joinRanges([
        { start: 5, end: 9 },
        { start: 0, end: 3 },
        { start: 3, end: 4 },
        { start: 6, end: 7 },
      ]),
    ).toEqual([
      { start: 0, end: 4 },
      { start: 5, end: 9 },
    ]);
  });

  it('move the text after them', () => {
    const hidden = [{ start: 2, end: 8 }];
    expect([0, 2, 3, 7, 8, 9].map((offset) => offsetWithout(offset, hidden))).toEqual([0, 2, 2, 2, 3, 4]);
  });
});
