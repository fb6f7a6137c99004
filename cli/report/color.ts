import { styleText } from 'node:util';

export type Style = 'red' | 'green' | 'yellow' | 'cyan' | 'bold' | 'dim';

/** Puts a text in a style. */
export type Paint = (style: Style, text: string) => string;

/** Styles for a terminal, or none at all. */
export function paint(color: boolean): Paint {
  return color ? (style, text) => styleText(style, text, { validateStream: false }) : (_style, text) => text;
}

/** Whether a stream takes colours: FORCE_COLOR decides, then NO_COLOR (no-color.org), then whether a person reads it. */
export function takesColor(stream: { readonly isTTY?: boolean }, env: NodeJS.ProcessEnv = process.env): boolean {
  if (env.FORCE_COLOR !== undefined) return !['0', 'false'].includes(env.FORCE_COLOR);
  return !env.NO_COLOR && env.TERM !== 'dumb' && stream.isTTY === true;
}
