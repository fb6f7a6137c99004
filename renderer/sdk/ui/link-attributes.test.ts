import { describe, expect, it } from 'vitest';
import { linkAttributes } from './link-attributes.ts';

describe('linkAttributes', () => {
  it('adds the anchor on the same page, so that the loader can open it as a dialog', () => {
    expect(linkAttributes('#audit')).toEqual({ href: '#audit', 'data-open': 'audit' });
  });

  it('adds nothing to routes, mail and phone links', () => {
    for (const href of ['/', '/pricing#plans', 'mailto:a@b.example', 'tel:+15550100', '#']) {
      expect(linkAttributes(href, true)).toEqual({ href });
    }
  });

  it('adds `noopener` to links to other sites, and opens a new tab only if asked to', () => {
    expect(linkAttributes('https://x.example/')).toEqual({ href: 'https://x.example/', rel: 'noopener' });
    expect(linkAttributes('https://x.example/', true)).toMatchObject({ target: '_blank', rel: 'noopener' });
  });
});
