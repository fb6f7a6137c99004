import { mount } from '../../client/mount.tsx';
import Settings from './settings.tsx';

/** Mounts the panel. Imports both at once, so that the chunk of `mount` needs no namespace object. */
export function mountPanel(place: HTMLElement): Promise<void> {
  return mount(place, Settings);
}
