/** What a text may hold besides words; undefined for words alone. */
export type MarkKind = 'rich' | 'lines' | 'headline' | undefined;

/** A text with the stretch of it that is chosen. */
export interface Selected {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** Returns a text with a mark around the chosen words, or without it if they have it. Blanks at the ends stay outside. */
export function toggled({ text, start, end }: Selected, mark: '*' | '**'): Selected {
  const size = mark.length;
  const chosen = text.slice(start, end);
  if (hasMark(text.slice(0, start), text.slice(end), mark)) {
    const bare = text.slice(0, start - size) + chosen + text.slice(end + size);
    return { text: bare, start: start - size, end: end - size };
  }
  if (chosen.length > 2 * size && hasMark(chosen.slice(0, size), chosen.slice(-size), mark)) {
    return { text: text.slice(0, start) + chosen.slice(size, -size) + text.slice(end), start, end: end - 2 * size };
  }
  // Blanks alone would only show the marks.
  if (chosen !== '' && chosen.trim() === '') return { text, start, end };
  const from = start + (chosen.length - chosen.trimStart().length);
  const to = Math.max(from, end - (chosen.length - chosen.trimEnd().length));
  return around({ text, start: from, end: to }, mark, mark);
}

/** Whether a text ends and another starts with a mark, and with no longer one. */
function hasMark(before: string, after: string, mark: '*' | '**'): boolean {
  const [stars, more] = [/\**$/.exec(before)?.[0].length ?? 0, /^\**/.exec(after)?.[0].length ?? 0];
  const holds = (count: number) => (mark === '**' ? count >= 2 : count === 1 || count === 3);
  return holds(stars) && holds(more);
}

function around({ text, start, end }: Selected, open: string, close: string): Selected {
  const marked = text.slice(0, start) + open + text.slice(start, end) + close + text.slice(end);
  return { text: marked, start: start + open.length, end: end + open.length };
}

/** Returns a text with emphasis around the chosen words alone, for texts that may emphasise one stretch. */
export function emphasised(selected: Selected): Selected {
  const { text, start, end } = toggled(selected, '*');
  if (text === selected.text) return selected;
  const others = (part: string) => part.replace(/(?<!\\)\*/g, '');
  const [before, chosen, after] = [text.slice(0, start), text.slice(start, end), text.slice(end)];
  const isMarked = text.length > selected.text.length;
  const head = others(before) + (isMarked ? '*' : '');
  const words = others(chosen);
  return {
    text: head + words + (isMarked ? '*' : '') + others(after),
    start: head.length,
    end: head.length + words.length,
  };
}

/** A link in a text: its stretch, its words and its address. */
export interface LinkInText {
  readonly start: number;
  readonly end: number;
  readonly words: string;
  readonly href: string;
}

/** Returns the link around the chosen words; undefined if there is none. */
export function linkAt({ text, start, end }: Selected): LinkInText | undefined {
  for (const found of text.matchAll(/\[((?:\\.|[^[\]\\])*)\]\(([^()\s]*)\)/g)) {
    const [from, to] = [found.index, found.index + found[0].length];
    if (from <= start && end <= to) return { start: from, end: to, words: found[1] ?? '', href: found[2] ?? '' };
  }
  return undefined;
}

/** Returns a text with a link around the chosen words, or with another address of the link that is there; `''` removes it. */
export function linked(selected: Selected, href: string): Selected {
  const { text } = selected;
  const link = linkAt(selected);
  const { start, end } = link ?? selected;
  const words = link?.words ?? text.slice(start, end);
  if (href === '') {
    return { text: text.slice(0, start) + words + text.slice(end), start, end: start + words.length };
  }
  if (start < end && words.trim() === '') return selected;
  return around(
    { text: text.slice(0, start) + words + text.slice(end), start, end: start + words.length },
    '[',
    `](${href})`,
  );
}

/** Returns a text with another one in place of the chosen words. */
export function inserted({ text, start, end }: Selected, added: string): Selected {
  const at = start + added.length;
  return { text: text.slice(0, start) + added + text.slice(end), start: at, end: at };
}
