import * as F from '../../sdk/index.ts';
import { Picture, plainWords, ScrollRegion, Section, SectionHead } from '../../sdk/index.ts';
import { Media, reviewFields } from '../../sdk/media/index.ts';

const logo = F.picture(
  'The logo of their business, in the layouts "logos" and "result". Best as SVG, with a transparent ground.',
  {
    decorates: true,
  },
).optional();

const result = F.onRecord(
  F.group(
    {
      figure: F.text('The number, with its sign or unit: "$9,440".', { max: 10 }),
      label: F.text('What it counts.', { max: 60 }),
    },
    'What came of it, in one number, in the layout "result".',
  ),
).optional();

export const testimonialsFields = {
  headline: F.headline('What the reviews have in common.', { max: 90 }),
  lead: F.rich('A sentence or two below the headline.', { max: 300 }).optional(),
  picture: F.picture(
    'A picture from edge to edge above the headline, in the layout "frieze". Best wide, with a "small" one for phones if it is an SVG.',
    { decorates: true },
  ).optional(),
  items: F.list(
    F.group({ ...reviewFields, logo, result }, 'One review.'),
    'The reviews. An odd number gives the first one more room.',
    {
      min: 1,
      max: 12,
    },
  ),
  oneColour: F.flag('Shows all logos in the colour of the text. They need a transparent ground.').optional(),
  tone: F.tone(),
};

export const testimonialsLayouts = {
  pairs: 'Two in a row; of an odd number, the first has more room.',
  single: 'One large quote in the middle; others small below it.',
  frieze: 'A picture from edge to edge, and a large quote below it.',
  result: 'A large quote beside what came of it; others small, in a row below.',
  margin: 'Large quotes, the headline in the margin beside them.',
  wall: 'Cards in columns.',
  logos: 'Cards in even rows, each with the logo of a business.',
  bubbles: 'As in a conversation: each in a bubble with its stars, and of an odd number, the first large beside two.',
  strip: 'Cards side by side, which scroll sideways.',
};

type TestimonialsProps = F.ViewProps<typeof testimonialsFields> &
  F.LayoutProps<typeof testimonialsLayouts> &
  F.Ui<'locale' | 'media'>;

/** Whether reviews have cards in a layout. */
export function isInCards(layout: TestimonialsProps['layout']): boolean {
  return layout === 'wall' || layout === 'strip' || layout === 'logos';
}

/** Whether a layout has a place for logos. */
function showsLogos(layout: TestimonialsProps['layout']): boolean {
  return layout === 'logos' || layout === 'result';
}

export function TestimonialsView({ picture, items, oneColour, tone, layout, ui, ...head }: TestimonialsProps) {
  const reviews = items.map(({ logo, result, ...item }, index) => (
    <li key={`${item.name} ${plainWords(item.text)}`} className={isInCards(layout) ? 'card' : undefined}>
      {logo && showsLogos(layout) && (
        <div className={`${layout === 'logos' ? 'testimonials-logo' : 'logos'}${oneColour ? ' logos-one' : ''}`}>
          <Picture picture={logo} />
        </div>
      )}
      <Media id={`${head.id}-${index + 1}`} data={{ kind: 'review', ...item }} ui={ui} />
      {result && layout === 'result' && (
        <p>
          <b>{result.figure}</b> {result.label}
        </p>
      )}
    </li>
  ));
  return (
    <Section id={head.id} tone={tone}>
      <div className="wrap">
        {picture && layout === 'frieze' && (
          <div className="testimonials-frieze-picture">
            <Picture picture={picture} className="photo" />
          </div>
        )}
        <SectionHead {...head} start={layout === 'margin'} />
        {layout === 'strip' ? (
          <ScrollRegion className="testimonials-strip" label={plainWords(head.headline)}>
            <ul>{reviews}</ul>
          </ScrollRegion>
        ) : (
          <ul className={classOf(layout)}>{reviews}</ul>
        )}
      </div>
    </Section>
  );
}

function classOf(layout: TestimonialsProps['layout'] = 'pairs'): string {
  if (layout === 'logos') return 'cards testimonials-logos';
  return layout === 'pairs' ? 'testimonials' : `testimonials-${layout}`;
}
