import { type RefObject, useEffect } from 'react';
import { membersOf } from '../../members-of.ts';
import type { Control } from '../field-spec.ts';

/** Makes a control invalid while `hasProblem` says so, for what no attribute can express. */
export function useCheck<Checked extends Control>(
  control: RefObject<Checked | null>,
  hasProblem: (control: Checked) => boolean,
): void {
  useEffect(() => {
    const { current } = control;
    const form = current?.form && membersOf(current.form);
    const check = () => current?.setCustomValidity(hasProblem(current) ? ' ' : '');
    check();
    // In the capture phase, so that it is known before the form asks.
    form?.addEventListener('input', check, true);
    form?.addEventListener('submit', check, true);
    return () => {
      form?.removeEventListener('input', check, true);
      form?.removeEventListener('submit', check, true);
    };
  });
}
