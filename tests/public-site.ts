import { cpSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { onTestFinished } from 'vitest';
import { siteIn } from './temp-site.ts';

interface PublicSite {
  readonly origin?: string;
  readonly trailingSlash?: 'always' | 'never';
  readonly links?: readonly string[];
  readonly more?: string;
  readonly files?: Readonly<Record<string, string | Buffer>>;
}

/** A site of two pages, with files in `templates/public`. */
export function siteWith({
  origin = 'https://fern.example',
  trailingSlash = 'never',
  links = [],
  more = '',
  files = {},
}: PublicSite) {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'frontage-public-')));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  cpSync(resolve(import.meta.dirname, 'errors/_base'), root, { recursive: true });
  const sections = links.map(
    (href, index) =>
      `s${index}: { ...intro, headline: 'Fern ${index}', actions: [{ label: 'Link ${index}', href: ${JSON.stringify(href)} }] },`,
  );
  const at = (name: string) => join(root, 'templates/public', name);
  const put = (name: string, content: string | Buffer) => {
    mkdirSync(dirname(at(name)), { recursive: true });
    writeFileSync(at(name), content);
  };
  const site = siteIn(root);
  site.write(
    'pages.config.ts',
    `import { defineSite } from 'frontage';
import { intro, meta, site } from './site.ts';
const rules = { ...site.rules, 'heading-main': 'off' } as const;
export default defineSite({ ...site, rules, origin: '${origin}', trailingSlash: '${trailingSlash}', ${more}
  routes: [
    { path: '/', meta, sections: { intro, ${sections.join(' ')} } },
    { path: '/ferns', meta, sections: { intro: { ...intro, headline: 'Ferns of every kind' } } },
  ],
});
`,
  );
  for (const [name, content] of Object.entries(files)) put(name, content);
  const options = { ...site.options, today: '2026-05-01' };
  const page = (file = 'index.html') => readFileSync(join(options.out, file), 'utf8');
  const hrefs = () => Array.from(page().matchAll(/href="([^"]*)"[^>]*>(?:<[^>]*>)*Link \d/g), ([, href]) => href);
  return { ...site, options, put, at, page, hrefs };
}

/** A PDF with bytes that are not UTF-8. */
export const pdf = Buffer.from([...Buffer.from('%PDF-1.7\n'), 0xff, 0x00, 0xfe, ...Buffer.from('0123456789')]);
