import { expect, it } from 'vitest';
import { withSameParts } from './same-parts.ts';

const site = () => ({
  name: 'Bakery',
  routes: [
    { path: '/', sections: { hero: { headline: 'Bread' }, list: { items: [{ text: 'Rye' }, { text: 'Spelt' }] } } },
    { path: '/rye', sections: {} },
  ],
});

it('returns the same object for an equal value', () => {
  const before = site();
  expect(withSameParts(before, site())).toBe(before);
});

it('keeps every part that is equal, and no other', () => {
  const before = site();
  const now = site();
  const [home] = now.routes;
  if (home !== undefined) home.sections.hero = { headline: 'Buns' };
  const expected = structuredClone(now);
  const same = withSameParts(before, now);
  expect(same).toEqual(expected);
  expect(same.routes[0]?.sections.list).toBe(before.routes[0]?.sections.list);
  expect(same.routes[1]).toBe(before.routes[1]);
  expect(same.routes[0]?.sections.hero).not.toBe(before.routes[0]?.sections.hero);
  expect(before).toEqual(site());
});

it('takes values with other keys, another order of keys or another kind as others', () => {
  const others: unknown[] = [{ a: 1 }, { a: 1, b: 2, c: 3 }, { b: 2, a: 1 }, [1, 2], null, 'a', { a: 1, b: undefined }];
  for (const other of others) {
    const before = { value: { a: 1, b: 2 } };
    const same = withSameParts<unknown>(before, structuredClone({ value: other }));
    expect(same).toEqual({ value: other });
    expect(JSON.stringify(same)).toBe(JSON.stringify({ value: other }));
    expect(same).not.toBe(before);
  }
});

it('shares objects as the new value does', () => {
  const shared = () => {
    const one = { text: 'Rye' };
    return { a: one, b: one };
  };
  const apart = () => ({ a: { text: 'Rye' }, b: { text: 'Rye' } });
  const nowShared = withSameParts(apart(), shared());
  expect(nowShared.a).toBe(nowShared.b);
  const nowApart = withSameParts(shared(), apart());
  expect(nowApart.a).not.toBe(nowApart.b);
  expect(nowApart).toEqual(apart());
  const before = shared();
  expect(withSameParts(before, shared())).toBe(before);
});

it('keeps a key named like the prototype', () => {
  const value = (b: number) => JSON.parse(`{"a":{"__proto__":{"text":"Rye"},"b":${b}}}`) as { a: object };
  for (const before of [1, 2]) {
    const now = withSameParts({ ...value(before), c: 1 }, value(1));
    expect(JSON.stringify(now)).toBe(JSON.stringify(value(1)));
    expect(Object.getPrototypeOf(now.a)).toBe(Object.prototype);
  }
});
