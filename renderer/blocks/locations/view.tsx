import * as F from '../../sdk/index.ts';
import { Hours, linkAttributes, Paragraph, Picture, Section, SectionHead, Status } from '../../sdk/index.ts';
import { AddressLines, addressLines, openHours } from '../../sdk/ui/contact.tsx';

export const locationsFields = {
  headline: F.headline('Where you are.', { max: 90 }),
  lead: F.rich('A sentence or two below the headline.', { max: 300 }).optional(),
  items: F.groups('The places.', { min: 1, max: 40 }, 'One place.', {
    location: F.organization(
      'The name of a location of `organization`, or `true` for the business itself. Fields written here win.',
    ).optional(),
    name: F.text('Name of the place. Defaults to that of the location.', { max: 80 }).optional(),
    text: F.rich('A sentence about the place.', { max: 200 }).optional(),
    picture: F.picture('The place from outside.').optional(),
    address: addressLines(),
    phone: F.phone('The number to call.').optional(),
    hours: openHours('When it is open.'),
    href: F.href('The page about the place. Defaults to that of the location.').optional(),
  }),
  status: F.flag('Says for each location of `organization` whether it is open now.').optional(),
  tone: F.tone(),
};

export const locationsLayouts = {
  cards: 'A card for each place, side by side.',
  rows: 'A line for each place.',
  doors: 'A large picture of each place, side by side; below it what it is, and its hours beside that.',
};

type LocationsProps = F.ViewProps<typeof locationsFields> &
  F.LayoutProps<typeof locationsLayouts> &
  F.Ui<'hours' | 'status'>;

/** Returns what a place shows: its own fields, and otherwise those of its location. */
export function placeOf({ location, ...own }: LocationsProps['items'][number]) {
  return {
    text: own.text,
    picture: own.picture,
    name: own.name ?? location?.place ?? location?.name ?? '',
    address: own.address ?? location?.address ?? [],
    phone: own.phone ?? location?.phone,
    hours: own.hours ?? location?.hours?.rows,
    href: own.href ?? location?.href,
    location,
  };
}

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
              {text && <Paragraph text={text} />}
            </div>
            <div>
              <AddressLines lines={address} />
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
