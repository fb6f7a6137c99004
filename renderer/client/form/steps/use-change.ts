import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { membersOf } from '../../members-of.ts';
import { stepIn } from './step-history.ts';

/** Calls `work` after the first rendering, and after each in which `value` is another one, with the value before. */
export function useChange<Value>(value: Value, work: (before: Value | undefined) => void): void {
  const seen = useRef<Value>(undefined);
  useLayoutEffect(() => {
    const before = seen.current;
    if (before === value) return;
    seen.current = value;
    work(before);
  });
}

/** Calls `show` with the step of the entry that the browser's Back or Forward leads to. */
export function useBrowserBack(form: RefObject<HTMLFormElement | null>, show: (step: number) => void): void {
  const latest = useRef(show);
  latest.current = show;
  useEffect(() => {
    const follow = ({ state }: PopStateEvent) => {
      const step = form.current ? stepIn(state, membersOf(form.current).id) : undefined;
      if (step !== undefined) latest.current(step);
    };
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, [form]);
}
