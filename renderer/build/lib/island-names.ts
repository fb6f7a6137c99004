/** The name by which pages know the module that sends waiting leads. No block can have it as its type. */
export const outboxModule = 'outbox';

/**
 * Islands that several blocks share, by their name, and the files of their code. A section has one if it needs the SDK style
 * of the same name, or if its block names it among its islands. No block can have one of these names as its type.
 */
export const sharedIslands: ReadonlyMap<string, string> = new Map([
  ['status', 'client/status/index.ts'],
  ['controls', 'client/form/controls/index.tsx'],
  ['after-form', 'client/form/after/index.ts'],
  ['form-steps', 'client/form/steps/index.tsx'],
  ['partial-form', 'client/form/partial/index.ts'],
]);

/**
 * The output folder where each island keeps one name across builds. A page from an older build may ask for an island whose
 * hashed file is gone; it finds the current one here.
 */
export const islandsFolder = 'assets/islands';

/** Id of the element with the loader's data, on every page with islands. */
export const islandsId = 'frontage-islands';
