import type { Selected } from './marks.ts';

/** Reads a text in which brackets of another kind show the selection: `One ⟨two⟩`. */
export function selected(shown: string): Selected {
  const start = shown.indexOf('⟨');
  return { text: shown.replace(/[⟨⟩]/g, ''), start, end: shown.indexOf('⟩') - 1 };
}

/** The same for a text with its selection. */
export const shown = ({ text, start, end }: Selected) =>
  `${text.slice(0, start)}⟨${text.slice(start, end)}⟩${text.slice(end)}`;
