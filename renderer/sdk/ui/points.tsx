import { plainWords, type RichText } from '../words/rich-text.ts';
import { RowWords } from '../words/words.tsx';
import { Icon } from './icon.tsx';

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
