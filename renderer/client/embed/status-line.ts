/** A line of words that is read out when it changes. It must be on the page before it has something to say. */
export function statusLine(): HTMLElement {
  const line = document.createElement('p');
  line.className = 'embed-status';
  line.setAttribute('role', 'status');
  return line;
}
