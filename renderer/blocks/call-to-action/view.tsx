import { Cover } from '../../sdk/cover/cover.tsx';
import { Picture } from '../../sdk/picture/picture.tsx';
import { Actions } from '../../sdk/ui/actions.tsx';
import { Heading } from '../../sdk/ui/heading.tsx';
import { Section } from '../../sdk/ui/section.tsx';
import { Words } from '../../sdk/words/words.tsx';
import type { CallToActionProps } from './fields.ts';

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
        {text && (
          <p className="lead">
            <Words text={text} />
          </p>
        )}
        <Actions links={actions} large />
        {note && (
          <p className="cta-note">
            <Words text={note} />
          </p>
        )}
      </div>
    </>
  );
}
