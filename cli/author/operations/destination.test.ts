import { describe, expect, it } from 'vitest';
import { editable } from '../author.fixture.ts';
import { applyEdits } from '../edits.ts';
import { applyOperation } from './apply.ts';
import type { DestinationOperation } from './operation.ts';

/** Returns the config after a new destination. Its inverse has to lead to the same bytes. */
function added(config: string, address: DestinationOperation['address'], name = 'office'): string {
  const { site, root } = editable({ 'pages.config.ts': config });
  applyOperation(site, { op: 'addDestination', name, label: "The owner's", address });
  const file = `${root}/pages.config.ts`;
  const after = site.changes.results().get(file) ?? '';
  expect(applyEdits(after, site.changes.inverse().get(file) ?? [])).toBe(config);
  return after;
}

const url = { url: 'https://hooks.example/lead' };
const variable = { variable: 'PUBLIC_OFFICE' };

describe('a new destination', () => {
  it('is added behind the others, or as the first one', () => {
    const office = "office: { label: \"The owner's\", url: 'https://hooks.example/lead' }";
    expect(added("export default {\n  destinations: {\n    desk: { label: 'Desk' }, // ours\n  },\n};\n", url)).toBe(
      `export default {\n  destinations: {\n    desk: { label: 'Desk' }, // ours\n    ${office},\n  },\n};\n`,
    );
    expect(added("export default {\n  name: 'A',\n};\n", url)).toContain(`  destinations: { ${office} },\n`);
  });

  it('reads an environment variable with the import that this needs', () => {
    const config = (imported: string) => `${imported}\r\nexport default defineSite({\r\n  destinations: {},\r\n});\r\n`;
    expect(added(config("import { defineSite } from 'frontage';"), variable)).toContain(
      "import { defineSite, env } from 'frontage';\r\n",
    );
    expect(added(config("import { defineSite, env as read } from 'frontage';"), variable)).toContain(
      "url: read('PUBLIC_OFFICE')",
    );
    expect(added(config("import type { Site } from 'frontage';"), variable)).toContain(
      "import { env } from 'frontage';",
    );
    expect(added('export default { destinations: {} };\n', variable)).toMatch(/^import \{ env \} from 'frontage';\n/);
  });

  it('takes no name that is in use, and none where code computes the destinations', () => {
    expect(() => added('export default { destinations: { office: {} } };\n', url)).toThrow('already a "office"');
    expect(() => added('export default { destinations: made() };\n', url)).toThrow('cannot be edited');
  });
});
