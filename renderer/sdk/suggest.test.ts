import { expect, it } from 'vitest';
import { didYouMean, nearest } from './suggest.ts';

it('finds the nearest name, ignoring case', () => {
  expect(nearest('hreo', ['footer', 'hero', 'header'])).toBe('hero');
  expect(nearest('Pageintro', ['pageIntro', 'pricing'])).toBe('pageIntro');
});

it('lists all names when none is near', () => {
  expect(nearest('carousel', ['hero', 'faq'])).toBeUndefined();
  expect(didYouMean('carousel', ['hero', 'faq'], 'block')).toBe('Use one of: hero, faq.');
  expect(didYouMean('x', [], 'layout')).toBe('There is no layout yet.');
});

it('shows twelve names and counts the rest', () => {
  const names = Array.from({ length: 15 }, (_, index) => `name-${index}-long`);
  expect(didYouMean('zzz', names, 'name')).toMatch(/, and 3 more\.$/);
});

it('shows a duplicate name once', () => {
  expect(didYouMean('carousel', ['hero', 'faq', 'hero'], 'block')).toBe('Use one of: hero, faq.');
});
