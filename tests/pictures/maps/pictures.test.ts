import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { pictures } from './pictures.ts';

describe('the pictures of the first site', () => {
  it.each(Object.entries(pictures))('%s.svg is what its script draws', (name, text) => {
    expect(readFileSync(new URL(`../../../templates/images/${name}.svg`, import.meta.url), 'utf8')).toBe(text);
  });
});
