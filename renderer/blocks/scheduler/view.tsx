import { embedAttributes } from '../../client/embed/embed-attributes.ts';
import { Icon } from '../../sdk/ui/icon.tsx';
import { linkAttributes } from '../../sdk/ui/link-attributes.ts';
import { Points } from '../../sdk/ui/points.tsx';
import { Section } from '../../sdk/ui/section.tsx';
import { SectionHead } from '../../sdk/ui/section-head.tsx';
import { scheduler as english } from '../../sdk/ui-text/english/scheduler.ts';
import { notEnglish } from '../../sdk/ui-text/ui-text.ts';
import { Words } from '../../sdk/words/words.tsx';
import { Calendar } from './calendar.tsx';
import type { SchedulerProps } from './fields.ts';

/**
 * The appointment, a drawing of a calendar, and the booking link, whose click area is the whole sheet. If a calendar is
 * embedded, the link shows it in place of the drawing. In the layout `side` it is the quieter of two calls to action.
 */
export function SchedulerView({ id, level, headline, lead, tone, layout, ...appointment }: SchedulerProps) {
  const { event, duration, href, button, highlights, note, embed, ui } = appointment;
  const Title = level === 1 ? 'h2' : 'h3';
  return (
    <Section id={id} tone={tone} className={layout ? `wrap scheduler-${layout}` : 'wrap'}>
      <SectionHead id={id} level={level} headline={headline} lead={lead} />
      <div
        className="scheduler"
        {...embedAttributes('scheduler', embed && { ...notEnglish(ui.scheduler, english), ...embed, title: event })}
      >
        <div className="scheduler-event">
          <Title>{event}</Title>
          <p className="scheduler-duration">
            <Icon name="clock" />
            {duration}
          </p>
          <Points points={highlights} />
        </div>
        {(embed || layout !== 'side') && (
          <div className={embed ? 'scheduler-place embed' : 'scheduler-place'}>{layout !== 'side' && <Calendar />}</div>
        )}
        <div className="scheduler-book">
          <a
            className={layout === 'side' ? 'button button-quiet' : 'button button-large'}
            {...linkAttributes(href, true)}
          >
            {button}
            <Icon name={embed ? 'calendar' : 'arrow-out'} />
          </a>
          {note && (
            <p className="scheduler-note">
              <Words text={note} />
            </p>
          )}
        </div>
      </div>
    </Section>
  );
}
