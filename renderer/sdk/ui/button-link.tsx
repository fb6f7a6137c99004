import { linkAttributes } from './link-attributes.ts';

export type ButtonKind = 'primary' | 'quiet';

interface ButtonLinkProps {
  /** Undefined for an inert button. */
  href?: string | undefined;
  label: string;
  /** One primary action per view; the ones beside it are quiet. */
  kind?: ButtonKind | undefined;
  large?: boolean | undefined;
  newTab?: boolean | undefined;
  /** Closes the dialog or menu around it. */
  closes?: boolean | undefined;
}

/**
 * A link that looks like a button. Without a target it is a button that tells assistive technology that it does nothing
 * (WAI-ARIA, `aria-disabled`), and can still be focused and read.
 */
export function ButtonLink(props: ButtonLinkProps) {
  const { href, label, kind = 'primary', large = false, newTab = false, closes = false } = props;
  const classes = ['button', kind === 'quiet' && 'button-quiet', large && 'button-large'].filter(Boolean).join(' ');
  if (href === undefined) {
    return (
      <button type="button" className={classes} aria-disabled="true">
        {label}
      </button>
    );
  }
  return (
    <a className={classes} {...linkAttributes(href, newTab)} data-closes={closes ? '' : undefined}>
      {label}
    </a>
  );
}
