import { firstDayOf, formatDatePart, formatMonth, weekdayLetters } from '../../sdk/format.ts';

/** Which working days of the month are free, `o`, or taken, `-`. The tenth is chosen, `x`. Weekends are taken. */
const workdays = 'o-oo-o-ooxo-ooo-oo-o-oo';

/** The hours of the chosen day, which are the same on clocks of 12 and 24 hours. */
const hours = { '9:00': 'o', '9:30': 'x', '10:00': 'o', '10:30': 'o' };

/** A drawing of May of a year, and of the hours of a day in it. CSS numbers the days. */
export function Calendar({ locale, year }: { locale: string; year: number }) {
  // 0 for Monday.
  const weekday = (new Date(Date.UTC(year, 4, 1)).getUTCDay() + 6) % 7;
  const before = (weekday - firstDayOf(locale) + 7) % 7;
  const states = statesOf(weekday);
  const day = states.indexOf('x') + 1;
  return (
    <div className="scheduler-calendar" aria-hidden="true">
      <p>
        <em>{formatMonth(`${year}-05-01`, locale)}</em>
        {/* The days before the month are empty. */}
        {[...weekdayLetters(locale), ...Array<string>(before).fill('')].map((letter, day) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: days of a week, which never change
          <span key={day}>{letter}</span>
        ))}
        {/* biome-ignore lint/suspicious/noArrayIndexKey: days of a drawing, which never change */}
        {states.map((state, day) => (state === '-' ? <i key={day} /> : <b key={day} className={chosen(state)} />))}
      </p>
      <p>
        <em>{`${formatDatePart(`${year}-05-${day}`, 'weekday', locale)} ${day}`}</em>
        {Object.entries(hours).map(([hour, state]) => (
          <b key={hour} className={chosen(state)}>
            {hour}
          </b>
        ))}
      </p>
    </div>
  );
}

/** Returns the states of the 31 days of a month that begins on this weekday. */
function statesOf(weekday: number): string[] {
  let next = 0;
  return Array.from({ length: 31 }, (_, day) => ((weekday + day) % 7 > 4 ? '-' : (workdays[next++] ?? '-')));
}

function chosen(state: string): string | undefined {
  return state === 'x' ? 'scheduler-chosen' : undefined;
}
