import { DialogClose } from '../../sdk/ui/dialog-close.tsx';
import { Icon } from '../../sdk/ui/icon.tsx';
import { ScrollRegion } from '../../sdk/ui/scroll-region.tsx';
import type { PresentationProps } from './fields.ts';
import { Slide } from './slide.tsx';

/**
 * The slides in a strip that snaps to each of them: by swipe, arrow keys, or links to the next. The strip comes first and
 * gets the focus, so the arrow keys work at once.
 */
export function Slides({ id, level, title, slides, ui, closeLabel = ui.close }: PresentationProps) {
  const link = (index: number) => `${id}-slide-${index + 1}`;
  return (
    <dialog id={`${id}-dialog`} className="presentation-dialog" aria-labelledby={`${id}-name`}>
      <p id={`${id}-name`}>{title}</p>
      <div className="presentation-stage embed">
        <ScrollRegion className="presentation-strip" label={title}>
          {slides.map((slide, index) => (
            <div key={slide.title} id={link(index)} className="presentation-page">
              <Slide id={link(index)} slide={slide} level={level} ui={ui} />
              <div className="presentation-turn">
                <Turn to={link(index - 1)} title={slides[index - 1]?.title} back />
                <span>
                  {index + 1} / {slides.length}
                </span>
                <Turn to={link(index + 1)} title={slides[index + 1]?.title} />
              </div>
            </div>
          ))}
        </ScrollRegion>
      </div>
      <DialogClose label={closeLabel} className="presentation-close" back={`#${id}`} />
    </dialog>
  );
}

/** A link to the previous or next slide. At the ends an empty element keeps the layout. */
function Turn({ to, title, back = false }: { to: string; title: string | undefined; back?: boolean }) {
  if (title === undefined) return <span />;
  return (
    <a href={`#${to}`} className={back ? 'presentation-back' : undefined} aria-label={title}>
      <Icon name="arrow-right" />
    </a>
  );
}
