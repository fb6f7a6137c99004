import { embed, embedAttributes } from '../../client/embed/embed-fields.ts';
import * as F from '../../sdk/index.ts';
import { ButtonLink, Hours, Icon, linkAttributes, Picture, plainWords, Status, Words } from '../../sdk/index.ts';
import { AddressLines, addressLines, ContactDetail } from '../../sdk/ui/contact.tsx';
import { Section, SectionHead } from '../../sdk/ui/section.tsx';
import { map as english } from '../../sdk/ui-text/english/map.ts';
import { notEnglish } from '../../sdk/ui-text/ui-text.ts';

export const mapFields = {
  headline: F.headline('Where to find you.', { max: 90 }),
  lead: F.rich('A sentence or two below the headline.', { max: 300 }).optional(),
  organization: F.organization(
    'Shows address, phone and hours of `organization`: `true`, or the name of a location. Fields written here win.',
  ).optional(),
  status: F.flag('Says above the hours of `organization` whether it is open now.').optional(),
  address: addressLines(),
  phone: F.phone('The number to call.').optional(),
  picture: F.picture('The place from outside, or a drawn map. Without one there is a mark in rings.').optional(),
  parking: F.rich('Where to leave a car or a bicycle, or which bus stops there.', { max: 240 }).optional(),
  directions: F.href('The page of a map service that plans the way to you; https.').optional(),
  embed: embed(
    'A map of a service in place of the picture, once the visitor asks for it. It needs `directions`, which opens without script.',
  ).optional(),
  actions: F.list(F.action('A button.'), 'Further buttons beside that for directions.', { max: 2 }).optional(),
  tone: F.tone(),
};

export const mapLayouts = {
  split: 'The details at the start, the place beside them.',
  wide: 'The place across the page, the details in columns below it.',
  card: 'The details on a card over the place.',
};

type MapProps = F.ViewProps<typeof mapFields> &
  F.LayoutProps<typeof mapLayouts> &
  F.Ui<'contactDetails' | 'hours' | 'map' | 'place' | 'status'>;

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
          <ContactDetail icon="pin" label={ui.contactDetails.address}>
            <AddressLines lines={address} />
          </ContactDetail>
        )}
        {phone && (
          <ContactDetail icon="phone" label={ui.contactDetails.phone}>
            <a href={phone.href}>{phone.text}</a>
          </ContactDetail>
        )}
        {organization?.hours && (
          <ContactDetail icon="clock" label={ui.contactDetails.hours}>
            {status && (
              <p>
                <Status organization={organization} ui={ui} />
              </p>
            )}
            <Hours {...organization.hours} />
          </ContactDetail>
        )}
        {parking && (
          <ContactDetail icon="compass" label={ui.place.parking}>
            <Words text={parking} />
          </ContactDetail>
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
