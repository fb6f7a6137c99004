import { isOpenHost } from '../../client/dev-host.ts';

/**
 * Unhides the section on hosts that may see it, and loads the panel on the first click, so that visitors do not download
 * React for a panel that only the site's owner uses.
 */
export default function startSettings(root: HTMLElement): void {
  const section = root.querySelector<HTMLElement>('section[hidden]');
  if (section) {
    const { openOn = [] } = JSON.parse(root.dataset.props ?? '{}');
    if (!isOpenHost(location.hostname, openOn)) return;
    section.hidden = false;
  }
  const place = root.querySelector<HTMLElement>('[data-settings]');
  if (place) openOnClick(place);
}

function openOnClick(place: HTMLElement): void {
  place.addEventListener('click', () => open(place), { once: true });
}

async function open(place: HTMLElement): Promise<void> {
  try {
    await (await import('./panel.ts')).mountPanel(place);
    place.querySelector('button')?.click();
  } catch (error) {
    console.error('The settings did not open.', error);
    openOnClick(place);
  }
}
