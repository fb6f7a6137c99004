import { ferns } from './ferns.ts';

export const name = ferns.headline;
