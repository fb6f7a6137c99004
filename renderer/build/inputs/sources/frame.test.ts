import { describe, expect, it } from 'vitest';
import { frame } from './frame.ts';
import { SourceText } from './source-text.ts';

const show = (text: string, line: number, column: number) =>
  frame(new SourceText('a.ts', text), { file: 'a.ts', line, column });

const ten = Array.from({ length: 10 }, (_, n) => `line ${n + 1}`).join('\n');

describe('frame', () => {
  it('shows two lines before and after, with a caret', () => {
    expect(show(ten, 8, 6)).toBe(
      ['   6 | line 6', '   7 | line 7', '>  8 | line 8', '     |      ^', '   9 | line 9', '  10 | line 10'].join(
        '\n',
      ),
    );
  });

  it('stops at the ends of the file', () => {
    expect(show(ten, 1, 1)).toBe(['> 1 | line 1', '    | ^', '  2 | line 2', '  3 | line 3'].join('\n'));
    expect(show('a\nb\n', 2, 1)).toBe('  1 | a\n> 2 | b\n    | ^');
    expect(show('a\nb\n', 3, 1)).toBe('  1 | a\n  2 | b\n> 3 |\n    | ^');
    expect(show('', 1, 1)).toBe('> 1 |\n    | ^');
  });

  it('is nothing for a line that does not exist', () => {
    expect(show(ten, 11, 1)).toBeUndefined();
    expect(show(ten, 0, 1)).toBeUndefined();
  });

  it('leaves out line ends and the byte order mark', () => {
    expect(show('\uFEFFa\r\nbc\r\n', 2, 2)).toBe('  1 | a\n> 2 | bc\n    |  ^');
    expect(show('\uFEFFabc', 1, 2)).toBe('> 1 | abc\n    |  ^');
  });

  it('puts the caret below the column after tabs, emoji, wide and combining characters', () => {
    expect(show('\t\tx', 1, 3)).toBe('> 1 | \t\tx\n    | \t\t^');
    expect(show('😀x', 1, 3)).toBe('> 1 | 😀x\n    |   ^');
    expect(show('日本x', 1, 3)).toBe('> 1 | 日本x\n    |     ^');
    expect(show('e\u0301x', 1, 3)).toBe('> 1 | e\u0301x\n    |  ^');
  });

  it('cuts long lines around the column and keeps characters whole', () => {
    const long = `${'a'.repeat(300)}HERE${'b'.repeat(300)}`;
    const [marked = '', caret = ''] = show(long, 1, 301)?.split('\n') ?? [];
    expect(marked.length).toBeLessThan(125);
    expect(marked).toMatch(/^> 1 \| …a+HEREb+…$/);
    expect(caret.indexOf('^')).toBe(marked.indexOf('HERE'));
    const near = 'a'.repeat(109);
    expect(show(`${near}H`, 1, 110)).toContain(`${near}H\n`);
    expect(show(`${near}Hbb`, 1, 110)).toContain(`| …${'a'.repeat(107)}Hbb\n`);
    for (const shift of ['', 'x']) {
      expect(show(`${shift}${'😀'.repeat(300)}`, 1, 201)).not.toMatch(/\uFFFD/);
    }
    expect(show(`short\n${long}`, 1, 1)?.split('\n')[2]).toMatch(/^ {2}2 \| a{110}…$/);
  });

  it('prints nothing that could steer a terminal', () => {
    expect(show('a\u001b[31m\u0000\u202eb', 1, 9)).toBe('> 1 | a␛[31m␀\uFFFDb\n    |         ^');
  });
});
