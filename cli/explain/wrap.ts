/** Returns a paragraph in indented lines of at most `width` columns. A longer word gets a line to itself. */
export function wrapped(
  text: string,
  { width, indent = '' }: { readonly width: number; readonly indent?: string },
): string {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && indent.length + longer.length > width) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return [...lines, line].map((each) => indent + each).join('\n');
}

/** Returns the text with every line indented. */
export function indented(text: string, indent: string): string {
  return text
    .split('\n')
    .map((line) => (line === '' ? '' : indent + line))
    .join('\n');
}
