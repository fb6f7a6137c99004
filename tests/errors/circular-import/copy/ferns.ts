import { name } from './words.ts';

export const ferns = { block: 'pageIntro', headline: `All about ${name}` };
