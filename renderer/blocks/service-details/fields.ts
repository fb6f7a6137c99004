import { evidence } from '../../sdk/evidence/index.ts';
import { action, choice, group, id, list, text, tone, type Ui, type ViewProps } from '../../sdk/index.ts';
import { iconNames } from '../../sdk/ui/icon.tsx';

export const serviceDetailsFields = {
  headline: text('What the services have in common.', { max: 90 }),
  lead: text('A sentence or two below the headline.', { max: 300 }).optional(),
  items: list(
    group(
      {
        id: id('The name that links point at: "reviews" is reached as /services#reviews.'),
        aliases: list(id('A further name.'), 'Further names that lead to the same place.', { max: 8 }).optional(),
        title: text('Name of the service.', { max: 70 }),
        description: text('What the customer gets from it.', { max: 500 }),
        icon: choice('An outline above the name.', iconNames).optional(),
        details: list(text('One thing that is done.', { max: 160 }), 'What is done, thing by thing.', { max: 12 }),
        evidence: evidence('A picture that proves what it does, drawn from data.').optional(),
        actions: list(action('A button.'), 'One or two buttons; the first is the one you want.', { max: 2 }).optional(),
      },
      'One service.',
    ),
    'The services, the one most people want first.',
    { min: 1, max: 10 },
  ),
  tone: tone(),
};

export type ServiceDetailsProps = ViewProps<typeof serviceDetailsFields> & Ui<'locale' | 'evidence'>;
