/** Creates a status line that screen readers announce when it changes. It must be on the page before it has text. */
export function statusLine(): HTMLElement {
  const line = document.createElement('p');
  line.className = 'embed-status';
  line.setAttribute('role', 'status');
  return line;
}
