/** Converts a block's type to the name of its folder: `leadForm` to `lead-form`. */
export function kebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
