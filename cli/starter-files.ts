import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { packageVersion } from './package-version.ts';

/** Values that fill in the starter. */
export interface StarterValues {
  readonly name: string;
  /** The origin of the published site, without a trailing slash. */
  readonly origin: string;
}

const starter = fileURLToPath(new URL('./starter', import.meta.url));
const engine = resolve(starter, '../..');

/** Copies the starter into a folder and fills it in. Never overwrites a file. Returns the names of the new files. */
export function scaffoldStarter(target: string, values: StarterValues): string[] {
  const files = readdirSync(starter, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(starter, join(entry.parentPath, entry.name)));
  return files.map((file) => {
    const name = nameInSite(file);
    const path = join(target, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, fill(name, readFileSync(join(starter, file), 'utf8'), target, values), { flag: 'wx' });
    return name;
  });
}

/** Returns the real name of a file whose name would have an effect inside the engine's own package. */
function nameInSite(file: string): string {
  if (file === 'gitignore') return '.gitignore';
  return file === 'package.template.json' ? 'package.json' : file;
}

function fill(name: string, text: string, target: string, { name: business, origin }: StarterValues): string {
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

/** Returns a valid npm package name. */
function packageName(business: string): string {
  const plain = business
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  return plain === '' ? 'site' : plain;
}

/** Returns the version of an installed engine, or the folder of a clone. */
function engineVersion(target: string): string {
  if (!engine.includes(`${sep}node_modules${sep}`)) return `file:${relative(target, engine).replaceAll('\\', '/')}`;
  return packageVersion();
}
