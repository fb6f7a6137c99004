type Key = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** Returns the index of the slide that a key turns to, or undefined for other keys. Each slide is as wide as the strip. */
export function slideAfter(
  { key, altKey, ctrlKey, metaKey, shiftKey }: Key,
  { scrollLeft, clientWidth }: Pick<Element, 'scrollLeft' | 'clientWidth'>,
): number | undefined {
  const step = steps[key];
  // Alt with an arrow key navigates the browser's history.
  if (step === undefined || altKey || ctrlKey || metaKey || shiftKey) return undefined;
  return Math.round(scrollLeft / clientWidth) + step;
}
