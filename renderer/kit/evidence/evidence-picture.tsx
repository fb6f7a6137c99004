import type { EvidenceData } from './evidence.ts';
import { LineChart } from './line-chart.tsx';
import { MapPack } from './map-pack.tsx';
import { RankGrid } from './rank-grid.tsx';
import { ReviewCard } from './review-card.tsx';

interface EvidencePictureProps {
  /** Prefix of the ids inside, unique on the page: the section's id with a word of its own, `hero-proof`. */
  id: string;
  data: EvidenceData;
  className?: string;
}

/** A picture drawn from data, as a figure. The block that shows it declares `styles: ['evidence']`. */
export function EvidencePicture({ id, data, className }: EvidencePictureProps) {
  return (
    <figure className={`evidence evidence-${data.kind}${className === undefined ? '' : ` ${className}`}`}>
      <Drawing id={id} data={data} />
    </figure>
  );
}

function Drawing({ id, data }: { id: string; data: EvidenceData }) {
  switch (data.kind) {
    case 'grid':
      return <RankGrid id={id} data={data} />;
    case 'pack':
      return <MapPack data={data} />;
    case 'chart':
      return <LineChart id={id} data={data} />;
    case 'review':
      return <ReviewCard data={data} />;
  }
}
