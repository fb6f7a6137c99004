import { Actions } from '../../sdk/ui/actions.tsx';
import { Filled } from '../../sdk/ui/filled.tsx';
import { Heading } from '../../sdk/ui/heading.tsx';
import { Section } from '../../sdk/ui/section.tsx';
import { Words } from '../../sdk/words/words.tsx';
import type { CountdownProps } from './fields.ts';

/** The HTML says the day; a script replaces it with the time that is left. */
export function CountdownView({ id, level, tone, layout, ui, ends, until, ...words }: CountdownProps) {
  const { headline, text, after, actions } = words;
  return (
    <Section id={id} tone={tone} className={layout ? `countdown countdown-${layout} wrap` : 'countdown wrap'}>
      <div>
        <Heading id={id} level={level} className="countdown-title">
          <Words text={headline} />
        </Heading>
        {text && (
          <p className="countdown-text">
            <Words text={text} />
          </p>
        )}
      </div>
      <div
        className="countdown-left"
        data-island="countdown"
        data-on="load"
        data-props={JSON.stringify({ day: until.day, ends, seconds: layout === 'large' || undefined })}
      >
        <p role="timer">
          <time dateTime={until.day}>
            <Filled text={ui.countdown.until} values={{ date: until.text }} />
          </time>
        </p>
        <p hidden>
          <Words text={after} />
        </p>
      </div>
      <Actions links={actions} />
    </Section>
  );
}
