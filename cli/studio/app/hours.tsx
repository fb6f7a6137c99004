import { useEffect, useState } from 'react';
import { dayNames, type Span } from '../../../renderer/site/opening-hours.ts';
import { type PlaceHours, useAnswer } from './api.ts';
import { useStudio } from './store.tsx';
import { Input, submits } from './ui.tsx';

/** The opening hours of the business and of its locations. */
export function Hours() {
  const { site } = useStudio();
  const places = useAnswer('hours', {}, { keeps: true, again: site?.version });
  return places?.map((place) => <PlaceForm key={place.place} {...place} />);
}

type Week = PlaceHours['week'];

/** Seven days with their hours, and the days on which the place is closed. Nothing is written until it is saved as a whole. */
function PlaceForm({ place, location, week, closed }: PlaceHours) {
  const { change } = useStudio();
  const [draft, setDraft] = useState({ week, closed });
  const [first, setFirst] = useState('');
  const read = JSON.stringify({ week, closed });
  useEffect(() => setDraft(JSON.parse(read)), [read]);
  const setDay = (day: number, spans: readonly Span[]) =>
    setDraft((before) => ({ ...before, week: before.week.with(day, spans) }));
  const isComplete = draft.week.flat().every(({ opens, closes }) => opens !== '' && closes !== '');
  const save = () =>
    change({ op: 'setHours', location, week: copy(draft.week), closed: [...draft.closed], was: JSON.parse(read) });
  const add = () => {
    if (first !== '') setDraft((before) => ({ ...before, closed: [...before.closed, first].toSorted(byDate) }));
    setFirst('');
  };
  return (
    <details className="group">
      <summary>Opening hours{place && ` of ${place}`}</summary>
      <form onSubmit={submits(save)}>
        {draft.week.map((spans, day) => (
          <Day key={dayNames[day]} name={dayNames[day] ?? ''} spans={spans} onChange={(next) => setDay(day, next)} />
        ))}
        <p className="help">Hours after midnight belong to the day on which they begin.</p>
        <fieldset className="part">
          <legend>Closed in spite of these hours</legend>
          {draft.closed.map((one) => (
            <p key={textOf(one)} className="hours-day">
              {textOf(one)}
              <button
                type="button"
                className="tool tool-small"
                aria-label={`Remove ${textOf(one)}`}
                onClick={() =>
                  setDraft((before) => ({ ...before, closed: before.closed.filter((other) => other !== one) }))
                }
              >
                ×
              </button>
            </p>
          ))}
          <p className="hours-day">
            <Input type="date" aria-label="Another day" value={first} onChange={setFirst} />
            <button type="button" className="tool tool-small" disabled={first === ''} onClick={add}>
              Add
            </button>
          </p>
        </fieldset>
        <button type="submit" className="tool" disabled={!isComplete || JSON.stringify(draft) === read}>
          Save the hours
        </button>
      </form>
    </details>
  );
}

interface DayProps {
  readonly name: string;
  readonly spans: readonly Span[];
  readonly onChange: (spans: readonly Span[]) => void;
}

/** The hours of one day: none if it is closed, two for a break. */
function Day({ name, spans, onChange }: DayProps) {
  return (
    <fieldset className="hours">
      <legend>{name}</legend>
      {spans.length === 0 && <span className="help">Closed</span>}
      {spans.map((span, index) => {
        const label = (what: string) => `${name}, ${what}${spans.length > 1 ? ` ${index + 1}` : ''}`;
        const set = (opens: string, closes: string) => onChange(spans.with(index, spanOf(opens, closes)));
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: hours of a day have no name but their order.
          <span key={index} className="hours-day">
            <Input
              type="time"
              aria-label={label('opens')}
              value={span.opens}
              onChange={(opens) => set(opens, shownClose(span))}
            />
            –
            <Input
              type="time"
              aria-label={label('closes')}
              value={shownClose(span)}
              onChange={(closes) => set(span.opens, closes)}
            />
            <button
              type="button"
              className="tool tool-small"
              aria-label={`${label('remove the hours')}`}
              onClick={() => onChange(spans.filter((_, other) => other !== index))}
            >
              ×
            </button>
          </span>
        );
      })}
      <button
        type="button"
        className="tool tool-small"
        aria-label={`${name}, add hours`}
        onClick={() => onChange([...spans, { opens: '', closes: '' }])}
      >
        +
      </button>
    </fieldset>
  );
}

/** Returns hours from two times of a clock. Those that end before they begin end on the next day; midnight is `24:00`. */
function spanOf(opens: string, closes: string): Span {
  if (closes === '00:00') return { opens, closes: '24:00' };
  return { opens, closes, ...(opens !== '' && closes !== '' && closes <= opens && { nextDay: true }) };
}

function shownClose({ closes }: Span): string {
  return closes === '24:00' ? '00:00' : closes;
}

function copy(week: Week) {
  return week.map((spans) => spans.map((span) => ({ ...span })));
}

function textOf(closed: PlaceHours['closed'][number]): string {
  return typeof closed === 'string' ? closed : `${closed.from} to ${closed.to}`;
}

function byDate(one: PlaceHours['closed'][number], other: PlaceHours['closed'][number]): number {
  return textOf(one) < textOf(other) ? -1 : 1;
}
