import type { ReactNode } from 'react';
import { ContactBox, Points } from '../../client/form/form-aside.tsx';
import { PlacedForm } from '../../client/form/placed-form.tsx';
import { Cover } from '../../sdk/cover/cover.tsx';
import { Media } from '../../sdk/media/index.ts';
import { Section } from '../../sdk/ui/section.tsx';
import { Headline } from '../../sdk/ui/section-head.tsx';
import type { FormProps } from './fields.ts';

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
