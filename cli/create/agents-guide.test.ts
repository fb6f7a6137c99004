import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { loadRegistry } from '../../renderer/build/inputs/registry.ts';
import { diskFiles } from '../../renderer/build/lib/files.ts';
import { issueCodes } from '../../renderer/sdk/issue.ts';
import { createProgram } from '../main.ts';
import { agentsGuide } from './agents-guide.fixture.ts';

const file = resolve(import.meta.dirname, '../starter/common/AGENTS.md');

it('AGENTS.md of new sites tells what the engine has (UPDATE=1 updates it)', async () => {
  const root = resolve(import.meta.dirname, '../starter/plain');
  const { blocks } = await loadRegistry({ files: diskFiles, root, cacheDir: resolve(root, '.frontage') });
  const guide = agentsGuide(blocks.values(), createProgram());
  if (process.env.UPDATE === '1') writeFileSync(file, guide);
  expect(readFileSync(file, 'utf8')).toBe(guide);
  for (const code of Object.keys(issueCodes)) expect(guide).toContain(`\`${code}\``);
  expect(guide).toMatch(/^\| `faq` \| .* \| \*\*headline\*\*, lead, \*\*items\*\*, openFirst, more, tone, layout \|$/m);
});
