import { Hours } from '../../sdk/hours/hours.tsx';
import { Picture } from '../../sdk/picture/picture.tsx';
import { Icon } from '../../sdk/ui/icon.tsx';
import { linkAttributes } from '../../sdk/ui/link-attributes.ts';
import { plainWords } from '../../sdk/words/rich-text.ts';
import { Words } from '../../sdk/words/words.tsx';
import type { FooterProps } from './fields.ts';
import { PosterName } from './poster-name.tsx';

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
            <p key={plainWords(paragraph)}>
              <Words text={paragraph} />
            </p>
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
