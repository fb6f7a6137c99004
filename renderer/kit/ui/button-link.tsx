import { linkAttributes } from './link-attributes.ts';

export type ButtonKind = 'primary' | 'quiet';

interface ButtonLinkProps {
  href: string;
  label: string;
  /** One primary action to a view; what stands beside it is quiet. */
  kind?: ButtonKind | undefined;
  large?: boolean | undefined;
  newTab?: boolean | undefined;
}

/** A link that looks like a button: it leads somewhere, so it stays a link. */
export function ButtonLink({ href, label, kind = 'primary', large = false, newTab = false }: ButtonLinkProps) {
  const classes = ['button', kind === 'quiet' && 'button-quiet', large && 'button-large'].filter(Boolean).join(' ');
  return (
    <a className={classes} {...linkAttributes(href, newTab)}>
      {label}
    </a>
  );
}
