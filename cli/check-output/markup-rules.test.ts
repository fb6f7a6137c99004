import { expect, it } from 'vitest';
import { validateMarkup } from './markup-rules.ts';

async function doubled(type: string): Promise<string[]> {
  const inputs = [1, 2].map(
    (value) => `<label><input type="${type}" name="extras" value="${value}"> Extra ${value}</label>`,
  );
  const html = `<!doctype html><html lang="en"><head><title>Cake</title></head><body><form>${inputs.join('')}</form></body></html>`;
  return (await validateMarkup(html)).flatMap(({ rule }) => (rule === 'form-dup-name' ? [rule] : []));
}

it.each(['checkbox', 'radio'])('lets the choices of one question share a name: %s', async (type) => {
  expect(await doubled(type)).toEqual([]);
});

it('refuses two fields with one name', async () => {
  expect(await doubled('text')).toEqual(['form-dup-name']);
});
