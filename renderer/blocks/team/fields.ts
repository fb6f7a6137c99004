import { initials } from '../../sdk/evidence/review-card.tsx';
import { group, list, readByView, text, textFrom, tone, type ViewProps } from '../../sdk/index.ts';

export const teamFields = {
  headline: text('What the people have in common.', { max: 90 }),
  lead: text('A sentence or two below the headline.', { max: 300 }).optional(),
  members: list(
    group(
      {
        name: readByView(text('Who it is; the drawing follows from it.', { max: 60 })),
        role: text('What they do.', { max: 60 }),
        description: text('What a customer has of them.', { max: 300 }),
        initials: textFrom('name', initials, 'One or two letters for the drawing; taken from the name when left out.', {
          max: 2,
        }),
      },
      'One person.',
    ),
    'The people, those a customer meets first.',
    { min: 1, max: 12 },
  ),
  tone: tone(),
};

export type TeamProps = ViewProps<typeof teamFields>;
