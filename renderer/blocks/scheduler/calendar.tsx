/** Days of the drawing, a letter each: a week per row, `o` open, `x` chosen, `-` closed. */
const weeks = ['---o-o-', '-oo-oo-', '-o-xo--', '-ooo-o-', '-oo----'];

/** Hours of the chosen day, beside the weeks from the top down. */
const hours = ['o', 'x', 'o', 'o', '-'];

const step = 32;
const top = 34;

/** A month and a few hours with no dates or numbers on them: a picture of choosing, which promises nothing. */
export function Calendar() {
  return (
    <svg className="scheduler-calendar" viewBox="0 0 312 176" aria-hidden="true">
      <path className="scheduler-week" d={[...'MTWTFSS'].map((_, day) => `M${day * step + 7} 5h10`).join('')} />
      <path className="scheduler-closed" d={places('-', 'h0', '')} />
      <path className="scheduler-open" d={places('o', 'h0', 'h52')} />
      <path className="scheduler-chosen" d={places('x', 'h0', 'h52')} />
      <path className="scheduler-tick" d="m103.5 98 3.5 3.5 7-7.5" />
    </svg>
  );
}

/** Where the days and hours of one kind stand, each as a line of its own length; no line, no place. */
function places(kind: string, day: string, hour: string): string {
  const days = weeks.flatMap((week, row) =>
    [...week].map((letter, column) => (letter === kind ? `M${column * step + 12} ${row * step + top}${day}` : '')),
  );
  const bars = hours.map((letter, row) => (letter === kind && hour ? `M248 ${row * step + top}${hour}` : ''));
  return [...days, ...bars].join('');
}
