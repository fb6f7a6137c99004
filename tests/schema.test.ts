import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { reportJsonSchema } from '../cli/report/report-schema.ts';
import { frontageInProcess } from './in-process.ts';
import { filesIn, tempSite } from './temp-site.ts';

const site = tempSite('own-block');
afterAll(() => site.drop());
const schema = (...args: string[]) => frontageInProcess(['schema', ...args], { cwd: site.root });

describe('frontage schema', () => {
  it('prints the schema of the config, alone on standard output, even if the config cannot be read', async () => {
    writeFileSync(join(site.root, 'broken.config.ts'), 'export default {');
    const { code, stdout, stderr } = await schema('--config', 'broken.config.ts');
    expect([code, stderr]).toEqual([0, '']);
    const printed = JSON.parse(stdout);
    expect(printed).toMatchObject({ $schema: 'https://json-schema.org/draft/2020-12/schema', type: 'object' });
    expect(Object.keys(printed.$defs)).toEqual(expect.arrayContaining(['section-hero', 'section-hirePrice']));
  });

  it('prints that of one block, including the site’s own, and suggests the block that was meant', async () => {
    const own = JSON.parse((await schema('--block', 'hirePrice')).stdout);
    expect(own).toMatchObject({
      title: 'Section of the block hirePrice',
      properties: { block: { const: 'hirePrice' } },
    });
    const { code, stdout, stderr } = await schema('--block', 'hreo');
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toBe('error: There is no block "hreo".\n  Did you mean "hero"?\n');
  });

  it('writes all of them to a folder', async () => {
    const { code, stdout } = await schema('--write', 'out/schemas');
    expect(code).toBe(0);
    const files = filesIn(join(site.root, 'out/schemas'));
    const names = [...(files instanceof Map ? files.keys() : Object.keys(files))];
    expect(names).toEqual(
      expect.arrayContaining(['config.schema.json', 'report.schema.json', 'blocks/hero.schema.json']),
    );
    expect(stdout).toBe(`${names.length} schemas in out/schemas.\n`);
    const report = JSON.parse(readFileSync(join(site.root, 'out/schemas/report.schema.json'), 'utf8'));
    expect(report).toEqual(reportJsonSchema());
    writeFileSync(join(site.root, 'taken'), '');
    const taken = await schema('--write', 'taken');
    expect(taken.code).toBe(2);
    expect(taken.stderr).toContain('Name a folder that you may write to.');
  });

  it('writes a reference of the blocks, with their fields and an example of each', async () => {
    const { code, stdout } = await schema('--reference', 'blocks.md', '--block', 'hirePrice');
    expect([code, stdout]).toEqual([0, 'blocks.md describes 1 block.\n']);
    const read = () => readFileSync(join(site.root, 'blocks.md'), 'utf8');
    expect(read()).toContain('## hirePrice');
    expect((await schema('--reference', 'blocks.md', '--quiet')).code).toBe(0);
    const text = read();
    const headings = [...text.matchAll(/^## (.+)$/gm)].map(([, title = '']) => title);
    expect(headings).toEqual(expect.arrayContaining(['faq', 'form', 'hero', 'hirePrice']));
    const ids = headings.map((title) => `#${title.toLowerCase().replaceAll(' ', '-')}`);
    const anchors = [...text.matchAll(/\]\((#[^)]*)\)/g)].map(([, anchor]) => anchor);
    expect(new Set(ids).size).toBe(ids.length);
    expect(anchors.filter((anchor) => !ids.includes(anchor ?? ''))).toEqual([]);
    expect(text).toContain('\n- `headline` (headline, required): ');
    expect(text).toContain("```ts\nexport const faq = {\n  block: 'faq',\n");
  });
});
