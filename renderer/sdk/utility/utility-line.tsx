import type { Resolved } from '../fields.ts';
import { Icon } from '../ui/icon.tsx';
import { linkAttributes } from '../ui/link-attributes.ts';
import type { shortFact } from './short-fact.ts';

type ShortFact = Resolved<{ fact: ReturnType<typeof shortFact> }>['fact'];

/** A thin line of facts across the page. A block that shows it needs the style `utility`. */
export function UtilityLine({ facts }: { facts: readonly ShortFact[] }) {
  return (
    <ul className="utility wrap">
      {facts.map(({ text, icon, href }) => (
        <li key={text}>
          {icon && <Icon name={icon} />}
          {href === undefined ? text : <a {...linkAttributes(href)}>{text}</a>}
        </li>
      ))}
    </ul>
  );
}
