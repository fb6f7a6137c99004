import * as F from '../../sdk/index.ts';
import { Actions, Cover, Heading, Paragraph, Picture, Section, Words } from '../../sdk/index.ts';

export const callToActionFields = {
  headline: F.headline('What the visitor gets by acting now, in one sentence.', { max: 110 }),
  text: F.rich('One or two sentences that remove the last doubt.', { max: 400 }).optional(),
  actions: F.list(F.action('A button.'), 'One or two buttons, the preferred one first.', { max: 2 }),
  media: F.media('The picture, in the layouts "cover", "pictured" and "alcove".').optional(),
  note: F.rich('Small print under the buttons: how long it takes, that it costs nothing.', { max: 140 }).optional(),
  tone: F.tone(),
};

export const callToActionLayouts = {
  split: 'The headline left, text and buttons right.',
  centred: 'All in the middle, one below the other.',
  panel: 'On a sheet that does not reach the edges of the window.',
  pictured: 'On a sheet, with a picture at its end.',
  alcove: 'A band with a picture that begins at its lower edge and rises above its upper edge.',
  cover: 'The words on a picture across the whole window.',
  line: 'A thin band: a short headline, and the buttons at the end of the line.',
};

type CallToActionProps = F.ViewProps<typeof callToActionFields> & F.LayoutProps<typeof callToActionLayouts>;

/** On a panel, the tone is that of the panel, on the page's own background. */
export function CallToActionView({ tone = 'ink', layout, media, ...props }: CallToActionProps) {
  const { id, level } = props;
  if (layout === 'cover' && media?.kind === 'picture') {
    return (
      <Cover id={id} picture={media} first={level === 1} className="cta-cover">
        <Content {...props} />
      </Cover>
    );
  }
  if (layout === 'pictured' && media?.kind === 'picture') {
    return (
      <Section id={id} className="wrap">
        <div className="cta-pictured" data-tone={tone}>
          <div className="cta-words">
            <Content {...props} />
          </div>
          <Picture picture={media} loading={level === 1 ? 'first' : 'lazy'} />
        </div>
      </Section>
    );
  }
  if (layout === 'alcove' && media?.kind === 'picture') {
    return (
      <Section id={id} tone={tone} className="cta cta-alcove wrap">
        <div className="cta-words">
          <Content {...props} />
        </div>
        <Picture picture={media} loading={level === 1 ? 'first' : 'lazy'} />
      </Section>
    );
  }
  if (layout === 'panel') {
    return (
      <Section id={id} className="wrap">
        <div className="cta cta-panel" data-tone={tone}>
          <Content {...props} />
        </div>
      </Section>
    );
  }
  return (
    <Section id={id} tone={tone} className={layout ? `cta cta-${layout} wrap` : 'cta wrap'}>
      <Content {...props} />
    </Section>
  );
}

function Content({ id, level, headline, text, actions, note }: Omit<CallToActionProps, 'tone' | 'layout' | 'media'>) {
  return (
    <>
      <Heading id={id} level={level}>
        <Words text={headline} />
      </Heading>
      <div className="cta-side">
        {text && <Paragraph className="lead" text={text} />}
        <Actions links={actions} large />
        {note && <Paragraph className="cta-note" text={note} />}
      </div>
    </>
  );
}
