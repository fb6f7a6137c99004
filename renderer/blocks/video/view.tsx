import { embedAttributes } from '../../client/embed/embed-attributes.ts';
import { Actions } from '../../sdk/ui/actions.tsx';
import { Section } from '../../sdk/ui/section.tsx';
import { Headline } from '../../sdk/ui/section-head.tsx';
import { video as english } from '../../sdk/ui-text/english/video.ts';
import { notEnglish } from '../../sdk/ui-text/ui-text.ts';
import { plainWords } from '../../sdk/words/rich-text.ts';
import { Words } from '../../sdk/words/words.tsx';
import type { VideoProps } from './fields.ts';
import { FilmCard, Poster } from './poster.tsx';

/** A video of the site, or a poster that links to it or is replaced by its player. Nothing of it is requested before a press. */
export function VideoView({
  id,
  level,
  eyebrow,
  headline,
  lead,
  actions,
  tone,
  embed,
  layout,
  ui,
  ...video
}: VideoProps) {
  const { transcript, transcriptLabel } = video;
  const isCover = layout === 'cover';
  const poster = <Poster {...video} id={id} level={level} layout={layout} ui={ui} />;
  return (
    <Section
      id={id}
      tone={isCover ? 'cover' : tone}
      className={isCover ? 'video-cover' : 'wrap'}
      label={headline ? undefined : video.title}
    >
      <div className={layout && !isCover ? `video video-${layout}` : 'video'}>
        {(eyebrow || headline || lead || actions) && (
          <div className={isCover ? 'video-head wrap' : 'video-head'}>
            {eyebrow && <p className="eyebrow">{eyebrow}</p>}
            <Headline id={id} level={level} headline={headline} lead={lead} />
            <Actions links={actions} large />
          </div>
        )}
        <div>
          {video.file ? (
            <FilmCard {...video} file={video.file} />
          ) : embed ? (
            <div
              className="embed"
              {...embedAttributes('video', { ...notEnglish(ui.video, english), ...embed, title: video.title })}
            >
              {poster}
            </div>
          ) : (
            poster
          )}
          {transcript && (
            <details className="video-transcript">
              <summary>{transcriptLabel ?? ui.poster.transcript}</summary>
              {transcript.map((paragraph) => (
                <p key={plainWords(paragraph)}>
                  <Words text={paragraph} />
                </p>
              ))}
            </details>
          )}
        </div>
      </div>
    </Section>
  );
}
