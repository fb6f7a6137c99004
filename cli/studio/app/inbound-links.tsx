import { useEffect, useState } from 'react';
import { api, type InboundLink } from './api.ts';

/** Returns what links to a page or a section; undefined until the server has answered. */
export function useInboundLinks(page: string, section?: string): readonly InboundLink[] | undefined {
  const [links, setLinks] = useState<readonly InboundLink[]>();
  useEffect(() => {
    let isWanted = true;
    const show = (found: readonly InboundLink[]) => isWanted && setLinks(found);
    void api.links(page, section).then(show, () => show([]));
    return () => {
      isWanted = false;
    };
  }, [page, section]);
  return links;
}

interface InboundLinksProps {
  readonly links: readonly InboundLink[] | undefined;
  /** Where the links lead once the change is made. */
  readonly to: string;
}

/** Lists what links to the page or the section that is about to change, and what becomes of each link. */
export function InboundLinks({ links, to }: InboundLinksProps) {
  if (links === undefined) return <p className="note">Looking for links that lead here…</p>;
  if (links.length === 0) return <p className="note">Nothing else on the site links here.</p>;
  return (
    <div className="inbound">
      <p>{links.length === 1 ? 'One link leads here:' : `${links.length} links lead here:`}</p>
      <ul className="inbound-links">
        {links.map((link) => (
          <li key={link.id}>
            <span className="inbound-text">{link.text}</span>
            <span className="summary">{pagesText(link.pages)}</span>
            <span className="help" data-tone={link.canFollow ? undefined : 'error'}>
              {link.canFollow
                ? `It will lead to ${to}.`
                : 'It is written in code or in a table: change it there first.'}
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
