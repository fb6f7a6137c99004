import { styleText } from 'node:util';

export type Style = 'red' | 'green' | 'yellow' | 'cyan' | 'bold' | 'dim';

/** Returns the text in a style. */
export type Paint = (style: Style, text: string) => string;

/** Returns a function that styles text for a terminal, or leaves it plain. */
export function paint(color: boolean): Paint {
  return color ? (style, text) => styleText(style, text, { validateStream: false }) : (_style, text) => text;
}

/** Returns whether to write colours to a stream: FORCE_COLOR decides, then NO_COLOR (no-color.org), then the terminal. */
export function takesColor(stream: { readonly isTTY?: boolean }, env: NodeJS.ProcessEnv = process.env): boolean {
  if (env.FORCE_COLOR !== undefined) return !['0', 'false'].includes(env.FORCE_COLOR);
  return !env.NO_COLOR && env.TERM !== 'dumb' && stream.isTTY === true;
}
