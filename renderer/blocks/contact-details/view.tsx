import type { ReactNode } from 'react';
import { Hours } from '../../sdk/hours/hours.tsx';
import { Status } from '../../sdk/hours/status.tsx';
import { Media } from '../../sdk/media/index.ts';
import { Actions } from '../../sdk/ui/actions.tsx';
import { Icon, type IconName } from '../../sdk/ui/icon.tsx';
import { linkAttributes } from '../../sdk/ui/link-attributes.ts';
import { Section } from '../../sdk/ui/section.tsx';
import { SectionHead } from '../../sdk/ui/section-head.tsx';
import { Words } from '../../sdk/words/words.tsx';
import type { ContactDetailsProps } from './fields.ts';

/** A row for each contact detail: its label, and a link if there is something to open. */
export function ContactDetailsView({
  id,
  level,
  headline,
  lead,
  actions,
  tone,
  layout,
  media,
  ...details
}: ContactDetailsProps) {
  const { organization, sms, hours, labels, note, ui } = details;
  const { phone = organization?.phone, email = organization?.email, address = organization?.address } = details;
  const cards = layout === 'cards';
  const label = { ...ui.contactDetails, ...labels };
  return (
    <Section id={id} tone={tone} className="wrap">
      <div className={layout && layout !== 'rows' ? `contact-${layout}` : 'contact'}>
        <div>
          <SectionHead id={id} level={level} headline={headline} lead={lead} />
          <Actions links={actions} />
        </div>
        <div>
          <dl className={cards ? 'cards' : 'contact-ways'}>
            {phone && (
              <Detail card={cards} icon="phone" label={label.phone}>
                <a href={phone.href}>{phone.text}</a>
              </Detail>
            )}
            {sms && (
              <Detail card={cards} icon="chat" label={label.sms}>
                <a {...linkAttributes(sms.href)}>{sms.label}</a>
              </Detail>
            )}
            {email && (
              <Detail card={cards} icon="mail" label={label.email}>
                <a href={`mailto:${email}`}>{email}</a>
              </Detail>
            )}
            {address && (
              <Detail card={cards} icon="pin" label={label.address}>
                <Lines lines={address} />
              </Detail>
            )}
            {hours && (
              <Detail card={cards} icon="clock" label={label.hours}>
                <OwnHours hours={hours} />
              </Detail>
            )}
            {!hours && organization?.hours && (
              <Detail card={cards} icon="clock" label={label.hours}>
                {details.status && (
                  <p>
                    <Status organization={organization} ui={ui} />
                  </p>
                )}
                <Hours {...organization.hours} />
              </Detail>
            )}
          </dl>
          {note && (
            <p className="contact-note">
              <Words text={note} />
            </p>
          )}
        </div>
        {media && layout === 'map' && <Media id={`${id}-media`} data={media} ui={ui} first={level === 1} />}
      </div>
    </Section>
  );
}

interface DetailProps {
  readonly icon: IconName;
  readonly label: string;
  readonly card: boolean;
  readonly children: ReactNode;
}

function Detail({ icon, label, card, children }: DetailProps) {
  return (
    <div className={card ? 'card' : undefined}>
      <dt>
        <Icon name={icon} />
        {label}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}

function Lines({ lines }: { lines: readonly string[] }) {
  return (
    <address>
      {lines.map((line) => (
        <span key={line}>{line} </span>
      ))}
    </address>
  );
}

function OwnHours({ hours }: { hours: NonNullable<ContactDetailsProps['hours']> }) {
  return (
    <ul className="contact-hours">
      {hours.map(({ days, hours: open }) => (
        <li key={days}>
          <span>{days}</span> <span>{open}</span>
        </li>
      ))}
    </ul>
  );
}
