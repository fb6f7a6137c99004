import { expect, it } from 'vitest';
import { writtenAs } from './marks.ts';

const found = (source: string, text: string) => writtenAs(text).exec(source)?.[0];

it('finds a text between marks', () => {
  expect(found('Ready in **5** days.', '5 days')).toBe('5** days');
  expect(found('Ready in [**5**](/days) *days*.', '5 days')).toBe('5**](/days) *days');
  expect(found('In 5\\* or $5\n a [month][m]', '5 a month')).toBe('5\n a [month');
  expect(found('2\\*3', '2*3')).toBe('2\\*3');
});

it('finds no text that other characters are in', () => {
  expect(found('**5** or 6 days', '5 days')).toBeUndefined();
  expect(found('**{{param.n}}** days', '5 days')).toBeUndefined();
});

it('takes time linear in the source', () => {
  const start = performance.now();
  expect(found('5](('.repeat(50_000), '5 days')).toBeUndefined();
  expect(found(`5${'*['.repeat(50_000)}`, '5 days')).toBeUndefined();
  expect(performance.now() - start).toBeLessThan(5000);
});
