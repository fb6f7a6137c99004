import { useEffect, useState } from 'react';
import type { Answer, Asked, RequestName } from '../requests.ts';

export type { Answer };

export type SiteInfo = Answer<'site'>;
export type PageInfo = NonNullable<Answer<'page'>>;
export type SectionInfo = PageInfo['sections'][number];
export type RowsInfo = NonNullable<Answer<'rows'>>;
export type SiteParts = NonNullable<Answer<'parts'>>;
export type ThemeInfo = Answer<'theme'>;
export type { SectionMoment } from '../../../renderer/build/commands/text-map.ts';
export type { Change, ChangeOf } from '../change.ts';
export type { FieldControl } from '../fields.ts';
export type { PlaceHours } from '../hours.ts';
export type { InboundLink } from '../inbound-links.ts';
export type { PageSpot, TextSpot } from '../places.ts';
export type { Proposal } from '../propose.ts';
export type { TableName } from '../rows.ts';
export type { ChangeAnswer } from '../session.ts';
export type { TextUses } from '../shared-text.ts';
export type { IconChoice } from '../site-info.ts';
export type { ShownColour, TokenInfo } from '../theme.ts';

/** The server does not answer, or is that of another site. */
export class Unreachable extends Error {}

/** The longest body that a request may have that goes on when its page is closed, in UTF-16 units. */
const longestKept = 20_000;

/** Asks the server. Throws an {@link Unreachable} if it does not answer. */
export async function ask<Name extends RequestName>(name: Name, asked: Asked<Name>): Promise<Answer<Name>> {
  const text = JSON.stringify(asked);
  const response = await fetch(`/api/${name}`, {
    method: 'POST',
    // The address has the token behind its `#`.
    headers: { 'content-type': 'application/json', [document.body.dataset.tokenHeader ?? '']: location.hash.slice(1) },
    body: text,
    keepalive: name === 'change' && text.length <= longestKept,
  }).catch(() => {
    throw new Unreachable("The studio's server does not answer. Start it again in the terminal.");
  });
  if (response.ok) return response.json();
  const message = (await response.text()).trim();
  throw [403, 503].includes(response.status) ? new Unreachable(message) : new Error(message);
}

interface AnswerOptions<Name extends RequestName> {
  /** Whether the last answer stays until there is another. */
  readonly keeps?: boolean;
  /** Asks again when this is another. */
  readonly again?: unknown;
  /** Milliseconds without another request until this one is sent. */
  readonly rest?: number;
  /** The answer if the server gives none. */
  readonly otherwise?: Answer<Name>;
}

/** Asks the server for as long as a component is shown; nothing while `asked` is undefined. */
export function useAnswer<Name extends RequestName>(
  name: Name,
  asked: Asked<Name> | undefined,
  options: AnswerOptions<Name> = {},
): Answer<Name> | undefined {
  return useLatestAnswer(name, asked, options)?.answer;
}

/** Like {@link useAnswer}, and also says whether the answer is that to what is asked now. */
export function useLatestAnswer<Name extends RequestName>(
  name: Name,
  asked: Asked<Name> | undefined,
  { keeps = false, again, rest, otherwise }: AnswerOptions<Name> = {},
): { readonly answer: Answer<Name>; readonly isLatest: boolean } | undefined {
  const [last, setLast] = useState<{ readonly key: string; readonly answer: Answer<Name> }>();
  const key = asked && JSON.stringify(asked);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `again` asks once more.
  useEffect(() => {
    if (!keeps) setLast(undefined);
    if (key === undefined) return;
    let isWanted = true;
    const show = (answer: Answer<Name>) => isWanted && setLast({ key, answer });
    const send = () => void ask(name, JSON.parse(key)).then(show, () => otherwise !== undefined && show(otherwise));
    const timer = rest === undefined ? send() : setTimeout(send, rest);
    return () => {
      isWanted = false;
      clearTimeout(timer ?? undefined);
    };
  }, [name, key, again, rest, keeps, otherwise]);
  return last && { answer: last.answer, isLatest: last.key === key };
}
