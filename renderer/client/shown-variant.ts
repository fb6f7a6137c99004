/** The variant of the page's experiment that this visitor sees. */
export interface ShownVariant {
  readonly experiment: string;
  readonly variant: string;
  /** `experiment:variant`. */
  readonly label: string;
}

/** Returns undefined when the page is not part of an experiment. */
export function shownVariant(): ShownVariant | undefined {
  const variant = document.documentElement.dataset.variant;
  const experiment = document.querySelector<HTMLElement>('[data-experiment]')?.dataset.experiment;
  return variant && experiment ? { experiment, variant, label: `${experiment}:${variant}` } : undefined;
}
