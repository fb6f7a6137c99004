import { group, headline, list, rich, tone, type Ui, type ViewProps } from '../../sdk/index.ts';
import { reviewFields } from '../../sdk/media/index.ts';

export const testimonialsFields = {
  headline: headline('What the reviews have in common.', { max: 90 }),
  lead: rich('A sentence or two below the headline.', { max: 300 }).optional(),
  items: list(group(reviewFields, 'One review.'), 'The reviews. An odd number gives the first one more room.', {
    min: 1,
    max: 12,
  }),
  tone: tone(),
};

export type TestimonialsProps = ViewProps<typeof testimonialsFields> & Ui<'locale' | 'media'>;
