import { expect, it } from 'vitest';
import { placeholderFor, SectionTemplate } from './filled-section.ts';

/** A placeholder as React renders it: as text, or inside a string of JSON. */
const text = (index: number) => placeholderFor(index).replace('"', '&quot;');
const inJson = (index: number) => placeholderFor(index).replace('"', '\\&quot;');

it.each([
  [
    'in markup',
    `<p title="${text(0)}">${text(1)} and ${text(0)}</p>`,
    '<p title="Salt &amp; &quot;rye&quot;">it&#x27;s and Salt &amp; &quot;rye&quot;</p>',
  ],
  ['at the start and the end', `${text(0)}<br>${text(1)}`, 'Salt &amp; &quot;rye&quot;<br>it&#x27;s'],
  [
    'in JSON',
    `<p data-props="{&quot;a&quot;:&quot;${inJson(0)}&quot;}">`,
    '<p data-props="{&quot;a&quot;:&quot;Salt &amp; \\&quot;rye\\&quot;&quot;}">',
  ],
  ['next to each other', `<p>${text(0)}${text(1)}</p>`, '<p>Salt &amp; &quot;rye&quot;it&#x27;s</p>'],
  ['nowhere', '<p></p>', '<p></p>'],
])('fills texts %s', (_where, html, expected) => {
  expect(new SectionTemplate(html).fill(['Salt & "rye"', "it's"])).toBe(expected);
});
