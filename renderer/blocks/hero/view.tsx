import { Media } from '../../sdk/media/index.ts';
import { Actions } from '../../sdk/ui/actions.tsx';
import { Heading } from '../../sdk/ui/heading.tsx';
import { Icon } from '../../sdk/ui/icon.tsx';
import { Section } from '../../sdk/ui/section.tsx';
import { plainWords } from '../../sdk/words/rich-text.ts';
import { Words } from '../../sdk/words/words.tsx';
import type { HeroProps } from './fields.ts';

export function HeroView({ id, level, eyebrow, badge, headline, lead, actions, points, media, tone, ui }: HeroProps) {
  return (
    <Section id={id} tone={tone} className="hero wrap">
      <div className="hero-claim">
        {(eyebrow || badge) && (
          <p className="hero-above">
            {eyebrow && <span className="eyebrow">{eyebrow}</span>}
            {badge && <span className="hero-badge">{badge}</span>}
          </p>
        )}
        <Heading id={id} level={level} className="hero-title">
          <Words text={headline} />
        </Heading>
        {lead && (
          <p className="lead">
            <Words text={lead} />
          </p>
        )}
        <Actions links={actions} large />
        {points && (
          <ul className="hero-points">
            {points.map((point) => (
              <li key={plainWords(point)}>
                <Icon name="check" />
                <Words text={point} />
              </li>
            ))}
          </ul>
        )}
      </div>
      {media && <Media id={`${id}-proof`} data={media} ui={ui} className="hero-proof" />}
    </Section>
  );
}
