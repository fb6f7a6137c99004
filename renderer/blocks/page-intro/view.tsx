import * as F from '../../sdk/index.ts';
import { Actions, Cover, Headline, linkAttributes, Media, Section } from '../../sdk/index.ts';

export const pageIntroFields = {
  eyebrow: F.text('A few words above the headline that say where the page belongs.', { max: 60 }).optional(),
  headline: F.headline('What the page is about.', { max: 110 }),
  lead: F.rich('What visitors find on the page, in one or two sentences.', { max: 400 }).optional(),
  actions: F.list(F.action('A button.'), 'One or two buttons, the preferred one first.', { max: 2 }).optional(),
  media: F.media('A photo, or a picture drawn from data, in the layouts "picture" and "cover".').optional(),
  back: F.link('A quiet link above the headline, to the page visitors come from.').optional(),
  tone: F.tone(),
};

export const pageIntroLayouts = {
  plain: 'All at the start of the line.',
  centred: 'All in the middle.',
  band: 'On the accent colour, whatever the tone.',
  picture: 'The words at the start of the line, the media at its end.',
  cover: 'The words on a picture across the whole window.',
};

type PageIntroProps = F.ViewProps<typeof pageIntroFields> &
  F.LayoutProps<typeof pageIntroLayouts> &
  F.Ui<'locale' | 'media'>;

export function PageIntroView(props: PageIntroProps) {
  const { id, level, media, tone, layout, ui } = props;
  const words = <Intro {...props} />;
  if (layout === 'cover' && media?.kind === 'picture') {
    return (
      <Cover id={id} picture={media} first={level === 1} className="intro-cover">
        {words}
      </Cover>
    );
  }
  if (layout === 'picture' && media) {
    return (
      <Section id={id} tone={tone} className="intro-picture wrap">
        <div className="intro">{words}</div>
        <Media id={`${id}-media`} data={media} ui={ui} first={level === 1} />
      </Section>
    );
  }
  return (
    <Section
      id={id}
      tone={layout === 'band' ? 'accent' : tone}
      className={layout ? `intro intro-${layout} wrap` : 'intro wrap'}
    >
      {words}
    </Section>
  );
}

function Intro({ id, level, eyebrow, headline, lead, actions, back }: PageIntroProps) {
  return (
    <>
      {back && (
        <p className="intro-back">
          <a {...linkAttributes(back.href)}>{back.label}</a>
        </p>
      )}
      {eyebrow && <p className="eyebrow">{eyebrow}</p>}
      <Headline id={id} level={level} headline={headline} lead={lead} />
      <Actions links={actions} />
    </>
  );
}
