/** Returns the length of a text without its tokens, whose values a limit does not count. */
export function lengthWithoutTokens(text: string): number {
  return text.replace(/\{\{.*?\}\}/g, '').length;
}
