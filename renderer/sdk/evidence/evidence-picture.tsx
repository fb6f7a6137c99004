import type { EvidenceData } from './evidence.ts';
import type { EvidenceUi } from './evidence-ui.ts';
import { LineChart } from './line-chart.tsx';
import { MapPack } from './map-pack.tsx';
import { RankGrid } from './rank-grid.tsx';
import { ReviewCard } from './review-card.tsx';

interface EvidencePictureProps {
  /** Prefix of the ids inside, unique on the page: the section's id with a suffix, such as `hero-proof`. */
  id: string;
  data: EvidenceData;
  ui: EvidenceUi;
  className?: string;
}

/** A figure drawn from data. The block that shows it declares `styles: ['evidence']`. */
export function EvidencePicture({ id, data, ui, className }: EvidencePictureProps) {
  return (
    <figure className={`evidence evidence-${data.kind}${className === undefined ? '' : ` ${className}`}`}>
      <Drawing id={id} data={data} ui={ui} />
    </figure>
  );
}

function Drawing({ id, data, ui }: Pick<EvidencePictureProps, 'id' | 'data' | 'ui'>) {
  switch (data.kind) {
    case 'grid':
      return <RankGrid id={id} data={data} ui={ui} />;
    case 'pack':
      return <MapPack data={data} ui={ui} />;
    case 'chart':
      return <LineChart id={id} data={data} locale={ui.locale} />;
    case 'review':
      return <ReviewCard data={data} ui={ui} />;
  }
}
