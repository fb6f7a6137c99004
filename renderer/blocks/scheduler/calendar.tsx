import { formatDatePart, weekdayLetters } from '../../sdk/format.ts';

/** The days of some month: `o` is free, `x` chosen, `-` taken. It begins on the third day of a week. */
const days = '-o-o--oo-oo--o-xo---ooo-o--oo--';

/** The hours of the chosen day, which are the same on clocks of 12 and 24 hours. */
const hours = { '9:00': 'o', '9:30': 'x', '10:00': 'o', '10:30': 'o' };

/** A drawing of a month and a few hours. It names no year, so that it promises no appointment. CSS numbers the days. */
export function Calendar({ locale }: { locale: string }) {
  return (
    <div className="scheduler-calendar" aria-hidden="true">
      <p>
        <em>{formatDatePart('2024-05-01', 'month', locale)}</em>
        {weekdayLetters(locale).map((letter, day) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: days of a week, which never change
          <span key={day}>{letter}</span>
        ))}
        {/* biome-ignore lint/suspicious/noArrayIndexKey: days of a drawing, which never change */}
        {[...days].map((state, day) => (state === '-' ? <i key={day} /> : <b key={day} className={chosen(state)} />))}
      </p>
      <p>
        {Object.entries(hours).map(([hour, state]) => (
          <b key={hour} className={chosen(state)}>
            {hour}
          </b>
        ))}
      </p>
    </div>
  );
}

function chosen(state: string): string | undefined {
  return state === 'x' ? 'scheduler-chosen' : undefined;
}
