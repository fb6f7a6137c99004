import type { MessageNames } from './view.tsx';

/** The parts of a calendar's message that the page uses. */
export interface CalendarMessage {
  /** Something was booked. */
  readonly booked: boolean;
  /** Id of the booking, if the calendar sends one. */
  readonly booking: string | undefined;
  /** The height that it asks for, in pixels. */
  readonly height: number | undefined;
}

/** Plausible heights of a calendar, in pixels. Others are ignored. */
const heights = { least: 100, most: 6000 };

/** Parses a message, an object or its JSON, with the names from the config. */
export function readMessage(data: unknown, names: MessageNames): CalendarMessage {
  const message = typeof data === 'string' ? parseJson(data) : data;
  const name = valueAt(message, names.name ?? 'event');
  const is = (wanted: string | undefined) => wanted !== undefined && name === wanted;
  const booking = names.booking && valueAt(message, names.booking);
  const height = is(names.resized) && names.height ? Number.parseFloat(String(valueAt(message, names.height))) : 0;
  return {
    booked: is(names.booked),
    booking: typeof booking === 'string' ? booking : undefined,
    height: height >= heights.least && height <= heights.most ? height : undefined,
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function valueAt(data: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((value, key) => {
    return typeof value === 'object' && value !== null && Object.hasOwn(value, key)
      ? Reflect.get(value, key)
      : undefined;
  }, data);
}
