import { Picture } from '../../sdk/picture/picture.tsx';
import { linkAttributes } from '../../sdk/ui/link-attributes.ts';
import { Section } from '../../sdk/ui/section.tsx';
import { SectionHead } from '../../sdk/ui/section-head.tsx';
import { Words } from '../../sdk/words/words.tsx';
import { ahead } from './ahead.ts';
import type { AgendaProps } from './fields.ts';

export function AgendaView({ id, level, headline, lead, tone, layout, today, ui, ...agenda }: AgendaProps) {
  const { place, note, empty = ui.agenda.empty } = agenda;
  const items = ahead(agenda.items, today);
  return (
    <Section id={id} tone={tone} className="wrap">
      <SectionHead id={id} level={level} headline={headline} lead={lead} />
      {items.length === 0 ? (
        <p className="lead">
          <Words text={empty} />
        </p>
      ) : (
        <ul className={layout ? `agenda agenda-${layout}` : 'agenda'}>
          {items.map((item) => (
            <Entry key={`${item.date.day} ${item.title}`} {...item} place={item.place ?? place} level={level} />
          ))}
        </ul>
      )}
      {note && (
        <p className="agenda-note">
          <Words text={note} />
        </p>
      )}
    </Section>
  );
}

type EntryProps = AgendaProps['items'][number] & { level: 1 | 2 };

function Entry({ date, lastDate, starts, ends, title, text, picture, place, href, level }: EntryProps) {
  const Title = level === 1 ? 'h2' : 'h3';
  return (
    <li>
      {/* Read as one date; the line below has it in full. */}
      <p className="agenda-day" aria-hidden="true">
        <span>{date.weekday}</span> <b>{date.dayOfMonth}</b> <span>{date.month}</span>
      </p>
      <div>
        <Title>{href ? <a {...linkAttributes(href)}>{title}</a> : title}</Title>
        <p className="agenda-when">
          <span>
            <time dateTime={date.day}>{date.text}</time>
            {lastDate && (
              <>
                {' – '}
                <time dateTime={lastDate.day}>{lastDate.text}</time>
              </>
            )}
          </span>
          {starts && (
            <span>
              {' '}
              {starts.text}
              {ends && `–${ends.text}`}
            </span>
          )}
          {place && <span> {place}</span>}
        </p>
        {text && (
          <p>
            <Words text={text} />
          </p>
        )}
      </div>
      {picture && <Picture picture={picture} />}
    </li>
  );
}
