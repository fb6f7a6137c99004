/** The fastest that a person fills in and sends a form, in milliseconds. */
export const fastest = 2500;

/** Returns why a bot may have sent the lead. It is sent anyway: autofill causes the same signs. */
export function suspicions(trap: unknown, since: number): readonly ('trap' | 'haste')[] {
  return [trap && 'trap', since < fastest && 'haste'].filter(Boolean) as ('trap' | 'haste')[];
}
