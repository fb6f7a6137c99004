import { Icon } from './icon.tsx';
import { linkAttributes } from './link-attributes.ts';

interface DialogCloseProps {
  /** Accessible name. */
  label: string;
  className: string;
  /** Target of the link that closes a dialog which its URL opened without script. */
  back: string;
}

/** Closes a dialog: a button if it was opened by script, a link if it is shown by its URL (`:target`). */
export function DialogClose({ label, className, back }: DialogCloseProps) {
  return (
    <form method="dialog" className={className}>
      <button type="submit">
        <Icon name="close" />
        <span className="visually-hidden">{label}</span>
      </button>
      <a {...linkAttributes(back)}>
        <Icon name="close" />
        <span className="visually-hidden">{label}</span>
      </a>
    </form>
  );
}
