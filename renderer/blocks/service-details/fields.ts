import { action, group, headline, icon, id, list, rich, text, tone, type Ui, type ViewProps } from '../../sdk/index.ts';
import { media } from '../../sdk/media/index.ts';

export const serviceDetailsFields = {
  headline: headline('What the services have in common.', { max: 90 }),
  lead: rich('A sentence or two below the headline.', { max: 300 }).optional(),
  items: list(
    group(
      {
        id: id('Id that links point to: "reviews" is reached as /services#reviews.'),
        aliases: list(id('An additional id.'), 'Additional ids that lead to the same service.', { max: 8 }).optional(),
        title: text('Name of the service.', { max: 70 }),
        description: rich('What the customer gets from it.', { max: 500 }),
        icon: icon('An icon above the name.').optional(),
        details: list(rich('One task.', { max: 160 }), 'What is done, task by task.', { max: 12 }),
        media: media('A photo of the result, or a picture drawn from data that proves it.').optional(),
        actions: list(action('A button.'), 'One or two buttons, the preferred one first.', { max: 2 }).optional(),
      },
      'One service.',
    ),
    'The services, most wanted first.',
    { min: 1, max: 10 },
  ),
  tone: tone(),
};

export type ServiceDetailsProps = ViewProps<typeof serviceDetailsFields> & Ui<'locale' | 'media'>;
