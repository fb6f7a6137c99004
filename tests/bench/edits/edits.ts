import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Makes an edit in the folder of a site, another one for each revision. Returns what undoes it; undefined if the site has nothing
 * of this kind.
 */
type Edit = (folder: string, revision: number) => (() => void) | undefined;

/** What people edit, by name. */
export const edits: Readonly<Record<string, Edit>> = {
  // A word behind the start of a long text.
  row: inText(
    /^data\/.*\.(?:csv|json)$/,
    /(?<=[^"\n;]{40,} )\p{Ll}{4,}(?= )/u,
    (word, revision) => `${word}${revision}`,
  ),
  text: inText(/^copy\/.*\.ts$/, /(?<='[A-Z][^'\n{}/]* )[a-z]{4,}(?= [^'\n{}/]*')/, (word, n) => `${word}${n}`),
  title: inText(
    /^(?:data\/.*\.json|\.\.\/pages\.config\.ts)$/,
    /(?<="title": ?"|routes: \[[\s\S]*title: ')\p{L}+/u,
    (word, revision) => `${word} ${revision}`,
  ),
  fact: inText(
    /^\.\.\/pages\.config\.ts$/,
    /(?<=type: '(?:number|count|money|days|hours|minutes|percent)'[^}\n]*value: )\d+/,
    (value, revision) => String(Number(value) + revision),
  ),
  'theme colour': inText(/^theme\.css$/, /(?<=oklch\(0\.)\d+/, (digits, revision) => `${digits}${1 + (revision % 9)}`),
  'style of an own block': inText(
    /^blocks\/.*\/style\.css$/,
    /(?<=: )\d+(?:\.\d+)?(?=(?:rem)?;)/,
    (value, revision) => `${Number(value) + revision / 1000}`,
  ),
  picture: inBytes(/^images\/(?!.*icon).*\.jpg$/, withComment),
  drawing: inText(/^images\/.*\.svg$/, /(?<=#)[\da-f]{6}(?=")/, (colour, n) => `${colour.slice(0, 5)}${n % 10}`),
  'page added': inText(/^\.\.\/pages\.config\.ts$/, /(?<= routes: \[)\n/, (end, revision) => {
    const title = `A page that is new, ${revision}`;
    const intro = `{ block: 'pageIntro', headline: '${title}' }`;
    const meta = `{ title: '${title}', description: 'What nobody has written before, number ${revision}.' }`;
    return `${end}    { path: '/new-${revision}', meta: ${meta}, sections: { intro: ${intro} } },\n`;
  }),
};

/** An edit of the first match in the first file that has one. Files are named from `templates/` on. */
function inText(name: RegExp, pattern: RegExp, to: (match: string, revision: number) => string): Edit {
  return (folder, revision) => {
    for (const file of filesOf(folder, name)) {
      const text = readFileSync(file, 'utf8');
      const edited = text.replace(pattern, (match) => to(match, revision));
      if (edited !== text) return written(file, edited);
    }
    return undefined;
  };
}

/** An edit of the first file. */
function inBytes(name: RegExp, to: (bytes: Buffer, revision: number) => Buffer): Edit {
  return (folder, revision) => {
    const [file] = filesOf(folder, name);
    return file === undefined ? undefined : written(file, to(readFileSync(file), revision));
  };
}

function filesOf(folder: string, name: RegExp): string[] {
  const templates = join(folder, 'templates');
  const below = readdirSync(templates, { recursive: true, encoding: 'utf8' }).map((file) => file.replaceAll('\\', '/'));
  return [...below.sort(), '../pages.config.ts']
    .filter((file) => name.test(file))
    .map((file) => join(templates, file))
    .filter((file) => existsSync(file));
}

function written(file: string, content: string | Buffer): () => void {
  const before = readFileSync(file);
  writeFileSync(file, content);
  return () => writeFileSync(file, before);
}

/** A JPEG with a comment behind its first marker: another file for the build, which encodes it anew. */
function withComment(jpeg: Buffer, revision: number): Buffer {
  const comment = Buffer.from(`Revision ${revision}`);
  const marker = Buffer.from([0xff, 0xfe, 0, comment.length + 2]);
  return Buffer.concat([jpeg.subarray(0, 2), marker, comment, jpeg.subarray(2)]);
}
