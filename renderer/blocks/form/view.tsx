import type { ReactNode } from 'react';
import type { FormTexts } from '../../client/form/form-texts.ts';
import { asideFields, ContactBox, PlacedForm, Points, placedFormFields } from '../../client/form/placed-form.tsx';
import type { FromPage } from '../../client/form/sending-fields.ts';
import * as F from '../../sdk/index.ts';
import { Cover, Headline, Media, Section } from '../../sdk/index.ts';

export const formFields = {
  badge: F.text('A short notice above the headline: a deadline, how many are left.', { max: 50 }).optional(),
  headline: F.headline('What the visitor gets for filling this in.', { max: 110 }).optional(),
  lead: F.rich('A sentence or two: what happens next, and how soon.', { max: 400 }).optional(),
  ...asideFields,
  media: F.media(
    'A photo, or a picture drawn from data, beside the form; in the layout "cover", under everything.',
  ).optional(),
  ...placedFormFields,
  tone: F.tone(),
};

export const formLayouts = {
  split: 'The form on a sheet beside its text.',
  card: 'Form and text on one sheet.',
  plain: 'No sheet: the text above the form.',
  cover: 'The text on a picture across the whole window, beside it the form on a sheet.',
};

export type FormProps = F.ViewProps<typeof formFields, FromPage> &
  F.LayoutProps<typeof formLayouts> &
  F.Ui<FormTexts | 'media'>;

/** Text, form and aside: in this order on phones, in columns on wider screens. */
export function FormView(props: FormProps) {
  const { id, level, headline, layout = 'split', tone, media, ui } = props;
  const label = headline ? undefined : props.submit;
  const form = (
    <div className="form-body">
      <PlacedForm {...props} />
    </div>
  );
  if (layout === 'cover' && media?.kind === 'picture') {
    return (
      <Cover id={id} picture={media} first={level === 1} className="form-cover" label={label} beside={form}>
        <Head {...props} />
        <Aside {...props} />
      </Cover>
    );
  }
  const picture = media && <Media id={`${id}-media`} data={media} ui={ui} first={level === 1} />;
  return (
    <Section id={id} tone={tone} className="wrap" label={label}>
      <div className={`form form-${layout}`}>
        <Head {...props} />
        {form}
        <Aside {...props} picture={picture} />
      </div>
    </Section>
  );
}

function Head({ id, level, badge, headline, lead }: FormProps) {
  if (!badge && !headline && !lead) return undefined;
  return (
    <div className="form-head">
      {badge && <p className="form-badge">{badge}</p>}
      <Headline id={id} level={level} headline={headline} lead={lead} />
    </div>
  );
}

function Aside({ points, pointsTitle, numbered, contact, picture }: FormProps & { readonly picture?: ReactNode }) {
  if (!points && !contact && !picture) return undefined;
  return (
    <div className="form-aside">
      {points && <Points points={points} title={pointsTitle} numbered={numbered} />}
      {contact && <ContactBox {...contact} />}
      {picture}
    </div>
  );
}
