import type { ReactNode } from 'react';
import type { Resolved } from '../fields.ts';
import { Icon } from '../ui/icon.tsx';
import { linkAttributes } from '../ui/link-attributes.ts';
import type { shortFact } from './short-fact.ts';

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
