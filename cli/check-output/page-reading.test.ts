import { describe, expect, it } from 'vitest';
import { readPage } from './page-reading.ts';

/** Returns a page of an experiment: its variants, the content they replace, and the content behind that. */
const page = (variants: string, own: string, behind = '', head = '') => `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Bread</title>${head}
${variants}</head>
<body>
<main>
<slot data-varied="own">${own}</slot>
${behind}
</main>
</body>
</html>`;

const own = '<section id="hero" aria-labelledby="title"><h1 id="title">Fresh bread</h1></section>';
const other = own.replace('Fresh', 'New');
const template = (variant: string, content: string) =>
  `<template data-in="${variant}" data-at="[data-varied=own]" data-put="replaceWith">${content}</template>`;

/** Returns the diagnostics of a page, each with the text at its location. */
async function diagnosticsOf(html: string) {
  const { diagnostics } = await readPage(html);
  return diagnostics.map(({ code, message, at }) => `${code} at ${html.slice(at, at + 12)}: ${message}`);
}

describe('a page of an experiment', () => {
  it('has no diagnostics if its variants share ids, landmarks and headings', async () => {
    expect(await diagnosticsOf(page(`${template('b', other)}\n${template('c', other)}`, own))).toEqual([]);
    expect(await diagnosticsOf(page(template('b', `\n${other}\n`), `\n${own}\n`))).toEqual([]);
  });

  it('has the diagnostics of each variant, with their locations', async () => {
    const bad = other.replace('</section>', '<img src="/a.png"><i id="hero"></i><a href="#gone">x</a></section>');
    expect(await diagnosticsOf(page(`${template('b', other)}\n${template('c', bad)}`, own))).toEqual([
      'html-invalid at img src="/a.: In the variant "c": <img> is missing required "alt" attribute (wcag/h37)',
      'id-duplicate at hero"></i><a: In the variant "c": Two elements of the page have the id "hero".',
      'link-anchor at #gone">x</a>: In the variant "c": The anchor of the link "#gone" is not on the page.',
    ]);
  });

  it('has the diagnostics of its original content', async () => {
    const twoFirst = own.replace('</section>', '<h1>Again</h1></section>');
    expect(await diagnosticsOf(page(template('b', other), twoFirst))).toEqual([
      'html-invalid at h1>Again</h1: Multiple <h1> are not allowed (heading-level)',
    ]);
  });

  it('has each diagnostic once that all variants share', async () => {
    const behind = '<p><img src="/a.png"><a href="#gon">x</a></p>';
    const withMore = other.replace('</section>', '<p id="gone">x</p></section>');
    expect(await diagnosticsOf(page(`${template('b', withMore)}\n${template('c', other)}`, own, behind))).toEqual([
      'html-invalid at img src="/a.: <img> is missing required "alt" attribute (wcag/h37)',
      'link-anchor at #gon">x</a><: The anchor of the link "#gon" is not on the page.',
    ]);
  });

  it('has the diagnostics that a variant causes elsewhere', async () => {
    const behind = '<h2 id="next">Next</h2><p aria-describedby="hero">xyz</p>';
    const empty = '<section id="next" aria-label="Empty"><p>x</p></section>';
    expect(await diagnosticsOf(page(template('b', empty), own, behind))).toEqual([
      'html-invalid at h2 id="next": In the variant "b": Initial heading level must be <h1> but got <h2> (heading-level)',
      'id-duplicate at next">Next</: In the variant "b": Two elements of the page have the id "next".',
      'id-missing at hero">xyz</p: In the variant "b": The <p> names the id "hero" in aria-describedby, but nothing on the page has it.',
    ]);
  });

  it('offers links from other pages only the ids of all variants', async () => {
    const { ids, variantIds } = await readPage(
      page(`${template('b', other)}${template('c', '<h1 id="title">x</h1><p id="new">x</p>')}`, own),
    );
    expect({ ids, variantIds }).toEqual({ ids: ['title'], variantIds: ['hero', 'new'] });
  });

  it('must show its structured data without a variant', async () => {
    const person = { '@context': 'https://schema.org', '@type': 'Person', name: 'Ann', email: 'ann@example.org' };
    const data = `<script type="application/ld+json">${JSON.stringify(person)}</script>`;
    const contact = '<p>Ann <a href="mailto:ann@example.org">writes</a></p></section>';
    const full = (html: string) => html.replace('</section>', contact);
    expect(await diagnosticsOf(page(template('b', other), full(own), '', data))).toEqual([]);
    expect(
      (await diagnosticsOf(page(template('b', full(other)), own, '', data))).map((text) => text.split(' ')[0]),
    ).toEqual(['json-ld-unseen', 'json-ld-unseen']);
  });
});
