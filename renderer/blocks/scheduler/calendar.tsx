/** Days of the drawing, a letter each: a week per row, `o` open, `x` chosen, `-` closed. */
const weeks = ['---o-o-', '-oo-oo-', '-o-xo--', '-ooo-o-', '-oo----'];

/** Free hours beside them, from the top: `o` open, `x` chosen. */
const hours = ['o', 'o', 'x', 'o'];

const step = 32;
const centre = step / 2;

/** A month and a few hours with no dates or numbers on them: a picture of choosing, which promises nothing. */
export function Calendar() {
  return (
    <svg className="scheduler-calendar" viewBox="0 0 336 180" aria-hidden="true">
      <path className="scheduler-week" d={weeks[0]?.replace(/./g, (_, day: number) => `M${day * step + 11} 6h10`)} />
      <path className="scheduler-closed" d={days('-')} />
      <path className="scheduler-open" d={days('o') + bars('o')} />
      <path className="scheduler-chosen" d={days('x') + bars('x')} />
      <path className="scheduler-tick" d="m107 100 4 4 8-8.5" />
    </svg>
  );
}

function days(kind: string): string {
  return weeks
    .map((week, row) =>
      [...week].map((day, column) => (day === kind ? `M${column * step + centre} ${row * step + 36}h0` : '')).join(''),
    )
    .join('');
}

function bars(kind: string): string {
  return hours.map((hour, row) => (hour === kind ? `M260 ${row * 42 + 36}h60` : '')).join('');
}
