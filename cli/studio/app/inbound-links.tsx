import { type InboundLink, useAnswer } from './api.ts';

interface InboundLinksProps {
  readonly page: string;
  readonly section?: string;
  /** Where the links lead once the change is made. */
  readonly to: string;
}

const none: InboundLink[] = [];

/** Lists what links to the page or the section that is about to change, and what becomes of each link. */
export function InboundLinks({ page, section, to }: InboundLinksProps) {
  const links = useAnswer('links', { page, section }, { otherwise: none });
  if (links === undefined) return <p className="note">Looking for links that lead here…</p>;
  if (links === null || links.length === 0) return <p className="note">Nothing else on the site links here.</p>;
  return (
    <div className="inbound">
      <p>{links.length === 1 ? 'One link leads here:' : `${links.length} links lead here:`}</p>
      <ul className="inbound-links">
        {links.map(({ id, text, pages, canFollow }) => (
          <li key={id}>
            <span className="inbound-text">{text}</span>
            <span className="summary">{pagesText(pages)}</span>
            <span className="help" data-tone={canFollow ? undefined : 'error'}>
              {canFollow ? `It will lead to ${to}.` : 'It is written in code or in a table: change it there first.'}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function pagesText([first = '', ...others]: readonly string[]): string {
  if (others.length === 0) return `on ${first}`;
  return `on ${first} and ${others.length} more ${others.length === 1 ? 'page' : 'pages'}`;
}
