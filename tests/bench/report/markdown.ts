/** A table in Markdown; the first column is words, the others are numbers and stand to the right. */
export function markdownTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map((_, at) => (at === 0 ? '---' : '---:'))), ...rows.map(line)].join('\n');
}

/** What was not measured. */
export const nothing = '–';

/** A number with as many digits as can be told apart: three. */
export function digits(value: number | undefined): string {
  if (value === undefined || Number.isNaN(value)) return nothing;
  if (value >= 100) return Math.round(value).toLocaleString('en-US');
  return value.toFixed(value >= 10 ? 1 : 2);
}
