import type { ReactNode } from 'react';
import type { SdkStyle } from '../block.ts';
import type { ShownHours, ShownOrganization } from '../organization.ts';
import { status as english } from '../ui-text/english/status.ts';
import { notEnglish, type UiText } from '../ui-text/ui-text.ts';

/** A table of opening hours, with its name above it if `titled`. A block that shows it needs the style `hours`. */
export function Hours({ label, rows, titled }: ShownHours & { titled?: boolean }) {
  return (
    <table className="hours" aria-label={titled ? undefined : label}>
      {titled && <caption>{label}</caption>}
      <tbody>
        {rows.map(({ days, hours }) => (
          <tr key={days}>
            <th scope="row">{/\S–\S/.test(days) ? <span>{days}</span> : days}</th>
            <td>{spans(hours)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Each span, such as "9:00–12:00", in one piece: a line breaks between two of them, not inside one. */
function spans(hours: string): ReactNode {
  return hours
    .split(/(?<=,) /)
    .flatMap((span, index) => [index > 0 && ' ', span.includes('–') ? <span key={span}>{span}</span> : span]);
}

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

/** The styles of a section that shows the status of a business, if it has hours. */
export function statusStyles(organization: ShownOrganization | undefined): readonly SdkStyle[] {
  return organization?.opening === undefined ? [] : ['status'];
}
