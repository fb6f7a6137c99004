import type { SectionMoment } from '../../../renderer/build/commands/section-moment.ts';
import type { RenderMoment } from '../../../renderer/sdk/block.ts';
import type { Effect } from '../effect.ts';
import type { IconChoice } from '../icons.ts';
import type { InboundLink } from '../inbound-links.ts';
import type { Previewed } from '../preview.ts';
import type { Proposal } from '../propose.ts';
import type { Change, TokenChange } from '../requests.ts';
import type { RowsInfo } from '../rows.ts';
import type { Session } from '../session.ts';
import type { TextSpot, TextUses } from '../shared-text.ts';
import type { SiteParts } from '../site-parts.ts';
import type { TokenInfo } from '../theme.ts';
import type { PageWeight } from '../weight.ts';

export type SiteInfo = ReturnType<Session['site']> & { readonly frame: string };
export type PageInfo = NonNullable<ReturnType<Session['page']>>;
export type NamedValue = PageInfo['named'][number];
export type SectionInfo = PageInfo['sections'][number];
export type ChangeAnswer = Awaited<ReturnType<Session['change']>>;
export type ThemeInfo = ReturnType<Session['theme']>;
export type { SectionMoment } from '../../../renderer/build/commands/section-moment.ts';
export type { RowsInfo, TableName } from '../rows.ts';
export type Templates = Awaited<ReturnType<Session['templates']>>;
export type { Effect } from '../effect.ts';
export type { FieldControl } from '../fields.ts';
export type { IconChoice } from '../icons.ts';
export type { InboundLink } from '../inbound-links.ts';
export type { Proposal } from '../propose.ts';
export type { Change, TokenChange } from '../requests.ts';
export type { TextSpot, TextUses } from '../shared-text.ts';
export type { SiteParts } from '../site-parts.ts';
export type { ShownColour, TokenInfo } from '../theme.ts';
export type { PageWeight } from '../weight.ts';

/** Why something was not done. */
interface Refused {
  readonly message: string;
}

/** The server does not answer, or is another run than that which made the address of this page. */
export class Unreachable extends Error {}

/** The longest body that a request may have that goes on when its page is closed, in UTF-16 units. */
const longestKept = 20_000;

async function ask<Answer>(name: string, body: unknown): Promise<Answer> {
  const text = JSON.stringify(body);
  const response = await fetch(`/api/${name}`, {
    method: 'POST',
    // The address has the token of the run behind its `#`.
    headers: { 'content-type': 'application/json', [document.body.dataset.tokenHeader ?? '']: location.hash.slice(1) },
    body: text,
    keepalive: name === 'change' && text.length <= longestKept,
  }).catch(() => {
    throw new Unreachable("The studio's server does not answer. Start it again in the terminal.");
  });
  if (response.ok) return response.json();
  const message = (await response.text()).trim();
  throw response.status === 403 ? new Unreachable(message) : new Error(message);
}

export const api = {
  site: () => ask<SiteInfo>('site', {}),
  page: (page: string) => ask<PageInfo | null>('page', { page }),
  icons: (search: string) => ask<{ icons: IconChoice[] }>('icons', { search }),
  weight: (page: string, parts: boolean) => ask<{ weight: PageWeight | null }>('weight', { page, parts }),
  preview: (spot: TextSpot, value: string, moment?: RenderMoment) =>
    ask<Previewed>('preview', { ...spot, value, moment }),
  moment: (page: string, section: string, moment: RenderMoment) =>
    ask<{ moment?: SectionMoment }>('moment', { page, section, ...moment }),
  uses: (spot: TextSpot) => ask<{ uses: TextUses | null }>('uses', spot),
  change: (change: Change) => ask<ChangeAnswer>('change', change),
  theme: () => ask<ThemeInfo>('theme', {}),
  token: (change: TokenChange) => ask<TokenInfo | { message: string }>('token', change),
  undo: (id: number) => ask<ChangeAnswer>('undo', { id }),
  picture: (name: string, data: string) => ask<{ name?: string; message?: string }>('picture', { name, data }),
  card: (page: string) => ask<{ data: string | null }>('card', { page }),
  propose: () => ask<Proposal | Refused>('propose', {}),
  commit: (commit: { hash: string; branch: string; title: string }) =>
    ask<{ commit: string } | Refused>('commit', commit),
  links: (page: string, section?: string) => ask<readonly InboundLink[]>('links', { page, section }),
  templates: () => ask<Templates>('templates', {}),
  rows: (asked: { matrix: string; axis: string; from: number; search: string; page?: string }) =>
    ask<RowsInfo | null>('rows', asked),
  parts: () => ask<SiteParts | null>('parts', {}),
  effect: (change: Change) => ask<Effect>('effect', change),
  thumbnail: (name: string) => ask<{ data: string | null }>('thumbnail', { name }),
  wait: (version: number) => ask<{ version: number }>('wait', { version }),
};
