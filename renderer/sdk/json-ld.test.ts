import { expect, it } from 'vitest';
import { serialiseJsonLd } from './json-ld.ts';

it('cannot end the script element, and parses to the same data', () => {
  const nodes = [{ '@type': 'Thing', name: '</script><script>alert(1)</script><!--' }];
  const text = serialiseJsonLd(nodes);
  expect(text).not.toMatch(/<|<!--/);
  expect(JSON.parse(text)).toEqual({ '@context': 'https://schema.org', '@graph': nodes });
});
