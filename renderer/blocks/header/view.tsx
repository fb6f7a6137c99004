import type { ReactNode } from 'react';
import * as F from '../../sdk/index.ts';
import { ButtonLink, Icon, linkAttributes, Picture, Status } from '../../sdk/index.ts';
import { shortFact, UtilityLine } from '../../sdk/utility/utility-line.tsx';

export const headerFields = {
  mark: F.picture('A small square logo beside the name. It needs no `alt`, because the name follows.', {
    decorates: true,
  }).optional(),
  logo: F.picture('A logo of any width, in place of the square one.', { decorates: true }).optional(),
  hideName: F.flag('The logo holds the name: it is not written beside it, and read out instead.').optional(),
  name: F.text('The name in the header. Defaults to the name of the site.', { max: 40 }).optional(),
  links: F.list(F.link('A page of the site.'), 'The main pages, most important first. The current page is marked.', {
    max: 8,
  }).optional(),
  inert: F.list(F.text('Text of the entry.', { max: 30 }), 'Entries without a link, shown as disabled, for drafts.', {
    max: 8,
  })
    .meta({ inert: true })
    .optional(),
  action: F.action('The one thing you want visitors to do, as a button.').optional(),
  phone: F.phone('A number to call, beside the button. Phones show it as a round button with a receiver.').optional(),
  utility: F.list(
    shortFact('One fact.'),
    'Short facts in a thin line above the header, such as hours and address. The line scrolls away with the page.',
    { max: 4 },
  ).optional(),
  status: F.organization(
    'Says in that line whether the business is open now: `true`, or the name of a location. It needs `hours` in `organization`.',
  ).optional(),
  menuLabel: F.text('Label of the button that opens the links on small screens. Defaults to "Menu".', {
    max: 20,
  }).optional(),
};

export const headerLayouts = {
  bar: 'The name at the start of a line, links and button at its end.',
  centred: 'The name in the middle of a line, half of the links on each side.',
  stacked: 'The name in the middle, above a line of links, which stays visible alone.',
  floating: 'A bar on its own sheet, off the edges of the window.',
};

/** What the header needs to know about its page. It is little, so that all pages outside the links share one header. */
export interface HeaderPage {
  readonly home: string;
  readonly siteName: string;
  /** Address of the current page, if it is among the links. */
  readonly current?: string;
}

type HeaderProps = F.ViewProps<typeof headerFields, HeaderPage> &
  F.LayoutProps<typeof headerLayouts> &
  F.Ui<'header' | 'close' | 'hours' | 'status'>;

/** A line of facts scrolls away, so it is outside of the bar, which stays. */
export function HeaderView({ id, utility, status, layout, ...props }: HeaderProps) {
  const className = layout ? `header header-${layout} wrap` : 'header wrap';
  const bar = <Bar {...props} menu={`${id}-menu`} parted={layout === 'centred'} />;
  if (utility === undefined && status?.opening === undefined) {
    return (
      <header id={id} className={className}>
        {bar}
      </header>
    );
  }
  return (
    <header id={id} className="header-parts">
      <UtilityLine facts={utility}>{status && <Status organization={status} ui={props.ui} />}</UtilityLine>
      <div className={className}>{bar}</div>
    </header>
  );
}

type BarProps = Omit<HeaderProps, 'id' | 'level' | 'utility' | 'status' | 'layout'> & {
  readonly menu: string;
  readonly parted: boolean;
};

/**
 * One list of links: a bar on wide screens, and a popover on small ones, which the browser opens without script. Without
 * links there is no popover, and the button is in the bar. `parted` puts half of the links on each side of the name.
 */
function Bar({ mark, logo, hideName, name, siteName, home, menu, parted, ...props }: BarProps) {
  const { ui, links = [], inert = [], current, action, phone, menuLabel = ui.header.menu } = props;
  const shown = logo ?? mark;
  const isNamed = hideName === true && logo !== undefined;
  const entries = [
    ...links.map(({ label, href }) => (
      <li key={label}>
        <a {...linkAttributes(href)} aria-current={href === current ? 'page' : undefined} data-closes="">
          {label}
        </a>
      </li>
    )),
    ...inert.map((label) => (
      <li key={label}>
        <button type="button" className="header-inert" aria-disabled="true">
          {label}
        </button>
      </li>
    )),
  ];
  const number = phone && (
    <a className="header-phone" href={phone.href}>
      <Icon name="phone" />
      {phone.text}
    </a>
  );
  return (
    <>
      <a className="header-brand" href={home}>
        {shown && <Picture picture={isNamed ? { ...shown, alt: name ?? siteName } : shown} loading="eager" />}
        {!isNamed && (name ?? siteName)}
      </a>
      {entries.length === 0 ? (
        <>
          {number}
          {action && <ButtonLink {...action} kind="quiet" />}
        </>
      ) : (
        <>
          {phone && (
            <a className="header-call" href={phone.href} aria-label={phone.text}>
              <Icon name="phone" />
            </a>
          )}
          <button type="button" className="button button-quiet header-toggle" popoverTarget={menu}>
            <Icon name="menu" />
            {menuLabel}
          </button>
          <nav id={menu} className="header-menu" popover="auto" aria-label={menuLabel}>
            <button type="button" className="header-close" popoverTarget={menu} aria-label={ui.close}>
              <Icon name="close" />
            </button>
            <Entries parted={parted} entries={entries}>
              {number}
              {action && <ButtonLink {...action} closes />}
            </Entries>
          </nav>
        </>
      )}
    </>
  );
}

/** The entries of the menu, then what follows them. */
function Entries(props: { parted: boolean; entries: readonly ReactNode[]; children: ReactNode }) {
  const { parted, entries, children } = props;
  const half = parted ? Math.ceil(entries.length / 2) : entries.length;
  if (!parted) {
    return (
      <>
        <ul>{entries}</ul>
        {children}
      </>
    );
  }
  return (
    <>
      <ul>{entries.slice(0, half)}</ul>
      <div className="header-end">
        <ul>{entries.slice(half)}</ul>
        {children}
      </div>
    </>
  );
}
