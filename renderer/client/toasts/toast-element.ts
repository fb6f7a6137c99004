import { close as english } from '../../sdk/ui-text/english/close.ts';
import type { BusEvents } from '../bus.ts';

/** Creates the element of a toast: its text and a close button. Text becomes text nodes, never markup. */
export function toastElement(
  { tone, title, text, closeLabel = english }: BusEvents['toast'],
  onClose: () => void,
): HTMLElement {
  const toast = element('div', 'toast');
  toast.dataset.tone = tone;
  toast.append(element('p', 'toast-title', title));
  if (text) toast.append(element('p', 'toast-text', text));
  const close = element('button', 'toast-close');
  close.type = 'button';
  close.setAttribute('aria-label', closeLabel);
  close.append(closeIcon());
  close.addEventListener('click', onClose);
  toast.append(close);
  return toast;
}

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className: string,
  text = '',
): HTMLElementTagNameMap[Name] {
  const created = document.createElement(name);
  created.className = className;
  created.textContent = text;
  return created;
}

function closeIcon(): SVGElement {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.setAttribute('class', 'icon');
  svg.setAttribute('aria-hidden', 'true');
  path.setAttribute('d', 'M6 6l12 12M18 6L6 18');
  svg.append(path);
  return svg;
}
