import type { ComponentType } from 'react';
import { kebab } from '../kebab.ts';
import { Picture } from '../picture/picture.tsx';
import type { MediaData } from './media.ts';
import { mediaKinds } from './media-kinds.ts';
import type { MediaUi } from './media-ui.ts';
import { PictureMedia } from './picture-media.tsx';
import { siteDrawings } from './site-drawings.ts';

interface MediaProps {
  /** Prefix of the ids inside, unique on the page: the section's id with a suffix, such as `hero-proof`. */
  id: string;
  data: MediaData;
  ui: MediaUi;
  className?: string;
  /** A picture is the largest of the first section of a page, and loads before all others. */
  first?: boolean;
  /** Leaves out the `<figure>`, inside a link or beside text that says what it shows. */
  bare?: boolean;
}

/** Media in a figure. The block that shows it declares its style sheets with `mediaStyles`. */
export function Media({ id, data, ui, className, first = false, bare = false }: MediaProps) {
  const content = contentOf({ id, data, ui, first, bare });
  if (bare) return content;
  return (
    <figure className={`figure figure-${kebab(data.kind)}${className === undefined ? '' : ` ${className}`}`}>
      {content}
    </figure>
  );
}

function contentOf({ id, data, ui, first, bare }: Required<Omit<MediaProps, 'className'>>) {
  if (data.kind === 'picture' && bare) return <Picture picture={data} className="photo" />;
  if (data.kind === 'picture') return <PictureMedia picture={data} first={first} />;
  const View = viewOf(data.kind);
  return <View id={id} data={data} ui={ui} />;
}

type View = ComponentType<{ id: string; data: Record<string, unknown>; ui: MediaUi }>;

function viewOf(kind: string): View {
  const kinds: Readonly<Record<string, { readonly View: unknown }>> = mediaKinds;
  const known = Object.hasOwn(kinds, kind) ? kinds[kind] : siteDrawings.find((drawing) => drawing.kind === kind);
  return known?.View as View;
}
