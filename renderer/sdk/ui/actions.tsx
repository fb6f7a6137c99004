import type { Action } from '../fields.ts';
import { ButtonLink } from './button-link.tsx';

interface ActionsProps {
  /** The most important one first. */
  links: readonly Action[] | undefined;
  large?: boolean;
}

/** A row of buttons; the first is primary, the others are quiet. Renders nothing without links. */
export function Actions({ links = [], large = false }: ActionsProps) {
  if (links.length === 0) return null;
  return (
    <p className="actions">
      {links.map(({ label, href }, index) => (
        <ButtonLink key={label} href={href} label={label} kind={index === 0 ? 'primary' : 'quiet'} large={large} />
      ))}
    </p>
  );
}
