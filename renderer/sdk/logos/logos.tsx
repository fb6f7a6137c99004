import { groups, href, text } from '../fields.ts';
import { Picture, picture } from '../picture/picture.tsx';
import { linkAttributes } from '../ui/link-attributes.ts';

/** Logos or names of organizations. The section that shows them needs the style sheet `logos`. */
export const logoItems = (help: string, { max }: { max: number }) =>
  groups(help, { min: 1, max }, 'One organization.', {
    name: text('Name of the organization. It is shown if there is no picture, and read out otherwise.', { max: 60 }),
    picture: picture('Its logo, best as SVG, with a transparent ground.', {
      decorates: true,
      box: { boxes: [['0', '10rem']], fit: 'contain' },
    }).optional(),
    href: href('Where it leads.').optional(),
  });

interface Logo {
  readonly name: string;
  readonly picture?: Picture | undefined;
  readonly href?: string | undefined;
}

interface LogosProps {
  readonly items: readonly Logo[];
  /** Shows their shapes in one colour. */
  readonly oneColour?: boolean | undefined;
  /** Shows names alone. */
  readonly asWords?: boolean;
  readonly className: string;
}

/** A row of logos. The name of each is its alternative text, whatever the picture says itself. */
export function Logos({ items, oneColour, asWords = false, className }: LogosProps) {
  return (
    <ul className={oneColour ? `${className} logos-one` : className}>
      {items.map(({ name, picture, href }) => {
        const logo = picture && !asWords ? <Picture picture={{ ...picture, alt: name }} /> : <span>{name}</span>;
        return <li key={name}>{href ? <a {...linkAttributes(href, true)}>{logo}</a> : logo}</li>;
      })}
    </ul>
  );
}
