import type { ReactNode } from 'react';
import type { ShownHours } from '../organization.ts';

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
