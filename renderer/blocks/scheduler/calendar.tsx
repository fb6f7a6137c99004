/** The days of a month without a date: free, `o`, or not, `-`. One is chosen, `x`. */
const days = '-ooo---o-oxo--oo-oo--ooo-o----oo---';

/** A drawing of a calendar. It names no day and no hour, because none would be true for long. */
export function Calendar() {
  return (
    <div className="scheduler-calendar" aria-hidden="true">
      {Array.from(days, (day, index) =>
        day === '-' ? <i key={days.slice(index)} /> : <b key={days.slice(index)} className={chosen(day)} />,
      )}
    </div>
  );
}

function chosen(day: string): string | undefined {
  return day === 'x' ? 'scheduler-chosen' : undefined;
}
