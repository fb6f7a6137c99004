import { control, type TestRule } from './data.ts';

/** Programs that read the page for others, by parts of their names (facebookexternalhit): they get the control. */
const reader = /bot|craw|spid|hit|goog/i;

/**
 * The variant that this visitor sees: the one that is asked for, the one they saw before, or one by lot. Where a browser
 * keeps nothing they would see another one at each visit: then it is the control.
 */
export function chooseVariant({ key, store, weights }: TestRule, asked: string | null): string {
  const isKnown = (variant: string | null) => (weights[variant as string] as number) >= 0;
  if (isKnown(asked)) return asked as string;
  try {
    const kept = self[store];
    if (!isKnown(kept[key])) {
      let left = reader.test(navigator.userAgent) ? 0 : Math.random() * 100;
      kept[key] = Object.keys(weights).find((variant) => {
        left -= weights[variant] as number;
        return left < 0;
      });
    }
    const variant = kept[key];
    // What a page writes while nobody sees it yet is lost when somebody does.
    document.addEventListener('prerenderingchange', () => {
      self[store][key] = variant;
    });
    return variant;
  } catch {
    return control;
  }
}
