import { describe, expect, it } from 'vitest';
import { config, sourcesOf, written } from './sources.fixture.ts';

describe('needles', () => {
  it.each([
    ["'Call {{facts.tel}} now'", '{{facts.tel}} now'],
    ['`Call\n {{facts.tel}} now`', '{{facts.tel}} now`'],
    [`\`\${a} {{facts.tel}}\``, '{{facts.tel}}`'],
    ["'Call ' + '{{facts.tel}}'", "{{facts.tel}}'"],
    ["upper('{{facts.tel}}')", "{{facts.tel}}')"],
    ["'it\\'s not here'", "'it\\'s not here'"],
  ])('narrow %s down', (value, expected) => {
    expect(written(config(`export default { x: ${value} }`), ['x'], { needle: '{{facts.tel}}' })).toContain(
      `: ${expected}`,
    );
  });

  it('are searched in strings, not in code', () => {
    expect(written(config("export default { x: tel(hello, 'my tel') }"), ['x'], { needle: 'tel' })).toBe(
      "pages.config.ts: tel') }",
    );
  });

  it('are searched in the expression that computes the value', () => {
    const text =
      "const pages = names.map((n) => ({ path: n, words: '{{facts.tel}}' }));\nexport default { routes: [...pages] };";
    expect(written(config(text), ['routes', 3, 'words'], { needle: '{{facts.tel}}' })).toBe(
      "near pages.config.ts: {{facts.tel}}' }));",
    );
  });

  it('do not move a key', () => {
    expect(written(config("export default { tel: 'tel' }"), ['tel'], { needle: 'tel', atKey: true })).toBe(
      "pages.config.ts: tel: 'tel' }",
    );
  });

  it('are followed into copy', () => {
    const files = {
      'pages.config.ts': "import * as c from './c'; export default { x: c.words };",
      'c.ts': "export const words = 'a {{b}}';",
    };
    expect(sourcesOf(files).locate(['x'], { needle: '{{b}}' })).toEqual({
      file: 'c.ts',
      line: 1,
      column: 25,
      exact: true,
    });
  });
});
