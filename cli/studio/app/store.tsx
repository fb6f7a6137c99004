import {
  createContext,
  type Dispatch,
  type SetStateAction,
  useCallback,
  useContext,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { ask, type Change, type ChangeAnswer, type PageInfo, type SiteInfo } from './api.ts';
import { isInFile } from './draft-change.ts';
import { Drafts, retryMs } from './drafts.ts';
import type { Moment } from './moments.ts';
import { type Said, type Status, saidOf, statusOf } from './status.ts';
import { type Moments, type ShownMoment, useMoment } from './use-moment.ts';

/** What is chosen: a section, and the field in it that was pressed. */
export interface Selection {
  readonly section: string;
  readonly field?: readonly (string | number)[] | undefined;
  /** The moment whose words are shown. */
  readonly when?: Moment;
  /**
   * The section was just added: until this time, as `Date.now()` counts, the page opens its first text, also if it loads again
   * for the styles of the section.
   */
  readonly newUntil?: number | undefined;
}

/** The site as the server has it, and how to change it. */
export interface Studio {
  readonly site: SiteInfo | undefined;
  readonly page: PageInfo | undefined;
  readonly path: string;
  /** Changes when the server answers again after it did not: it may be another run, and the page has to load again. */
  readonly run: number;
  readonly status: Status | undefined;
  readonly selection: Selection | undefined;
  readonly open: (path: string) => void;
  readonly select: Dispatch<SetStateAction<Selection | undefined>>;
  /** What the page shows of the chosen section at the chosen moment. */
  readonly shown: ShownMoment | undefined;
  /** Shows a text on the page before it is saved, also at the chosen moment. */
  readonly preview: Moments['preview'];
  /** Makes a change that no control holds. */
  readonly change: (change: Change) => Promise<boolean>;
  /** What was typed or chosen, until its file has it. */
  readonly drafts: Drafts;
  /** Takes back an entry of the journal; the last change if none is named. */
  readonly undo: (id?: number) => Promise<void>;
  /** Makes again what was taken back last. */
  readonly redo: () => Promise<void>;
}

export const StudioContext = createContext<Studio | undefined>(undefined);

/** Returns the state of the studio inside it. */
export function useStudio(): Studio {
  const studio = useContext(StudioContext);
  if (studio === undefined) throw new Error('no studio');
  return studio;
}

/** Keeps the state of the studio in step with its server, which also notices changes by other editors. */
export function useStore(): Studio {
  const { site, setSite, page, path, open, refresh } = useSite();
  const [said, setSaid] = useState<Said>();
  const say = useCallback(
    (text: string, tone: Status['tone'] = 'error') => setSaid({ text, tone, at: Date.now() }),
    [],
  );
  const [selection, select] = useState<Selection>();

  const { away, run } = useUpdates(refresh);

  useEffect(() => {
    sessionStorage.setItem('page', path);
    void refresh().catch((error: Error) => say(error.message));
  }, [path, refresh, say]);

  const { last, next, hear, settle } = useAnswers({ site, setSite, refresh, say });
  const drafts = useDrafts(site, settle, (answer) => {
    const { tone, text } = saidOf(answer);
    if (tone === 'saved') say(text, tone);
    hear(answer);
  });
  // As text, so that a key in a control draws nothing but the control.
  const status = useSyncExternalStore(drafts.subscribe, () =>
    JSON.stringify(statusOf(drafts.all().values(), away ?? said) ?? null),
  );

  const undo = async (id?: number) => {
    drafts.save();
    await drafts.settled();
    const entry = id ?? last.current?.id;
    if (entry !== undefined) await settle(ask('undo', { id: entry }));
    else say('There is nothing to undo.', 'saved');
  };

  return {
    site,
    page: page?.path === path ? page : undefined,
    path,
    run,
    status: JSON.parse(status) ?? undefined,
    selection,
    open: (next) => {
      select(undefined);
      open(next);
    },
    select,
    ...useMoment(page, selection),
    drafts,
    async change(change) {
      drafts.save();
      await drafts.settled();
      const answer = await settle(ask('change', change));
      const isMade = answer !== undefined && isInFile(answer);
      if (isMade) drafts.move(change);
      return isMade;
    },
    undo,
    redo: async () => {
      const entry = next.current?.id;
      if (entry !== undefined) await undo(entry);
      else say('There is nothing to make again.', 'saved');
    },
  };
}

/** Reads the site and the page that is open, one request after the other. */
function useSite() {
  const [site, setSite] = useState<SiteInfo>();
  const [page, setPage] = useState<PageInfo>();
  const [path, setPath] = useState(() => sessionStorage.getItem('page') ?? '/');
  const current = useRef(path);
  current.current = path;
  /** Whether the path was asked for, and may not be there yet. */
  const wanted = useRef(false);

  const shown = useRef<PageInfo>(undefined);
  const frame = useRef<string>(undefined);
  const read = useCallback(async () => {
    const asked = current.current;
    const nextSite = await ask('site', {});
    // The studio was started again, and this document may not frame what that run serves.
    if (frame.current !== undefined && frame.current !== nextSite.frame) location.reload();
    frame.current = nextSite.frame;
    setSite(nextSite);
    // To read a page takes long, and several may have asked for the same version.
    if (shown.current?.path === asked && shown.current.version === nextSite.version) return nextSite;
    const nextPage = await ask('page', { page: asked });
    // Another page may be open by now.
    if (asked !== current.current) return nextSite;
    if (nextPage) {
      shown.current = nextPage;
      setPage(nextPage);
      wanted.current = false;
    }
    // A page that was just added comes with the next version.
    else if (nextSite.pages.length > 0 && !wanted.current) setPath(nextSite.pages[0]?.path ?? '/');
    return nextSite;
  }, []);
  const turn = useRef<Promise<unknown>>(Promise.resolve());
  const refresh = useCallback(() => {
    const next = turn.current.then(read);
    turn.current = next.catch(() => undefined);
    return next;
  }, [read]);
  const open = (next: string) => {
    wanted.current = true;
    setPath(next);
  };
  return { site, setSite, page, path, open, refresh };
}

interface AnswersInput {
  readonly site: SiteInfo | undefined;
  readonly setSite: Dispatch<SetStateAction<SiteInfo | undefined>>;
  readonly refresh: () => Promise<SiteInfo>;
  readonly say: (text: string, tone?: Status['tone']) => void;
}

/** Returns what takes the answers to changes, and the changes that Undo and Redo are about next. */
function useAnswers({ site, setSite, refresh, say }: AnswersInput) {
  const last = useRef<SiteInfo['last']>(undefined);
  last.current = site?.last;
  const next = useRef<SiteInfo['next']>(undefined);
  next.current = site?.next;
  const hear = useCallback(
    (answer: ChangeAnswer) => {
      if (answer.kind === 'saved') {
        last.current = answer.last;
        next.current = answer.next;
        setSite((before) => before && { ...before, last: answer.last, next: answer.next });
      }
      void refresh().catch(() => undefined);
    },
    [refresh, setSite],
  );
  const settle = useCallback(
    async (asking: Promise<ChangeAnswer>) => {
      say('Saving…', 'saving');
      try {
        const answer = await asking;
        const { tone, text } = saidOf(answer);
        say(text, tone);
        hear(answer);
        return answer;
      } catch (error) {
        say(error instanceof Error ? error.message : String(error));
        return undefined;
      }
    },
    [hear, say],
  );
  return { last, next, hear, settle };
}

/** Keeps what is typed, and saves it when the page is left or hidden. */
function useDrafts(
  site: SiteInfo | undefined,
  settle: (asking: Promise<ChangeAnswer>) => Promise<ChangeAnswer | undefined>,
  answered: (answer: ChangeAnswer) => void,
): Drafts {
  const hear = useRef(answered);
  hear.current = answered;
  const [drafts] = useState(
    () =>
      new Drafts(
        {
          change: (change) => ask('change', change),
          undo: (id) => settle(ask('undo', { id })),
          answered: (answer) => hear.current(answer),
        },
        localStorage,
      ),
  );
  const folder = site?.folder;
  useEffect(() => {
    if (folder !== undefined) drafts.open(folder);
  }, [folder, drafts]);
  useEffect(() => {
    const save = () => drafts.save();
    const hidden = () => document.visibilityState === 'hidden' && drafts.save();
    for (const type of ['pagehide', 'beforeunload', 'online', 'hashchange']) addEventListener(type, save);
    document.addEventListener('visibilitychange', hidden);
    return () => {
      for (const type of ['pagehide', 'beforeunload', 'online', 'hashchange']) removeEventListener(type, save);
      document.removeEventListener('visibilitychange', hidden);
    };
  }, [drafts]);
  return drafts;
}

/**
 * Asks for each new version of the site, for as long as the studio is open. Returns why it cannot, as long as that is so, and
 * how often it could again.
 */
function useUpdates(refresh: () => Promise<SiteInfo>): { readonly away: Said | undefined; readonly run: number } {
  const [away, setAway] = useState<Said>();
  const [run, setRun] = useState(0);
  useEffect(() => {
    let isOpen = true;
    const follow = async () => {
      let version = -1;
      let wasAway = false;
      while (isOpen) {
        try {
          if (version >= 0) await ask('wait', { version });
          if (isOpen) version = (await refresh()).version;
          setAway(undefined);
          if (wasAway) setRun((before) => before + 1);
          wasAway = false;
        } catch (error) {
          version = -1;
          wasAway = true;
          setAway({ tone: 'error', text: error instanceof Error ? error.message : String(error), at: 0 });
          await retryTime();
        }
      }
    };
    void follow();
    return () => {
      isOpen = false;
    };
  }, [refresh]);
  return { away, run };
}

/** Resolves after a while, or at once when the page gets the address of another run. */
function retryTime(): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(late);
      removeEventListener('hashchange', end);
      resolve();
    };
    const late = setTimeout(end, retryMs);
    addEventListener('hashchange', end);
  });
}
