import { Actions } from '../../sdk/ui/actions.tsx';
import { Heading } from '../../sdk/ui/heading.tsx';
import { linkAttributes } from '../../sdk/ui/link-attributes.ts';
import { Section } from '../../sdk/ui/section.tsx';
import { Words } from '../../sdk/words/words.tsx';
import type { PageIntroProps } from './fields.ts';

export function PageIntroView(props: PageIntroProps) {
  const { id, level, eyebrow, headline, lead, actions, back, tone, layout } = props;
  return (
    <Section
      id={id}
      tone={layout === 'band' ? 'accent' : tone}
      className={layout ? `intro intro-${layout} wrap` : 'intro wrap'}
    >
      {back && (
        <p className="intro-back">
          <a {...linkAttributes(back.href)}>{back.label}</a>
        </p>
      )}
      {eyebrow && <p className="eyebrow">{eyebrow}</p>}
      <Heading id={id} level={level}>
        <Words text={headline} />
      </Heading>
      {lead && (
        <p className="lead">
          <Words text={lead} />
        </p>
      )}
      <Actions links={actions} />
    </Section>
  );
}
