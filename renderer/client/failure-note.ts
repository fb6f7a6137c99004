/** Returns an error box for developers: an island failed, and why. Visitors see only the server's HTML. */
export function failureNote(error: unknown): HTMLElement {
  const note = document.createElement('div');
  const title = document.createElement('strong');
  note.role = 'alert';
  title.textContent = 'Unexpected Application Error!';
  note.append(title, ` ${error instanceof Error ? error.message : error}`);
  return note;
}
