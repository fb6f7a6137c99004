import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { questionsData } from '../job/questions-data.ts';
import type { Row } from '../job/rows.ts';
import type { Words } from '../job/words.ts';
import { PlainForm } from '../react/plain-form.tsx';
import { Home, Page } from '../react/sections.tsx';

// The limit: React components in one loop, and files. No config, no checks, no bundling, nothing remembered.

const root = process.cwd();
const out = join(root, 'dist');
const words: Words = JSON.parse(readFileSync(join(root, 'words.json'), 'utf8'));
const all: Row[] = JSON.parse(readFileSync(join(root, 'rows.json'), 'utf8'));
mkdirSync(join(out, 'assets'), { recursive: true });
for (const name of ['site.css', 'form.js']) writeFileSync(join(out, 'assets', name), readFileSync(join(root, name)));

const form = <PlainForm words={words.form} />;
const data = `<script type="application/ld+json">${questionsData(words)}</script>`;
for (const row of all) {
  const body = renderToStaticMarkup(<Page row={row} words={words} form={form} />);
  writeFileSync(join(out, `${row.slug}.html`), page({ ...row, path: `/${row.slug}`, more: data, body }));
}
const home = renderToStaticMarkup(<Home words={words} />);
writeFileSync(join(out, 'index.html'), page({ ...words.home, path: '/', more: '', body: home }));
const addresses = ['/', ...all.map(({ slug }) => `/${slug}`)].map(
  (path) => `<url><loc>${words.origin}${path}</loc></url>`,
);
writeFileSync(
  join(out, 'sitemap.xml'),
  `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${addresses.join('')}</urlset>`,
);

interface Parts {
  readonly title: string;
  readonly description: string;
  readonly path: string;
  readonly more: string;
  readonly body: string;
}

function page({ title, description, path, more, body }: Parts): string {
  const address = words.origin + path;
  const head = renderToStaticMarkup(
    <>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width" />
      <title>{title}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={address} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      <link rel="stylesheet" href="/assets/site.css" />
    </>,
  );
  const script = more === '' ? '' : '<script type="module" src="/assets/form.js"></script>';
  return `<!doctype html><html lang="en-US"><head>${head}${more}${script}</head><body>${body}</body></html>`;
}
