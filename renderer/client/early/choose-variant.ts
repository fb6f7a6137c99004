import { control, type TestRule } from './data.ts';

/** Crawlers and link previews, by parts of their names (facebookexternalhit). They get the control. */
const crawler = /bot|craw|spid|hit|goog/i;

/**
 * Chooses the variant that this visitor sees: the requested one, the one they saw before, or one at random. Returns the
 * control if the browser stores nothing, because the visitor would see another variant on each visit.
 */
export function chooseVariant({ key, store, weights }: TestRule, requested: string | null): string {
  const isKnown = (variant: string | null) => (weights[variant as string] as number) >= 0;
  if (isKnown(requested)) return requested as string;
  try {
    const storage = self[store];
    if (!isKnown(storage[key])) {
      let left = crawler.test(navigator.userAgent) ? 0 : Math.random() * 100;
      storage[key] = Object.keys(weights).find((variant) => {
        left -= weights[variant] as number;
        return left < 0;
      });
    }
    const variant = storage[key];
    // What a prerendered page writes to storage is lost when it is shown.
    document.addEventListener('prerenderingchange', () => {
      self[store][key] = variant;
    });
    return variant;
  } catch {
    return control;
  }
}
