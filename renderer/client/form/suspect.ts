/** Milliseconds within which nobody reads a form, fills it in and sends it. */
export const fastest = 2500;

/** Why a lead may be a program's. It is sent all the same: autofill falls into the same traps. */
export function suspicions(trap: string, since: number): readonly ('trap' | 'haste')[] {
  return [trap && 'trap', since < fastest && 'haste'].filter(Boolean) as ('trap' | 'haste')[];
}
