import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const chapter = readFileSync(resolve(import.meta.dirname, '../../docs/deploy.md'), 'utf8');

/** Returns the code block of the chapter on deploying in a language. Throws if there is none, or more than one. */
export function snippet(language: string): string {
  const [found, ...more] = chapter.matchAll(new RegExp(`^\`\`\`${language}(?: .*)?\\n([\\s\\S]*?)^\`\`\`$`, 'gm'));
  if (found?.[1] === undefined || more.length > 0)
    throw new Error(`docs/deploy.md needs one code block in ${language}.`);
  return found[1];
}
