import { type ReactNode, useState } from 'react';
import { type Change, useAnswer } from './api.ts';
import { useStudio } from './store.tsx';
import { FormPane } from './ui.tsx';

interface ChangePaneProps {
  readonly trigger: string;
  readonly triggerLabel?: string;
  readonly triggerClass?: string;
  readonly title: string;
  readonly about?: string;
  readonly action: string;
  /** Undefined while there is nothing to change. */
  readonly change: Change | undefined;
  /** Whether the change can be tried by now. */
  readonly isComplete?: boolean;
  /** Whether it may add or remove pages, which are listed then. */
  readonly isOfPages?: boolean;
  /** Whether the dialog is closed before the change is made. */
  readonly closesFirst?: boolean;
  readonly onMade?: () => void;
  /** Called when the dialog is opened or closed. */
  readonly onOpenChange?: (isOpen: boolean) => void;
  readonly children?: ReactNode;
}

/** A dialog for one change. It says before what the change does to the pages, and what keeps it from being made. */
export function ChangePane({ change, isComplete = true, isOfPages = false, children, ...pane }: ChangePaneProps) {
  const studio = useStudio();
  const [isOpen, open] = useState(false);
  const { closesFirst = false, onMade, onOpenChange, ...form } = pane;
  const setOpen = (next: boolean) => {
    open(next);
    onOpenChange?.(next);
  };
  const submit = async () => {
    if (change === undefined) return;
    if (closesFirst) setOpen(false);
    if (!(await studio.change(change))) return;
    setOpen(false);
    onMade?.();
  };
  return (
    <FormPane {...form} isOpen={isOpen} onOpenChange={setOpen} isOff={change === undefined} onSubmit={submit}>
      {children}
      <Effect change={isComplete ? change : undefined} isOfPages={isOfPages} />
    </FormPane>
  );
}

/** Says which pages a change adds or removes, and what keeps it from being made. */
function Effect({ change, isOfPages }: { readonly change: Change | undefined; readonly isOfPages: boolean }) {
  const effect = useAnswer('effect', change, { rest: 400 });
  const pages = effect && [
    ...effect.added.map((path) => ({ path, what: 'Adds' })),
    ...effect.removed.map((path) => ({ path, what: 'Removes' })),
  ];
  return (
    <div role="status" className="effect">
      {isOfPages && effect && effect.errors.length === 0 && pages?.length === 0 && <p>No page is added or removed.</p>}
      <ul>
        {pages?.slice(0, 12).map(({ path, what }) => (
          <li key={path}>
            {what} <strong>{path}</strong>
          </li>
        ))}
        {pages && pages.length > 12 && <li>and {pages.length - 12} more</li>}
        {effect?.errors.map((message) => (
          <li key={message} className="effect-error">
            {message}
          </li>
        ))}
      </ul>
    </div>
  );
}
