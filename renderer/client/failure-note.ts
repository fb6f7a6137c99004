/** Tells whoever works on a site that an island failed, and with what. Visitors get the server's HTML and no word of it. */
export function failureNote(error: unknown): HTMLElement {
  const note = document.createElement('div');
  const title = document.createElement('strong');
  note.role = 'alert';
  title.textContent = 'Unexpected Application Error!';
  note.append(title, ` ${error instanceof Error ? error.message : error}`);
  return note;
}
