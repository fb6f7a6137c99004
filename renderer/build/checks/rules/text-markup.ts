import type { Diagnostic, Path } from '../../../sdk/issue.ts';
import { inQuotes } from '../../../sdk/unseen.ts';
import { fieldFinder } from '../../schema/fields-of.ts';
import { shapedSection } from '../../schema/shapes/section-shape.ts';
import type { OwnRule } from '../rule.ts';

const plainFields = fieldFinder(
  ({ kind }) => kind === 'text' || kind === 'headline',
  ({ fromEntry }) => fromEntry === true,
);

/** Finds plain texts and headlines of a section that would show HTML or Markdown as it is. */
export const textMarkup: OwnRule<'section'> = {
  id: 'text-markup',
  on: 'section',
  check({ section: { definition, fields } }) {
    const { texts } = shapedSection(definition, fields) ?? {};
    if (texts !== undefined && !texts.some((text) => markup.test(text))) return [];
    return plainFields(definition.schema, fields).flatMap(({ meta, value, at }) =>
      found(value, at, meta.kind === 'headline' ? html : markup),
    );
  },
};

/** Finds the same in the meta of a page. */
export const metaMarkup: OwnRule<'page'> = {
  id: 'text-markup',
  on: 'page',
  check: ({ node: { at, meta } }) => [
    ...found(meta.title, [...at, 'meta', 'title'], markup),
    ...found(meta.description, [...at, 'meta', 'description'], markup),
  ],
};

/** Elements that style words, and their names as other languages and tools write them. Others may be what a text is about. */
const html =
  /<\/?(?:b|i|u|s|em|strong|small|big|br|hr|p|div|span|font|center|sup|sub|mark|ins|del|strike|tt|nobr|wbr|h[1-6]|a\s[^<>]*|\w+\s+(?:style|class)=[^<>]*)\s*\/?>|&(?:nbsp|amp|lt|gt|quot|shy|#\d+|#x[\da-f]+);/i;

/** HTML, and Markdown that plain texts do not have. Single stars are notes and sizes. */
const markup = new RegExp(
  `${html.source}|\\*\\*\\S(?:[^*]*\\S)?\\*\\*|\\[[^[\\]]+\\]\\((?:/|#|https?:|mailto:|tel:)[^()\\s]*\\)`,
  'i',
);

function found(value: unknown, path: Path, pattern: RegExp): Diagnostic[] {
  const [mark] = (typeof value === 'string' && pattern.exec(value)) || [];
  if (mark === undefined) return [];
  const isHtml = html.test(mark);
  return [
    {
      code: 'text-markup',
      message: `This text is plain, so visitors would see ${inQuotes(mark)}.`,
      path,
      needle: mark,
      suggestion: isHtml
        ? 'Write the words alone, and characters such as & themselves. If the text is about HTML, waive the rule here.'
        : 'Write the words alone. If the marks are what the text is about, waive the rule here.',
    },
  ];
}
