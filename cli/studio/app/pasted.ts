import { escapeWords } from '../../../renderer/sdk/words/marks.ts';
import type { MarkKind } from './marks.ts';

/** Words that are marked alike. */
interface Run {
  text: string;
  readonly mark: '' | '*' | '**' | '***';
  readonly href: string;
}

type Style = Omit<Run, 'text'>;

/** What a line begins with: an item of a list, or nothing. */
interface Line {
  readonly begins: string;
  readonly runs: Run[];
}

/** Elements that begin a line of their own. */
const blocks = /^(?:P|DIV|LI|H[1-6]|TR|BLOCKQUOTE|PRE|SECTION|ARTICLE|UL|OL|TABLE)$/;
const unseen = /^(?:STYLE|SCRIPT|HEAD|META|TITLE|TEMPLATE)$/;

/**
 * Returns what was copied from a page, a mail, Word or Google Docs as the text of a field: with the marks that the field may
 * have, and without everything else.
 */
export function pastedText(html: string, kind: Exclude<MarkKind, undefined>): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const lines: Line[] = [{ begins: '', runs: [] }];
  read(body, { mark: '', href: '' }, lines);
  const texts = lines.map(({ begins, runs }) => begins + lineText(runs, kind)).filter((text) => text.trim() !== '');
  return kind === 'lines' ? texts.join('\n') : texts.map((text) => text.replace(/^(?:-|\d+\.) /, '')).join(' ');
}

function read(element: Element, style: Style, lines: Line[]): void {
  for (const node of element.childNodes) {
    if (node instanceof Text) add(node.data, style, lines);
    else if (node instanceof HTMLBRElement) lines.push({ begins: '', runs: [] });
    else if (node instanceof HTMLElement && !unseen.test(node.tagName)) readElement(node, style, lines);
  }
}

function readElement(element: HTMLElement, style: Style, lines: Line[]): void {
  const isBlock = blocks.test(element.tagName);
  if (isBlock) lines.push({ begins: beginsWith(element), runs: [] });
  // Word writes the bullet of an item as text.
  const isBullet = /mso-list:\s*Ignore/i.test(element.getAttribute('style') ?? '');
  if (!isBullet) read(element, styleOf(element, style), lines);
  if (isBlock) lines.push({ begins: '', runs: [] });
}

function beginsWith(element: Element): string {
  if (element.tagName === 'LI') {
    const list = element.closest('ul, ol');
    return list?.tagName === 'OL' ? `${[...list.children].indexOf(element) + 1}. ` : '- ';
  }
  return /^MsoListParagraph/.test(element.className) ? '- ' : '';
}

/** How the words inside an element look. Google Docs says it by style alone, and puts all into a `<b>` that is not bold. */
function styleOf(element: HTMLElement, { mark, href }: Style): Style {
  const { tagName, style } = element;
  const { fontWeight: weight, fontStyle: slant } = style;
  const isBold =
    weight === '' ? mark.length >= 2 || /^(?:B|STRONG)$/.test(tagName) : weight === 'bold' || Number(weight) >= 600;
  const isItalic = slant === '' ? mark.length % 2 === 1 || /^(?:I|EM)$/.test(tagName) : slant === 'italic';
  const address = element instanceof HTMLAnchorElement ? element.href : href;
  return {
    mark: `${isBold ? '**' : ''}${isItalic ? '*' : ''}`,
    href: /^(?:https?|mailto|tel):[^()\s]*$/.test(address) ? address : '',
  };
}

/** Adds words to the last line. Blanks are as in HTML: one for many. */
function add(data: string, { mark, href }: Style, lines: Line[]): void {
  const runs = lines.at(-1)?.runs ?? [];
  const last = runs.at(-1);
  const blank = last === undefined || last.text.endsWith(' ');
  const text = data.replace(/[\s\u00A0]+/g, ' ').replace(/^ /, blank ? '' : ' ');
  if (text === '') return;
  if (last?.mark === mark && last.href === href) last.text += text;
  else runs.push({ text, mark, href });
}

function lineText(runs: readonly Run[], kind: Exclude<MarkKind, undefined>): string {
  return runs
    .map(({ text, mark, href }) => {
      if (kind === 'headline' || text.trim() === '') return text.replaceAll('*', String.raw`\*`);
      const words = escapeWords(text.trim());
      const linked = href === '' ? words : `[${words}](${href})`;
      // Blanks at the ends stay outside of a mark.
      return text.replace(text.trim(), () => `${mark}${linked}${mark}`);
    })
    .join('')
    .trim();
}
