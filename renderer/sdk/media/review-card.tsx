import { flag, number, onRecord, rich, text, textFrom } from '../fields.ts';
import { picture } from '../picture/fields.ts';
import { Picture } from '../picture/picture.tsx';
import { Stars } from '../ui/stars.tsx';
import { Words } from '../words/words.tsx';
import type { DrawingProps } from './drawing.ts';

export const reviewFields = {
  name: text('Who wrote it.', { max: 60 }),
  business: text('Their business, and where.', { max: 80 }).optional(),
  rating: number('Stars given, 1 to 5. Without it, the review has no stars.', { min: 1, max: 5 }).optional(),
  text: onRecord(rich('What they wrote.', { max: 600 })),
  date: onRecord(text('When, in words: "2 weeks ago", "March 2025".', { max: 40 })).optional(),
  initials: textFrom('name', initials, 'One or two letters for the round mark; taken from the name when left out.', {
    max: 2,
  }),
  portrait: picture('A portrait in place of the initials.', {
    decorates: true,
    box: { boxes: [['0', '3rem']], ratio: '1/1' },
  }).optional(),
  sample: flag('Says beside the name that nobody wrote it: a sample, to be replaced by a real review.').optional(),
};

/** A review: stars, text and author. */
export function ReviewCard({ data, ui }: DrawingProps<typeof reviewFields>) {
  const details = [data.business, data.date, data.sample && ui.media.sample].filter(Boolean).join(', ');
  return (
    <>
      {data.rating !== undefined && <Stars rating={data.rating} ui={ui} />}
      <blockquote>
        <p>
          <Words text={data.text} />
        </p>
      </blockquote>
      <figcaption className="review-by">
        {data.portrait ? (
          <Picture picture={data.portrait} className="review-mark" />
        ) : (
          <span className="review-mark" aria-hidden="true">
            {data.initials}
          </span>
        )}
        <span>
          <b>{data.name}</b>
          {details !== '' && <span className="figure-aside">{details}</span>}
        </span>
      </figcaption>
    </>
  );
}

/** Returns the first letters of the first and the last word: "Dana R. Whitfield" gives "DW". */
export function initials(name: string): string {
  const words = name.split(/\s+/);
  return [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => [...(word ?? '')][0] ?? '').join('');
}
