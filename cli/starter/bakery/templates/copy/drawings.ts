/** The drawings in `templates/images`, and the files for dark grounds: `loaf.svg` and `loaf-night.svg`. */
const drawings = [
  'hatch',
  'hen',
  'knife',
  'loaf',
  'logo',
  'map',
  'nuala',
  'oskar',
  'oven',
  'queue',
  'queue-small',
  'shop',
  'signature',
  'tomas',
  'tray',
  'wheat',
] as const;

/** For `pictures.files` in the config: every drawing with its file for dark grounds. */
export const nightDrawings = Object.fromEntries(drawings.map((name) => [`${name}.svg`, { dark: `${name}-night.svg` }]));

/** Returns a drawing as a picture that says nothing the words beside it do not say. */
export function drawing(name: (typeof drawings)[number]) {
  return { src: `${name}.svg`, decorative: true } as const;
}
