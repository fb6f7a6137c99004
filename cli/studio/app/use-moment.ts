import { useEffect, useState } from 'react';
import { api, type PageInfo } from './api.ts';
import type { Moment } from './moments.ts';

/** A node of HTML as data: pages let no script parse HTML. */
export type FrameNode =
  | string
  | {
      readonly space: string | null;
      readonly tag: string;
      readonly attributes: readonly (readonly [name: string, value: string])[];
      readonly children: readonly FrameNode[];
    };

/** What the page shows at a moment of the chosen section. */
export interface ShownMoment {
  readonly section: string;
  readonly when: NonNullable<Moment>;
  readonly texts: NonNullable<PageInfo['map']>[number]['texts'];
  /** The islands of the section as they are then; none if the page looks the same. */
  readonly islands: readonly FrameNode[];
}

/** Asks how the chosen section looks at the chosen moment; undefined until that is known. */
export function useMoment(
  page: PageInfo | undefined,
  { section, when }: { readonly section?: string; readonly when?: Moment } = {},
): ShownMoment | undefined {
  const [shown, setShown] = useState<ShownMoment>();
  useEffect(() => {
    let isOpen = true;
    if (section === undefined || when === undefined) setShown(undefined);
    else if (when === 'later') setShown({ section, when, texts: [], islands: [] });
    else if (page !== undefined) {
      void api
        .moment(page.path, section, when)
        .then(({ shown }) => {
          if (isOpen)
            setShown({ section, when, texts: shown?.texts ?? [], islands: shown ? islandsIn(shown.html) : [] });
        })
        .catch(() => undefined);
    }
    return () => {
      isOpen = false;
    };
  }, [page, section, when]);
  return shown;
}

/** Returns the islands of a section. In the page, they are elements that no script takes over. */
function islandsIn(html: string): FrameNode[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return Array.from(body.querySelectorAll('[data-island]'), nodeOf);
}

/** Attributes that make a script take over an island. */
const live = /^data-(?:island|props|on|query-props|open-after)/;

function nodeOf(element: Element): FrameNode {
  return {
    space: element.namespaceURI,
    tag: element.localName,
    attributes: Array.from(element.attributes, ({ name, value }) => [name, value] as const).filter(
      ([name]) => !live.test(name),
    ),
    children: [...element.childNodes].flatMap((child): FrameNode[] => {
      if (child instanceof Element) return child.localName === 'script' ? [] : [nodeOf(child)];
      return child instanceof Text ? [child.data] : [];
    }),
  };
}
