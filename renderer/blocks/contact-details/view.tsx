import * as F from '../../sdk/index.ts';
import { Actions, Hours, linkAttributes, Media, Paragraph, Section, SectionHead, Status } from '../../sdk/index.ts';
import { AddressLines, addressLines, ContactDetail, openHours } from '../../sdk/ui/contact.tsx';

const label = (fallback: string) => F.text(`Label above it. Defaults to "${fallback}".`, { max: 40 }).optional();

export const contactDetailsFields = {
  headline: F.headline('What happens when a visitor gets in touch.', { max: 110 }),
  lead: F.rich('A sentence or two below the headline.', { max: 400 }).optional(),
  organization: F.organization(
    'Shows phone, e-mail, address and hours of `organization`: `true`, or the name of a location. Fields written here win.',
  ).optional(),
  status: F.flag('Says above the hours of `organization` whether it is open now.').optional(),
  phone: F.phone('The number to call.').optional(),
  sms: F.link('A link that starts a text message: { label, href: "sms:…" }.').optional(),
  email: F.text('The e-mail address to write to.', { max: 120 }).optional(),
  address: addressLines(),
  hours: openHours('The hours when you answer.'),
  labels: F.group(
    {
      phone: label('Call'),
      sms: label('Text'),
      email: label('Write'),
      address: label('Visit'),
      hours: label('Hours'),
    },
    'Labels above the contact details.',
  ).optional(),
  media: F.media('A photo of the place, or a picture drawn from data, in the layout "map".').optional(),
  note: F.rich('Small print at the end: how soon you answer.', { max: 300 }).optional(),
  actions: F.list(F.action('A button.'), 'One or two buttons, the preferred one first.', { max: 2 }).optional(),
  tone: F.tone(),
};

export const contactDetailsLayouts = {
  rows: 'Rows beside the headline.',
  map: 'Rows below the headline, beside them a picture of the place.',
  cards: 'Cards in even rows below the headline.',
};

export type ContactDetailsProps = F.ViewProps<typeof contactDetailsFields> &
  F.LayoutProps<typeof contactDetailsLayouts> &
  F.Ui<'contactDetails' | 'hours' | 'locale' | 'media' | 'status'>;

/** A row for each contact detail: its label, and a link if there is something to open. */
export function ContactDetailsView({ actions, tone, layout, media, ...details }: ContactDetailsProps) {
  const { id, level, headline, lead, organization, sms, hours, labels, note, ui } = details;
  const { phone = organization?.phone, email = organization?.email, address = organization?.address } = details;
  const card = layout === 'cards' ? 'card' : undefined;
  const label = { ...ui.contactDetails, ...labels };
  return (
    <Section id={id} tone={tone} className="wrap">
      <div className={layout && layout !== 'rows' ? `contact-${layout}` : 'contact'}>
        <div>
          <SectionHead id={id} level={level} headline={headline} lead={lead} />
          <Actions links={actions} />
        </div>
        <div>
          <dl className={card ? 'cards' : 'contact-ways'}>
            {phone && (
              <ContactDetail className={card} icon="phone" label={label.phone}>
                <a href={phone.href}>{phone.text}</a>
              </ContactDetail>
            )}
            {sms && (
              <ContactDetail className={card} icon="chat" label={label.sms}>
                <a {...linkAttributes(sms.href)}>{sms.label}</a>
              </ContactDetail>
            )}
            {email && (
              <ContactDetail className={card} icon="mail" label={label.email}>
                <a href={`mailto:${email}`}>{email}</a>
              </ContactDetail>
            )}
            {address && (
              <ContactDetail className={card} icon="pin" label={label.address}>
                <AddressLines lines={address} />
              </ContactDetail>
            )}
            {hours && (
              <ContactDetail className={card} icon="clock" label={label.hours}>
                <OwnHours hours={hours} />
              </ContactDetail>
            )}
            {!hours && organization?.hours && (
              <ContactDetail className={card} icon="clock" label={label.hours}>
                {details.status && (
                  <p>
                    <Status organization={organization} ui={ui} />
                  </p>
                )}
                <Hours {...organization.hours} />
              </ContactDetail>
            )}
          </dl>
          {note && <Paragraph className="contact-note" text={note} />}
        </div>
        {media && layout === 'map' && <Media id={`${id}-media`} data={media} ui={ui} first={level === 1} />}
      </div>
    </Section>
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
