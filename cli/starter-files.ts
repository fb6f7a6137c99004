import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { packageVersion } from './package-version.ts';

/** What a starter site is told about the business. */
export interface StarterWords {
  readonly name: string;
  /** Where the site will be published, without a slash at the end. */
  readonly origin: string;
}

const starter = fileURLToPath(new URL('./starter', import.meta.url));
const engine = resolve(starter, '../..');

/** Copies the starter into a folder and fills in its words. Writes over nothing; gives back the files, by their names there. */
export function layDownStarter(target: string, words: StarterWords): string[] {
  const files = readdirSync(starter, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(starter, join(entry.parentPath, entry.name)));
  return files.map((file) => {
    const name = nameInSite(file);
    const place = join(target, name);
    mkdirSync(dirname(place), { recursive: true });
    writeFileSync(place, fill(name, readFileSync(join(starter, file), 'utf8'), target, words), { flag: 'wx' });
    return name;
  });
}

/** Names that would mean something where the starter stands, in a package of its own. */
function nameInSite(file: string): string {
  if (file === 'gitignore') return '.gitignore';
  return file === 'package.template.json' ? 'package.json' : file;
}

function fill(name: string, text: string, target: string, { name: business, origin }: StarterWords): string {
  if (name === 'pages.config.ts') {
    return text
      .replace("'https://www.example.com'", () => literal(origin))
      .replace("'Your Business'", () => literal(business));
  }
  if (name !== 'package.json') return text;
  return text.replace('{{package}}', () => packageName(business)).replace('{{engine}}', () => engineVersion(target));
}

function literal(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
}

/** A name that npm takes. */
function packageName(business: string): string {
  const plain = business
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  return plain === '' ? 'site' : plain;
}

/** An installed engine is named by its version, a clone by its folder. */
function engineVersion(target: string): string {
  if (!engine.includes(`${sep}node_modules${sep}`)) return `file:${relative(target, engine).replaceAll('\\', '/')}`;
  return packageVersion();
}
