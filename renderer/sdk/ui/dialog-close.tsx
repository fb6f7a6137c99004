import { Icon } from './icon.tsx';
import { linkAttributes } from './link-attributes.ts';

interface DialogCloseProps {
  /** What it is called for people who hear the page. */
  label: string;
  className: string;
  /** Where the link leads that closes a dialog which its address has opened, because no script could. */
  back: string;
}

/** The way out of a dialog: a button for one that is open, a link for one that is only shown (`:target`). */
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
