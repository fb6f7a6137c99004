/** An edit of the output that breaks it, and the error that a check must report. */
export interface Damage {
  readonly file: string;
  readonly edit: (text: string) => string;
  readonly code: string;
  readonly message: RegExp;
  readonly suggestion?: RegExp;
}

/** Returns an edit that replaces a text. It throws if the text is not there. */
export const swap = (old: string | RegExp, replacement: string) => (text: string) => {
  const edited = text.replace(old, replacement);
  if (edited === text) throw new Error(`the output does not contain ${old}`);
  return edited;
};
