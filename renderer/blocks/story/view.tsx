import { Media } from '../../sdk/media/index.ts';
import { Heading } from '../../sdk/ui/heading.tsx';
import { Section } from '../../sdk/ui/section.tsx';
import { plainWords } from '../../sdk/words/rich-text.ts';
import { Words } from '../../sdk/words/words.tsx';
import type { StoryProps } from './fields.ts';

export function StoryView({ id, level, headline, paragraphs, aside, media, tone, layout, ui }: StoryProps) {
  const isAbove = layout === 'picture';
  const figure = media && <Media id={`${id}-proof`} data={media} ui={ui} first={isAbove && level === 1} />;
  return (
    <Section id={id} tone={tone}>
      <div className={layout ? `story story-${layout} wrap` : 'wrap story'}>
        {isAbove && figure}
        <Heading id={id} level={level}>
          <Words text={headline} />
        </Heading>
        <div className="story-words">
          {paragraphs.map((paragraph) => (
            <p key={plainWords(paragraph)}>
              <Words text={paragraph} />
            </p>
          ))}
        </div>
        {(aside || (figure && !isAbove)) && (
          <div className="story-beside">
            {aside && <Beside aside={aside} />}
            {!isAbove && figure}
          </div>
        )}
      </div>
    </Section>
  );
}

function Beside({ aside }: { aside: NonNullable<StoryProps['aside']> }) {
  if (aside.kind === 'figure') {
    return (
      <p className="story-figure">
        <b>{aside.figure}</b> {aside.label}
      </p>
    );
  }
  return (
    <figure className="story-quote">
      <blockquote>
        <p>
          <Words text={aside.text} />
        </p>
      </blockquote>
      {aside.by && <figcaption>{aside.by}</figcaption>}
    </figure>
  );
}
