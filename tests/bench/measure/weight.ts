import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** What a browser fetches of a page before anybody does anything, in bytes. */
export interface Fetched {
  /** The document and the style sheets that hold it up, in brotli at quality 11. */
  readonly documentBrotli: number;
  readonly documentGzip: number;
  /** Scripts, in gzip: those in the document and those that it names, with what they import. */
  readonly scriptGzip: number;
  /** Style sheets of their own, in gzip. */
  readonly styleGzip: number;
  /** All of it, in gzip. */
  readonly allGzip: number;
}

/** Reads what a page names: by its HTML, without running it, so that what a script fetches later is not among it. */
export function fetchedAtLoad(out: string, page: string): Fetched {
  const html = readFileSync(join(out, page), 'utf8');
  const styles = hrefs(html, /<link\b[^>]*\brel="?stylesheet"?[^>]*>/g, 'href');
  const scripts = [
    ...hrefs(html, /<script\b(?![^>]*\bnomodule\b)[^>]*>/gi, 'src'),
    ...hrefs(html, /<link\b[^>]*\brel="?modulepreload"?[^>]*>/g, 'href'),
  ];
  const files = withImports(out, scripts);
  const gzip = (names: Iterable<string>) => sum([...names].map((name) => gzipSync(bytesOf(out, name)).length));
  const blocking = Buffer.concat([Buffer.from(html), ...styles.map((name) => bytesOf(out, name))]);
  const documentGzip = gzipSync(html).length;
  const outside = gzip(files);
  const styleGzip = gzip(styles);
  return {
    documentBrotli: brotliCompressSync(blocking, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length,
    documentGzip,
    scriptGzip: outside + gzipOf(inlineScripts(html)),
    styleGzip,
    allGzip: documentGzip + outside + styleGzip,
  };
}

/** The code that stands in the document; data in scripts is no code. */
function inlineScripts(html: string): string {
  return [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)]
    .filter(([, attributes = '']) => !/\bsrc=/.test(attributes) && !/\btype="?application\//.test(attributes))
    .map(([, , code]) => code)
    .join('\n');
}

function hrefs(html: string, tag: RegExp, name: string): string[] {
  const found = [...html.matchAll(tag)].map(([text]) => new RegExp(`\\b${name}="?([^"\\s>]+)`).exec(text)?.[1]);
  return [...new Set(found)].filter((href) => href !== undefined && /^\/(?!\/)/.test(href)) as string[];
}

/** Scripts with all that they import for certain; `import()` is for later. */
function withImports(out: string, scripts: readonly string[]): Set<string> {
  const found = new Set<string>();
  const visit = (name: string) => {
    if (found.has(name)) return;
    found.add(name);
    for (const [, target = ''] of bytesOf(out, name)
      .toString()
      .matchAll(/\b(?:import|from)\s*["']([./][^"']+)["']/g)) {
      const path = join(dirname(name), target);
      if (existsSync(join(out, path))) visit(path);
    }
  };
  for (const name of scripts) visit(name);
  return found;
}

function bytesOf(out: string, name: string): Buffer {
  return readFileSync(join(out, decodeURIComponent(name.replace(/[?#].*$/, ''))));
}

function gzipOf(text: string): number {
  return text === '' ? 0 : gzipSync(text).length;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, one) => all + one, 0);
}
