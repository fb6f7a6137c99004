import * as F from '../../sdk/index.ts';
import { Heading, Media, Paragraph, plainWords, Section, Words } from '../../sdk/index.ts';

export const storyFields = {
  headline: F.headline('What the story is about.', { max: 90 }),
  paragraphs: F.list(F.rich('One paragraph.', { max: 1200 }), 'The story. Its first paragraph is larger.', { max: 12 }),
  aside: F.either(
    {
      figure: {
        figure: F.text('A number: "4+".', { max: 12 }),
        label: F.text('What it counts.', { max: 80 }),
      },
      quote: {
        text: F.onRecord(F.rich('What somebody said.', { max: 240 })),
        by: F.text('Who said it.', { max: 80 }).optional(),
      },
    },
    'A number or a quote beside the story.',
  ).optional(),
  media: F.media('A photo, or a picture drawn from data, that belongs to the story.').optional(),
  tone: F.tone(),
};

export const storyLayouts = {
  side: 'The headline beside the words.',
  letter: 'One narrow column in large type.',
  picture: 'The media across the page, above the headline and the words.',
  columns: 'The words in two columns below the headline.',
};

type StoryProps = F.ViewProps<typeof storyFields> & F.LayoutProps<typeof storyLayouts> & F.Ui<'locale' | 'media'>;

export function StoryView({ id, level, headline, paragraphs, aside, media, tone, layout, ui }: StoryProps) {
  const isAbove = layout === 'picture';
  const figure = media && <Media id={`${id}-proof`} data={media} ui={ui} first={isAbove && level === 1} />;
  return (
    <Section id={id} tone={tone}>
      <div className={layout ? `story story-${layout} wrap` : 'wrap story'}>
        {isAbove && figure}
        <Heading id={id} level={level}>
          <Words text={headline} />
        </Heading>
        <div className="story-words">
          {paragraphs.map((paragraph) => (
            <Paragraph key={plainWords(paragraph)} text={paragraph} />
          ))}
        </div>
        {(aside || (figure && !isAbove)) && (
          <div className="story-beside">
            {aside && <Beside aside={aside} />}
            {!isAbove && figure}
          </div>
        )}
      </div>
    </Section>
  );
}

function Beside({ aside }: { aside: NonNullable<StoryProps['aside']> }) {
  if (aside.kind === 'figure') {
    return (
      <p className="story-figure">
        <b>{aside.figure}</b> {aside.label}
      </p>
    );
  }
  return (
    <figure className="story-quote">
      <blockquote>
        <Paragraph text={aside.text} />
      </blockquote>
      {aside.by && <figcaption>{aside.by}</figcaption>}
    </figure>
  );
}
