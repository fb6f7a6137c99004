import { type Dispatch, type SetStateAction, useCallback, useEffect, useRef, useState } from 'react';
import { api, type Change, type ChangeAnswer, type PageInfo, type SiteInfo } from './api.ts';
import type { Moment } from './moments.ts';
import { type Moments, type ShownMoment, useMoment } from './use-moment.ts';
import { isInFile, type UnsavedChanges, useUnsaved } from './use-unsaved.ts';

/** What the status line says of the last change. */
export interface Status {
  readonly tone: 'saved' | 'saving' | 'error';
  readonly text: string;
}

/** What is chosen: a section, and the field in it that was pressed. */
export interface Selection {
  readonly section: string;
  readonly field?: readonly (string | number)[] | undefined;
  /** The moment whose words are shown. */
  readonly when?: Moment;
}

/** The site as the server has it, and how to change it. */
export interface Studio {
  readonly site: SiteInfo | undefined;
  readonly page: PageInfo | undefined;
  readonly path: string;
  readonly status: Status | undefined;
  readonly selection: Selection | undefined;
  readonly open: (path: string) => void;
  readonly select: Dispatch<SetStateAction<Selection | undefined>>;
  /** What the page shows of the chosen section at the chosen moment. */
  readonly shown: ShownMoment | undefined;
  /** Shows a text on the page before it is saved, also at the chosen moment. */
  readonly preview: Moments['preview'];
  readonly change: (change: Change) => Promise<boolean>;
  /** Changes that could not be written. */
  readonly unsaved: UnsavedChanges;
  readonly undo: () => Promise<void>;
}

/** Keeps the state of the studio in step with its server, which also notices changes by other editors. */
export function useStudio(): Studio {
  const [site, setSite] = useState<SiteInfo>();
  const [page, setPage] = useState<PageInfo>();
  const [path, setPath] = useState(() => sessionStorage.getItem('page') ?? '/');
  const { status, say, tell } = useStatus();
  const [selection, select] = useState<Selection>();
  const current = useRef(path);
  current.current = path;
  /** Whether the path was asked for, and may not be there yet. */
  const wanted = useRef(false);

  const refresh = useCallback(async () => {
    const asked = current.current;
    const nextSite = await api.site();
    setSite(nextSite);
    const nextPage = await api.page(asked);
    // Another page may be open by now.
    if (asked !== current.current) return nextSite;
    if (nextPage) {
      setPage(nextPage);
      wanted.current = false;
    }
    // A page that was just added comes with the next version.
    else if (!nextSite.hasErrors && !wanted.current) setPath(nextSite.pages[0]?.path ?? '/');
    return nextSite;
  }, []);

  useUpdates(refresh, say);

  useEffect(() => {
    sessionStorage.setItem('page', path);
    void refresh().catch((error: Error) => say(error.message));
  }, [path, refresh, say]);

  const unsaved = useUnsaved(site, page);
  const settle = useCallback(
    async (asking: Promise<ChangeAnswer>) => {
      say('Saving…', 'saving');
      try {
        const answer = await asking;
        // A control that was left after Enter asks twice.
        tell(answer);
        if (answer.kind === 'saved') setSite((before) => before && { ...before, last: answer.last });
        void refresh();
        return answer;
      } catch (error) {
        const thrown = error instanceof Error ? error : new Error(String(error));
        say(thrown.message);
        return thrown;
      }
    },
    [refresh, say, tell],
  );

  return {
    site,
    page: page?.path === path ? page : undefined,
    path,
    status,
    selection,
    open: (next) => {
      select(undefined);
      wanted.current = true;
      setPath(next);
    },
    select,
    ...useMoment(page, selection),
    unsaved,
    async change(change) {
      const answer = await settle(api.change(change));
      unsaved.note(change, answer);
      return isInFile(answer);
    },
    undo: async () => {
      const last = site?.last;
      if (last) await settle(api.undo(last.id));
      else say('There is nothing to undo.', 'saved');
    },
  };
}

/** Keeps what the status line says. */
function useStatus() {
  const [status, setStatus] = useState<Status>();
  const lastSaved = useRef<Status>(undefined);
  const say = useCallback((text: string, tone: Status['tone'] = 'error') => setStatus({ text, tone }), []);
  /** Says what became of a change. One that the file has already leaves the line as it was: controls may ask twice. */
  const tell = useCallback((answer: ChangeAnswer) => {
    const next = statusOf(answer);
    setStatus((answer.kind === 'unchanged' && lastSaved.current) || next);
    if (answer.kind === 'saved') lastSaved.current = next;
  }, []);
  return { status, say, tell };
}

/** Asks for each new version of the site, for as long as the studio is open. */
function useUpdates(refresh: () => Promise<SiteInfo>, say: (text: string) => void): void {
  useEffect(() => {
    let isOpen = true;
    const follow = async () => {
      let version = -1;
      while (isOpen) {
        try {
          version = version < 0 ? (await refresh()).version : (await api.wait(version)).version;
          if (isOpen) await refresh();
        } catch (error) {
          say(error instanceof TypeError ? 'The studio has stopped. Start it again in the terminal.' : String(error));
          await new Promise((resolve) => setTimeout(resolve, 3000));
        }
      }
    };
    void follow();
    return () => {
      isOpen = false;
    };
  }, [refresh, say]);
}

function statusOf(answer: ChangeAnswer): Status {
  switch (answer.kind) {
    case 'saved':
      return { tone: 'saved', text: savedText(answer) };
    case 'unchanged':
      return { tone: 'saved', text: 'There is nothing to change: the file has this already.' };
    case 'refused':
      return { tone: 'error', text: [answer.message, answer.suggestion].filter(Boolean).join(' ') };
    case 'conflict':
      return {
        tone: 'error',
        text: `Not saved: somebody changed this. The file now says ${JSON.stringify(answer.now)}.`,
      };
    case 'errors':
      return {
        tone: 'error',
        text: `Not saved: ${answer.issues.map(({ message, suggestion }) => [message, suggestion].filter(Boolean).join(' ')).join(' ')}`,
      };
  }
}

function savedText({ entry: { label, changes }, warnings }: Extract<ChangeAnswer, { kind: 'saved' }>): string {
  const files = changes.map(({ file }) => file).join(', ');
  const checked = warnings.length === 0 ? 'checked' : `checked: ${warnings.join(' ')}`;
  return `${label} · saved in ${files} · ${checked}`;
}
