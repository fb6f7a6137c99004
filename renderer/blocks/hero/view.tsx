import { PlacedForm } from '../../client/form/placed-form.tsx';
import { Cover } from '../../sdk/cover/cover.tsx';
import { Status } from '../../sdk/hours/status.tsx';
import { Logos } from '../../sdk/logos/logos.tsx';
import { Media } from '../../sdk/media/index.ts';
import { Actions } from '../../sdk/ui/actions.tsx';
import { linkAttributes } from '../../sdk/ui/link-attributes.ts';
import { Points } from '../../sdk/ui/points.tsx';
import { Section } from '../../sdk/ui/section.tsx';
import { Headline } from '../../sdk/ui/section-head.tsx';
import { Stars } from '../../sdk/ui/stars.tsx';
import type { HeroProps } from './fields.ts';

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
