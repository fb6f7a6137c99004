/** A unit of the time that is left, with its amount. */
export type Part = readonly [unit: 'day' | 'hour' | 'minute' | 'second', amount: number];

/** Divides milliseconds into whole days, hours, minutes and seconds. Leaves out zeros at the front. */
export function timeLeft(milliseconds: number): Part[] {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  const parts: Part[] = [
    ['day', Math.floor(seconds / 86_400)],
    ['hour', Math.floor(seconds / 3600) % 24],
    ['minute', Math.floor(seconds / 60) % 60],
    ['second', seconds % 60],
  ];
  const first = parts.findIndex(([, amount]) => amount > 0);
  return first < 0 ? [] : parts.slice(first);
}
