import { useState } from 'react';
import { inWords } from '../words.ts';
import { Palette, type Place } from './palette.tsx';
import { SectionMenu } from './section-menu.tsx';
import { useStudio } from './store.tsx';

/** A box on the page, in its own pixels from the top left corner of what is visible. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

interface PageButtonsProps {
  /** Where the sections are, by name. */
  readonly boxes: Readonly<Record<string, Box>>;
  /** How much smaller the page is shown than it is, and how far it is from the edge of its room. */
  readonly scale: number;
  readonly left: number;
  /** Height of the room, in pixels of the screen. */
  readonly height: number;
}

/** Half of the height of a button. */
const half = 14;

/** Buttons over the page: one between any two sections to add another there, and the menu of the chosen one. */
export function PageButtons({ boxes, scale, left, height }: PageButtonsProps) {
  const { page, selection } = useStudio();
  const [place, setPlace] = useState<Place>();
  const sections = (page?.sections ?? []).flatMap((section) => {
    const box = boxes[section.name];
    return section.own && !section.hidden && section.slot === 'main' && box ? [{ section, box }] : [];
  });
  const [first] = sections;
  const edges = [
    ...(first ? [{ name: first.section.name, isAbove: true, box: first.box, y: first.box.top }] : []),
    ...sections.map(({ section: { name }, box }) => ({ name, isAbove: false, box, y: box.top + box.height })),
  ];
  const chosen = sections.find(({ section }) => section.name === selection?.section);
  return (
    <div className="page-buttons">
      {edges.map(({ name, isAbove, box, y }) => {
        const top = y * scale;
        if (top < -half || top > height + half) return undefined;
        return (
          <button
            key={`${name} ${isAbove}`}
            type="button"
            className="add-here"
            aria-label={`Add a section ${isAbove ? 'above' : 'below'} ${inWords(name)}`}
            style={{
              left: left + (box.left + box.width / 2) * scale,
              top: Math.min(Math.max(top, half), height - half),
            }}
            onClick={() => setPlace(isAbove ? { before: name } : { after: name })}
          >
            +
          </button>
        );
      })}
      {chosen &&
        chosen.box.top * scale < height - 2 * half &&
        (chosen.box.top + chosen.box.height) * scale > 3 * half && (
          <div
            className="section-menu"
            // Not moved by a transform, which would move its menu as well.
            style={{
              right: `calc(100% - ${left + (chosen.box.left + chosen.box.width) * scale}px)`,
              top: Math.max(chosen.box.top * scale, 0),
            }}
          >
            <SectionMenu section={chosen.section} label={`What to do with ${inWords(chosen.section.name)}`} />
          </div>
        )}
      {place && <Palette place={place} onClose={() => setPlace(undefined)} />}
    </div>
  );
}
