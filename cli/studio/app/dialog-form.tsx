import { Dialog } from '@base-ui/react/dialog';
import type { FormEvent, ReactNode } from 'react';

interface DialogFormProps {
  readonly title: string;
  readonly about?: string;
  /** The words of the button that sends the form. */
  readonly action: string;
  readonly onSubmit: () => void;
  /** Why the form cannot be sent now, if that is known; the button is off then. */
  readonly isOff?: boolean;
  readonly children: ReactNode;
}

/** A small dialog with a form, inside the root of a dialog. */
export function DialogForm({ title, about, action, onSubmit, isOff = false, children }: DialogFormProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <Dialog.Portal>
      <Dialog.Backdrop className="backdrop" />
      <Dialog.Popup className="dialog dialog-small">
        <Dialog.Title>{title}</Dialog.Title>
        {about && <Dialog.Description className="note">{about}</Dialog.Description>}
        <form onSubmit={submit}>
          {children}
          <div className="page-actions">
            <button type="submit" className="tool tool-main" disabled={isOff}>
              {action}
            </button>
            <Dialog.Close className="tool">Cancel</Dialog.Close>
          </div>
        </form>
      </Dialog.Popup>
    </Dialog.Portal>
  );
}
