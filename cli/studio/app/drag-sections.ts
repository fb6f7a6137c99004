import { type DragEvent, useState } from 'react';
import type { SectionInfo } from './api.ts';
import { useStudio } from './store.tsx';

/** Where a section is dropped: beside another one. */
interface Drop {
  readonly name: string;
  readonly side: 'before' | 'after';
}

/** The type of what is dragged, so that files and texts of other windows are left alone. */
const type = 'application/x-frontage-section';

/** Lets the sections of a page be dragged in the outline. Sections of a layout stay where they are. */
export function useSectionDrag() {
  const { page, path, change } = useStudio();
  const [dragged, setDragged] = useState<string>();
  const [drop, setDrop] = useState<Drop>();
  const own = page?.sections.filter((section) => section.own).map(({ name }) => name) ?? [];
  const end = () => {
    setDragged(undefined);
    setDrop(undefined);
  };
  const dropped = ({ name, side }: Drop, section: string) => {
    const from = own.indexOf(section);
    const gap = own.indexOf(name) + (side === 'after' ? 1 : 0);
    const by = gap - from - (gap > from ? 1 : 0);
    if (from >= 0 && by !== 0) void change({ op: 'moveSection', page: path, section, by });
  };
  return ({ name, own: isOwn }: SectionInfo) => ({
    'data-drop': drop?.name === name ? drop.side : undefined,
    'data-dragged': dragged === name || undefined,
    ...(isOwn && {
      draggable: true,
      onDragStart(event: DragEvent) {
        event.dataTransfer.setData(type, name);
        event.dataTransfer.effectAllowed = 'move';
        setDragged(name);
      },
      onDragOver(event: DragEvent) {
        if (!event.dataTransfer.types.includes(type)) return;
        event.preventDefault();
        setDrop({ name, side: sideOf(event) });
      },
      onDrop(event: DragEvent) {
        event.preventDefault();
        dropped({ name, side: sideOf(event) }, event.dataTransfer.getData(type));
        end();
      },
      onDragEnd: end,
    }),
  });
}

function sideOf({ currentTarget, clientY }: DragEvent): Drop['side'] {
  const { top, height } = currentTarget.getBoundingClientRect();
  return clientY < top + height / 2 ? 'before' : 'after';
}
