import type { ReactNode } from 'react';
import { group, href, icon, type Resolved, text } from '../fields.ts';
import { Icon } from '../ui/icon.tsx';
import { linkAttributes } from '../ui/link-attributes.ts';

/** Fields of a fact for a {@link UtilityLine}: a few words, with an icon and a target if it has any. */
export const shortFact = (help: string) =>
  group(
    {
      text: text('The fact in a few words.', { max: 70 }),
      icon: icon('An icon in front of it.').optional(),
      href: href('Where it leads.').optional(),
    },
    help,
  );

type ShortFact = Resolved<{ fact: ReturnType<typeof shortFact> }>['fact'];

interface UtilityLineProps {
  facts: readonly ShortFact[] | undefined;
  /** Comes before the facts. */
  children?: ReactNode;
}

/** A thin line of facts across the page. A block that shows it needs the style `utility`. */
export function UtilityLine({ facts = [], children }: UtilityLineProps) {
  return (
    <ul className="utility wrap">
      {children && <li>{children}</li>}
      {facts.map(({ text, icon, href }) => (
        <li key={text}>
          {icon && <Icon name={icon} />}
          {href === undefined ? text : <a {...linkAttributes(href)}>{text}</a>}
        </li>
      ))}
    </ul>
  );
}
