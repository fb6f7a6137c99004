import type { MessageNames } from './fields.ts';

/** What a calendar has said, as far as it concerns the page. */
export interface CalendarMessage {
  /** Something was booked. */
  readonly booked: boolean;
  /** What tells this booking from others, where the calendar says it. */
  readonly booking: string | undefined;
  /** The height it wants, in pixels. */
  readonly height: number | undefined;
}

/** Heights beyond these, in pixels, are none that a calendar has. */
const heights = { least: 100, most: 6000 };

/** Reads a message, an object or its JSON, by the names that the config gives. */
export function readMessage(data: unknown, names: MessageNames): CalendarMessage {
  const message = typeof data === 'string' ? parsed(data) : data;
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

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function valueAt(data: unknown, way: string): unknown {
  return way.split('.').reduce<unknown>((value, key) => {
    return typeof value === 'object' && value !== null && Object.hasOwn(value, key)
      ? Reflect.get(value, key)
      : undefined;
  }, data);
}
