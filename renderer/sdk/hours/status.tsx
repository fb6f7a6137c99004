import type { ShownOrganization } from '../organization.ts';
import { status as english } from '../ui-text/english/status.ts';
import { notEnglish, type UiText } from '../ui-text/ui-text.ts';

interface StatusProps {
  organization: ShownOrganization;
  ui: Pick<UiText, 'status' | 'hours'>;
}

/**
 * Whether a business is open now, found out in the browser. The HTML has its usual hours. A block that shows it needs the
 * style `status`. Nothing for a business without hours.
 */
export function Status({ organization: { hours, opening }, ui }: StatusProps) {
  if (hours === undefined || opening === undefined) return null;
  const open = hours.rows.filter((row) => row.hours !== ui.hours.closed);
  return (
    <span
      className="status"
      data-island="status"
      data-on="load"
      data-props={JSON.stringify({ ...opening, ...notEnglish(ui.status, english) })}
    >
      {open.map((row) => `${row.days} ${row.hours}`).join(', ')}
    </span>
  );
}
