import type { FormTexts } from '../../client/form/form-texts.ts';
import { PlacedForm, placedFormFields } from '../../client/form/placed-form.tsx';
import type { FromPage } from '../../client/form/sending-fields.ts';
import * as F from '../../sdk/index.ts';
import { Actions, Cover, Headline, linkAttributes, Media, Points, Section, Stars, Status } from '../../sdk/index.ts';
import { Logos, logoItems } from '../../sdk/logos/logos.tsx';

export const heroFields = {
  eyebrow: F.text('A few words above the headline that say who it is for, or where.', { max: 60 }).optional(),
  badge: F.text('A short notice beside the eyebrow: an award, a deadline.', { max: 50 }).optional(),
  headline: F.headline('The promise, in one sentence.', { max: 110 }),
  lead: F.rich('How you keep it, in one or two sentences.', { max: 400 }).optional(),
  actions: F.list(F.action('A button.'), 'One or two buttons, the preferred one first.', { max: 2 }).optional(),
  rating: F.group(
    {
      stars: F.number('How many stars, 0 to 5.', { min: 0, max: 5 }),
      text: F.text('Where they come from: "4.9 from 212 reviews". Use facts for the numbers.', { max: 80 }),
      href: F.href('Where visitors can read the reviews.').optional(),
    },
    'What customers say, in one line under the buttons.',
  ).optional(),
  points: F.list(F.rich('A reason in a few words.', { max: 80 }), 'Short proofs under the buttons.', {
    max: 4,
  }).optional(),
  logos: F.group(
    {
      label: F.text('A few words above them: "Trusted by".', { max: 60 }).optional(),
      items: logoItems('The organizations.', { max: 6 }),
      oneColour: F.flag('Shows all logos in the colour of the text. They need a transparent ground.').optional(),
    },
    'A short row of logos below the buttons.',
  ).optional(),
  status: F.organization(
    'Says below the buttons whether the business is open now: `true`, or the name of a location. It needs `hours` in `organization`.',
  ).optional(),
  media: F.media('A photo, or a picture drawn from data, beside the text.').optional(),
  form: F.group(placedFormFields, 'A form in place of the media, for the layout "form".').optional(),
  tone: F.tone(),
};

export const heroLayouts = {
  split: 'The words at the start of the line, the media at its end.',
  flip: 'The media at the start of the line, the words at its end.',
  upright: 'The words at the start of the line, a tall picture at its end.',
  wide: 'The headline in one line across the page, the other words around it, the media across the page below.',
  sheet: 'Words and media together in the frame of the theme, like a printed sheet.',
  centred: 'The words in the middle, the media below them.',
  form: 'The words beside a form on a sheet.',
  poster: 'A huge headline, and below it a picture from edge to edge of the window.',
  stack: 'The media above the words.',
  cover: 'The words on a picture across the whole window.',
};

type HeroProps = F.ViewProps<typeof heroFields, Partial<FromPage>> &
  F.LayoutProps<typeof heroLayouts> &
  F.Ui<FormTexts | 'media' | 'hours' | 'status'>;

export function HeroView(props: HeroProps) {
  const { id, level, media, form, source, reach, tone, layout, ui } = props;
  if (layout === 'cover' && media?.kind === 'picture') {
    return (
      <Cover id={id} picture={media} first={level === 1} className="hero-cover">
        <Claim {...props} />
      </Cover>
    );
  }
  return (
    <Section id={id} tone={tone} className={layout ? `hero hero-${layout} wrap` : 'hero wrap'}>
      <div className="hero-claim">
        <Claim {...props} />
      </div>
      {form && source !== undefined && (
        <div className="hero-form-body">
          <PlacedForm {...form} id={id} level={level} source={source} reach={reach} ui={ui} />
        </div>
      )}
      {media && <Media id={`${id}-proof`} data={media} ui={ui} className="hero-proof" first={level === 1} />}
    </Section>
  );
}

function Claim({ id, level, eyebrow, badge, headline, lead, actions, rating, points, logos, status, ui }: HeroProps) {
  return (
    <>
      {(eyebrow || badge) && (
        <p className="hero-above">
          {eyebrow && <span className="eyebrow">{eyebrow}</span>}
          {badge && <span className="hero-badge">{badge}</span>}
        </p>
      )}
      <Headline id={id} level={level} headline={headline} lead={lead} className="hero-title" />
      <Actions links={actions} large />
      {rating && (
        <p className="hero-points">
          <Stars rating={rating.stars} ui={ui} />
          {rating.href === undefined ? rating.text : <a {...linkAttributes(rating.href)}>{rating.text}</a>}
        </p>
      )}
      {status ? (
        <div className="hero-points">
          <Status organization={status} ui={ui} />
          <Points points={points} className="hero-points" />
        </div>
      ) : (
        <Points points={points} className="hero-points" />
      )}
      {logos && (
        <div>
          {logos.label && <p className="logos-label">{logos.label}</p>}
          <Logos items={logos.items} oneColour={logos.oneColour} className="logos logos-small" />
        </div>
      )}
    </>
  );
}
