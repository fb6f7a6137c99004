import { type DragEvent, type KeyboardEvent, type MouseEvent, type RefObject, useId, useState } from 'react';
import { type Answer, ask, useAnswer } from './api.ts';
import { useStudio } from './store.tsx';
import { type FieldPath, useField } from './target.tsx';
import { Line, Lines, Pane, Search, submits } from './ui.tsx';
import { matches, valueIn } from './values.ts';

interface PictureLibraryProps {
  /** The picture that is replaced: its place in the section, and its value. */
  readonly path: FieldPath;
  readonly value: unknown;
  readonly onClose: () => void;
  /** What has the focus after it. */
  readonly finalFocus?: RefObject<HTMLElement | null>;
}

type Library = NonNullable<Answer<'library'>>;

interface Point {
  readonly x: number;
  readonly y: number;
}

const middle: Point = { x: 0.5, y: 0.5 };

/** More pictures at once would take long to draw. A search finds the others. */
const mostPictures = 60;

/** The longest file, in bytes: what phones take is smaller. */
const longestFile = 30_000_000;

/** All that a picture needs, in one step: the file, what it shows in words, and the point that stays in sight. */
export function PictureLibrary({ path, value, onClose, finalFocus }: PictureLibraryProps) {
  const { site } = useStudio();
  const whole = useField(path, value, { required: true });
  const was = String(valueIn(value, ['src']) ?? '');
  // A decoration has no words.
  const isDecoration = valueIn(value, ['alt']) === '' || valueIn(value, ['decorative']) === true;
  const [search, setSearch] = useState('');
  const [src, setSrc] = useState(was);
  const [alt, setAlt] = useState(String(valueIn(value, ['alt']) ?? ''));
  const [focus, setFocus] = useState(valueIn(value, ['focus']) as Point | undefined);
  const pictures = useAnswer('library', {}, { keeps: true, again: site?.version }) ?? [];
  const choose = (name: string) => {
    setSrc(name);
    setFocus(name === was ? (valueIn(value, ['focus']) as Point | undefined) : undefined);
    // What another picture shows is not what this one does.
    const known = pictures.find((one) => one.name === name)?.alts[0];
    setAlt(name === was ? String(valueIn(value, ['alt']) ?? '') : (known ?? ''));
  };
  const { added, notes, take } = useUpload(choose);
  const listed = [
    ...[...added.keys()].filter((name) => !pictures.some((one) => one.name === name)).map(fresh),
    ...pictures,
  ].filter(({ name }) => matches(search, name));
  const use = () => {
    const { focus: _, alt: before, decorative, ...rest } = Object(value);
    // The crop, the files for dark grounds and small screens and the credit are those of the picture before.
    const { crop, dark, small, credit, ...lasting } = rest;
    const others = src === was ? rest : lasting;
    const words = alt.trim() === '' ? { ...(before !== undefined && { alt }), decorative } : { alt };
    whole.choose({ ...others, src, ...words, ...(focus && { focus }) });
    onClose();
  };
  return (
    <Pane isOpen onOpenChange={onClose} finalFocus={finalFocus} className="dialog palette" title="Choose a picture">
      <div className="library">
        <PictureList {...{ search, onSearch: setSearch, take, notes, listed, added, src, onChoose: choose }} />
        <form className="library-chosen" onSubmit={submits(use)}>
          <Chosen name={src} address={added.get(src)} focus={focus ?? middle} onFocusPoint={setFocus} />
          <Line className="setting" label="What it shows, for people who cannot see it">
            <Lines rows={3} required={!isDecoration} value={alt} onChange={setAlt} />
          </Line>
          <button
            type="submit"
            className="tool tool-main"
            disabled={src === '' || (alt.trim() === '' && !isDecoration)}
          >
            Use this picture
          </button>
        </form>
      </div>
    </Pane>
  );
}

interface PictureListProps {
  readonly search: string;
  readonly onSearch: (search: string) => void;
  readonly take: (files: FileList | null) => Promise<void>;
  /** Why files were not added. */
  readonly notes: readonly string[];
  readonly listed: Library;
  readonly added: ReadonlyMap<string, string>;
  readonly src: string;
  readonly onChoose: (name: string) => void;
}

/** The pictures of the site, and what adds others. */
function PictureList({ search, onSearch, take, notes, listed, added, src, onChoose }: PictureListProps) {
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the button inside does the same. */}
      <div
        className="library-files"
        onDragOver={(event: DragEvent) => event.preventDefault()}
        onDrop={(event: DragEvent) => {
          event.preventDefault();
          void take(event.dataTransfer.files);
        }}
      >
        <div className="panel-head">
          <Search label="Search pictures" placeholder="Search" value={search} onChange={onSearch} />
          <label className="tool upload">
            Add files…
            <input
              type="file"
              multiple
              accept="image/jpeg,image/png,image/webp,image/avif"
              onChange={({ currentTarget }) => void take(currentTarget.files)}
            />
          </label>
        </div>
        <div role="status">
          {notes.map((note) => (
            <p key={note} className="note">
              {note}
            </p>
          ))}
        </div>
        <ul className="library-pictures">
          {listed.slice(0, mostPictures).map((picture) => (
            <li key={picture.name}>
              <LibraryPicture
                picture={picture}
                address={added.get(picture.name)}
                isChosen={picture.name === src}
                onChoose={() => onChoose(picture.name)}
              />
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}

function fresh(name: string): Library[number] {
  return { name, width: 0, height: 0, pages: [], alts: [] };
}

interface LibraryPictureProps {
  readonly picture: Library[number];
  /** The picture as a data URL, if it was just added. */
  readonly address: string | undefined;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

/** A picture with its size and where it is used. */
function LibraryPicture({ picture, address, isChosen, onChoose }: LibraryPictureProps) {
  const { name, width, height, pages } = picture;
  const small = useThumbnail(name, address);
  const [first, ...more] = pages;
  const use = first === undefined ? 'on no page' : `on ${first}${more.length > 0 ? ` and ${more.length} more` : ''}`;
  return (
    <button type="button" className="library-picture" aria-pressed={isChosen} onClick={onChoose}>
      <span className="library-thumbnail">{small && <img src={small} alt="" />}</span>
      {name}
      <span className="library-about">
        {width > 0 && `${width} × ${height} · `}
        {use}
      </span>
    </button>
  );
}

function useThumbnail(name: string, address: string | undefined): string | undefined {
  const made = useAnswer('thumbnail', address === undefined && name !== '' ? { name } : undefined, { keeps: true });
  return address ?? made ?? undefined;
}

interface ChosenProps {
  readonly name: string;
  readonly address: string | undefined;
  readonly focus: Point;
  readonly onFocusPoint: (point: Point) => void;
}

/** How far the arrow keys move the point, in shares of the picture. */
const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-0.05, 0],
  ArrowRight: [0.05, 0],
  ArrowUp: [0, -0.05],
  ArrowDown: [0, 0.05],
};

/** The chosen picture with the point that stays in sight, and what a phone and a wide screen show of it. */
function Chosen({ name, address, focus, onFocusPoint }: ChosenProps) {
  const id = useId();
  const small = useThumbnail(name, address);
  if (small === undefined) return undefined;
  const pointed = ({ currentTarget, clientX, clientY, detail }: MouseEvent<HTMLElement>) => {
    // A key that presses it has no place; arrows move the point.
    if (detail === 0) return;
    const box = currentTarget.getBoundingClientRect();
    onFocusPoint({ x: share((clientX - box.left) / box.width), y: share((clientY - box.top) / box.height) });
  };
  const steered = (event: KeyboardEvent) => {
    const step = arrows[event.key];
    if (step === undefined) return;
    event.preventDefault();
    onFocusPoint({ x: share(focus.x + step[0]), y: share(focus.y + step[1]) });
  };
  const place = { objectPosition: `${focus.x * 100}% ${focus.y * 100}%` };
  return (
    <>
      <button
        type="button"
        className="preview"
        aria-label="Choose the point that stays in sight"
        aria-describedby={id}
        onClick={pointed}
        onKeyDown={steered}
      >
        <img src={small} alt="" />
        <span className="preview-point" style={{ left: `${focus.x * 100}%`, top: `${focus.y * 100}%` }} />
      </button>
      <p className="help" id={id}>
        The point that stays in sight when the picture is cropped. Press it, or move it with the arrow keys.
      </p>
      <div className="crops">
        <figure>
          <img className="crop-phone" src={small} alt="" style={place} />
          <figcaption>Phone</figcaption>
        </figure>
        <figure>
          <img className="crop-wide" src={small} alt="" style={place} />
          <figcaption>Wide screen</figcaption>
        </figure>
      </div>
    </>
  );
}

/** Returns a share of the picture, inside it, in hundredths. */
function share(value: number): number {
  return Math.round(Math.min(1, Math.max(0, value)) * 100) / 100;
}

/** Returns what adds files to the pictures of the site and chooses the last, those that were added, and why others were not. */
function useUpload(choose: (name: string) => void) {
  const [added, setAdded] = useState<ReadonlyMap<string, string>>(new Map());
  const [notes, setNotes] = useState<readonly string[]>([]);
  const take = async (files: FileList | null) => {
    const problems: string[] = [];
    for (const file of files ?? []) {
      setNotes([...problems, `Adding ${file.name}…`]);
      const answer = await add(file).catch(({ message }: Error) => ({ message }));
      if ('message' in answer) problems.push(`${file.name}: ${answer.message}`);
      else {
        setAdded((before) => new Map([...before, [answer.name, answer.address]]));
        choose(answer.name);
      }
    }
    setNotes(problems);
  };
  return { added, notes, take };
}

async function add(file: File) {
  if (file.size > longestFile) return { message: 'Pictures of 30 MB at most are taken.' };
  const address = await dataUrl(file);
  const answer = await ask('picture', { name: file.name, data: address.slice(address.indexOf(',') + 1) });
  return 'message' in answer ? answer : { name: answer.name, address };
}

async function dataUrl(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
}
