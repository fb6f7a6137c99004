import type { AnyBlock } from '../../../sdk/block.ts';
import { initialText } from '../../../sdk/fields.ts';
import type { Diagnostic, Path } from '../../../sdk/issue.ts';
import type { Prose } from '../../../sdk/prose/prose.ts';
import { withSlashes } from '../../lib/paths.ts';
import { groupBy } from '../grouping.ts';
import type { SiteRule } from '../rule.ts';
import { type FoundText, isDistinct, isOfForms, isShown, textsIn } from './texts-in.ts';

/** The examples of a site: those of its blocks, and the values of page templates. */
interface Examples {
  readonly blocks: readonly Pick<AnyBlock, 'examples'>[];
  /** Whether values that a page template suggests count as well. */
  readonly withTemplates: boolean;
}

/** Reports examples of blocks and of page templates. Examples of a site's own block are texts of that site. */
export const examples: SiteRule = {
  id: 'example-left',
  on: 'site',
  check: ({ input, loaded: { prose, registry }, options: { production } }) =>
    examplesLeft(input, prose.used, {
      blocks: [...registry.blocks.values()].flatMap(({ block, own }) => (own ? [] : [block])),
      withTemplates: production === true,
    }),
};

/**
 * Reports texts that somebody put in to replace them: examples of blocks, what the studio writes into a new field, and drafts.
 * Values of page templates count for a production build alone: a new page begins with them. Each section is reported once.
 */
export function examplesLeft(
  input: unknown,
  prose: readonly Pick<Prose, 'file' | 'text'>[],
  { blocks, withTemplates }: Examples,
): Diagnostic[] {
  const known = new Set<string>();
  for (const { examples } of blocks)
    for (const { props } of examples)
      for (const { text, at } of textsIn(props)) if (isDistinct(text) && !isOfForms(at)) known.add(text);
  const texts = textsIn(input).filter(isShown);
  const suggested = withTemplates ? suggestedIn(input) : new Set<string>();
  const found = texts.filter(
    ({ text, name, at }) =>
      known.has(text) || text === initialText(name) || (at.includes('params') && suggested.has(text)),
  );
  const sections = groupBy(found, ({ at }) => JSON.stringify(sectionOf(at)));
  return [...sections.map(diagnostic), ...prose.flatMap((file) => draft(file, texts))];
}

/** The values that the page templates of a config suggest. */
function suggestedIn(input: unknown): ReadonlySet<string> {
  const isSuggested = ({ at, text }: FoundText) => at.includes('params') && at.includes('example') && isDistinct(text);
  return new Set(
    textsIn(input)
      .filter(({ at }) => at.includes('template'))
      .filter(isSuggested)
      .map(({ text }) => text),
  );
}

/** The path of the section around a value, or of the parameter. */
function sectionOf(at: Path): Path {
  const start = at.findIndex((key) => key === 'sections' || key === 'params' || key === 'layouts');
  return start === -1 ? at.slice(0, 2) : at.slice(0, start + (at[start] === 'layouts' ? 4 : 2));
}

function diagnostic([first, ...more]: readonly [FoundText, ...(readonly FoundText[])]): Diagnostic {
  const shown = JSON.stringify(first.text.length > 60 ? `${first.text.slice(0, 60)}…` : first.text);
  const others = more.length === 1 ? ' One other text here is one as well.' : ` So are ${more.length} others here.`;
  return {
    code: 'example-left',
    message: `This text is an example: ${shown}.${more.length === 0 ? '' : others}`,
    path: first.at,
    written: first.at,
    suggestion: 'Write your own text, or remove the section. If it is your own, waive the rule here and say why.',
  };
}

/** How a text of `new --prose` begins until somebody has checked it, in its languages. */
const draftNote = /^>\s*\*\*(?:Draft|Entwurf|Borrador|Brouillon|Bozza|Concept|Rascunho)\.\*\*/;

function draft({ file, text }: Pick<Prose, 'file' | 'text'>, texts: readonly FoundText[]): Diagnostic[] {
  const line = text.split('\n').findIndex((one) => draftNote.test(one));
  if (line === -1) return [];
  return [
    {
      code: 'example-left',
      message: 'This text says that it is a draft.',
      // The section that shows it, where a waiver would be.
      path: texts.find((one) => one.name === 'file' && withSlashes(file).endsWith(`/${one.text}`))?.at ?? [],
      place: { file, line: line + 1, column: 1 },
      suggestion: 'Complete the text and have it checked, then delete this paragraph.',
    },
  ];
}
