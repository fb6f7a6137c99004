import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { build } from '../renderer/build/index.ts';
import { filesIn, tempSite } from './temp-site.ts';

const site = tempSite('own-block');
afterAll(site.drop);

it('tokens that nothing uses are on no page; those that code, documents and sheets name are', async () => {
  const theme = readFileSync(join(site.root, 'templates/theme.css'), 'utf8');
  const tokens = ['--by-nobody: white', '--by-code: 1px', '--by-document: 2px', '--by-sheet: 3px', '--by-token: 4px'];
  site.write(
    'templates/theme.css',
    `${theme}\n:root { ${tokens.join('; ')}; }\n[data-tone="ink"] { --by-nobody: light-dark(black, white); }\n`,
  );
  site.edit(
    'templates/blocks/hire-price/total.ts',
    'Math.max(1, hours)',
    "Math.max('--by-code'.length * 0 + 1, hours)",
  );
  site.edit('templates/document.hbs', '</head>', '<style>p { margin: var(--by-document) }</style></head>');
  site.edit('templates/blocks/hire-price/style.css', '20rem;', '20rem; --own: var(--by-sheet, var(--by-token));');
  const { issues } = await build(site.options);
  expect(issues.filter(({ severity }) => severity === 'error')).toEqual([]);
  const page = String(filesIn(site.options.out).get('index.html'));
  const declared = tokens.filter((token) => page.includes(`${token.split(':')[0]}:`));
  expect(declared).toEqual(tokens.slice(1));
});
