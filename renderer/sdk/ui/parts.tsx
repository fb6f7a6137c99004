import { Fragment, type ReactNode } from 'react';
import type { Action } from '../fields.ts';
import { formatNumber } from '../format.ts';
import { media } from '../ui-text/en.ts';
import { fill, type UiText } from '../ui-text/ui-text.ts';
import { plainWords, type RichText } from '../words/rich-text.ts';
import { RowWords } from '../words/words.tsx';
import { ButtonLink } from './button-link.tsx';
import { Icon } from './icon.tsx';
import { linkAttributes } from './link-attributes.ts';

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

interface FilledProps {
  /** Text with names in braces: `{count} of {all}`. */
  text: string;
  values: Readonly<Record<string, ReactNode>>;
}

/** Renders a text with elements instead of the names in braces. */
export function Filled({ text, values }: FilledProps) {
  return text
    .split(/\{(\w+)\}/)
    .map((part, index) => (index % 2 === 0 ? part : <Fragment key={part}>{values[part]}</Fragment>));
}

interface PointsProps {
  points: readonly RichText[] | undefined;
  className?: string;
}

/** A list with a mark before each point; nothing without points. */
export function Points({ points, className }: PointsProps) {
  return (
    points && (
      <ul className={className}>
        {points.map((point) => (
          <li key={plainWords(point)}>
            <Icon name="check" />
            <RowWords text={point} />
          </li>
        ))}
      </ul>
    )
  );
}

interface ScrollRegionProps {
  /** Accessible name of the content. */
  label: string;
  className: string;
  children: ReactNode;
}

/** A box that scrolls sideways. A block that shows it needs the style `scroll-region`. It is focusable, so that the arrow keys scroll it (WCAG 2.2, 2.1.1 Keyboard). */
export function ScrollRegion({ label, className, children }: ScrollRegionProps) {
  const focusableGroup = { role: 'group', 'aria-label': label, tabIndex: 0 };
  return (
    <div className={`scroll-region ${className}`} {...focusableGroup}>
      {children}
    </div>
  );
}

interface StarsProps {
  /** 0 to 5; fractions of a star are drawn. */
  rating: number;
  /** Accessible name of the picture. */
  label?: string | undefined;
  /** The text and locale of the accessible name; English by default. */
  ui?: Pick<UiText, 'locale' | 'media'> | undefined;
}

const star = 'm10 1.6 2.6 5.5 6 .8-4.4 4.2 1.1 6L10 15.2l-5.3 2.9 1.1-6L1.4 7.9l6-.8z';
const row = [0, 20, 40, 60, 80];

/** A rating as five stars. The filled ones are in an inner SVG as wide as the rating, which clips the last star. */
export function Stars({ rating, label, ui = { locale: 'en-US', media } }: StarsProps) {
  const accessibleName = label ?? fill(ui.media.stars, { rating: formatNumber(rating, ui.locale) });
  const filledWidth = (Math.min(Math.max(rating, 0), 5) / 5) * 100;
  return (
    <svg className="stars" viewBox="0 0 100 20" role="img" aria-label={accessibleName}>
      {row.map((x) => (
        <path key={x} d={star} transform={`translate(${x})`} />
      ))}
      <svg className="stars-on" width={filledWidth} height="20" viewBox={`0 0 ${filledWidth} 20`} aria-hidden="true">
        {row.slice(0, Math.ceil(filledWidth / 20)).map((x) => (
          <path key={x} d={star} transform={`translate(${x})`} />
        ))}
      </svg>
    </svg>
  );
}
