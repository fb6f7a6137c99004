import { printable } from '../../renderer/build/inputs/sources/frame.ts';
import { highest } from '../../renderer/sdk/any-length.ts';
import { thousands } from '../../renderer/sdk/format.ts';
import type { PageDiff, SiteDiff } from './change.ts';
import { type ChangeText, describeChange, describeSiteChange, formatPageCounts, formatPaths } from './change-text.ts';
import { describePage, formatSizes, groupsByPages } from './terminal.ts';
import type { WordEdit } from './word-diff.ts';

/** Identifies the comment of an earlier run in a pull request. */
const mark = '<!-- frontage-diff -->';

/** GitHub's limit for a comment, in characters. */
export const longestComment = 65_536;

/** Reserved for the note about missing parts. */
const reserve = 300;

/** Returns a diff as a comment for a pull request, with a count of the parts that do not fit. */
export function formatDiffAsMarkdown(diff: SiteDiff): string {
  const head = `${mark}\n### Site: ${formatPageCounts(diff)}\n\nCompared with ${code(diff.base)}.`;
  const blocks = [
    ...faultBlock(diff),
    ...siteBlock(diff),
    ...pagesBlocks(diff.pages),
    ...groupsByPages(diff).map(({ pages, changes }) => {
      const count = pages.length === 1 ? '' : `the same on ${thousands(pages.length)} pages: `;
      const page = pages.length === 1 ? diff.pages.find(({ path }) => path === pages[0]) : undefined;
      const weight = page?.status === 'changed' ? formatSizes(page) : '';
      const title = `${count}${inlineCode(formatPaths(pages))}${weight === '' ? '' : ` <sub>${weight}</sub>`}`;
      return details(title, changes.map((change) => changeBlock(describeChange(change))).join('\n\n'));
    }),
  ];
  let text = head;
  let shown = 0;
  for (const block of blocks) {
    if (text.length + block.length + 2 > longestComment - reserve) break;
    text += `\n\n${block}`;
    shown++;
  }
  const left = blocks.length - shown;
  if (left === 0) return `${text}\n`;
  const what = left === 1 ? 'One more part does' : `${thousands(left)} more parts do`;
  return `${text}\n\n${what} not fit into a comment. Run \`npx frontage diff\` to see all.\n`;
}

function faultBlock({ baseFaults }: SiteDiff): string[] {
  if (baseFaults.length === 0) return [];
  const rows = baseFaults.map(
    ({ code: id, message, file, line }) =>
      `${id}${file === undefined ? '' : ` ${file}:${line ?? 1}`}: ${printable(message)}`,
  );
  return [`The base cannot be built, so only the paths of pages are compared.\n\n${fenced('', rows.join('\n'))}`];
}

function siteBlock({ site }: SiteDiff): string[] {
  if (site.length === 0) return [];
  return [`#### Site-wide\n\n${site.map((change) => changeBlock(describeSiteChange(change))).join('\n\n')}`];
}

/** Returns one row for each page, in blocks of 50, so that some fit. */
function pagesBlocks(pages: readonly PageDiff[]): string[] {
  const whole = pages.filter(({ status }) => status !== 'changed');
  const blocks: string[] = [];
  for (let at = 0; at < whole.length; at += 50) {
    const rows = whole.slice(at, at + 50).map((page) => {
      const weight = formatSizes(page);
      return `${describePage(page)}${weight === '' ? '' : ` (${weight})`}`;
    });
    const title = at === 0 ? 'Pages added, moved and removed' : 'Further pages added, moved and removed';
    blocks.push(`#### ${title}\n\n${fenced('', rows.map(printable).join('\n'))}`);
  }
  return blocks;
}

/** Returns text of the site as code, so that nothing in it becomes markup, a link or a mention. */
function changeBlock({ title, edits }: ChangeText): string {
  const rows = edits.flatMap((edit) => [...row('-', edit, edit.removed), ...row('+', edit, edit.added)]);
  return `**${escaped(title)}**${rows.length === 0 ? '' : `\n${fenced('diff', rows.join('\n'))}`}`;
}

function row(sign: string, { before, after }: WordEdit, text: string): string[] {
  const line = `${before}${text}${after}`.replace(/ {2,}/g, ' ').trim();
  return line === '' ? [] : [`${sign} ${printable(line)}`];
}

function details(title: string, body: string): string {
  return `<details><summary>${title}</summary>\n\n${body}\n\n</details>`;
}

/** Uses a longer fence than any in the text. */
function fenced(language: string, text: string): string {
  const longest = highest(
    Array.from(text.matchAll(/`+/g), ([run]) => run.length),
    2,
  );
  const fence = '`'.repeat(longest + 1);
  return `${fence}${language}\n${text}\n${fence}`;
}

function code(text: string): string {
  return `\`${text.replace(/[`\r\n]/g, "'")}\``;
}

/** Returns code for a summary, which is HTML. */
function inlineCode(text: string): string {
  return `<code>${printable(text).replace(/[&<>"@]/g, (sign) => `&#${sign.codePointAt(0)};`)}</code>`;
}

function escaped(text: string): string {
  return printable(text).replace(/[\\`*_{}[\]<>&#|~!@]/g, (sign) => `&#${sign.codePointAt(0)};`);
}
