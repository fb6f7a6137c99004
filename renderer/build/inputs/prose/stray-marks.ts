import type { Nodes, Root } from 'mdast';
import { nodesIn, type ProseFault, writtenId } from './nodes.ts';

/** A mark that is left over in the text of a paragraph, heading or cell. */
interface StrayMark {
  /** Matches the mark in a text without what Markdown has read; see {@link leftOver}. */
  readonly pattern: RegExp;
  readonly message: string | ((mark: string) => string);
  readonly suggestion: string;
}

/** A pattern at the start of a line, behind marks of lists and quotes. The look ahead keeps it from looking back everywhere. */
const atLine = (pattern: string) => String.raw`(?=${pattern})(?<=^[ \t>\uFFFC]*)(?:${pattern})`;
const word = String.raw`[\p{L}\p{M}\p{N}]`;
const cjk = String.raw`[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Bopomofo}]`;

/** Marks of other dialects around words. */
const around = String.raw`==|\+\+|\|\||~~?|\$\$`;

const linkHint =
  'Write [words](/path), or ![words](loaf.jpg) for a picture. Close each bracket, and put no space between them or into the address. Write \\[ for a bracket itself.';

const strayMarks: readonly StrayMark[] = [
  {
    // A star between two letters or spaces, and after a number or price, is a star: Kund*innen, 2 * 3, 9 €*.
    pattern: new RegExp(
      String.raw`\*{2,}|(?<=^|[\s([{„“"'«—–\-/\uFFFC])\*(?=[${word.slice(1, -1)}"„“'«([\uFFFC])|(?<=[\p{L}\uFFFC.!?…"”'»)\]])\*(?!${word})`,
      'mu',
    ),
    message: (mark) => `"${mark}" has no counterpart here, so it would be shown.`,
    suggestion:
      'Put stars right before the first and right after the last word: **bold**. Write \\* for a star itself.',
  },
  {
    pattern: new RegExp(
      String.raw`(?<=^|[\s([{„“"'«—–\uFFFC])_{1,3}(?=${word})|(?<=${word}|[.!?…])_{1,3}(?=$|[\s.,;:!?)\]}"”'»\uFFFC])|(?<=${cjk})_{1,3}(?=${word})|(?<=${word})_{1,3}(?=${cjk})`,
      'mu',
    ),
    message: (mark) => `"${mark}" has no counterpart here, so it would be shown.`,
    suggestion: 'Write *emphasis* or **bold** with stars, and names of files in `code`. Write \\_ for the sign itself.',
  },
  {
    pattern: /`+/,
    message: 'The code that opens here is not closed.',
    suggestion: "Put the same sign after the code. Write ' for an apostrophe, and \\` for the sign itself.",
  },
  {
    pattern: new RegExp(
      String.raw`~{2,}(?=\S)|(?<=\S)~{2,}|(?<![\p{L}\p{N}\p{S}])(${around})(?=${word})[^]{0,200}?(?<=[\p{L}\p{M}\p{N}.!?…)])\1(?![\p{L}\p{N}\p{S}])|\^${word}+\^|(?<=\p{L})~\p{N}+~`,
      'mu',
    ),
    message: (mark) => `Prose has no marks such as ${JSON.stringify(shortened(mark))}.`,
    suggestion: 'Write **bold** or *emphasis*, or the words alone. A backslash before each sign shows the sign itself.',
  },
  {
    pattern: /!\[|\[\[|\)\[(?=\/|https?:|mailto:)/,
    message: (mark) => (mark === '![' ? 'This picture cannot be read.' : unreadLink),
    suggestion: linkHint,
  },
  {
    pattern: /\[\^[^\]\s]*\]|\^\[/,
    message: 'Prose has no footnotes.',
    suggestion: 'Put the note into the sentence, or link to where it is.',
  },
  {
    pattern: new RegExp(atLine('#{2,}'), 'm'),
    message: (mark) =>
      mark.length > 6 ? 'Headings have the levels 2 to 4.' : `A heading has a space after "${mark}".`,
    suggestion: 'Write "## Title", "### Title" or "#### Title". Write \\# for the sign itself.',
  },
  {
    pattern: new RegExp(atLine(String.raw`\[[ xX]?\](?=\s|$)`), 'm'),
    message: 'Prose has no boxes to tick.',
    suggestion: 'Delete the brackets, or write \\[ for a bracket itself.',
  },
  {
    pattern: new RegExp(String.raw`\[![a-z]+\]|${atLine(String.raw`:{3,}|\[toc\][ \t]*$`)}`, 'im'),
    message: (mark) => `Prose has no parts such as ${JSON.stringify(mark)}.`,
    suggestion:
      'Write a quote, a list or a heading, or use a block of its own. A backslash before the sign shows the sign itself.',
  },
  {
    pattern: /\{(?:[.#:%][^{}]*|[A-Za-z][\w-]*=[^{}]*)\}/,
    message: (mark) => `Prose has no attributes and tags such as ${JSON.stringify(shortened(mark))}.`,
    suggestion: 'Delete it. Only a heading takes {#id}, at its end. Write \\{ for the sign itself.',
  },
  {
    pattern: new RegExp(atLine(String.raw`(?:={3,}|\+{3,})[ \t]*$`), 'm'),
    message: 'This line would be shown as it is.',
    suggestion: 'Write --- between empty lines for a line, or delete it.',
  },
  {
    pattern: new RegExp(atLine(String.raw`\|[^\n]*\|[ \t]*$|:?-{2,}:?[ \t]*\|[-:| \t]*$`), 'm'),
    message: 'This table cannot be read.',
    suggestion:
      'Write a line of hyphens below its first row, with a cell for each column: | --- | --- |. Write \\| for the sign itself.',
  },
  {
    pattern: new RegExp(atLine(String.raw`[\-+](?=\p{L}[^\n]*\n[ \t>]*[\-+]\p{L})`), 'mu'),
    message: 'The items of this list have no space after their sign.',
    suggestion: 'Write "- item". Write \\- for the sign itself.',
  },
  {
    pattern: /(?<![\p{L}\p{N}:]):[a-z][a-z0-9_+-]+:(?![\p{L}\p{N}:])/u,
    message: (mark) => `Prose has no short names such as ${JSON.stringify(mark)}.`,
    suggestion: 'Write the emoji itself, or \\: for the sign itself.',
  },
  {
    pattern: /<!--|<\/?[a-z][a-z0-9-]*\s+[a-z-]+=/i,
    message: 'Prose cannot contain HTML, and this is not even closed.',
    suggestion: 'Delete it. Write \\< for the sign itself.',
  },
];

/** Finds marks that are left over in texts because Markdown has not understood them: each kind once in a paragraph. */
export function strayMarksIn(text: string, root: Root): ProseFault[] {
  const faults: ProseFault[] = [];
  let start = 0;
  for (const block of leftOver(text, root).split(endOfBlock)) {
    const found = [...strayMarks.flatMap((mark) => first(mark, block)), ...brokenLinks(block)];
    const sorted = found.sort((a, b) => a.offset - b.offset);
    for (const [index, { offset, end: _, ...fault }] of sorted.entries()) {
      if (!sorted.slice(0, index).some((before) => offset < before.end))
        faults.push({ ...fault, offset: start + offset });
    }
    start += block.length + 1;
  }
  return faults;
}

type Found = ProseFault & { readonly end: number };

function first({ pattern, message, suggestion }: StrayMark, block: string): Found[] {
  const found = pattern.exec(block);
  if (found === null) return [];
  const [mark] = found;
  const said = typeof message === 'string' ? message : message(mark);
  return [{ offset: found.index, end: found.index + mark.length, message: said, suggestion }];
}

const endOfBlock = '\u2029';

/**
 * Returns the text with everything but plain text replaced: what Markdown has read, escapes, tokens and addresses. Offsets stay the
 * same, and each paragraph, heading and cell ends with {@link endOfBlock}.
 */
function leftOver(text: string, root: Root): string {
  const left = text.replace(/\S/g, '\uFFFC').split('');
  const put = (at: number, part: string) => {
    for (let index = 0; index < part.length; index++) left[at + index] = part.charAt(index);
  };
  const blocks: Nodes[] = [];
  for (const node of nodesIn(root)) {
    const [start, end] = rangeOf(node);
    if (node.type === 'text') put(start, neutral(text.slice(start, end)));
    if (node.type === 'paragraph' || node.type === 'heading' || node.type === 'tableCell') blocks.push(node);
  }
  for (const node of blocks) {
    const [start, end] = rangeOf(node);
    const [id = ''] = (node.type === 'heading' && writtenId.exec(text.slice(start, end))) || [];
    put(end - id.length, ' '.repeat(id.length) + endOfBlock);
  }
  return left.join('');
}

function rangeOf({ position }: Nodes): [start: number, end: number] {
  return [position?.start.offset ?? 0, position?.end.offset ?? 0];
}

/** Blanks escapes, tokens, entities and addresses in a text. */
function neutral(raw: string): string {
  return raw.replace(/\\[!-/:-@[-`{-~]|\{\{.*?\}\}|&#?\w+;|(?<=https?:\/\/|www\.)[^\s<>()[\]*]+/gs, (found) =>
    found.replace(/[^\n]/g, 'x'),
  );
}

/** Finds links that are none, and a bracket that is not closed. Any other pair of brackets is text: [1], [sic]. */
function brokenLinks(block: string): Found[] {
  const open: number[] = [];
  const found: Found[] = [];
  const report = (offset: number, end: number, message: string) =>
    found.push({ offset, end, message, suggestion: linkHint });
  for (const { 0: bracket, index } of block.matchAll(/[[\]]/g)) {
    if (bracket === '[') open.push(index);
    const start = bracket === ']' ? open.pop() : undefined;
    const [behind] = behindBracket.exec(block.slice(index + 1, index + 80)) ?? [];
    if (start === undefined || behind === undefined) continue;
    const words = block.slice(start, index + 1);
    const message = behind.startsWith('[') ? `No line says where the link ${words}${behind} leads.` : unreadLink;
    report(start, index + 1 + behind.length, message);
  }
  const unclosed = open.find((start) => /\S/.test(block.charAt(start + 1)));
  if (unclosed !== undefined) report(unclosed, unclosed + 1, 'The bracket that opens here is not closed.');
  return found;
}

const unreadLink = 'This link cannot be read.';

/** What is behind the words of a link: a target, one that a space keeps apart, or the name of one. */
const behindBracket = /^(?:\(|\s{1,3}\((?=\/|#|https?:|mailto:|tel:|sms:)|\[[^[\]]*\])/;

function shortened(mark: string): string {
  return mark.length > 40 ? `${mark.slice(0, 39)}…` : mark;
}
