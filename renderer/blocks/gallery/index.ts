import { byViewport, defineBlock } from '../../sdk/index.ts';
import { GalleryView, galleryFields, galleryLayouts } from './view.tsx';

const pictures = [
  { src: 'quay-morning.jpg', alt: 'A quay in the morning, with two boats', caption: 'The quay at six' },
  { src: 'oven.jpg', alt: 'Loaves in a brick oven' },
  { src: 'flour.jpg', alt: 'Hands in a bowl of flour', caption: 'Rye from the mill', credit: 'Mara Lind' },
  { src: 'shelf.jpg', alt: 'A shelf with long loaves' },
  { src: 'table.jpg', alt: 'A table for twelve, set for supper', caption: 'Thursday supper' },
  { src: 'yard.jpg', alt: 'A yard with crates and a bicycle' },
  { src: 'mill.jpg', alt: 'A mill behind a field' },
];
const items = pictures.map((picture) => ({ picture }));

export const gallery = defineBlock({
  type: 'gallery',
  description: 'Pictures, as many as it takes, with captions if they have any.',
  fields: galleryFields,
  layouts: galleryLayouts,
  View: GalleryView,
  ui: ({ gallery, close, prose }) => ({ gallery, close, prose }),
  pictures: {
    picture: {
      boxes: byViewport({ 0: 1, '40rem': 1 / 2, '60rem': 1 / 3 }),
      ratio: '4/3',
      enlargedBy: 'enlarge',
      layouts: {
        mosaic: { ratio: 'own', fit: 'cover', boxes: byViewport({ 0: 1, '60rem': 1 / 2 }) },
        strip: { ratio: 'own', boxes: [['0', '30rem']] },
        columns: { ratio: 'own' },
      },
    },
  },
  styles: ({ enlarge, layout }: { enlarge?: unknown; layout?: unknown }) => [
    ...(layout === undefined || layout === 'grid' ? (['cards'] as const) : []),
    ...(layout === 'strip' ? (['scroll-region'] as const) : []),
    ...(enlarge === true ? (['tone-ink', 'enlarged'] as const) : []),
  ],
  examples: {
    'Even rows': { headline: 'A day at the bakery', items, enlarge: true },
    'A mosaic': { headline: 'From the quay', layout: 'mosaic', tone: 'tint', items: items.slice(0, 5) },
    'A strip': {
      headline: 'From flour to bread',
      lead: 'In five pictures.',
      layout: 'strip',
      items: items.slice(1, 6),
    },
    Columns: { headline: 'Out and about', layout: 'columns', items: items.slice(0, 6), enlarge: true },
    'One picture': { headline: 'The table', items: items.slice(4, 5) },
  },
});
