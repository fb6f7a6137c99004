import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { questionsData } from '../job/questions-data.ts';
import type { Row } from '../job/rows.ts';
import type { Words } from '../job/words.ts';

/** What the two loops differ in: the components. */
export interface Bodies {
  readonly page: (row: Row, words: Words) => ReactNode;
  readonly home: (words: Words) => ReactNode;
  /** A script of the project that brings forms to life. */
  readonly script?: string;
}

const root = process.cwd();
const out = join(root, 'dist');

/** The limit: React components in one loop, and files. No config, no checks, no bundling, nothing remembered. */
export function writeSite(bodies: Bodies): void {
  const words: Words = readJson('words.json');
  const rows: Row[] = readJson('rows.json');
  const { script } = bodies;
  mkdirSync(join(out, 'assets'), { recursive: true });
  for (const name of ['site.css', ...(script === undefined ? [] : [script])]) {
    writeFileSync(join(out, 'assets', name), readFileSync(join(root, name)));
  }

  const scripted = script === undefined ? '' : `<script type="module" src="/assets/${script}"></script>`;
  const more = `<script type="application/ld+json">${questionsData(words)}</script>${scripted}`;
  for (const row of rows) {
    const body = renderToStaticMarkup(bodies.page(row, words));
    const address = `${words.origin}/${row.slug}`;
    writeFileSync(join(out, `${row.slug}.html`), document({ ...row, address, more, body }));
  }
  const home = renderToStaticMarkup(bodies.home(words));
  const address = `${words.origin}/`;
  writeFileSync(join(out, 'index.html'), document({ ...words.home, address, more: '', body: home }));
  const addresses = ['', ...rows.map(({ slug }) => slug)].map(
    (path) => `<url><loc>${words.origin}/${path}</loc></url>`,
  );
  writeFileSync(
    join(out, 'sitemap.xml'),
    `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${addresses.join('')}</urlset>`,
  );
}

/** A JSON file of the project. */
export function readJson<Data>(name: string): Data {
  return JSON.parse(readFileSync(join(root, name), 'utf8'));
}

interface Parts {
  readonly title: string;
  readonly description: string;
  readonly address: string;
  readonly more: string;
  readonly body: string;
}

function document({ title, description, address, more, body }: Parts): string {
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
  return `<!doctype html><html lang="en-US"><head>${head}${more}</head><body>${body}</body></html>`;
}
