import { LineChart } from './line-chart.tsx';
import { MapPack } from './map-pack.tsx';
import type { MediaData } from './media.ts';
import type { MediaUi } from './media-ui.ts';
import { RankGrid } from './rank-grid.tsx';
import { ReviewCard } from './review-card.tsx';

interface MediaProps {
  /** Prefix of the ids inside, unique on the page: the section's id with a suffix, such as `hero-proof`. */
  id: string;
  data: MediaData;
  ui: MediaUi;
  className?: string;
}

/** A figure drawn from data. The block that shows it declares `styles: ['media']`. */
export function Media({ id, data, ui, className }: MediaProps) {
  return (
    <figure className={`figure figure-${data.kind}${className === undefined ? '' : ` ${className}`}`}>
      <Drawing id={id} data={data} ui={ui} />
    </figure>
  );
}

function Drawing({ id, data, ui }: Pick<MediaProps, 'id' | 'data' | 'ui'>) {
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
