import * as F from '../../sdk/index.ts';
import { Hours, Icon, linkAttributes, Paragraph, Picture, plainWords } from '../../sdk/index.ts';
import { addressLines } from '../../sdk/ui/contact.tsx';

export const footerFields = {
  logo: F.picture('A logo above all else. Its `alt` is the name that it shows.').optional(),
  tagline: F.text('What the business does, in one sentence.', { max: 200 }).optional(),
  columns: F.groups('Columns of links.', { max: 4 }, 'Links under one title.', {
    title: F.text('What the links have in common.', { max: 40 }),
    links: F.list(F.link('A page, or a section of a page.'), 'The links, most important first.', { max: 12 }),
  }).optional(),
  organization: F.organization(
    'Shows name, address, phone and e-mail of `organization`: `true`, or the name of a location. Fields written here win.',
  ).optional(),
  hours: F.organization('Shows the opening hours of `organization`: `true`, or the name of a location.').optional(),
  contactTitle: F.text('Title above the address. Defaults to "Contact".', { max: 40 }).optional(),
  address: addressLines(),
  phone: F.phone('The number to call.').optional(),
  email: F.text('The e-mail address to write to.', { max: 120 }).optional(),
  social: F.groups('Your profiles in social networks.', { max: 8 }, 'One profile.', {
    network: F.text('Name of the network, as the text of the link.', { max: 40 }),
    href: F.href('Address of your profile.'),
    icon: F.icon('An icon in front of the name.').optional(),
  }).optional(),
  legal: F.list(F.link('A page such as your privacy policy.'), 'Legal pages, in the last line.', { max: 6 }).optional(),
  inert: F.list(
    F.text('A name without a link yet, shown as plain text.', { max: 60 }),
    'Pages and profiles that do not exist yet, such as a privacy policy.',
    { max: 12 },
  ).optional(),
  disclaimer: F.list(F.rich('A paragraph.'), 'Conditions and exceptions in full, paragraph by paragraph.', {
    max: 6,
  }).optional(),
  copyright: F.text('Who holds the rights. The copyright sign and the year are added in front.', { max: 120 }),
};

export const footerLayouts = {
  columns: 'What you do beside columns of links.',
  simple: 'One line: the rights at its start, all links at its end.',
  centred: 'All in the middle, the links in rows.',
  poster: 'Columns of links, then the name of the site across the whole width.',
};

/** What the footer needs to know about its page. */
export interface FooterPage {
  /** Year of the build. */
  readonly year: number;
  /** The footer is inside the layout's `<footer>`, so it must not be one itself. */
  readonly inFooter?: boolean;
  /** Name of the site, in large type, and the widths of its letters as far as they are known. */
  readonly poster?: string;
  readonly letterWidths?: Readonly<Record<string, number>>;
}

type FooterProps = F.ViewProps<typeof footerFields, FooterPage> & F.LayoutProps<typeof footerLayouts> & F.Ui<'footer'>;

/**
 * Every part except the last line is optional, so a landing page can end with that line alone. Without columns, phone and
 * e-mail are part of the last line.
 */
export function FooterView(props: FooterProps) {
  const {
    id,
    logo,
    tagline,
    columns = [],
    organization,
    hours,
    address = organization?.address,
    phone = organization?.phone,
    email = organization?.email,
    disclaimer,
    copyright,
    year,
    inFooter,
    poster,
    letterWidths,
    layout,
  } = props;
  const Root = inFooter ? 'div' : 'footer';
  const inColumns = columns.length > 0 || address !== undefined || hours?.hours !== undefined;
  // The titles of columns are only for screen readers where links are in rows.
  const titleClass = layout === 'simple' || layout === 'centred' ? 'visually-hidden' : undefined;
  return (
    <Root id={id} className={layout ? `footer footer-${layout} wrap` : 'footer wrap'}>
      {logo && <Picture picture={logo} className="logo" />}
      {tagline && <p className="footer-tagline">{tagline}</p>}
      {inColumns && (
        <div className="footer-columns">
          {columns.map(({ title, links }, index) => (
            <nav key={title} aria-labelledby={`${id}-links-${index + 1}`}>
              <h2 id={`${id}-links-${index + 1}`} className={titleClass}>
                {title}
              </h2>
              <ul>
                {links.map(({ label, href }) => (
                  <li key={label}>
                    <a {...linkAttributes(href)}>{label}</a>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
          {(address || phone || email || hours?.hours) && <Contact {...props} titleClass={titleClass} />}
        </div>
      )}
      {disclaimer && (
        <div className="footer-disclaimer">
          {disclaimer.map((paragraph) => (
            <Paragraph key={plainWords(paragraph)} text={paragraph} />
          ))}
        </div>
      )}
      <div className="footer-last">
        <p>
          © {year} {copyright}
        </p>
        {!inColumns && (phone || email) && (
          <ul>
            <ContactLinks phone={phone} email={email} />
          </ul>
        )}
        <LastLinks {...props} />
      </div>
      {poster && <PosterName name={poster} widths={letterWidths} />}
    </Root>
  );
}

function Contact({ ui, titleClass, contactTitle = ui.footer.contact, ...own }: FooterProps & { titleClass?: string }) {
  const { organization, hours, layout } = own;
  const { address = organization?.address ?? [], phone = organization?.phone, email = organization?.email } = own;
  const all = organization ? [organization.name, ...address] : address;
  // In rows, the address is one item.
  const lines = layout === 'centred' && all.length > 0 ? [all.join(' · ')] : all;
  return (
    <div>
      <h2 className={titleClass}>{contactTitle}</h2>
      <address>
        <ul>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
          <ContactLinks phone={phone} email={email} />
        </ul>
      </address>
      {hours?.hours && <Hours {...hours.hours} titled />}
    </div>
  );
}

function ContactLinks({ phone, email }: { phone: FooterProps['phone']; email: FooterProps['email'] }) {
  return (
    <>
      {phone && (
        <li>
          <a href={phone.href}>{phone.text}</a>
        </li>
      )}
      {email && (
        <li>
          <a href={`mailto:${email}`}>{email}</a>
        </li>
      )}
    </>
  );
}

/** Legal pages and names without a link, then profiles. */
function LastLinks({ legal = [], inert = [], social = [] }: FooterProps) {
  return (
    <>
      {legal.length + inert.length > 0 && (
        <ul>
          {legal.map(({ label, href }) => (
            <li key={label}>
              <a {...linkAttributes(href)}>{label}</a>
            </li>
          ))}
          {inert.map((label) => (
            <li key={label}>{label}</li>
          ))}
        </ul>
      )}
      {social.length > 0 && (
        <ul>
          {social.map(({ network, href, icon }) => (
            <li key={network}>
              <a {...linkAttributes(href)}>
                {icon && <Icon name={icon} />}
                {network}
              </a>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** The narrowest a name may be, so that a short one is no taller than a third of the page is wide. */
const narrowest = 280;

/** Widths of letters in em. */
type Widths = Readonly<Record<string, number>>;

/**
 * A name as wide as the page. It is a drawing, because CSS cannot fit text to a width; screen readers skip it, as the copyright
 * line has a name too. A name of several words has two lines on phones.
 */
function PosterName({ name, widths = {} }: { name: string; widths?: Widths | undefined }) {
  const width = (text: string) =>
    Math.round([...text].reduce((sum, letter) => sum + 100 * (widths[letter] ?? usualWidth(letter)), 0));
  const [first, second] = halvesOf(name, width);
  return (
    <>
      <Line text={name} natural={width(name)} />
      {second && (
        <div className="footer-name-lines">
          <Line text={first} natural={width(first)} />
          <Line text={second} natural={width(second)} />
        </div>
      )}
    </>
  );
}

/** A text and its width at a font size of 100. */
function Line({ text, natural }: { text: string; natural: number }) {
  const width = Math.max(natural, narrowest);
  return (
    <svg className="footer-name" viewBox={`0 0 ${width} 92`} aria-hidden="true">
      <text x={width / 2} y="76" textLength={natural < narrowest ? undefined : width}>
        {text}
      </text>
    </svg>
  );
}

/** The words of a name as two lines of nearly the same width, if both are wide enough to fill a page. */
function halvesOf(name: string, width: (text: string) => number): [first: string, second?: string] {
  const words = name.split(' ');
  const splits = words
    .slice(1)
    .map((_, index): [string, string] => [words.slice(0, index + 1).join(' '), words.slice(index + 1).join(' ')]);
  const apart = ([first, second]: [string, string]) => Math.abs(width(first) - width(second));
  const [best] = splits.sort((a, b) => apart(a) - apart(b));
  return best?.every((line) => width(line) >= narrowest) ? best : [name];
}

/** Roughly the width of a bold letter of a font that is not known. The drawing spreads the difference between the letters. */
function usualWidth(letter: string): number {
  if (/[\u3000-\u9fff\uac00-\ud7af\uff00-\uffef]/.test(letter)) return 1;
  if (/[iljtfrI.,:;'’|!()\s-]/.test(letter)) return 0.33;
  if (/[mwMWÆŒ@—]/.test(letter)) return 0.85;
  return letter === letter.toLowerCase() ? 0.55 : 0.67;
}
