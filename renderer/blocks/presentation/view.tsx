import { embedAttributes } from '../../client/embed/embed-attributes.ts';
import { Icon } from '../../sdk/ui/icon.tsx';
import { linkAttributes } from '../../sdk/ui/link-attributes.ts';
import { Section } from '../../sdk/ui/section.tsx';
import { SectionHead } from '../../sdk/ui/section-head.tsx';
import { presentation } from '../../sdk/ui-text/english/presentation.ts';
import { notEnglish } from '../../sdk/ui-text/ui-text.ts';
import type { PresentationProps } from './fields.ts';
import { Slide } from './slide.tsx';
import { Slides } from './slides.tsx';

/** The first slide, drawn on top of the others. Its button opens all of them in full screen. */
export function PresentationView(props: PresentationProps) {
  const { id, level, headline, lead, title, slides, button, tone, embed, ui } = props;
  const [first] = slides;
  return (
    <Section id={id} tone={tone} className="wrap">
      <SectionHead id={id} level={level} headline={headline} lead={lead} />
      <div
        {...embedAttributes('presentation', {
          ...(embed && notEnglish(ui.presentation, presentation)),
          ...embed,
          title,
        })}
      >
        <div className="presentation">
          {first && <Slide id={`${id}-first`} slide={first} level={level} ui={ui} />}
          <p className="presentation-open">
            <a className="button" {...linkAttributes(`#${id}-dialog`)}>
              <Icon name="play" />
              {button}
            </a>
            <span>{title}</span>
            <span>1 / {slides.length}</span>
          </p>
        </div>
        <Slides {...props} />
      </div>
    </Section>
  );
}
