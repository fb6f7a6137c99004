import type { ReactNode } from 'react';
import { embedAttributes } from '../../client/embed/embed-attributes.ts';
import { Hours } from '../../sdk/hours/hours.tsx';
import { Status } from '../../sdk/hours/status.tsx';
import { Picture } from '../../sdk/picture/picture.tsx';
import { ButtonLink } from '../../sdk/ui/button-link.tsx';
import { Icon, type IconName } from '../../sdk/ui/icon.tsx';
import { linkAttributes } from '../../sdk/ui/link-attributes.ts';
import { Section } from '../../sdk/ui/section.tsx';
import { SectionHead } from '../../sdk/ui/section-head.tsx';
import { map as english } from '../../sdk/ui-text/english/map.ts';
import { notEnglish } from '../../sdk/ui-text/ui-text.ts';
import { plainWords } from '../../sdk/words/rich-text.ts';
import { Words } from '../../sdk/words/words.tsx';
import type { MapProps } from './fields.ts';

export function MapView({ id, level, headline, lead, tone, layout, ...place }: MapProps) {
  return (
    <Section id={id} tone={tone} className="wrap">
      <div className={layout ? `place place-${layout}` : 'place'}>
        <div className="place-words">
          <SectionHead id={id} level={level} headline={headline} lead={lead} />
          <Details {...place} />
        </div>
        <Place {...place} headline={headline} />
      </div>
    </Section>
  );
}

type PlaceProps = Omit<MapProps, 'id' | 'level' | 'headline' | 'lead' | 'tone' | 'layout'>;

function Details({ organization, status, parking, directions, actions = [], ui, ...own }: PlaceProps) {
  const { address = organization?.address, phone = organization?.phone } = own;
  return (
    <>
      <dl>
        {address && (
          <Detail icon="pin" label={ui.contactDetails.address}>
            <address>
              {address.map((line) => (
                <span key={line}>{line} </span>
              ))}
            </address>
          </Detail>
        )}
        {phone && (
          <Detail icon="phone" label={ui.contactDetails.phone}>
            <a href={phone.href}>{phone.text}</a>
          </Detail>
        )}
        {organization?.hours && (
          <Detail icon="clock" label={ui.contactDetails.hours}>
            {status && (
              <p>
                <Status organization={organization} ui={ui} />
              </p>
            )}
            <Hours {...organization.hours} />
          </Detail>
        )}
        {parking && (
          <Detail icon="compass" label={ui.place.parking}>
            <Words text={parking} />
          </Detail>
        )}
      </dl>
      {(directions || actions.length > 0) && (
        <p className="actions">
          {directions && <ButtonLink href={directions} label={ui.place.directions} newTab />}
          {actions.map(({ label, href }) => (
            <ButtonLink key={label} label={label} href={href} kind="quiet" />
          ))}
        </p>
      )}
    </>
  );
}

function Detail({ icon, label, children }: { icon: IconName; label: string; children: ReactNode }) {
  return (
    <div>
      <dt>
        <Icon name={icon} />
        {label}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}

/** The picture, or a mark in rings; the link on it shows the map of a service in its place. */
function Place({ embed, directions, picture, ui, headline }: PlaceProps & Pick<MapProps, 'headline'>) {
  const mark = picture ? <Picture picture={picture} /> : <Icon name="pin" />;
  if (embed === undefined || directions === undefined) return <div className="place-view">{mark}</div>;
  return (
    <div
      className="place-view embed"
      {...embedAttributes('map', { ...notEnglish(ui.map, english), ...embed, title: plainWords(headline) })}
    >
      {mark}
      <a className="button button-quiet" {...linkAttributes(directions, true)}>
        {ui.place.show}
      </a>
    </div>
  );
}
