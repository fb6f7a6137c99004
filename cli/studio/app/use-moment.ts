import { useCallback, useEffect, useRef, useState } from 'react';
import { toastElement } from '../../../renderer/client/toasts/toast-element.ts';
import { ask, type PageInfo, type SectionMoment, type TextSpot } from './api.ts';
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
  /** The messages over the page. */
  readonly toasts: readonly FrameNode[];
  /** The texts of these messages, in their order. */
  readonly toastTexts: SectionMoment['toasts'][number]['words'];
}

/** Which section is shown at which moment; of several outcomes, that of the field. */
interface Asked {
  readonly section?: string;
  readonly when?: Moment;
  readonly field?: readonly (string | number)[] | undefined;
}

/** What the page shows of the chosen section at the chosen moment, and how to show a text in it before it is saved. */
export interface Moments {
  /** Undefined until it is known. */
  readonly shown: ShownMoment | undefined;
  readonly preview: (spot: TextSpot, value: string) => Promise<void>;
}

export function useMoment(page: PageInfo | undefined, { section, when, field }: Asked = {}): Moments {
  const [shown, setShown] = useState<ShownMoment>();
  /** Counts what was asked for: only the last answer is shown. */
  const turn = useRef(0);
  const chosen = useRef({ section, when });
  chosen.current = { section, when };
  const outcome = outcomeOf(field);
  const show = useCallback(async (asking: Promise<{ readonly moment?: SectionMoment | null | undefined }>) => {
    turn.current += 1;
    const [asked, { section, when }] = [turn.current, chosen.current];
    const answer = await asking.catch(() => undefined);
    if (asked !== turn.current || section === undefined || when === undefined || answer === undefined) return;
    setShown(shownMoment(section, when, answer.moment));
  }, []);
  useEffect(() => {
    turn.current += 1;
    if (section === undefined || when === undefined) setShown(undefined);
    else if (page !== undefined) void show(ask('moment', { page: page.path, section, when, field: outcome }));
  }, [page, section, when, outcome, show]);
  const preview = useCallback(
    async (spot: TextSpot, value: string) => {
      const { section, when } = chosen.current;
      const at = { ...spot, field: [...spot.field] };
      if (section !== spot.section || when === undefined) await ask('preview', { ...at, value }).catch(() => undefined);
      else {
        const asking = ask('preview', { ...at, value, moment: { when, field: outcomeOf(spot.field) } });
        // A text that would be an error changes nothing.
        await show(asking.then((answer) => (answer.isShown ? answer : Promise.reject(new Error('not shown')))));
      }
    },
    [show],
  );
  return { shown, preview };
}

/** Returns the name of a field, which says which outcome is shown if there are several. */
function outcomeOf(field: readonly (string | number)[] = []): string | undefined {
  const name = field.at(-1);
  return typeof name === 'string' ? name : undefined;
}

function shownMoment(
  section: string,
  when: NonNullable<Moment>,
  moment: SectionMoment | null | undefined,
): ShownMoment {
  const toasts = moment?.toasts ?? [];
  return {
    section,
    when,
    texts: moment?.texts ?? [],
    islands: moment ? islandsIn(moment.html) : [],
    toasts: toasts.map(({ tone, closeLabel, words: [title, below] }) =>
      nodeOf(toastElement({ tone, closeLabel, title: title?.text ?? '', text: below?.text }, () => undefined)),
    ),
    toastTexts: toasts.flatMap(({ words }) => words),
  };
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
