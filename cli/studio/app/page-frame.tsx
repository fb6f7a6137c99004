import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { inWords } from '../words.ts';
import type { PageInfo } from './api.ts';
import { momentAt } from './moments.ts';
import { type Box, PageButtons } from './page-buttons.tsx';
import { PictureLibrary } from './picture-library.tsx';
import { type Selection, type Studio, useStudio } from './store.tsx';
import { SectionTarget, sectionOf } from './target.tsx';
import { type PressedText, TextEditor } from './text-editor.tsx';
import type { ShownMoment } from './use-moment.ts';
import { controlAt, type FieldPath, valueIn } from './values.ts';

interface PageFrameProps {
  readonly width: number;
  readonly scheme: string;
  readonly browses: boolean;
}

/** What the script in the frame says. */
interface FrameMessage {
  readonly frontage?: 'opened' | 'known' | 'pressed' | 'over' | 'layout' | 'scrolled' | 'escape' | 'undo' | 'redo';
  readonly path?: string;
  readonly section?: string;
  readonly text?: string;
  readonly nth?: number;
  /** Whether no person pressed it: it is the first text of a new section. */
  readonly begins?: boolean;
  /** Whether a person scrolls. */
  readonly byPerson?: boolean;
  /** The number of the text in its section. */
  readonly index?: number;
  /** The number of its characters before the place that was pressed. */
  readonly offset?: number;
  /** Where the text is whose box is open. */
  readonly held?: PressedText['rect'];
  /** The name of the file of a picture. */
  readonly picture?: string;
  /** Which text of the messages over the page it is. */
  readonly toast?: number;
  readonly rect?: PressedText['rect'];
  readonly textRect?: PressedText['rect'] | undefined;
  readonly style?: PressedText['style'];
  readonly ground?: string;
  readonly fonts?: readonly string[];
  /** Where the sections are. */
  readonly boxes?: Readonly<Record<string, Box>>;
}

/** A press on the page. The frame may show a text before the map has it, so it is looked up again until `end`. */
interface Press extends FrameMessage {
  /** In milliseconds, as `Date.now()` counts. */
  readonly end: number;
}

/** Milliseconds until the map of a page that was built again is there. */
const longestRefresh = 2000;

/** The page as visitors see it, in a frame of another origin, with a box over the text that is edited. */
export function PageFrame({ width, scheme, browses }: PageFrameProps) {
  const studio = useStudio();
  const { site } = studio;
  const { frame, edited, edit, over, boxes, replaced, replace } = useFrame(studio, browses);
  const { stage, scale, height, left } = useScale(width);

  if (site === undefined) return <p className="stage-note">Opening the site…</p>;
  return (
    <div className="stage-room" ref={stage}>
      <div className="stage-page" style={{ width, height, transform: `scale(${scale})` }}>
        <iframe
          key={studio.run}
          ref={frame}
          title={`The page ${studio.path}`}
          src={new URL(studio.path.slice(1), site.frame).href}
          style={{ colorScheme: scheme }}
        />
        {over && !edited && <PageHover over={over} scale={scale} />}
        {edited && (
          <SectionTarget section={edited.section}>
            <TextEditor
              key={`${edited.section} ${edited.field.join('.')}`}
              scale={scale}
              room={{ width, height }}
              edited={{ ...edited, value: currentText(studio.page, edited) }}
              kind={controlOf(studio.page, edited)?.words}
              required={controlOf(studio.page, edited)?.required ?? true}
              onClose={() => {
                edit(undefined);
                studio.select((before) => before && { ...before, newUntil: undefined });
              }}
            />
          </SectionTarget>
        )}
      </div>
      {replaced && (
        <SectionTarget section={replaced.section}>
          <PictureLibrary
            path={replaced.path}
            value={valueIn(sectionOf(studio.page, replaced.section)?.fields, replaced.path)}
            onClose={() => replace(undefined)}
            finalFocus={frame}
          />
        </SectionTarget>
      )}
      {!edited && !browses && <PageButtons boxes={boxes} scale={scale} left={left} height={height * scale} />}
    </div>
  );
}

/** Speaks with the script in the frame: what is pressed there, and what to mark. */
function useFrame(studio: Studio, browses: boolean) {
  const { site, page, selection, shown, open, undo, redo } = studio;
  const frame = useRef<HTMLIFrameElement>(null);
  /** Whether a page of the site is in the frame, which is empty at first. */
  const isOpened = useRef(false);
  /** The path that the frame has shown last of those that were asked for. */
  const reached = useRef('');
  const retried = useRef('');
  const [over, setOver] = useState<Hovered>();
  const [boxes, setBoxes] = useState<Readonly<Record<string, Box>>>({});
  const origin = site && new URL(site.frame).origin;
  const { section: marked, newUntil = 0 } = selection ?? {};
  const latestMark = useRef({ section: marked, newUntil });
  latestMark.current = { section: marked, newUntil };
  const isLoading = useCallback(() => latestMark.current.newUntil > Date.now(), []);
  const { edited, edit, latest, replaced, replace, press } = usePressed(studio, isLoading);

  useEffect(() => {
    const tell = (message: object) =>
      isOpened.current && origin && frame.current?.contentWindow?.postMessage(message, origin);
    const tellAll = () => {
      if (page) tell({ kind: 'page', sections: page.sections.flatMap(({ name, hidden }) => (hidden ? [] : [name])) });
      tell({ kind: 'browse', on: browses });
      // A page that has loaded again has no mark.
      tell({ kind: 'mark', section: latestMark.current.section });
      tell({ kind: 'moment', ...(shown ?? { islands: [], toasts: [] }) });
    };
    tellAll();
    const heard = ({ data, source }: MessageEvent<FrameMessage>) => {
      if (source !== frame.current?.contentWindow || !data?.frontage) return;
      if (data.frontage === 'opened') {
        isOpened.current = true;
        showFonts(data.fonts ?? []);
        const path = pathIn(data.path ?? '/', site?.frame ?? '');
        if (path === studio.path) [reached.current, retried.current] = [path, ''];
        else if (reached.current === studio.path && site?.pages.some((one) => one.path === path)) open(path);
        // The page before has loaded once more in place of the one that was asked for.
        else if (retried.current !== studio.path && frame.current) {
          retried.current = studio.path;
          frame.current.src = new URL(studio.path.slice(1), site?.frame).href;
        }
        tellAll();
        const { section, index } = latest() ?? {};
        if (index !== undefined) tell({ kind: 'edit', section, index });
        if (isLoading()) tell({ kind: 'begin', section: latestMark.current.section });
      }
      if (data.frontage === 'escape') edit(undefined);
      if (data.frontage === 'undo') void undo();
      if (data.frontage === 'redo') void redo();
      if (data.frontage === 'scrolled') {
        const { held, byPerson } = data;
        // A page that loads with a new section scrolls by itself, and must not take away what is typed over.
        if (held) edit((before) => before && { ...before, rect: held });
        else if (byPerson || !isLoading()) edit(undefined);
      }
      if (data.frontage === 'layout') setBoxes(data.boxes ?? {});
      if (data.frontage === 'over' || data.frontage === 'scrolled') setOver(hoveredOf(data));
      // A person who chose something else meanwhile keeps that.
      const isLate = data.begins && !(isLoading() && data.section === latestMark.current.section);
      if (data.frontage === 'pressed' && !isLate) press({ ...data, end: Date.now() + longestRefresh });
    };
    addEventListener('message', heard);
    return () => removeEventListener('message', heard);
  }, [origin, page, browses, site, open, undo, redo, shown, studio.path, isLoading, edit, latest, press]);

  useMark({ frame, isOpened, origin, section: marked, newUntil, edited });
  return { frame, edited, edit, over, boxes, replaced, replace };
}

/** What was pressed on the page: the text that is edited, or the picture that is replaced. */
function usePressed({ site, page, select, shown }: Studio, isLoading: () => boolean) {
  const [edited, edit] = useState<PressedText>();
  const open = useRef(edited);
  open.current = edited;
  const latest = useCallback(() => open.current, []);
  const [replaced, replace] = useState<PressedPicture>();
  /** What was pressed last; undefined when its text was found. */
  const [pressed, press] = useState<Press>();
  useEffect(() => {
    if (page === undefined || pressed?.section === undefined || Date.now() > pressed.end) return;
    const text = textOf(page, pressed, shown);
    const { section } = pressed;
    const when = text && momentOf(page, text);
    select((before) => selectionOf(section, { text, when, before }));
    if (text || !isLoading()) edit(text);
    replace(
      pressed.picture
        ? pictureIn(page, section, (name) => site?.pictures[name] === stemIn(pressed.picture ?? ''))
        : undefined,
    );
    if (text || pressed.picture) press(undefined);
  }, [page, pressed, shown, select, site, isLoading]);
  return { edited, edit, latest, replaced, replace, press };
}

interface Choice {
  readonly text: PressedText | undefined;
  readonly when: Selection['when'];
  readonly before: Selection | undefined;
}

/** Returns what a press chooses. A section that was chosen before stays at its moment. */
function selectionOf(section: string, { text, when, before }: Choice): Selection {
  const same = before?.section === section ? before : undefined;
  return { section, field: text?.field, when: when ?? same?.when, newUntil: same?.newUntil };
}

interface MarkOptions {
  readonly frame: RefObject<HTMLIFrameElement | null>;
  readonly isOpened: RefObject<boolean>;
  readonly origin: string | undefined;
  readonly section: string | undefined;
  readonly newUntil: number;
  readonly edited: PressedText | undefined;
}

/** Marks the chosen section on the page, and opens the first text of one that was just added. */
function useMark({ frame, isOpened, origin, section, newUntil, edited }: MarkOptions): void {
  useEffect(() => {
    if (origin && isOpened.current)
      frame.current?.contentWindow?.postMessage({ kind: 'mark', section, reveal: !edited }, origin);
  }, [frame, isOpened, section, origin, edited]);

  useEffect(() => {
    if (origin && newUntil > 0) frame.current?.contentWindow?.postMessage({ kind: 'begin', section }, origin);
  }, [frame, section, newUntil, origin]);
}

/** Returns what the pointer is over; undefined if that is no section. */
function hoveredOf({ section, rect, textRect }: FrameMessage): Hovered | undefined {
  return section === undefined || rect === undefined ? undefined : { section, rect, textRect };
}

/** Returns the text as the config has it by now. */
function currentText(page: PageInfo | undefined, { section: name, field, value }: PressedText): string {
  const now = valueIn(sectionOf(page, name)?.fields, field);
  return typeof now === 'string' ? now : value;
}

/** Returns the control of a text among the fields. */
function controlOf(page: PageInfo | undefined, { section: name, field }: PressedText) {
  const section = sectionOf(page, name);
  return section && controlAt(page?.controls[section.block] ?? [], section.fields, field);
}

/** Returns when visitors see a text, if not at first. */
function momentOf(page: PageInfo, { section: name, field }: PressedText) {
  const block = sectionOf(page, name)?.block;
  return block === undefined ? undefined : momentAt(page.controls[block] ?? [], field);
}

/** Returns the text that was pressed, with its field; undefined if no field writes it in one piece. */
function textOf(
  page: PageInfo,
  { section: name, text, nth, index, offset, toast, rect, style, ground = '' }: FrameMessage,
  shown: ShownMoment | undefined,
): PressedText | undefined {
  const section = sectionOf(page, name);
  const atFirst = page.map?.find((one) => one.name === name)?.texts ?? [];
  const mapped = shown && shown.section === name && shown.islands.length > 0 ? shown.texts : atFirst;
  const found = mapped.find((one) => one.text === text && one.nth === nth) ?? mapped.find((one) => one.text === text);
  const field = toast === undefined ? found?.field : shown?.toastTexts[toast]?.field;
  if (!section || !field || !rect || !style) return undefined;
  const value = valueIn(section.fields, field);
  const caret = text === undefined || offset === undefined ? undefined : { text, offset };
  return typeof value === 'string'
    ? { section: section.name, field, value, index, caret, rect, style: { ...style, background: ground } }
    : undefined;
}

/** A picture on the page that was pressed. */
interface PressedPicture {
  readonly section: string;
  readonly path: FieldPath;
}

/** Returns how the name of a file begins that the build made of a picture: before its hash and its width. */
function stemIn(file: string): string {
  return /^(?:(.+)-)?[\da-f]{10}(?:-\d+)?\.\w+$/.exec(file)?.[1] ?? '';
}

/** Returns the picture of a section that a file was made of; undefined if it is none of them. */
function pictureIn(page: PageInfo, section: string, isShown: (name: string) => boolean): PressedPicture | undefined {
  const found: FieldPath[] = [];
  const find = (value: unknown, path: FieldPath): void => {
    if (typeof value !== 'object' || value === null) return;
    const src = valueIn(value, ['src']);
    if (typeof src === 'string' && isShown(src)) found.push(path);
    for (const [key, inner] of Object.entries(value)) find(inner, [...path, Array.isArray(value) ? Number(key) : key]);
  };
  find(sectionOf(page, section)?.fields, []);
  const [path] = found;
  return path && { section, path };
}

/** Lets the box over a text have the fonts of the page. */
function showFonts(rules: readonly string[]): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules.join('\n'));
  document.adoptedStyleSheets = [sheet];
}

/** Returns the path of a page by the address in the frame, which may have a base path. */
function pathIn(path: string, frame: string): string {
  const base = frame === '' ? '/' : new URL(frame).pathname;
  const inside = path.startsWith(base) ? path.slice(base.length) : path.slice(1);
  return `/${decodeURI(inside).replace(/\/$/, '')}`;
}

/** Scales a page that is wider than the room for it. */
function useScale(width: number) {
  const stage = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState({ width: 1280, height: 800 });
  useLayoutEffect(() => {
    const element = stage.current;
    if (element === null) return;
    const observer = new ResizeObserver(() => setRoom({ width: element.clientWidth, height: element.clientHeight }));
    observer.observe(element);
    return () => observer.disconnect();
  });
  const scale = Math.min(1, room.width / width);
  return { stage, scale, height: room.height / scale, left: Math.max(0, (room.width - width) / 2) };
}

/** What the pointer is over on the page. */
interface Hovered {
  readonly section: string;
  readonly rect: PressedText['rect'];
  /** The box of a text that a press would edit. */
  readonly textRect?: PressedText['rect'] | undefined;
}

interface PageHoverProps {
  readonly over: Hovered;
  /** How much smaller the page is shown than it is. */
  readonly scale: number;
}

/** Outlines what a press on the page would choose: the section with its name, and the text in it. */
function PageHover({ over: { section, rect, textRect }, scale }: PageHoverProps) {
  // A section may begin above what is visible.
  const top = Math.max(0, rect.top);
  const line = 1 / scale;
  return (
    <div className="hover" aria-hidden="true">
      <div style={{ left: rect.left, top, width: rect.width, height: rect.top + rect.height - top, borderWidth: line }}>
        <span className="hover-name" style={{ zoom: 1 / scale }}>
          {inWords(section)}
        </span>
      </div>
      {textRect && <div className="hover-text" style={{ ...textRect, borderWidth: line }} />}
    </div>
  );
}
