import { describe, expect, it } from 'vitest';
import { linkedInPackage, packageReadme } from './readme.ts';

describe('a page of the package', () => {
  const has = (file: string) => ['docs/forms.md', 'CHANGELOG.md'].includes(file);

  it.each([
    ['[forms](forms.md#steps)', '[forms](forms.md#steps)'],
    ['[changes](../CHANGELOG.md)', '[changes](../CHANGELOG.md)'],
    ['[`file-outside`](rules/file-outside.md)', '`file-outside`'],
    ['[the workflow](../.github/workflows/release.yml)', 'the workflow'],
    ['[a site](https://example.com/a.md)', '[a site](https://example.com/a.md)'],
    ['write `[prices](/prices)`', 'write `[prices](/prices)`'],
    ['Before.\n\n![The studio](studio.webp)\n\nAfter.', 'Before.\n\nAfter.'],
    ['write `![a map](map.png)`', 'write `![a map](map.png)`'],
  ])('%j becomes %j', (text, expected) => {
    expect(linkedInPackage(text, 'docs/leads.md', has)).toBe(expected);
  });

  it('has no chapter for those who have the repository', () => {
    expect(packageReadme('# A\n\n## In this repository\n\nnpm ci\n\n## Start\n')).toBe('# A\n\n## Start\n');
  });
});
