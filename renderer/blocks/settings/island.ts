import { isOpenHost } from '../../client/dev-host.ts';

/**
 * Shows the section where it was hidden and this host may see it, and has the panel fetched by the first click: React
 * is for the few who look after a site, not for every visitor who comes past.
 */
export default function startSettings(root: HTMLElement): void {
  const section = root.querySelector<HTMLElement>('section[hidden]');
  if (section) {
    const { openOn = [] } = JSON.parse(root.dataset.props ?? '{}');
    if (!isOpenHost(location.hostname, openOn)) return;
    section.hidden = false;
  }
  const place = root.querySelector<HTMLElement>('[data-settings]');
  if (place) openByClick(place);
}

function openByClick(place: HTMLElement): void {
  place.addEventListener('click', () => open(place), { once: true });
}

async function open(place: HTMLElement): Promise<void> {
  try {
    const [{ mount }, { default: Settings }] = await Promise.all([
      import('../../client/mount.tsx'),
      import('./settings.tsx'),
    ]);
    await mount(place, Settings);
    place.querySelector('button')?.click();
  } catch (error) {
    console.error('The settings did not open.', error);
    openByClick(place);
  }
}
