import { Hours } from '../../sdk/hours/hours.tsx';
import { linkAttributes } from '../../sdk/ui/link-attributes.ts';
import type { FooterProps } from './fields.ts';

/**
 * Every part except the last line is optional, so a landing page can end with that line alone. Without columns, phone and
 * e-mail are part of the last line.
 */
export function FooterView(props: FooterProps) {
  const {
    id,
    tagline,
    columns = [],
    organization,
    hours,
    address = organization?.address,
    phone = organization?.phone,
    email = organization?.email,
    disclaimer,
    inert = [],
    social = [],
    copyright,
    year,
    inFooter,
  } = props;
  const Root = inFooter ? 'div' : 'footer';
  const inColumns = columns.length > 0 || address !== undefined || hours?.hours !== undefined;
  return (
    <Root id={id} className="footer wrap">
      {tagline && <p className="footer-tagline">{tagline}</p>}
      {inColumns && (
        <div className="footer-columns">
          {columns.map(({ title, links }, index) => (
            <nav key={title} aria-labelledby={`${id}-links-${index + 1}`}>
              <h2 id={`${id}-links-${index + 1}`}>{title}</h2>
              <ul>
                {links.map(({ label, href }) => (
                  <li key={label}>
                    <a {...linkAttributes(href)}>{label}</a>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
          {(address || phone || email || hours?.hours) && <Contact {...props} />}
        </div>
      )}
      {disclaimer && (
        <div className="footer-disclaimer">
          {disclaimer.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
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
        <Labels labels={inert} />
        <Labels labels={social} />
      </div>
    </Root>
  );
}

function Contact({ ui, contactTitle = ui.footer.contact, organization, hours, ...own }: FooterProps) {
  const { address = organization?.address ?? [], phone = organization?.phone, email = organization?.email } = own;
  return (
    <div>
      <h2>{contactTitle}</h2>
      <address>
        <ul>
          {organization && <li>{organization.name}</li>}
          {address.map((line) => (
            <li key={line}>{line}</li>
          ))}
          <ContactLinks phone={phone} email={email} />
        </ul>
      </address>
      {hours?.hours && <Hours {...hours.hours} />}
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

function Labels({ labels }: { labels: readonly string[] }) {
  if (labels.length === 0) return null;
  return (
    <ul>
      {labels.map((label) => (
        <li key={label}>{label}</li>
      ))}
    </ul>
  );
}
