/** Days of the drawing, one row per week: `o` is open, `x` chosen, `-` closed. */
const weeks = ['---o-o-', '-oo-oo-', '-o-xo--', '-ooo-o-', '-oo----'];

/** Hours of the chosen day, beside the weeks, from top to bottom. */
const hours = ['o', 'x', 'o', 'o', '-'];

const step = 32;
const top = 34;

/** A drawing of a month and a few hours, without dates or numbers, so that it promises no appointment. */
export function Calendar() {
  return (
    <svg className="scheduler-calendar" viewBox="0 0 312 176" aria-hidden="true">
      <path className="scheduler-week" d={[...'MTWTFSS'].map((_, day) => `M${day * step + 7} 5h10`).join('')} />
      <path className="scheduler-closed" d={cells('-', 'h0', '')} />
      <path className="scheduler-open" d={cells('o', 'h0', 'h52')} />
      <path className="scheduler-chosen" d={cells('x', 'h0', 'h52')} />
      <path className="scheduler-tick" d="m103.5 98 3.5 3.5 7-7.5" />
    </svg>
  );
}

/**
 * Returns the SVG path of all days and hours in one state. `day` and `hour` are the path commands that draw each; an empty
 * `hour` draws no hours.
 */
function cells(state: string, day: string, hour: string): string {
  const dayPaths = weeks.flatMap((week, row) =>
    [...week].map((letter, column) => (letter === state ? `M${column * step + 12} ${row * step + top}${day}` : '')),
  );
  const hourPaths = hours.map((letter, row) => (letter === state && hour ? `M248 ${row * step + top}${hour}` : ''));
  return [...dayPaths, ...hourPaths].join('');
}
