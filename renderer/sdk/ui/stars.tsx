import { formatNumber } from '../format.ts';
import { media } from '../ui-text/en.ts';
import { fill, type UiText } from '../ui-text/ui-text.ts';

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
