import { Media } from '../../sdk/media/index.ts';
import { Actions } from '../../sdk/ui/actions.tsx';
import { Points } from '../../sdk/ui/points.tsx';
import { Section } from '../../sdk/ui/section.tsx';
import { SectionHead } from '../../sdk/ui/section-head.tsx';
import type { MediaProps } from './fields.ts';

export function MediaView(props: MediaProps) {
  const { id, level, eyebrow, headline, text, points, actions, media, frame, tone, layout, ui } = props;
  const figure = <Media id={`${id}-media`} data={media} ui={ui} />;
  return (
    <Section id={id} tone={tone} className="wrap">
      <div className={layout ? `media media-${layout}` : 'media'}>
        <div className="media-words">
          <SectionHead
            id={id}
            level={level}
            eyebrow={eyebrow}
            headline={headline}
            lead={text}
            start={layout !== 'wide'}
          />
          <Points points={points} />
          <Actions links={actions} />
        </div>
        {frame && frame !== 'none' ? <div className={`media-frame media-${frame}`}>{figure}</div> : figure}
      </div>
    </Section>
  );
}
