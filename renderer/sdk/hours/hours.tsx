import type { ShownHours } from '../organization.ts';

/** A table of opening hours, with its name above it if `titled`. A block that shows it needs the style `hours`. */
export function Hours({ label, rows, titled }: ShownHours & { titled?: boolean }) {
  return (
    <table className="hours" aria-label={titled ? undefined : label}>
      {titled && <caption>{label}</caption>}
      <tbody>
        {rows.map(({ days, hours }) => (
          <tr key={days}>
            <th scope="row">{days}</th>
            <td>{hours}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
