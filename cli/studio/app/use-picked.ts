import { useState } from 'react';

/** A value that is saved as soon as it is chosen. */
export interface Picked {
  /** What was chosen last, also while it is being saved. The next choice starts from it. */
  readonly current: unknown;
  /** Shows a choice until the site has it, or until it is known that it was not saved. */
  readonly pick: (value: unknown, saving: Promise<boolean>) => void;
}

export function usePicked(value: unknown): Picked {
  const [seen, setSeen] = useState(value);
  const [picked, setPicked] = useState<{ readonly value: unknown }>();
  if (seen !== value) {
    setSeen(value);
    setPicked(undefined);
  }
  return {
    current: picked ? picked.value : value,
    pick(next, saving) {
      setPicked({ value: next });
      void saving.then((isSaved) => !isSaved && setPicked(undefined));
    },
  };
}
