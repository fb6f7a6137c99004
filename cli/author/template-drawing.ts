import { highest } from '../../renderer/sdk/any-length.ts';
import type { PageTemplate } from './page-templates.ts';

const inner = 22;

/** Draws page templates side by side, each as a stack of its sections. */
export function drawTemplates(templates: readonly PageTemplate[], columns: number): string {
  const drawings = templates.map(drawing);
  const each = Math.max(1, Math.floor((columns + 2) / (inner + 4)));
  const rows: string[] = [];
  for (let first = 0; first < drawings.length; first += each) {
    const row = drawings.slice(first, first + each);
    const height = highest(row.map(({ length }) => length));
    for (let line = 0; line < height; line++) {
      rows.push(
        row
          .map((lines) => (lines[line] ?? '').padEnd(inner + 2))
          .join('  ')
          .trimEnd(),
      );
    }
    rows.push('');
  }
  return rows.join('\n').trimEnd();
}

function drawing({ name, sections }: PageTemplate): string[] {
  const line = (text: string) => `│${` ${text}`.slice(0, inner).padEnd(inner)}│`;
  const rule = '─'.repeat(inner);
  return [
    name,
    `┌${rule}┐`,
    ...sections.flatMap((section, index) => [
      ...(index === 0 ? [] : [`├${rule}┤`]),
      line(section.name === section.block ? section.name : `${section.name} · ${section.block}`),
    ]),
    `└${rule}┘`,
  ];
}
