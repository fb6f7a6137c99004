import { linkAttributes } from './link-attributes.ts';

export type ButtonKind = 'primary' | 'quiet';

interface ButtonLinkProps {
  /** Nothing for a button that is there to be seen only. */
  href?: string | undefined;
  label: string;
  /** One primary action to a view; what stands beside it is quiet. */
  kind?: ButtonKind | undefined;
  large?: boolean | undefined;
  newTab?: boolean | undefined;
  /** Closes the dialog or menu that it stands in. */
  closes?: boolean | undefined;
}

/**
 * A link that looks like a button: it leads somewhere, so it stays a link. Without a place to lead to it is a button
 * that tells assistive technology that it does nothing (WAI-ARIA, `aria-disabled`), and can still be reached and read.
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
