import { linkAttributes } from '../../kit/ui/link-attributes.ts';
import type { FooterProps } from './fields.ts';

/** Every part but the last line may be left out: a landing page can end in that line alone. */
export function FooterView(props: FooterProps) {
  const {
    id,
    tagline,
    columns = [],
    address,
    phone,
    email,
    disclaimer,
    inert = [],
    social = [],
    copyright,
    year,
  } = props;
  const reachable = address !== undefined || phone !== undefined || email !== undefined;
  return (
    <footer id={id} className="footer wrap">
      {tagline && <p className="footer-tagline">{tagline}</p>}
      {(columns.length > 0 || reachable) && (
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
          {reachable && <Contact {...props} />}
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
        <Labels words={inert} />
        <Labels words={social} />
      </div>
    </footer>
  );
}

function Contact({ contactTitle = 'Contact', address = [], phone, email }: FooterProps) {
  return (
    <div>
      <h2>{contactTitle}</h2>
      <address>
        <ul>
          {address.map((line) => (
            <li key={line}>{line}</li>
          ))}
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
        </ul>
      </address>
    </div>
  );
}

function Labels({ words }: { words: readonly string[] }) {
  if (words.length === 0) return null;
  return (
    <ul>
      {words.map((word) => (
        <li key={word}>{word}</li>
      ))}
    </ul>
  );
}
