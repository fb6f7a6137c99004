import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { PageInfo } from './api.ts';
import { controlAt, targetOf } from './field-target.ts';
import { momentAt } from './moments.ts';
import { type Hovered, PageHover } from './page-hover.tsx';
import { type PressedText, TextEditor } from './text-editor.tsx';
import type { ShownMoment } from './use-moment.ts';
import type { Studio } from './use-studio.ts';
import { valueIn } from './values.ts';

interface PageFrameProps {
  readonly studio: Studio;
  readonly width: number;
  readonly scheme: string;
  readonly browses: boolean;
}

/** What the script in the frame says. */
interface FrameMessage {
  readonly frontage?: 'opened' | 'known' | 'pressed' | 'over' | 'scrolled' | 'escape' | 'undo';
  readonly path?: string;
  readonly section?: string;
  readonly text?: string;
  readonly nth?: number;
  /** Which text of the messages over the page it is. */
  readonly toast?: number;
  readonly rect?: PressedText['rect'];
  readonly textRect?: PressedText['rect'] | undefined;
  readonly style?: PressedText['style'];
  readonly ground?: string;
  readonly fonts?: readonly string[];
}

/** A press on the page. The frame may show a text before the map has it, so it is looked up again until `end`. */
interface Press extends FrameMessage {
  /** In milliseconds, as `Date.now()` counts. */
  readonly end: number;
}

/** Milliseconds until the map of a page that was built again is there. */
const longestRefresh = 2000;

/** The page as visitors see it, in a frame of another origin, with a box over the text that is edited. */
export function PageFrame({ studio, width, scheme, browses }: PageFrameProps) {
  const { site } = studio;
  const { frame, edited, edit, over } = useFrame(studio, browses);
  const { stage, scale, height } = useScale(width);

  if (site === undefined) return <p className="stage-note">Opening the site…</p>;
  return (
    <div className="stage-room" ref={stage}>
      <div className="stage-page" style={{ width, height, transform: `scale(${scale})` }}>
        <iframe
          ref={frame}
          title={`The page ${studio.path}`}
          src={new URL(studio.path.slice(1), site.frame).href}
          style={{ colorScheme: scheme }}
        />
        {over && !edited && <PageHover over={over} scale={scale} />}
        {edited && (
          <TextEditor
            key={`${edited.section} ${edited.field.join('.')}`}
            scale={scale}
            room={{ width, height }}
            edited={{ ...edited, value: currentText(studio.page, edited) }}
            target={targetOf(studio, edited.section)}
            kind={controlOf(studio.page, edited)?.words}
            required={controlOf(studio.page, edited)?.required ?? true}
            onClose={() => edit(undefined)}
          />
        )}
      </div>
    </div>
  );
}

/** Speaks with the script in the frame: what is pressed there, and what to mark. */
function useFrame(studio: Studio, browses: boolean) {
  const { site, page, selection, select, shown, open, undo } = studio;
  const frame = useRef<HTMLIFrameElement>(null);
  /** Whether a page of the site is in the frame, which is empty at first. */
  const isOpened = useRef(false);
  /** The path that the frame has shown last of those that were asked for. */
  const reached = useRef('');
  const retried = useRef('');
  const [edited, edit] = useState<PressedText>();
  const [over, setOver] = useState<Hovered>();
  /** What was pressed last; undefined when its text was found. */
  const [pressed, press] = useState<Press>();
  const origin = site && new URL(site.frame).origin;
  const marked = selection?.section;
  const latestMark = useRef(marked);
  latestMark.current = marked;

  useEffect(() => {
    const tell = (message: object) =>
      isOpened.current && origin && frame.current?.contentWindow?.postMessage(message, origin);
    const tellAll = () => {
      if (page) tell({ kind: 'page', sections: page.sections.flatMap(({ name, hidden }) => (hidden ? [] : [name])) });
      tell({ kind: 'browse', on: browses });
      // A page that has loaded again has no mark.
      tell({ kind: 'mark', section: latestMark.current });
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
      }
      if (data.frontage === 'escape') edit(undefined);
      if (data.frontage === 'undo') void undo();
      if (data.frontage === 'scrolled') edit(undefined);
      if (data.frontage === 'over' || data.frontage === 'scrolled') setOver(hoveredOf(data));
      if (data.frontage === 'pressed') press({ ...data, end: Date.now() + longestRefresh });
    };
    addEventListener('message', heard);
    return () => removeEventListener('message', heard);
  }, [origin, page, browses, site, open, undo, shown, studio.path]);

  useEffect(() => {
    if (page === undefined || pressed?.section === undefined || Date.now() > pressed.end) return;
    const text = textOf(page, pressed, shown);
    const { section } = pressed;
    const when = text && momentOf(page, text);
    select((before) => ({
      section,
      field: text?.field,
      when: when ?? (before?.section === section ? before.when : undefined),
    }));
    edit(text);
    if (text) press(undefined);
  }, [page, pressed, shown, select]);

  useEffect(() => {
    if (origin && isOpened.current)
      frame.current?.contentWindow?.postMessage({ kind: 'mark', section: marked, reveal: !edited }, origin);
  }, [marked, origin, edited]);
  return { frame, edited, edit, over };
}

/** Returns what the pointer is over; undefined if that is no section. */
function hoveredOf({ section, rect, textRect }: FrameMessage): Hovered | undefined {
  return section === undefined || rect === undefined ? undefined : { section, rect, textRect };
}

/** Returns the text as the config has it by now. */
function currentText(page: PageInfo | undefined, { section: name, field, value }: PressedText): string {
  const now = valueIn(page?.sections.find((one) => one.name === name)?.fields, field);
  return typeof now === 'string' ? now : value;
}

/** Returns the control of a text among the fields. */
function controlOf(page: PageInfo | undefined, { section: name, field }: PressedText) {
  const section = page?.sections.find((one) => one.name === name);
  return section && controlAt(page?.controls[section.block] ?? [], section.fields, field);
}

/** Returns when visitors see a text, if not at first. */
function momentOf(page: PageInfo, { section: name, field }: PressedText) {
  const block = page.sections.find((one) => one.name === name)?.block;
  return block === undefined ? undefined : momentAt(page.controls[block] ?? [], field);
}

/** Returns the text that was pressed, with its field; undefined if no field writes it in one piece. */
function textOf(
  page: PageInfo,
  { section: name, text, nth, toast, rect, style, ground = '' }: FrameMessage,
  shown: ShownMoment | undefined,
): PressedText | undefined {
  const section = page.sections.find((one) => one.name === name);
  const atFirst = page.map?.find((one) => one.name === name)?.texts ?? [];
  const mapped = shown && shown.section === name && shown.islands.length > 0 ? shown.texts : atFirst;
  const found = mapped.find((one) => one.text === text && one.nth === nth) ?? mapped.find((one) => one.text === text);
  const field = toast === undefined ? found?.field : shown?.toastTexts[toast]?.field;
  if (!section || !field || !rect || !style) return undefined;
  const value = valueIn(section.fields, field);
  return typeof value === 'string'
    ? { section: section.name, field, value, rect, style: { ...style, background: ground } }
    : undefined;
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
  return { stage, scale, height: room.height / scale };
}
