/** Returns the name of a page's copy file: `/shoes/red` gives `shoes-red`, `/über` gives `uber`, `/東京` gives `東京`. */
export function slugOf(path: string): string {
  const slug = path
    .normalize('NFKD')
    .replace(/(?<=\p{Script=Latin})\p{M}+/gu, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\P{ID_Continue}\p{Pc}]+/gu, '-')
    .replace(/^-+|-+$/g, '');
  return slug === '' ? 'page' : slug;
}

/** Returns an unused identifier: `shoes-red` gives `shoesRed`, `404` gives `page404`. */
export function nameOf(slug: string, taken: Iterable<string>): string {
  const camel = slug.replace(/-+(\p{ID_Continue})/gu, (_, letter: string) => letter.toUpperCase());
  const name = /^\p{ID_Start}/u.test(camel) ? camel : `page${camel}`;
  const others = new Set([...taken, ...reserved]);
  const candidates = [name, `${name}Page`, ...Array.from({ length: 100 }, (_, count) => `${name}Page${count + 2}`)];
  return candidates.find((candidate) => !others.has(candidate)) ?? name;
}

/** Reserved words (ECMAScript, 12.7.2) and names that would confuse readers. */
const reserved = (
  'arguments await break case catch class const continue debugger default delete do else enum eval export extends false ' +
  'finally for function if implements import in instanceof interface let new null package private protected public ' +
  'return static super switch this throw true try typeof var void while with yield undefined env'
).split(' ');
