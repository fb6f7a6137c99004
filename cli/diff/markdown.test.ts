import { describe, expect, it } from 'vitest';
import type { SharedChange, SiteDiff } from './change.ts';
import { formatDiffAsMarkdown, longestComment } from './markdown.ts';
import { formatDiffForTerminal } from './terminal.ts';

const nothing: SiteDiff = { base: 'main', baseFaults: [], pages: [], unchanged: 3, changes: [], site: [] };

function copy(added: string, pages: readonly string[], section = 'hero'): SharedChange {
  return { kind: 'copy', section, edits: [{ removed: 'old', added, before: 'an ', after: ' word' }], pages };
}

describe('a comment for a pull request', () => {
  it('starts with the marker that identifies it', () => {
    expect(formatDiffAsMarkdown(nothing)).toMatch(/^<!-- frontage-diff -->\n### Site: no page changed\n/);
  });

  it('shows a change that many pages share once', () => {
    const pages = Array.from({ length: 998 }, (_, index) => `/place-${index}`);
    const text = formatDiffAsMarkdown({ ...nothing, changes: [copy('new', pages)] });
    expect(text).toContain('the same on 998 pages: <code>/place-0 /place-1 /place-2 and 995 more</code>');
    expect(text).toContain('```diff\n- an old word\n+ an new word\n```');
    expect(text.length).toBeLessThan(600);
  });

  it('stays below the size limit, and counts the rest', () => {
    const changes = Array.from({ length: 2000 }, (_, index) => copy(`new ${'x'.repeat(200)}`, [`/page-${index}`]));
    const text = formatDiffAsMarkdown({ ...nothing, changes });
    expect(text.length).toBeLessThanOrEqual(longestComment);
    expect(text).toMatch(
      /<\/details>\n\n1,\d{3} more parts do not fit into a comment\. Run `npx frontage diff` to see all\.\n$/,
    );
    const shown = text.match(/<details>/g)?.length ?? 0;
    const left = Number(/(\d),(\d{3}) more parts/.exec(text)?.slice(1).join(''));
    expect(shown + left).toBe(2000);
  });

  it('escapes markup, mentions and code fences in the text of a site', () => {
    const hostile = '``` <img src=x> @everyone\u001b[31m';
    const text = formatDiffAsMarkdown({
      ...nothing,
      base: 'a`b',
      changes: [copy(hostile, ['/<b>@me'], '<i>*x*')],
    });
    expect(text).toContain("Compared with `a'b`.");
    expect(text).toContain('<code>/&#60;b&#62;&#64;me</code>');
    expect(text).toContain('**copy of &#60;i&#62;&#42;x&#42;**');
    expect(text).toMatch(/\n````diff\n[\s\S]*\n````\n/);
    expect(text).not.toContain('\u001b');
  });
});

describe('a diff in a terminal', () => {
  it('has the same text with and without colours', () => {
    const diff: SiteDiff = { ...nothing, changes: [copy('new\u001b[2J', ['/a'])] };
    const plain = formatDiffForTerminal(diff, { color: false });
    expect(plain).toContain('/a\n  copy of hero\n    an [-old-]{+new␛[2J+}');
    expect(formatDiffForTerminal(diff, { color: true }).replace(/\u001b\[\d+m/g, '')).toBe(plain);
  });
});
