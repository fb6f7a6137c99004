import * as F from '../../sdk/index.ts';
import { Actions, Media, Points, Section, SectionHead } from '../../sdk/index.ts';

export const mediaFields = {
  eyebrow: F.text('A few words above the headline.', { max: 60 }).optional(),
  headline: F.headline('The point, in one sentence.', { max: 110 }),
  text: F.rich('What the picture shows, and why it matters.', { max: 600 }).optional(),
  points: F.list(F.rich('A point in a few words.', { max: 120 }), 'A list below the text.', { max: 8 }).optional(),
  actions: F.list(F.action('A button.'), 'One or two buttons, the preferred one first.', { max: 2 }).optional(),
  media: F.media('What is shown beside the text.'),
  frame: F.choice('A frame around it: a "browser" window or a "phone", for pictures of a screen. None by default.', [
    'none',
    'browser',
    'phone',
  ]).optional(),
  tone: F.tone(),
};

export const mediaLayouts = {
  right: 'Text at the start, media at the end.',
  left: 'Media at the start, text at the end.',
  wide: 'Text above, media across the page.',
  overlap: 'Text on a card over the edge of the media.',
  bleed: 'A picture that ends at the edge of the window, and at those of the section; above the text on phones.',
};

type MediaProps = F.ViewProps<typeof mediaFields> & F.LayoutProps<typeof mediaLayouts> & F.Ui<'locale' | 'media'>;

export function MediaView(props: MediaProps) {
  const { id, level, eyebrow, headline, text, points, actions, media, frame, tone, layout, ui } = props;
  const figure = <Media id={`${id}-media`} data={media} ui={ui} />;
  return (
    <Section id={id} tone={tone} className="wrap">
      <div className={layout ? `media media-${layout}` : 'media'}>
        <div className="media-words">
          <SectionHead
            id={id}
            level={level}
            eyebrow={eyebrow}
            headline={headline}
            lead={text}
            start={layout !== 'wide'}
          />
          <Points points={points} />
          <Actions links={actions} />
        </div>
        {frame && frame !== 'none' ? <div className={`media-frame media-${frame}`}>{figure}</div> : figure}
      </div>
    </Section>
  );
}
