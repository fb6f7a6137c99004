import { embed, embedAttributes } from '../../client/embed/embed-fields.ts';
import * as F from '../../sdk/index.ts';
import { Icon, linkAttributes, Media, type MediaUi, Paragraph, Section, SectionHead } from '../../sdk/index.ts';
import { DialogClose, ScrollRegion } from '../../sdk/ui/parts.tsx';
import { presentation } from '../../sdk/ui-text/english/presentation.ts';
import { notEnglish } from '../../sdk/ui-text/ui-text.ts';

export const presentationFields = {
  headline: F.headline('What the case shows.', { max: 110 }),
  lead: F.rich('A sentence or two below the headline.', { max: 400 }).optional(),
  title: F.text('Title of the presentation.', { max: 100 }),
  slides: F.list(
    F.onRecord(
      F.group(
        {
          title: F.text('The message of the slide, as a sentence.', { max: 100 }),
          text: F.rich('The explanation.', { max: 500 }),
          media: F.media('The picture that proves it.').optional(),
        },
        'One slide.',
      ),
    ),
    'The slides. The first one is shown on the page.',
    { min: 2, max: 20 },
  ),
  embed: embed(
    'An external presentation, shown instead of the slides once they are opened. The slides show while it loads, and if it fails to load.',
  ).optional(),
  button: F.text('Label of the button that opens the slides.', { max: 60 }),
  closeLabel: F.text('Accessible name of the close button. Defaults to "Close".', { max: 40 }).optional(),
  tone: F.tone(),
};

export type PresentationProps = F.ViewProps<typeof presentationFields> &
  F.Ui<'locale' | 'media' | 'close' | 'presentation'>;
type SlideData = PresentationProps['slides'][number];

/** The first slide, drawn on top of the others. Its button opens all of them in full screen. */
export function PresentationView(props: PresentationProps) {
  const { id, level, headline, lead, title, slides, button, tone, embed, ui } = props;
  const [first] = slides;
  return (
    <Section id={id} tone={tone} className="wrap">
      <SectionHead id={id} level={level} headline={headline} lead={lead} />
      <div
        {...embedAttributes('presentation', {
          ...(embed && notEnglish(ui.presentation, presentation)),
          ...embed,
          title,
        })}
      >
        <div className="presentation">
          {first && <Slide id={`${id}-first`} slide={first} level={level} ui={ui} />}
          <p className="presentation-open">
            <a className="button" {...linkAttributes(`#${id}-dialog`)}>
              <Icon name="play" />
              {button}
            </a>
            <span>{title}</span>
            <span>1 / {slides.length}</span>
          </p>
        </div>
        <Slides {...props} />
      </div>
    </Section>
  );
}

/**
 * The slides in a strip that snaps to each of them: by swipe, arrow keys, or links to the next. The strip comes first and
 * gets the focus, so the arrow keys work at once.
 */
function Slides({ id, level, title, slides, ui, closeLabel = ui.close }: PresentationProps) {
  const link = (index: number) => `${id}-slide-${index + 1}`;
  return (
    <dialog id={`${id}-dialog`} className="presentation-dialog" aria-labelledby={`${id}-name`}>
      <p id={`${id}-name`}>{title}</p>
      <div className="presentation-stage embed">
        <ScrollRegion className="presentation-strip" label={title}>
          {slides.map((slide, index) => (
            <div key={slide.title} id={link(index)} className="presentation-page">
              <Slide id={link(index)} slide={slide} level={level} ui={ui} />
              <div className="presentation-turn">
                <Turn to={link(index - 1)} title={slides[index - 1]?.title} back />
                <span>
                  {index + 1} / {slides.length}
                </span>
                <Turn to={link(index + 1)} title={slides[index + 1]?.title} />
              </div>
            </div>
          ))}
        </ScrollRegion>
      </div>
      <DialogClose label={closeLabel} className="presentation-close" back={`#${id}`} />
    </dialog>
  );
}

/** A link to the previous or next slide. At the ends an empty element keeps the layout. */
function Turn({ to, title, back = false }: { to: string; title: string | undefined; back?: boolean }) {
  if (title === undefined) return <span />;
  return (
    <a href={`#${to}`} className={back ? 'presentation-back' : undefined} aria-label={title}>
      <Icon name="arrow-right" />
    </a>
  );
}

interface SlideProps {
  /** Prefix of the ids in the slide's picture. */
  id: string;
  slide: SlideData;
  /** Level of the section's heading. That of the slide is one below. */
  level: 1 | 2;
  ui: MediaUi;
}

/** Content of a slide: a claim, its explanation, and the picture that proves it. */
function Slide({ id, slide: { title, text, media }, level, ui }: SlideProps) {
  const Title = level === 1 ? 'h2' : 'h3';
  return (
    <div className="presentation-slide">
      <div>
        <Title>{title}</Title>
        <Paragraph text={text} />
      </div>
      {media && <Media id={`${id}-proof`} data={media} ui={ui} />}
    </div>
  );
}
