/** A paragraph in lines of at most so many columns, each behind an indent. A word that is longer than a line stands alone. */
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

/** A text as it is, each line behind an indent. */
export function indented(text: string, indent: string): string {
  return text
    .split('\n')
    .map((line) => (line === '' ? '' : indent + line))
    .join('\n');
}
