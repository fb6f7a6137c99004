import { tabAfter } from './tab-after.ts';

/**
 * Makes tabs of the links, as the ARIA Authoring Practices Guide describes them: arrows, Home and End choose a tab. Links
 * elsewhere on the page, the address, and searches in the page open a panel, too.
 */
export default function makeTabs(root: HTMLElement): void {
  const list = root.querySelector<HTMLElement>('.tabs-list');
  const tabs = [...(list?.querySelectorAll('a') ?? [])];
  const panels = [...root.querySelectorAll<HTMLElement>('.tabs-panel')];
  if (list === null) return;
  const canSearch = 'onbeforematch' in list;

  const choose = (chosen: number) => {
    for (const [index, panel] of panels.entries()) {
      const isChosen = index === chosen;
      const tab = tabs[index];
      tab?.setAttribute('aria-selected', String(isChosen));
      if (tab) tab.tabIndex = isChosen ? 0 : -1;
      // A search in the page opens hidden panels where the browser can do that.
      if (isChosen) panel.tabIndex = 0;
      else panel.removeAttribute('tabindex');
      const hiding = canSearch ? 'hidden' : 'data-off';
      if (isChosen) panel.removeAttribute(hiding);
      else panel.setAttribute(hiding, 'until-found');
    }
  };
  const indexIn = (target: Element | null) => panels.findIndex((panel) => target !== null && panel.contains(target));
  const chooseFromAddress = () => {
    const index = indexIn(document.getElementById(decodeURIComponent(location.hash.slice(1))));
    if (index >= 0) choose(index);
    return index;
  };

  list.role = 'tablist';
  // The heading of the section names both.
  const name = root.closest('section')?.getAttribute('aria-labelledby');
  if (name) list.setAttribute('aria-labelledby', name);
  for (const [index, tab] of tabs.entries()) {
    const panel = panels[index];
    if (panel === undefined) continue;
    if (tab.parentElement) tab.parentElement.role = 'presentation';
    tab.role = 'tab';
    tab.setAttribute('aria-controls', panel.id);
    panel.role = 'tabpanel';
    panel.setAttribute('aria-labelledby', tab.id);
    panel.addEventListener('beforematch', () => choose(index));
    tab.addEventListener('click', (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      choose(index);
      // The panel can be linked to; the page does not jump.
      history.replaceState(history.state, '', `#${panel.id}`);
    });
    tab.addEventListener('keydown', (event) => {
      const next = tabAfter(event.key, index, tabs.length, getComputedStyle(root).direction === 'rtl');
      if (event.key !== ' ' && next === undefined) return;
      event.preventDefault();
      choose(next ?? index);
      tabs[next ?? index]?.focus();
    });
  }
  root.dataset.ready = '';
  if (chooseFromAddress() < 0) choose(0);
  addEventListener('hashchange', chooseFromAddress);
}
