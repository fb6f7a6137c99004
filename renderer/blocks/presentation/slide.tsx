import { Media, type MediaUi } from '../../sdk/media/index.ts';
import { Words } from '../../sdk/words/words.tsx';
import type { SlideData } from './fields.ts';

interface SlideProps {
  /** Prefix of the ids in the slide's picture. */
  id: string;
  slide: SlideData;
  /** Level of the section's heading. That of the slide is one below. */
  level: 1 | 2;
  ui: MediaUi;
}

/** Content of a slide: a claim, its explanation, and the picture that proves it. */
export function Slide({ id, slide: { title, text, media }, level, ui }: SlideProps) {
  const Title = level === 1 ? 'h2' : 'h3';
  return (
    <div className="presentation-slide">
      <div>
        <Title>{title}</Title>
        <p>
          <Words text={text} />
        </p>
      </div>
      {media && <Media id={`${id}-proof`} data={media} ui={ui} />}
    </div>
  );
}
