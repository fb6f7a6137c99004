import type { ComponentType } from 'react';
import { kebab } from '../kebab.ts';
import type { MediaData } from './media.ts';
import { mediaKinds } from './media-kinds.ts';
import type { MediaUi } from './media-ui.ts';
import { siteDrawings } from './site-drawings.ts';

interface MediaProps {
  /** Prefix of the ids inside, unique on the page: the section's id with a suffix, such as `hero-proof`. */
  id: string;
  data: MediaData;
  ui: MediaUi;
  className?: string;
  /** Leaves out the `<figure>`, inside a link or beside text that says what it shows. */
  bare?: boolean;
}

/** Media in a figure. The block that shows it declares its style sheets with `mediaStyles`. */
export function Media({ id, data, ui, className, bare = false }: MediaProps) {
  const View = viewOf(data.kind);
  const content = <View id={id} data={data} ui={ui} />;
  if (bare) return content;
  return (
    <figure className={`figure figure-${kebab(data.kind)}${className === undefined ? '' : ` ${className}`}`}>
      {content}
    </figure>
  );
}

type View = ComponentType<{ id: string; data: Record<string, unknown>; ui: MediaUi }>;

function viewOf(kind: string): View {
  const kinds: Readonly<Record<string, { readonly View: unknown }>> = mediaKinds;
  const known = Object.hasOwn(kinds, kind) ? kinds[kind] : siteDrawings.find((drawing) => drawing.kind === kind);
  return known?.View as View;
}
