/** Name of the part of `history.state` with the steps of forms, by the id of their form. */
const part = 'frontageSteps';

/** The steps of a form up to an entry of the tab's history: each has an entry of its own, and the last is that of this entry. */
type Trail = readonly number[];

const trailsIn = (state: unknown): Readonly<Record<string, Trail>> => Object(Object(state)[part]);
const trailIn = (state: unknown, id: string): Trail => trailsIn(state)[id] ?? [];

const withTrail = (id: string, trail: Trail) => ({
  ...history.state,
  [part]: { ...trailsIn(history.state), [id]: trail },
});

/** Returns the step of a form in an entry; undefined for an entry of something else, such as a link to a heading. */
export function stepIn(state: unknown, id: string): number | undefined {
  return trailIn(state, id).at(-1);
}

/** Adds an entry for the step `to`, so that the browser's Back leads to the step `from`. */
export function pushStep(id: string, from: number, to: number): void {
  const before = trailIn(history.state, id).slice(0, -1);
  history.replaceState(withTrail(id, [...before, from]), '');
  history.pushState(withTrail(id, [...before, from, to]), '');
}

/** Goes back to the last entry of a step. Returns false if there is none. */
export function returnTo(id: string, isWanted: (step: number) => boolean): boolean {
  const trail = trailIn(history.state, id);
  const index = trail.slice(0, -1).findLastIndex(isWanted);
  if (index < 0) return false;
  history.go(index + 1 - trail.length);
  return true;
}

/** Goes back to the first entry of a form, so that the next Back leaves the page. */
export function leaveSteps(id: string): void {
  const { length } = trailIn(history.state, id);
  if (length > 1) history.go(1 - length);
}
