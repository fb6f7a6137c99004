// The script that `dev` adds to pages so that Alt and a click on a section open its source in the editor.

document.addEventListener(
  'click',
  async (event) => {
    if (!event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    // Otherwise, the browser would download the target of a link.
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
