import { group, list, media, onRecord, text, tone, type Ui, type ViewProps } from 'frontage/block';

export const evidenceWallFields = {
  headline: text('What all of it proves.', { max: 90 }),
  lead: text('A sentence or two below the headline.', { max: 300 }).optional(),
  items: list(
    group(
      {
        picture: media('A picture, drawn from data.'),
        caption: onRecord(text('What the picture shows.', { max: 160 })).optional(),
      },
      'One picture.',
    ),
    'The pictures, strongest first. They fill the columns from top to bottom.',
    { min: 2, max: 16 },
  ),
  tone: tone(),
};

export type EvidenceWallProps = ViewProps<typeof evidenceWallFields> & Ui<'locale' | 'media'>;
