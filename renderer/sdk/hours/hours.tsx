import type { ShownHours } from '../organization.ts';

/** A table of opening hours. A block that shows it needs the style `hours`. */
export function Hours({ label, rows }: ShownHours) {
  return (
    <table className="hours" aria-label={label}>
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
