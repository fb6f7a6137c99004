import type { AgendaProps } from './fields.ts';

/** Returns the dates that are not over, the next one first. */
export function ahead(items: AgendaProps['items'], today = ''): AgendaProps['items'] {
  return items
    .filter(({ date, lastDate = date }) => lastDate.day >= today)
    .sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
}

function keyOf({ date, starts }: AgendaProps['items'][number]): string {
  return `${date.day} ${starts?.time ?? ''}`;
}
