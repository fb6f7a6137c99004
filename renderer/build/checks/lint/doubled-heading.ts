import type { Diagnostic } from '../../../sdk/issue.ts';
import { isProse, plainText } from '../../../sdk/prose/prose.ts';
import { seenWords } from '../../../sdk/words/read-words.ts';
import type { SectionNode } from '../../../site/site.ts';

/** Finds a prose file whose first heading repeats the headline that its section shows above it. */
export function doubledHeading({ at, fields: { file, headline } }: SectionNode): Diagnostic[] {
  if (!isProse(file) || typeof headline !== 'string') return [];
  const [first] = file.nodes;
  if (first === undefined || !('h2' in first)) return [];
  const words = plainText(first.h2);
  if (alike(words) !== alike(seenWords(headline, 'headline'))) return [];
  return [
    {
      code: 'heading-doubled',
      message: `The text begins with the heading "${words}", which is the headline above it.`,
      path: [...at, 'file'],
      place: file.placeOf([0]),
      suggestion: 'Delete the heading from the file.',
    },
  ];
}

function alike(words: string): string {
  return words.trim().toLowerCase();
}
