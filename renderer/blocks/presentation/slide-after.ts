type Key = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** The number of the slide that a key leads to in a strip of slides as wide as itself; none when it is not for turning. */
export function slideAfter(
  { key, altKey, ctrlKey, metaKey, shiftKey }: Key,
  { scrollLeft, clientWidth }: Pick<Element, 'scrollLeft' | 'clientWidth'>,
): number | undefined {
  const step = steps[key];
  // With Alt the arrows lead through the browser's history.
  if (step === undefined || altKey || ctrlKey || metaKey || shiftKey) return undefined;
  return Math.round(scrollLeft / clientWidth) + step;
}
