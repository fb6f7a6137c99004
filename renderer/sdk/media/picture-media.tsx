import { Picture } from '../picture/picture.tsx';

interface PictureMediaProps {
  readonly picture: Picture;
  /** It is the largest picture of the first section of a page. */
  readonly first: boolean;
}

/** A picture with its caption, and who made it. */
export function PictureMedia({ picture, first }: PictureMediaProps) {
  return (
    <>
      <Picture picture={picture} loading={first ? 'first' : 'lazy'} />
      <PictureCaption picture={picture} />
    </>
  );
}

/** The caption of a picture, and who made it; nothing without both. */
export function PictureCaption({ picture: { caption, credit } }: Pick<PictureMediaProps, 'picture'>) {
  return (
    (caption ?? credit) !== undefined && (
      <figcaption>
        {caption} {credit && <small>{credit}</small>}
      </figcaption>
    )
  );
}
