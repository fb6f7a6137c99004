import { type DragEvent, type KeyboardEvent, type MouseEvent, useEffect, useId, useState } from 'react';
import { api } from './api.ts';
import { FieldHead } from './field-head.tsx';
import { type FieldProps, useField } from './field-target.ts';
import { UnsavedNote } from './unsaved-note.tsx';
import { nameOf, valueIn } from './values.ts';

const required = { required: true };

/** A picture: its file, chosen or dropped, what it shows in words, and the point that stays in sight. */
export function PictureInput({
  control,
  value,
  path,
  target,
  onRemove,
}: FieldProps & { readonly onRemove: (() => void) | undefined }) {
  const id = useId();
  const { help } = control;
  const file = useField(target, [...path, 'src'], valueIn(value, ['src']), required);
  const alt = useField(target, [...path, 'alt'], valueIn(value, ['alt']), required);
  const point = useField(target, [...path, 'focus'], valueIn(value, ['focus']), required);
  const src = String(file.value ?? '');
  const focus = (point.value ?? undefined) as { x: number; y: number } | undefined;
  const { note, take } = useUpload(file.choose);
  const dropped = (event: DragEvent) => {
    event.preventDefault();
    void take(event.dataTransfer.files[0]);
  };
  const pointed = ({ currentTarget, clientX, clientY, detail }: MouseEvent<HTMLElement>) => {
    // A key that presses it has no place; arrows move the point.
    if (detail === 0) return;
    const box = currentTarget.getBoundingClientRect();
    point.choose({ x: share((clientX - box.left) / box.width), y: share((clientY - box.top) / box.height) });
  };
  const steered = (event: KeyboardEvent) => {
    const step = arrows[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const { x, y } = focus ?? { x: 0.5, y: 0.5 };
    point.choose({ x: share(x + step[0]), y: share(y + step[1]) });
  };
  return (
    <section
      className="field picture"
      aria-label={nameOf(control)}
      onDragOver={(event) => event.preventDefault()}
      onDrop={dropped}
    >
      <FieldHead id={id} name={nameOf(control)} onRemove={onRemove} />
      {/* The site draws a picture that it has. */}
      <Preview name={String(valueIn(value, ['src']) ?? '')} focus={focus} onPress={pointed} onKey={steered} />
      <select id={id} className="input" value={src} onChange={(event) => file.choose(event.currentTarget.value)}>
        {target.pictures.map((one) => (
          <option key={one}>{one}</option>
        ))}
      </select>
      <label className="tool upload">
        Add a file…
        <input
          type="file"
          accept="image/jpeg,image/png,image/webp,image/avif"
          onChange={(event) => void take(event.currentTarget.files?.[0])}
        />
      </label>
      <p role="status" className="note">
        {note}
      </p>
      <label className="setting">
        <span className="field-head">What it shows, for people who cannot see it</span>
        <textarea
          className="input"
          rows={2}
          value={String(alt.value ?? '')}
          onChange={(event) => alt.type(event.currentTarget.value)}
          onBlur={alt.leave}
        />
      </label>
      {[file, alt, point].map(({ key, unsaved }) => (
        <UnsavedNote key={key} draft={unsaved} drafts={target.drafts} />
      ))}
      <p className="help">{help}</p>
    </section>
  );
}

/** Returns what adds a file to the pictures of the site and then chooses it, and a note about that. */
function useUpload(choose: (name: string) => void) {
  const [note, setNote] = useState('');
  const take = async (dropped: File | undefined) => {
    if (dropped === undefined) return;
    setNote('Adding the picture…');
    const added = await api
      .picture(dropped.name, await base64(dropped))
      .catch((error: Error) => ({ name: undefined, message: error.message }));
    setNote(added.message ?? '');
    if (added.name !== undefined) choose(added.name);
  };
  return { note, take };
}

/** Returns a share of the picture, inside it, in hundredths. */
function share(value: number): number {
  return Math.round(Math.min(1, Math.max(0, value)) * 100) / 100;
}

interface PreviewProps {
  readonly name: string;
  readonly focus: { readonly x: number; readonly y: number } | undefined;
  readonly onPress: (event: MouseEvent<HTMLElement>) => void;
  readonly onKey: (event: KeyboardEvent) => void;
}

/** How far the arrow keys move the point, in shares of the picture. */
const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-0.05, 0],
  ArrowRight: [0.05, 0],
  ArrowUp: [0, -0.05],
  ArrowDown: [0, 0.05],
};

function Preview({ name, focus = { x: 0.5, y: 0.5 }, onPress, onKey }: PreviewProps) {
  const [shown, setShown] = useState<string | null>(null);
  useEffect(() => {
    let isOpen = true;
    void api.thumbnail(name).then(({ data }) => isOpen && setShown(data));
    return () => {
      isOpen = false;
    };
  }, [name]);
  if (shown === null) return undefined;
  return (
    <button
      type="button"
      className="preview"
      aria-label="Choose the point that stays in sight"
      onClick={onPress}
      onKeyDown={onKey}
    >
      <img src={shown} alt="" />
      <span className="preview-point" style={{ left: `${focus.x * 100}%`, top: `${focus.y * 100}%` }} />
    </button>
  );
}

/** Returns the bytes of a file in base64. */
async function base64(file: File): Promise<string> {
  const address = await new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
  return address.slice(address.indexOf(',') + 1);
}
