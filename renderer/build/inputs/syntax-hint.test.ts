import { parseSync } from 'rolldown/utils';
import { describe, expect, it } from 'vitest';
import { syntaxHint } from './syntax-hint.ts';

/** The hint for code with one error. */
function hintFor(code: string) {
  const [error] = parseSync('a.ts', code, { lang: 'ts' }).errors;
  const at = error?.labels[0]?.start ?? 0;
  const start = code.lastIndexOf('\n', at - 1) + 1;
  const line = code.slice(start).split('\n')[0] ?? '';
  return syntaxHint(line, at - start, error?.message ?? '');
}

describe('syntaxHint', () => {
  it.each([
    ["const a = { b: 'It's here' };", 'after "It" ends', `"It's here"`],
    ["const a = {\n  b: 'We don't do it.',\n  c: 'x',\n};", 'after "We don" ends', `"We don't do it."`],
    ["const a = {\n  b: 'it's Joe's',\n};", 'after "it" ends', `"it's Joe's"`],
    ["const a = {\n  b: 'The plumbers' choice',\n};", 'after "The plumbers" ends', `"The plumbers' choice"`],
    ["const a = ['don't', 'x'];", 'after "don" ends', `"don't"`],
    ["const a = { b: 'Rock 'n' roll' };", 'after "Rock " ends', `"Rock 'n' roll"`],
    ["f('it's')", 'after "it" ends', `"it's"`],
    [`const a = { b: 'Joe's "best"' };`, 'after "Joe" ends', '`Joe\'s "best"`'],
    ['const a = { b: "a 6" pipe" };', 'quotation mark after "a 6" ends', `'a 6" pipe'`],
    ["const a = {\n  b: 'We don't,\n  c: 'x',\n};", 'after "We don" ends', 'in double quotes. Or'],
  ])('explains %j', (code, message, suggestion) => {
    const slip = hintFor(code);
    expect(slip?.message).toContain(message);
    expect(slip?.suggestion).toContain(suggestion);
  });

  it.each(['const a = { b: ‘Ferns’ };', 'const a = { b: “Ferns” };', 'const a = { b: „Farne“ };'])(
    'is a quote of a word processor: %j',
    (code) => expect(hintFor(code)?.suggestion).toContain('straight quotes'),
  );

  it('explains a text that is not closed', () => {
    expect(hintFor("const a = {\n  b: 'Ferns,\n  c: 'x',\n};")?.message).toBe(
      'The text that starts here has no closing quote.',
    );
  });

  it.each([
    "const a = { b: 'x' c: 'y' };",
    "const a = { b: 'x' c };",
    'const a = { b c };',
    "const a = { b: 'x';\n c: 'y' };",
    "const a = ['x' 'y'];",
    "const a = { b = 'x' };",
  ])('has no hint for other errors: %j', (code) => expect(hintFor(code)).toBeUndefined());
});
