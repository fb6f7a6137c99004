import { Hours } from '../../sdk/hours/hours.tsx';
import { Status } from '../../sdk/hours/status.tsx';
import { Picture } from '../../sdk/picture/picture.tsx';
import { linkAttributes } from '../../sdk/ui/link-attributes.ts';
import { Section } from '../../sdk/ui/section.tsx';
import { SectionHead } from '../../sdk/ui/section-head.tsx';
import { Words } from '../../sdk/words/words.tsx';
import type { LocationsProps } from './fields.ts';
import { placeOf } from './place-of.ts';

export function LocationsView({ id, level, headline, lead, items, status, tone, layout, ui }: LocationsProps) {
  const Title = level === 1 ? 'h2' : 'h3';
  return (
    <Section id={id} tone={tone} className="wrap">
      <SectionHead id={id} level={level} headline={headline} lead={lead} />
      <ul className={layout ? `locations locations-${layout}` : 'locations'}>
        {items.map(placeOf).map(({ name, text, picture, address, phone, hours, href, location }) => (
          <li key={`${name} ${address.join(' ')}`}>
            {picture && <Picture picture={picture} />}
            <div>
              <Title>{href ? <a {...linkAttributes(href)}>{name}</a> : name}</Title>
              {text && (
                <p>
                  <Words text={text} />
                </p>
              )}
            </div>
            <div>
              <address>
                {address.map((line) => (
                  <span key={line}>{line} </span>
                ))}
              </address>
              {phone && <a href={phone.href}>{phone.text}</a>}
            </div>
            {hours && (
              <div>
                {status && location && <Status organization={location} ui={ui} />}
                <Hours label={ui.hours.title} rows={hours} />
              </div>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}
