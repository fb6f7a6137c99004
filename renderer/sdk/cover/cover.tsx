import type { ReactNode } from 'react';
import type { PictureSlot } from '../field.ts';
import { PictureCaption } from '../media/media.tsx';
import { Picture } from '../picture/picture.tsx';
import { Section } from '../ui/section.tsx';

/** The box of a picture that fills a section. On phones it is above the words, so it is cut upright. */
export const coverSlot: PictureSlot = {
  boxes: [['0', 'full']],
  ratio: { wide: '16/9', phone: '4/5' },
  fit: 'cover',
};

interface CoverProps {
  readonly picture: Picture;
  /** It is the largest picture of the first section of a page. */
  readonly first: boolean;
  /** Id of the section. */
  readonly id: string;
  readonly className?: string;
  /** Accessible name of a section without a heading. */
  readonly label?: string | undefined;
  /** What is on the picture without a scrim: on a ground of its own. */
  readonly beside?: ReactNode;
  /** The words. */
  readonly children: ReactNode;
}

/** A section with its words on a picture, over a scrim. Its block names the style sheets `coverStyles`, and its slot is `coverSlot`. */
export function Cover({ id, className, label, picture, first, beside, children }: CoverProps) {
  return (
    <Section id={id} tone="cover" className={`cover wrap${className ? ` ${className}` : ''}`} label={label}>
      <div className="cover-words" data-tone="ink">
        {children}
      </div>
      {beside}
      <figure className="cover-picture" data-tone="ink">
        <CoverPhoto picture={picture} first={first} />
        <PictureCaption picture={picture} />
      </figure>
    </Section>
  );
}

/** The picture of a cover, with the scrim. */
export function CoverPhoto({ picture, first }: Pick<CoverProps, 'picture' | 'first'>) {
  return (
    <span className="cover-photo">
      <Picture picture={picture} loading={first ? 'first' : 'lazy'} />
    </span>
  );
}

/** The style sheets of a section with a `Cover`. */
export const coverStyles = ['tone-ink', 'cover'] as const;
