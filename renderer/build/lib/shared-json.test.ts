import { expect, it } from 'vitest';
import { sharedJson } from './as-text.ts';

it('writes plain JSON if nothing is shared', () => {
  for (const value of [1, 'a', null, [], {}, [[1], { a: { b: [true, 'x'] } }]])
    expect(sharedJson(value)).toBe(JSON.stringify(value));
  expect(sharedJson(undefined)).toBe('');
});

it('writes each object once, and distinguishes shared from equal objects', () => {
  let value: unknown = ['x'];
  for (let depth = 0; depth < 1000; depth++) value = { left: value, right: value };
  expect(sharedJson(value).length).toBeLessThan(30_000);
  const one = { a: 1 };
  const other = { a: 2 };
  expect(sharedJson([one, other, one])).not.toBe(sharedJson([one, other, other]));
});
