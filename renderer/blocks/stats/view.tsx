import * as F from '../../sdk/index.ts';
import { Heading, Icon, Media, Paragraph, Section, Words } from '../../sdk/index.ts';

export const statsFields = {
  headline: F.headline('What the numbers show, in small type beside them.', { max: 90 }).optional(),
  items: F.groups('The numbers, most important first.', { min: 1, max: 6 }, 'One number.', {
    figure: F.text('The number, with its sign or unit: "500+", "24-72 h".', { max: 14 }),
    label: F.text('What it counts.', { max: 80 }),
    icon: F.icon('An icon in front of it, for a badge whose figure is a word: "Certified".').optional(),
    text: F.text('A sentence about it.', { max: 160 }).optional(),
  }),
  note: F.rich('Where the numbers come from, in small print.', { max: 200 }).optional(),
  media: F.media('A photo, or a picture drawn from data, in the layout "beside".').optional(),
  tone: F.tone(),
};

export const statsLayouts = {
  line: 'The numbers in a row under a fine line.',
  grid: 'In two or three columns, with room for a sentence each.',
  beside: 'In two columns beside a picture.',
  band: 'Centred on the accent colour, whatever the tone.',
};

type StatsProps = F.ViewProps<typeof statsFields> & F.LayoutProps<typeof statsLayouts> & F.Ui<'locale' | 'media'>;

/** Without a headline, the labels of the numbers name the section. */
export function StatsView({ id, level, headline, items, note, media, tone, layout, ui }: StatsProps) {
  const label = headline === undefined ? items.map((item) => item.label).join(', ') : undefined;
  return (
    <Section id={id} tone={layout === 'band' ? 'accent' : tone} label={label} className={classOf(layout)}>
      {headline !== undefined && (
        <Heading id={id} level={level} className="stats-title">
          <Words text={headline} />
        </Heading>
      )}
      <dl className={layout === 'grid' ? 'cards' : undefined}>
        {items.map((item) => (
          <div key={item.label}>
            <dt>
              {item.label}
              {item.text && <p>{item.text}</p>}
            </dt>
            <dd>
              {item.icon && <Icon name={item.icon} />}
              {item.figure}
            </dd>
          </div>
        ))}
      </dl>
      {note && <Paragraph className="stats-note" text={note} />}
      {media && layout === 'beside' && <Media id={`${id}-media`} data={media} ui={ui} first={level === 1} />}
    </Section>
  );
}

/** The grid and the numbers beside a picture share no rules with the line. */
function classOf(layout: StatsProps['layout']): string {
  if (layout === undefined) return 'stats wrap';
  return layout === 'band' ? 'stats stats-band wrap' : `stats-${layout} wrap`;
}
