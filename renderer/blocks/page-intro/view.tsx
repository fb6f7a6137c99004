import { Cover } from '../../sdk/cover/cover.tsx';
import { Media } from '../../sdk/media/index.ts';
import { Actions } from '../../sdk/ui/actions.tsx';
import { linkAttributes } from '../../sdk/ui/link-attributes.ts';
import { Section } from '../../sdk/ui/section.tsx';
import { Headline } from '../../sdk/ui/section-head.tsx';
import type { PageIntroProps } from './fields.ts';

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
