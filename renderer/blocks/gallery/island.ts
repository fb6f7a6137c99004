/**
 * Shows the pictures that the links lead to in a dialog instead: side by side in a strip that snaps to each, so that fingers
 * swipe it. Arrow keys, Home and End turn it, too.
 */
export default function enlargePictures(root: HTMLElement): void {
  const links = [...root.querySelectorAll<HTMLAnchorElement>('.gallery a')];
  const dialog = root.querySelector('dialog');
  const strip = dialog?.querySelector<HTMLElement>('.enlarged-strip');
  const list = strip?.querySelector('ul');
  if (!dialog || !strip || !list) return;
  const isMirrored = getComputedStyle(strip).direction === 'rtl';
  const images: HTMLImageElement[] = [];
  let opener: HTMLElement | undefined;

  const current = () => Math.round(Math.abs(strip.scrollLeft) / strip.clientWidth);
  const show = (index: number) => {
    const shown = (index + links.length) % links.length;
    strip.scrollTo({ left: (isMirrored ? -1 : 1) * shown * strip.clientWidth, behavior: 'instant' });
  };
  const loadNear = () => {
    const shown = current();
    for (const image of images.slice(Math.max(0, shown - 1), shown + 2)) image.loading = 'eager';
  };

  for (const [index, link] of links.entries()) {
    link.addEventListener('click', (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      if (images.length === 0) for (const each of links) images.push(addSlide(list, each));
      opener = link;
      dialog.showModal();
      show(index);
      loadNear();
    });
  }
  strip.addEventListener('scroll', loadNear);
  // A press beside a picture leaves it.
  strip.addEventListener('click', ({ target }) => (target as Element).matches('li, figure') && dialog.close());
  dialog.querySelector('.enlarged-previous')?.addEventListener('click', () => show(current() - 1));
  dialog.querySelector('.enlarged-next')?.addEventListener('click', () => show(current() + 1));
  // Safari does not focus a link that is pressed, so it would focus nothing here.
  dialog.addEventListener('close', () => opener?.focus());
  dialog.addEventListener('keydown', (event) => {
    const forward = isMirrored ? 'ArrowLeft' : 'ArrowRight';
    const next = { ArrowLeft: current() - 1, ArrowRight: current() - 1, [forward]: current() + 1, Home: 0, End: -1 }[
      event.key
    ];
    if (next === undefined) return;
    event.preventDefault();
    show(next);
  });
}

/** Adds the picture of a link, with its caption, and returns its image. It loads once it is near. */
function addSlide(list: HTMLElement, link: HTMLAnchorElement): HTMLImageElement {
  const image = new Image();
  image.alt = link.querySelector('img')?.alt ?? '';
  image.loading = 'lazy';
  const isDark = matchMedia('(prefers-color-scheme: dark)').matches;
  image.src = (isDark && link.dataset.dark) || link.href;
  const figure = document.createElement('figure');
  figure.append(image);
  const caption = link.parentElement?.querySelector('figcaption');
  if (caption) figure.append(caption.cloneNode(true));
  const slide = document.createElement('li');
  slide.append(figure);
  list.append(slide);
  return image;
}
