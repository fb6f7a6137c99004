// What `dev` adds to a page besides the script that listens for changes: Alt and a click on a section opens the line that
// writes it in the editor.

document.addEventListener(
  'click',
  async (event) => {
    if (!event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    // By itself, the browser would download what a link leads to.
    event.preventDefault();
    event.stopPropagation();
    const answer = await fetch(`/__gallery/sections?at=${encodeURIComponent(location.pathname)}`);
    const places = answer.ok ? await answer.json() : {};
    for (let element = event.target; element; element = element.parentElement) {
      const place = places[element.id];
      if (place === undefined) continue;
      await fetch(`/__open-in-editor?file=${encodeURIComponent(place)}`, { method: 'POST' });
      return;
    }
  },
  true,
);
