/** The themes of the engine, by the name in `@import "frontage/themes/<name>.css"`. */
export const presetNames = ['plain', 'soft', 'press', 'grid', 'bold', 'quiet'] as const;

export type PresetName = (typeof presetNames)[number];
