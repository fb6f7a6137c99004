import type * as z from 'zod';
import { embed, embedAttributes } from '../../client/embed/embed-fields.ts';
import { CoverPhoto } from '../../sdk/cover/cover.tsx';
import * as F from '../../sdk/index.ts';
import { Actions, Headline, linkAttributes, Media, Paragraph, Picture, plainWords, Section } from '../../sdk/index.ts';
import { video as english } from '../../sdk/ui-text/english/video.ts';
import { notEnglish } from '../../sdk/ui-text/ui-text.ts';
import { clockOf, VideoPlayer } from '../../sdk/video/video.tsx';

export const videoFields = {
  eyebrow: F.text('A few words above the headline that say who it is for, or where.', { max: 60 }).optional(),
  headline: F.headline('What the video shows.', { max: 110 }).optional(),
  lead: F.rich('A sentence or two below the headline.', { max: 400 }).optional(),
  actions: F.list(F.action('A button.'), 'One or two buttons below the text, for a video that starts a page.', {
    max: 2,
  }).optional(),
  title: F.text('Title of the video.', { max: 120 }),
  duration: F.text('How long it is: "2 minutes". The build knows it of a file.', { max: 40 }).optional(),
  file: F.videoFile('A video of your own, with the browser’s player. Write either this or "href".').optional(),
  href: F.href(
    'The page where it can be watched. It opens in a new tab, unless the player is embedded here.',
  ).optional(),
  embed: embed(
    'The player. It replaces the poster once the visitor presses it. Choose a host that respects privacy, and turn on autoplay.',
  ).optional(),
  button: F.text('Label of the play button. Defaults to "Watch".', { max: 40 }).optional(),
  poster: F.picture('A still of the video, above its title.').optional(),
  media: F.media('A drawing that fills the poster, under its title. It takes the place of a still.').optional(),
  transcript: F.list(F.rich('A paragraph.'), 'What is said and shown, for visitors who prefer to read.', {
    max: 60,
  }).optional(),
  transcriptLabel: F.text('Label that opens the transcript. Defaults to "Read the transcript".', {
    max: 60,
  }).optional(),
  tone: F.tone(),
};

type Written = z.input<z.ZodObject<typeof videoFields>>;

/** Checks that a video is a file or has a page, and that nothing belongs to the other of both. */
export function videoProblems({ file, href, embed, button, media }: Written): F.FieldDiagnostic[] {
  if (file === undefined && href === undefined)
    return [
      {
        path: [],
        message: 'needs either "file", a video of templates/videos, or "href", the page where it can be watched',
      },
    ];
  if (media?.kind === 'video')
    return [
      {
        path: ['media', 'kind'],
        message: '"media" cannot be a video here, because the poster is a link',
        suggestion: 'Write the video into "file".',
      },
    ];
  const others = { href, embed, button, media };
  const found = file === undefined ? undefined : Object.entries(others).find(([, value]) => value !== undefined)?.[0];
  if (found === undefined) return [];
  return [
    {
      path: [found],
      message: `"${found}" is for a video of another site, and "file" is one of yours`,
      suggestion: `Remove "file" or "${found}".`,
    },
  ];
}

export const videoLayouts = {
  side: 'The poster beside the words.',
  wide: 'The poster across the page, below the words.',
  cover: 'The poster across the whole window, with the title on it.',
};

export type VideoProps = F.ViewProps<typeof videoFields> &
  F.LayoutProps<typeof videoLayouts> &
  F.Ui<'locale' | 'media' | 'poster' | 'video'>;

/** A video of the site, or a poster that links to it or is replaced by its player. Nothing of it is requested before a press. */
export function VideoView({ actions, tone, embed, layout, ui, ...video }: VideoProps) {
  const { id, level, eyebrow, headline, lead, transcript, transcriptLabel } = video;
  const isCover = layout === 'cover';
  const poster = <Poster {...video} layout={layout} ui={ui} />;
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
                <Paragraph key={plainWords(paragraph)} text={paragraph} />
              ))}
            </details>
          )}
        </div>
      </div>
    </Section>
  );
}

type PosterProps = Pick<
  VideoProps,
  'id' | 'level' | 'title' | 'duration' | 'href' | 'poster' | 'media' | 'button' | 'layout' | 'ui'
>;

type FilmCardProps = Pick<VideoProps, 'title' | 'duration' | 'poster'> & { file: NonNullable<VideoProps['file']> };

/** The player with the title and the length below it. */
function FilmCard({ file, title, duration = clockOf(file), poster }: FilmCardProps) {
  return (
    <figure className="player-card" data-tone="ink">
      <VideoPlayer video={file} title={title} poster={poster} />
      <figcaption>
        <b>{title}</b>
        <small>{duration}</small>
      </figcaption>
    </figure>
  );
}

/**
 * A still with the title below it, or on it as a cover; a drawing with the title over it, or the title alone on ink. All of it
 * is the link.
 */
function Poster({ id, level, href = '', poster, media, layout, ui, ...words }: PosterProps) {
  if (poster && layout === 'cover') {
    return (
      <a className="video-poster cover wrap" data-tone="cover" {...linkAttributes(href, true)}>
        <span className="cover-words" data-tone="ink">
          <Title {...words} ui={ui} />
        </span>
        <span className="cover-picture" data-tone="ink">
          <CoverPhoto picture={poster} first={level === 1} />
        </span>
      </a>
    );
  }
  return (
    <a className="video-poster" data-tone="ink" {...linkAttributes(href, true)}>
      {poster ? <Picture picture={poster} /> : media && <Media bare id={`${id}-poster`} data={media} ui={ui} />}
      <span className="video-words">
        <Title {...words} ui={ui} />
      </span>
    </a>
  );
}

function Title({
  title,
  duration,
  ui,
  button = ui.poster.watch,
}: Pick<VideoProps, 'title' | 'duration' | 'button' | 'ui'>) {
  return (
    <>
      <span className="video-title">{title}</span>
      <span className="video-play">
        <svg viewBox="0 0 48 48" aria-hidden="true">
          <path d="M19 14.5v19L34.5 24z" />
        </svg>
        <span>
          {button}
          {duration && <small>{duration}</small>}
        </span>
      </span>
    </>
  );
}
