/** The folder of a block from its type: `leadForm` stands in `lead-form`. */
export function kebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
