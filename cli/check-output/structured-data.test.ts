import { describe, expect, it } from 'vitest';
import { readMarkup } from '../../renderer/build/lib/markup/tags.ts';
import { serialiseJsonLd } from '../../renderer/sdk/json-ld.ts';
import { type Claim, createClaimMatcher, readData } from './structured-data.ts';

const shows = (html: string, value: string, kind: Claim['kind'] = 'text') =>
  createClaimMatcher(html, readMarkup(html))({ of: 'Answer', property: 'text', value, kind, id: undefined });

describe('text that structured data claims', () => {
  it.each([
    ['escaped characters', '<p>Is 1 &lt; 2 &amp; 3 &gt; 2? Yes &amp; no.</p>', 'Is 1 < 2 & 3 > 2? Yes & no.'],
    ['a < that begins no tag', '<p>We &lt;3 bread, and a&lt;b.</p>', 'We <3 bread, and a<b.'],
    ['a tag in text', '<p>Write &lt;b&gt;bold&lt;/b&gt; in HTML.</p>', 'Write <b>bold</b> in HTML.'],
    ['a character reference in text', '<p>Type &amp;amp; for &amp;.</p>', 'Type &amp; for &.'],
    ['an & that begins no reference', '<p>R&amp;D; &amp;constructor;</p>', 'R&D; &constructor;'],
    ['quotes', '<p>&quot;Fresh&quot; isn&#x27;t &#39;new&#39;</p>', `"Fresh" isn't 'new'`],
    ['markup', '<p>One <b>two</b>.</p><p>Three</p>', '<p>One <b>two</b>.</p><p>Three</p>'],
    ['references in markup', '<p>Salt &amp; flour</p>', '<p>Salt &amp; flour</p>'],
    ['lines', '<p>One<br>two</p><ul><li>three</li></ul>', 'One\ntwo\n\nthree'],
    [
      'lists in a text, with their bullets and numbers',
      '<div id="a" class="paragraphs"><p>One</p><ul><li>two <b>2</b></li><li>three</li></ul><ol><li>four</li><li>five</li></ol></div>',
      'One\n• two 2\n• three\n1. four\n2. five',
    ],
    [
      'a part of a word in bold, before another line',
      '<p>Over<b>night</b> bread</p><p>daily</p>',
      'Overnight bread\ndaily',
    ],
    ['text that React joined', '<p>From <!-- -->$<!-- -->45</p><p>a loaf</p>', 'From $45 a loaf'],
    ['no-break spaces', '<p>25\u00a0% and\u202fmore</p>', '25 % and more'],
    ['different white space', '<p>\n  One\n  two </p>', ' One  two'],
    ['hidden hyphens', '<p>Brot\u00adback\u200bstube<wbr>n</p>', 'Brotbackstuben'],
    ['letters in other forms', '<p>Cafe\u0301</p>', 'Café'],
    ['the alternative text of a picture', '<img alt="Salt &amp; flour">', 'Salt & flour'],
    ['an email address with a subject', '<a href="mailto:Ann@example.org?subject=Hi">Write</a>', 'ann@example.org'],
  ])('is found: %s', (_what, html, value) => {
    expect(shows(html, value)).toBe(true);
  });

  it.each([
    ['other text', '<p>Is 1 &lt; 2?</p>', 'Is 1 < 3?'],
    ['text between < and >', '<p>Is 1  2?</p>', 'Is 1 < a & b > 2?'],
    ['text in a script', '<script>Fresh bread</script>', 'Fresh bread'],
    ['a tag alone', '<p>Bread</p>', '<br>'],
    ['a bullet of another list', '<ul><li>Bread</li></ul>', '• Bread'],
    ['no part of a longer address', '<a href="mailto:ann@example.org.uk">x</a>', 'ann@example.org'],
  ])('is not found: %s', (_what, html, value) => {
    expect(shows(html, value)).toBe(false);
  });

  it('is reported at its location, with escaped characters as well', () => {
    const answer = (text: string) => ({
      '@type': 'FAQPage' as const,
      mainEntity: [
        { '@type': 'Question' as const, name: 'Why?', acceptedAnswer: { '@type': 'Answer' as const, text } },
      ],
    });
    const html = `<h2>Why?</h2><script type="application/ld+json">${serialiseJsonLd([answer('1 < 2 & gone')])}</script>`;
    const { diagnostics } = readData(html, readMarkup(html));
    expect(diagnostics.map(({ code, at }) => [code, html.slice(at, at + 19)])).toEqual([
      ['json-ld-unseen', '1 \\u003c 2 & gone"}'],
    ]);
  });
});
