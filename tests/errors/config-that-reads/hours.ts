/** Our process: fetch() and Date are words here. */
export const hours = (await fetch('https://hours.example')).status + Date.now() + meta();

function meta() {
  return 'new Date()'.length;
}
