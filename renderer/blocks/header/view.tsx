import { ButtonLink } from '../../sdk/ui/button-link.tsx';
import { Icon } from '../../sdk/ui/icon.tsx';
import { linkAttributes } from '../../sdk/ui/link-attributes.ts';
import type { HeaderProps } from './fields.ts';

/**
 * One list of links: a bar on wide screens, and a popover on small ones, which the browser opens without script. Without
 * links there is no popover, and the button is in the bar.
 */
export function HeaderView({
  id,
  mark,
  name,
  siteName,
  home,
  links = [],
  inert = [],
  action,
  current,
  ui,
  menuLabel = ui.header.menu,
}: HeaderProps) {
  const menu = `${id}-menu`;
  return (
    <header id={id} className="header wrap">
      <a className="header-brand" href={home}>
        {mark && <img src={mark.src} width={mark.width} height={mark.height} alt={mark.alt} />}
        {name ?? siteName}
      </a>
      {links.length + inert.length === 0 ? (
        action && <ButtonLink {...action} kind="quiet" />
      ) : (
        <>
          <button type="button" className="button button-quiet header-toggle" popoverTarget={menu}>
            <Icon name="menu" />
            {menuLabel}
          </button>
          <nav id={menu} className="header-menu" popover="auto" aria-label={menuLabel}>
            <ul>
              {links.map(({ label, href }) => (
                <li key={label}>
                  <a {...linkAttributes(href)} aria-current={href === current ? 'page' : undefined} data-closes="">
                    {label}
                  </a>
                </li>
              ))}
              {inert.map((label) => (
                <li key={label}>
                  <button type="button" className="header-inert" aria-disabled="true">
                    {label}
                  </button>
                </li>
              ))}
            </ul>
            {action && <ButtonLink {...action} closes />}
          </nav>
        </>
      )}
    </header>
  );
}
