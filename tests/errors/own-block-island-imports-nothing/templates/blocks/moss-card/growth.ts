export function grow(root: HTMLElement) {
  root.classList.add('grown');
}
