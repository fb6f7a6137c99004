import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { buildInMemory } from '../../renderer/build/index.ts';
import { starterSite } from '../starter-site.fixture.ts';
import { parseHeaders } from './answer.ts';
import { headersForDev } from './dev-headers.ts';
import { DevSite, type Rebuilt } from './dev-site.ts';

const picture = 'templates/images/icon.svg';
const square = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><path d="M0 0h9v9H0z"/></svg>';

/** Creates a served site whose home page is open in a browser. */
async function watchedSite() {
  const site = starterSite();
  const served = new DevSite({ ...site.options, onAnalysis: () => undefined });
  await served.rebuild();
  const priority: Rebuilt[] = [];
  const rebuild = () =>
    served.rebuild({
      open: new Set(['index.html']),
      isStale: () => false,
      onAhead: async (rebuilt) => {
        priority.push(rebuilt);
      },
    });
  return { ...site, served, priority, rebuild };
}

/** Returns a section that embeds a page of a host. */
function film(host: string): string {
  return `film: { block: 'video', title: 'A film', href: '/about#contact', embed: { src: 'https://${host}/player' } }`;
}

function pictureOf(html: string | Uint8Array | undefined): string {
  return /assets\/icon-\w+\.svg/.exec(String(html))?.[0] ?? 'none';
}

describe('a site whose open pages are rebuilt first', () => {
  it('has the files of the new and the old pages, and ends like a site built at once', async () => {
    const { root, options, served, priority, rebuild } = await watchedSite();
    const old = pictureOf(served.current().files.get('index.html'));
    writeFileSync(join(root, picture), square);
    const { changed } = await rebuild();
    expect(priority.map((rebuilt) => rebuilt.changed)).toEqual([['index.html']]);
    const files = priority[0]?.now.files;
    const fresh = pictureOf(files?.get('index.html'));
    expect(fresh).not.toBe(old);
    const drawings = priority[0]?.now.drawings;
    expect(Buffer.from((await drawings?.draw(fresh)) ?? []).toString()).toContain('<path d="M0 0h9v9H0z"/>');
    expect(pictureOf(files?.get('about.html'))).toBe(old);
    expect(drawings?.has(old)).toBe(true);
    expect(changed).not.toContain('index.html');
    expect(served.current().files).toEqual((await buildInMemory(options)).files);
    expect(served.current().drawings.has(old)).toBe(false);
  });

  it('previews a page of the new site, also while only the open pages are new', async () => {
    const { root, served } = await watchedSite();
    writeFileSync(join(root, picture), square);
    let preview: ReturnType<typeof served.preview> | undefined;
    await served.rebuild({
      open: new Set(['index.html']),
      isStale: () => false,
      onAhead: async () => {
        preview = served.preview('/', (input) => input);
      },
    });
    expect((await preview)?.path).toBe('/');
    expect(pictureOf(served.previewed('index.html'))).toBe(pictureOf(served.current().files.get('index.html')));
  });

  it('has the new policy for rebuilt pages and the old one for others', async () => {
    const { edit, served, priority, rebuild } = await watchedSite();
    edit('pages.config.ts', 'contact: about.contact', `contact: about.contact, ${film('one.example')}`);
    await served.rebuild();
    edit('pages.config.ts', 'start: home.start', `start: home.start, ${film('two.example')}`);
    await rebuild();
    expect(priority.map((rebuilt) => rebuilt.changed)).toEqual([['index.html']]);
    const framed = (path: string) => {
      const rules = parseHeaders(String(priority[0]?.now.files.get('_headers')));
      return /frame-src [^;]*/.exec(headersForDev(rules, path)['content-security-policy'] ?? '')?.[0];
    };
    expect(framed('/')).toBe('frame-src https://two.example');
    expect(framed('/about')).toBe('frame-src https://one.example');
    expect(served.current().files.get('_headers')).toBe(priority[0]?.now.files.get('_headers'));
  });

  it('keeps a deleted picture while pages refer to it', async () => {
    const { root, edit, options, served, priority, rebuild } = await watchedSite();
    const before = served.current().files;
    rmSync(join(root, picture));
    await rebuild();
    expect(priority).toEqual([]);
    expect(served.current().failure?.kind).toBe('issues');
    expect(served.current().files).toBe(before);
    edit('pages.config.ts', "  icon: 'icon.svg',\n", '');
    edit('templates/copy/shared.ts', "  mark: { src: 'icon.svg', alt: '' },\n", '');
    await rebuild();
    expect(served.current().failure).toBeUndefined();
    expect(served.current().drawings.has(pictureOf(before.get('index.html')))).toBe(false);
    expect(served.current().files).toEqual((await buildInMemory(options)).files);
  });
});
