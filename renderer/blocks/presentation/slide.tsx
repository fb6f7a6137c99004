import { EvidencePicture } from '../../kit/evidence/index.ts';
import type { SlideData } from './fields.ts';

interface SlideProps {
  /** Prefix of the ids in its picture. */
  id: string;
  slide: SlideData;
}

/** What is on a slide: a claim, what stands behind it, and the picture that proves it. */
export function Slide({ id, slide: { title, text, evidence } }: SlideProps) {
  return (
    <div className="presentation-slide">
      <div>
        <h3>{title}</h3>
        <p>{text}</p>
      </div>
      {evidence && <EvidencePicture id={`${id}-proof`} data={evidence} />}
    </div>
  );
}
